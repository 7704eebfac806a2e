package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.WindowEvent;
import java.awt.event.WindowFocusListener;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.RepaintManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Commands, panels and files of the window. */
class WindowJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @AfterEach
    void backToLight() {
        Edt.run(com.formdev.flatlaf.FlatLightLaf::setup);
    }

    @Test
    void theCommandPaletteFindsAndDoes() throws Exception {
        start(newLevel(SPAWN).toString());
        Point outside = new Point(5, canvas.getHeight() - 5);
        user.waitForPixel(canvas, outside, Theme.LIGHT.outside());

        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("dark");
        user.key("ENTER");

        Edt.waitUntil("it is dark", FlatLaf::isLafDark);
        user.waitForPixel(canvas, outside, Theme.DARK.outside());
        waitForFocus(canvas);
    }

    /** At 200 %, rows on which another window ended were left as it had them. */
    @Test
    void theWindowIsPaintedWholeWhenOneComesBackToIt() throws Exception {
        start(newLevel(SPAWN).toString());
        Rectangle painted = Edt.get(() -> {
            WindowEvent back = new WindowEvent(frame, WindowEvent.WINDOW_GAINED_FOCUS);
            for (WindowFocusListener listener : frame.getWindowFocusListeners()) {
                listener.windowGainedFocus(back);
            }
            return RepaintManager.currentManager(frame).getDirtyRegion(frame.getRootPane());
        });
        assertThat(painted.getSize()).isEqualTo(frame.getRootPane().getSize());
    }

    @Test
    void tabHidesThePanelsFromTheCanvasAlone() throws Exception {
        start(newLevel(SPAWN).toString());
        int width = canvas.getWidth();
        user.key("TAB");
        Edt.waitUntil("the canvas is wider", () -> canvas.getWidth() > width + 300);
        assertThat(Components.isShowing("palette")).isFalse();
        user.key("TAB");
        Edt.waitUntil("the canvas is as wide as before", () -> canvas.getWidth() == width);
        JTextField search = Components.named("palette.search", JTextField.class);
        user.click(search);
        waitForFocus(search);
        user.key("TAB");
        Edt.waitUntil("the focus has moved on", () -> !search.isFocusOwner());
        assertThat(Components.isShowing("palette")).isTrue();
    }

    @Test
    void aVastLevelIsSeenWhole() throws Exception {
        Path file = newLevel(SPAWN);
        Files.writeString(file, Files.readString(file).replace("[40, 24]", "[4096, 4096]"));
        start(file.toString());
        user.key("ctrl SLASH");
        Edt.waitUntil("all of it is seen", () -> {
            Aabb seen = frame.tools().viewport().visible();
            Level level = document().level();
            return seen.left() < 0 && seen.top() < 0 && seen.right() > level.width() && seen.bottom() > level.height();
        });
        user.waitForPixel(canvas, new Point(2, 2), Theme.LIGHT.outside());
        assertThat(user.pixel(canvas, at(2000 * GRID, 3000 * GRID))).isNotEqualTo(Theme.LIGHT.outside());
        user.wheel(canvas, at(0, 0), 3);
        user.key("ctrl 0");
        Edt.waitUntil("its own pixels are seen", () -> frame.tools().viewport().zoom() == 1);
    }

    @Test
    void searchingNarrowsThePalette() throws Exception {
        start(newLevel(SPAWN).toString());
        JTextField search = Components.named("palette.search", JTextField.class);
        user.click(search);
        user.type("spik");
        user.key("ENTER");
        assertThat(Edt.get(() -> frame.tools().tile().tile())).isEqualTo("spikes");
        waitForFocus(canvas);
        user.key("B");
        String searched = Edt.get(search::getText);
        assertThat(searched).as("B is the brush, not a letter").isEqualTo("spik");
    }

    @Test
    void aLayerIsAddedPaintedAndHidden() throws Exception {
        start(newLevel(SPAWN).toString());
        Color sky = user.pixel(canvas, cell(10, 10));
        press("layers.layer.add");
        assertThat(level().layers()).hasSize(2);
        chooseTile("brick");
        user.click(canvas, cell(10, 10), User.LEFT);
        user.moveTo(canvas, cell(20, 5));
        assertThat(user.pixel(canvas, cell(10, 10))).isNotEqualTo(sky);
        assertThat(tile(10, 10)).as("in the first layer").isNull();

        JList<?> layers = Components.named("layers.list", JList.class);
        user.click(layers, new Point(18, 14), User.LEFT);
        assertThat(level().layers().get(1).isVisible()).isFalse();
        user.waitForPixel(canvas, cell(10, 10), sky);
    }

    @Test
    void saveAsAndNewLevel() throws Exception {
        start(newLevel(SPAWN).toString());
        Path elsewhere = Files.createDirectories(project.resolve("more")).resolve("copy");
        user.key("ctrl shift S");
        typePath(elsewhere);
        Path saved = project.resolve("more/copy.level.json");
        Edt.waitUntil("it is saved there", () -> saved.equals(document().file()));
        assertThat(Document.open(saved).level().palettePath()).isEqualTo("../levels/default.palette.json");

        beginLevel();
        assertThat(level().objects()).isEmpty();
        user.key("ctrl S");
        typePath(project.resolve("more/new.level.json"));
        Edt.waitUntil("it is saved", () -> document().file() != null);
        assertThat(Document.open(project.resolve("more/new.level.json")).level().palettePath())
                .isEqualTo("../levels/default.palette.json");
    }

    @Test
    void problemsAreCountedWhileEditing() throws Exception {
        start(newLevel(SPAWN).toString());
        AbstractButton problems = Components.named("status.problems", AbstractButton.class);
        Edt.waitUntil("there are none", () -> problems.getText().equals("No problems"));
        Edt.run(() -> document().select(Selection.ofObject("start")));
        user.key("DELETE");
        Edt.waitUntil("the missing spawn is told", () -> problems.getText().equals("1 problem"));
        user.click(problems);
        JList<?> list = Components.named("problems.list", JList.class);
        assertThat(Edt.get(() -> list.getModel().getSize())).isEqualTo(1);
        Edt.run(() -> frame.setSize(900, 600));
        Edt.waitUntil("the window is narrow", () -> frame.getContentPane().getWidth() < 910);
        Edt.waitUntil(
                "nothing of the row is out of sight",
                () -> list.getWidth() > 0 && list.getVisibleRect().width == list.getWidth());
        user.key("ctrl Z");
        Edt.waitUntil("all is well again", () -> problems.getText().equals("No problems"));
    }

    private void typePath(Path path) {
        JDialog dialog = Components.window(JDialog.class, "that asks where to", JDialog::isModal);
        user.key("ctrl A");
        user.type(path.toString());
        user.key("ENTER");
        Edt.waitUntil("the question is gone", () -> !dialog.isShowing());
    }
}
