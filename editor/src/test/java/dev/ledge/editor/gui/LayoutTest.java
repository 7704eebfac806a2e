package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import java.awt.Component;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JComponent;
import javax.swing.JSplitPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The window comes back as it was left, to the pixel, as often as it is started. */
class LayoutTest extends EditorTest {
    private static final List<String> PARTS =
            List.of("canvas", "palette", "layers", "preview", "inspector", "timeline", "status");

    private static final Duration REST = Duration.ofMillis(300);

    private Path level;

    @BeforeEach
    void makeLevel() throws Exception {
        level = newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}");
    }

    @Test
    void aMaximisedWindowIsTheSameAtEachStart() throws Exception {
        start(level.toString());
        Rectangle normal = Edt.get(frame::getBounds);
        Map<String, Rectangle> small = parts();
        maximise();
        Map<String, Rectangle> maximised = parts();
        assertThat(maximised.get("inspector").width).as("the panel").isEqualTo(small.get("inspector").width);
        for (int i = 0; i < 3; i++) {
            restart();
            Edt.waitUntil("it is maximised", () -> (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0);
            waitForParts("start " + i, maximised);
        }
        Edt.run(() -> frame.setExtendedState(Frame.NORMAL));
        Edt.waitUntil("it is as large as before", () -> frame.getSize().equals(normal.getSize()));
        waitForParts("after being maximised", small);
    }

    @Test
    void aWindowStaysWhereItIsPut() throws Exception {
        start(level.toString());
        Edt.run(() -> frame.setBounds(110, 90, 1020, 640));
        Edt.waitUntil("it is there", () -> frame.getBounds().equals(new Rectangle(110, 90, 1020, 640)));
        user.settle();
        Map<String, Rectangle> parts = parts();
        for (int i = 0; i < 3; i++) {
            restart();
            Edt.waitUntil("it is there again", () -> frame.getBounds().equals(new Rectangle(110, 90, 1020, 640)));
            waitForParts("start " + i, parts);
        }
    }

    @Test
    void whatWasDraggedComesBackFromHiddenPanelsToo() throws Exception {
        start(level.toString());
        int before =
                Edt.get(() -> Components.named("inspector", JComponent.class).getWidth());
        dragDividerBeside("inspector", -60);
        Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true));
        Edt.waitUntil(
                "it is wider",
                () -> Components.named("inspector", JComponent.class).getWidth() == before + 60);
        user.settle();
        Map<String, Rectangle> parts = parts();
        user.key("TAB");
        Edt.waitUntil("the panels are hidden", () -> !frame.view().isShown(ViewPart.PANELS));
        restart();
        waitForParts("with panels", parts);
        assertThat(Components.isShowing("problems")).isTrue();
    }

    @Test
    void wordsInTheSettingsDoNoHarm() throws Exception {
        Files.writeString(
                project.resolve("settings.json"),
                "pane.right=99999\npane.left=-7\npane.layers=many\nwindow.width=100000\nwindow.x="
                        + "-40000\npane.preview=1\n");
        start(level.toString());
        assertThat(Edt.get(canvas::getWidth)).isGreaterThanOrEqualTo(200);
        assertThat(Edt.get(() -> frame.getGraphicsConfiguration().getBounds().contains(frame.getBounds())))
                .isTrue();
        assertThat(Edt.get(() -> frame.preview().getHeight())).isGreaterThan(20);
    }

    private void maximise() {
        Edt.run(() -> frame.setExtendedState(Frame.MAXIMIZED_BOTH));
        int all = Edt.get(() -> frame.getGraphicsConfiguration().getBounds().width);
        Edt.waitUntil(
                "it is as wide as the screen",
                () -> frame.getWidth() >= all - 20 && (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0);
        user.settle();
    }

    private void restart() {
        user.key("ctrl Q");
        Edt.waitUntil("the window is closed", () -> !frame.isDisplayable());
        start(level.toString());
    }

    /** Drags the divider to the left of a part by so many pixels. */
    private void dragDividerBeside(String name, int dx) {
        JComponent part = Components.named(name, JComponent.class);
        JSplitPane split = Edt.get(() -> {
            Component above = part;
            while (!(above instanceof JSplitPane pane && pane.getOrientation() == JSplitPane.HORIZONTAL_SPLIT)) {
                above = above.getParent();
            }
            return (JSplitPane) above;
        });
        Point grip = Edt.get(() -> new Point(split.getDividerLocation() + 2, split.getHeight() / 2));
        user.drag(split, grip, new Point(grip.x + dx, grip.y));
    }

    /** Where the parts are once they rest: the window manager moves and resizes the window at a time of its own. */
    private Map<String, Rectangle> parts() {
        user.settle();
        AtomicReference<Map<String, Rectangle>> seen = new AtomicReference<>();
        AtomicLong since = new AtomicLong();
        Edt.waitUntil("the parts rest", () -> {
            Map<String, Rectangle> now = partsNow();
            if (!now.equals(seen.getAndSet(now))) {
                since.set(System.nanoTime());
            }
            return System.nanoTime() - since.get() > REST.toNanos();
        });
        return seen.get();
    }

    private Map<String, Rectangle> partsNow() {
        Map<String, Rectangle> parts = new LinkedHashMap<>();
        for (String name : PARTS) {
            JComponent part = Components.named(name, JComponent.class);
            Point at = javax.swing.SwingUtilities.convertPoint(part, 0, 0, frame.getContentPane());
            parts.put(name, new Rectangle(at, part.getSize()));
        }
        return parts;
    }

    private void waitForParts(String when, Map<String, Rectangle> wanted) {
        try {
            Edt.waitUntil(when + " all is where it was", () -> partsNow().equals(wanted));
        } catch (AssertionError e) {
            assertThat(parts()).as(when).isEqualTo(wanted);
        }
    }
}
