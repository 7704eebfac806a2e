package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.FeelPainter;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Two feels on the same inputs, side by side, on the canvas and in the preview. */
class FeelJourneyTest extends EditorTest {
    private void open() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
    }

    private boolean shows(Component component, Color color) {
        BufferedImage picture = user.picture(component);
        return shows(picture, color, new Point(0, 0), Math.max(picture.getWidth(), picture.getHeight()));
    }

    /** True if a colour is in a picture at most so many pixels to a side of a place. */
    private static boolean shows(BufferedImage picture, Color color, Point place, int room) {
        for (int y = Math.max(0, place.y - room); y < Math.min(picture.getHeight(), place.y + room); y++) {
            for (int x = Math.max(0, place.x - room); x < Math.min(picture.getWidth(), place.x + room); x++) {
                if ((picture.getRGB(x, y) & 0xFFFFFF) == (color.getRGB() & 0xFFFFFF)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void awaitBoth(Component component) {
        Edt.waitUntil("the window is painted", () -> true);
        long until = System.nanoTime() + 20_000_000_000L;
        while (!(shows(component, FeelPainter.A) && shows(component, FeelPainter.B))) {
            assertThat(System.nanoTime())
                    .as("both feels are seen in %s", component.getName())
                    .isLessThan(until);
        }
    }

    private BufferedImage awaitBothAt(Point place, int room) {
        long until = System.nanoTime() + 20_000_000_000L;
        while (true) {
            BufferedImage picture = user.picture(canvas);
            if (shows(picture, FeelPainter.A, place, room) && shows(picture, FeelPainter.B, place, room)) {
                return picture;
            }
            assertThat(System.nanoTime()).as("both feels are seen there").isLessThan(until);
        }
    }

    @Test
    void oneKeyShowsBothOnTheCanvasAndInThePreview() throws Exception {
        open();
        LevelCanvas level = canvas;
        PreviewPanel preview = Components.named("preview", PreviewPanel.class);
        user.moveTo(level, cell(5, 2));
        user.key("C");
        Edt.waitUntil("the bar is there", () -> Components.isShowing("feel-bar"));
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        user.hold(KeyEvent.VK_SPACE);
        Edt.waitUntil("it has gone some way", () -> session().tick() > 60);
        awaitBoth(level);
        awaitBoth(preview);
        user.letGo(KeyEvent.VK_SPACE);
        user.letGo(KeyEvent.VK_RIGHT);
        user.key("ESCAPE");
        user.key("C");
        Edt.waitUntil("the bar is gone", () -> !Components.isShowing("feel-bar"));
        assertThat(shows(level, FeelPainter.B)).isFalse();
    }

    @Test
    void whatTheHandDoesToThePlayerIsDoneToBoth() throws Exception {
        open();
        user.key("C");
        user.key("F5");
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        user.moveTo(canvas, cell(15, 10));
        user.key("shift F4");
        Edt.waitUntil("it was dropped", () -> session().hand().last() != null);
        Edt.waitUntil(
                "it has landed",
                () -> session().tick() > session().hand().last().tick() + 60);
        Aabb player = Edt.get(() -> session().playerBox());
        assertThat(player.centerX()).as("it fell from the pointer").isCloseTo(15.5 * GRID, within(1.0 * GRID));
        Point there = at(player.centerX(), player.centerY());
        Point before = at(98, 328);
        int room = (int) (before.distance(there) / 3);
        BufferedImage picture = awaitBothAt(there, room);
        assertThat(shows(picture, FeelPainter.A, before, room)).isFalse();
        assertThat(shows(picture, FeelPainter.B, before, room)).isFalse();
    }

    @Test
    void looksThroughTheListOfFeelsWithoutTakingAny() throws Exception {
        open();
        Level before = level();
        JComboBox<?> feels = Components.named("choice.Feel", JComboBox.class);
        int chosen = Edt.get(feels::getSelectedIndex);
        user.click(feels);
        Edt.waitUntil("it is open", feels::isPopupVisible);
        user.key("DOWN");
        user.key("DOWN");
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !feels.isPopupVisible());
        assertThat(level()).isSameAs(before);
        assertThat(Edt.get(feels::getSelectedIndex)).isEqualTo(chosen);

        user.click(feels);
        Edt.waitUntil("it is open again", feels::isPopupVisible);
        user.key("DOWN");
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("a feel is taken", () -> !level().player().equals(before.player()));
        Edt.run(document()::undo);
        assertThat(level()).as("one step").isEqualTo(before);
    }

    @Test
    void theArcsFollowThePointerAndTheNumbers() throws Exception {
        open();
        user.key("C");
        user.moveTo(canvas, cell(18, 20));
        awaitBoth(canvas);
        Edt.run(() -> frame.document()
                .edit(
                        "Jump higher",
                        level().toBuilder()
                                .player(level().player().with(ActorField.JUMP_SPEED, 600))
                                .build()));
        awaitBoth(canvas);
    }

    @Test
    void aFeelIsChosenGivenToThePlayerAndTakenBack() throws Exception {
        open();
        user.key("C");
        JComboBox<?> second = Components.named("feel.b", JComboBox.class);
        Edt.run(() -> second.setSelectedItem(Feel.MEAT_BOY.name()));
        user.click(Components.named("feel.use-b", AbstractButton.class));
        Edt.waitUntil("the player has it", () -> Feel.MEAT_BOY.isIn(level()));
        assertThat(Edt.get(() -> frame.document().history().undoName())).contains("Super Meat Boy-like");
        JComboBox<?> first = Components.named("feel.a", JComboBox.class);
        assertThat(Edt.<Object>get(first::getSelectedItem)).isEqualTo("As it was");
        user.key("shift C");
        Edt.waitUntil("it is as it was", () -> Feel.LEDGE.isIn(level()));
        user.key("shift C");
        Edt.waitUntil("it has the other again", () -> Feel.MEAT_BOY.isIn(level()));
        user.key("ctrl Z");
        Edt.waitUntil("undo takes it back", () -> Feel.LEDGE.isIn(level()));
    }

    @Test
    void onesOwnIsSavedBesideThePalette() throws Exception {
        open();
        Edt.run(() -> frame.document()
                .edit(
                        "Jump higher",
                        level().toBuilder()
                                .player(level().player().with(ActorField.JUMP_SPEED, 555))
                                .build()));
        user.key("C");
        user.click(Components.named("feel.name", JTextField.class));
        user.type("Floaty");
        user.key("ENTER");
        JComboBox<?> second = Components.named("feel.b", JComboBox.class);
        Edt.waitUntil("it can be chosen", () -> isOffered(second, "Floaty"));
        Path file = project.resolve("levels/default.feels.json");
        assertThat(Files.readString(file)).contains("Floaty").contains("555");
    }

    @Test
    void aFileThatCannotBeUsedIsToldOfAndKept() throws Exception {
        Path file = project.resolve("levels/default.feels.json");
        Files.writeString(file, "{");
        open();
        user.key("C");
        Edt.waitUntil("it is told of", this::isToldOfFeels);
        assertThat(Files.readString(file)).isEqualTo("{");
    }

    private static boolean isOffered(JComboBox<?> box, String name) {
        for (int i = 0; i < box.getItemCount(); i++) {
            if (box.getItemAt(i).equals(name)) {
                return true;
            }
        }
        return false;
    }

    private boolean isToldOfFeels() {
        return frame.notices().list().stream().anyMatch(notice -> notice.title().contains("feels"));
    }

    @Test
    void nothingIsToldOfAFileThatWasMendedMeanwhile() throws Exception {
        Path file = project.resolve("levels/default.feels.json");
        Files.writeString(file, "{");
        open();
        Edt.waitUntil("it is told of", this::isToldOfFeels);
        JFrame other = Edt.get(() -> {
            JFrame window = new JFrame("another program");
            window.setBounds(0, 0, 200, 100);
            window.setVisible(true);
            return window;
        });
        Edt.waitUntil("another window has the focus", other::isActive);
        Files.writeString(
                file, "{\"format\": \"ledge-feels\", \"version\": 1, \"feels\": {\"Floaty\": {\"grid\": 16}}}");
        Edt.run(other::dispose);
        Edt.run(frame::toFront);
        Edt.waitUntil("it is told of no more", () -> !isToldOfFeels());
        user.key("C");
        JComboBox<?> second = Components.named("feel.b", JComboBox.class);
        Edt.waitUntil("it can be chosen", () -> isOffered(second, "Floaty"));
    }
}
