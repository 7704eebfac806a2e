package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import java.awt.Component;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JDialog;
import javax.swing.JList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every key that the README or a menu promises does what it says, wherever the focus is but in a text field. */
class KeysTest extends EditorTest {
    /** Keys of a gesture or of one component alone, which have tests of their own here. */
    private static final Set<String> ELSEWHERE = Set.of("SPACE");

    private static final Set<String> IN_PLAY = Set.of(
            "COMMA",
            "PERIOD",
            "ESCAPE",
            "F7",
            "F8",
            "F9",
            "F10",
            "F3",
            "F4",
            "shift F4",
            "ctrl F5",
            "ctrl G",
            "ctrl 0",
            "ctrl shift A");

    /** Where the focus is. */
    enum Place {
        CANVAS,
        PREVIEW,
        LIST,
        BUTTON
    }

    private void open() throws Exception {
        Path file = newLevel(
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}",
                "{\"id\": \"goal\", \"type\": \"goal\", \"at\": [400, 320], \"size\": [32, 32]}");
        String text = Files.readString(file);
        String layers = "\"layers\": [\n";
        Files.writeString(
                file, text.replace(layers, layers + "    {\"id\": \"back\", \"kind\": \"tiles\", \"cells\": {}},\n"));
        start(file.toString());
    }

    private Component component(Place place) {
        return switch (place) {
            case CANVAS -> canvas;
            case PREVIEW -> Components.named("preview", PreviewPanel.class);
            case LIST -> Components.named("layers.list", JList.class);
            case BUTTON -> Components.named("layers.layer.add", AbstractButton.class);
        };
    }

    @Test
    void everyPromiseIsKnownHere() throws Exception {
        open();
        Set<String> known =
                new TreeSet<>(new KeyEffects(frame, () -> canvas).all().keySet());
        known.addAll(ELSEWHERE);
        Set<String> readme = PromisedKeys.ofReadme();
        assertThat(readme).as("the table was found").contains("F5", "R", "ctrl 9", "9", "COMMA", "ctrl SLASH", "SPACE");
        assertThat(readme).isSubsetOf(known);
        Set<String> menus = Edt.get(() -> PromisedKeys.ofMenus(frame.getJMenuBar()));
        assertThat(menus).contains("ctrl Z", "ctrl shift PAGE_UP", "F6", "B");
        assertThat(menus).isSubsetOf(known);
    }

    @ParameterizedTest
    @EnumSource
    @Timeout(value = 180, unit = TimeUnit.SECONDS)
    void everyKeyDoesWhatItSays(Place place) throws Exception {
        open();
        List<String> without = new ArrayList<>();
        for (Map.Entry<String, KeyEffects.Effect> one :
                new KeyEffects(frame, () -> component(place)).all().entrySet()) {
            if (one.getKey().equals("TAB") && place != Place.CANVAS) {
                continue; // Elsewhere it is the way to the next component.
            }
            if (!works(one.getKey(), one.getValue(), () -> component(place))) {
                without.add(one.getKey());
            }
        }
        assertThat(without)
                .as("keys without effect, the focus in the %s", place)
                .isEmpty();
    }

    private boolean works(String key, KeyEffects.Effect effect, Supplier<Component> place) {
        Edt.run(effect.before());
        Component focused = place.get();
        Edt.waitUntil("the focus is there for " + key, () -> {
            focused.requestFocusInWindow();
            return focused.isFocusOwner();
        });
        boolean wasSo = Edt.get(() -> effect.effect().getAsBoolean());
        assertThat(wasSo).as("%s is not pressed yet", key).isFalse();
        user.key(PromisedKeys.pressed(key));
        boolean works = comesTrue(effect);
        if (frame.isDisplayable()) {
            Edt.run(effect.after());
            closeAll();
        }
        return works;
    }

    private static boolean comesTrue(KeyEffects.Effect effect) {
        try {
            Edt.waitUntil("it has an effect", () -> effect.effect().getAsBoolean());
            return true;
        } catch (AssertionError never) {
            return false;
        }
    }

    /** Closes what a key has opened. */
    private void closeAll() {
        if (Components.isShowing("quick-pick")) {
            user.key("ESCAPE");
        }
        if (Components.isShowing("run-saver")) {
            press("run-saver.close");
        }
        Edt.run(() -> {
            for (Window window : frame.getOwnedWindows()) {
                if (window instanceof JDialog) {
                    window.dispose();
                }
            }
        });
        Edt.waitUntil("the window has the focus", frame::isFocused);
    }

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void whilePlayingLettersAreTheGamesAndAllElseWorks() throws Exception {
        open();
        Component preview = component(Place.PREVIEW);
        Map<String, KeyEffects.Effect> all = new KeyEffects(frame, () -> preview).all();
        List<String> without = new ArrayList<>();
        for (String key : new TreeSet<>(IN_PLAY)) {
            Edt.run(() -> session().play());
            if (!works(key, all.get(key), () -> preview)) {
                without.add(key);
            }
        }
        assertThat(without).as("keys without effect while playing").isEmpty();

        user.key("F5");
        waitForFocus(preview);
        String tool = toolInUse();
        for (String letter : new String[] {"B", "F", "R", "G", "X", "shift Z", "3"}) {
            user.key(letter);
        }
        // The letters before include the one that jumps: a press in the midst of that jump would come to nothing.
        Edt.waitUntil("it stands", () -> playerIs(ActorState.GROUND));
        user.hold(KeyEvent.VK_Z);
        Edt.waitUntil("it jumps", () -> playerIs(ActorState.AIR));
        user.letGo(KeyEvent.VK_Z);
        assertThat(toolInUse()).isEqualTo(tool);
    }

    private boolean playerIs(ActorState state) {
        World world = session().world();
        return world.actors().state(world.player()) == state;
    }

    private String toolInUse() {
        return Edt.get(() -> frame.tools().tool().id());
    }

    @Test
    void aFunctionKeyWithoutUseLeavesTheFocusWhereItIs() throws Exception {
        open();
        user.key("F8");
        user.key("shift F8");
        assertThat(Edt.get(canvas::isFocusOwner)).isTrue();
    }

    @Test
    void escapeInTheCanvasTakesAGestureBackFirstAndThenLeavesPlay() throws Exception {
        open();
        chooseTile("rock");
        user.key("F5");
        waitForFocus(component(Place.PREVIEW));
        user.moveTo(canvas, cell(10, 10));
        user.press(User.LEFT);
        Edt.waitUntil("it is painted", () -> document().inGesture());
        user.key("ESCAPE");
        assertThat(Edt.get(() -> document().inGesture())).isFalse();
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        user.release(User.LEFT);
        user.key("ESCAPE");
        Edt.waitUntil("play is left", () -> !session().isPlaying());
        assertThat(Edt.get(canvas::isFocusOwner)).isTrue();
    }

    @Test
    void theWheelAndTheMiddleButtonAndSpaceMoveTheLevel() throws Exception {
        open();
        Viewport view = frame.tools().viewport();
        Point middle = new Point(canvas.getWidth() / 2, canvas.getHeight() / 2);
        Point beside = new Point(middle.x + 60, middle.y + 30);
        Edt.run(() -> view.setZoom(3));
        double top = Edt.get(() -> view.visible().top());
        user.wheel(canvas, middle, 1);
        Edt.waitUntil("it has scrolled", () -> view.visible().top() != top);
        user.hold(KeyEvent.VK_CONTROL);
        user.wheel(canvas, middle, -1);
        user.letGo(KeyEvent.VK_CONTROL);
        Edt.waitUntil("it is larger", () -> view.zoom() > 3);

        double left = Edt.get(() -> view.visible().left());
        user.moveTo(canvas, middle);
        user.press(User.MIDDLE);
        user.moveTo(canvas, beside);
        user.release(User.MIDDLE);
        Edt.waitUntil("it was dragged", () -> view.visible().left() != left);
        double now = Edt.get(() -> view.visible().left());
        user.hold(KeyEvent.VK_SPACE);
        user.drag(canvas, beside, middle);
        user.letGo(KeyEvent.VK_SPACE);
        Edt.waitUntil("it was dragged back", () -> view.visible().left() != now);
        assertThat(Edt.get(() -> document().isModified())).isFalse();
    }
}
