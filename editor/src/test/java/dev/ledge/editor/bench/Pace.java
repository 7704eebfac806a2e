package dev.ledge.editor.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.Main;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.gui.Components;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.render.overlay.Overlay;
import dev.ledge.editor.render.overlay.Overlays;
import dev.ledge.engine.world.type.ActorState;
import java.awt.Frame;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javax.swing.JComponent;
import javax.swing.JSlider;

/**
 * How many pictures of the running game the preview shows while the editor works: on a real window, with a real mouse
 * that does not wait for the editor. And the time from the jump key to the picture, and what the editor takes when it
 * is paused and minimised.
 */
final class Pace {
    private static final double SECONDS = 6;
    private static final double WARM_UP_SECONDS = 3;
    private static final double SLOWEST = 58;
    private static final double LONGEST_GAP_MILLIS = 50;
    private static final double TURNS_PER_SECOND = 0.7;
    private static final int JUMPS = 25;
    private static final double TWO_FRAMES_MILLIS = 2 * 1000 / 60.0;
    private static final int IDLE_SECONDS = 5;
    private static final long PATIENCE_MILLIS = 2000;

    private final EditorFrame frame;
    private final LevelCanvas canvas;
    private final PreviewPanel preview;
    private final Pictures pictures;
    private final Hand hand = new Hand();
    private final RobotProcess robot = hand.robot();
    private final List<BenchRow> rows = new ArrayList<>();

    private Pace(Path level) {
        Main.start(level.toString());
        frame = Components.window(EditorFrame.class, "of the editor", found -> true);
        canvas = Components.named("canvas", LevelCanvas.class);
        preview = Components.named("preview", PreviewPanel.class);
        Edt.waitUntil(
                "the canvas has been painted", () -> frame.tools().viewport().width() > 0);
        Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
        pictures = Edt.get(() -> Pictures.of(preview));
    }

    /** Opens the editor on a level and measures; the window stays open. */
    static List<BenchRow> measure(Path level) throws InterruptedException {
        Pace pace = new Pace(level);
        pace.whileEditing();
        pace.scrubbing();
        pace.withAllShown();
        pace.jumpToPicture();
        pace.minimised();
        return pace.rows;
    }

    private PreviewSession session() {
        return preview.session();
    }

    private void whileEditing() throws InterruptedException {
        key(KeyEvent.VK_B);
        pictures("nothing else going on", seconds -> Thread.sleep((long) (seconds * 1000)));
        pictures("painting", seconds -> hand.drag(canvas, seconds, time -> zigzag(canvas, time)));
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        pictures("zooming", seconds -> hand.zoom(canvas, seconds, 5, 30));
        JSlider slider = Components.named("slider.Walk speed", JSlider.class);
        pictures("dragging a slider", seconds -> hand.drag(slider, seconds, time -> toAndFro(slider, time)));
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    }

    private void scrubbing() throws InterruptedException {
        JSlider timeline = Components.named("timeline.slider", JSlider.class);
        pictures("scrubbing", seconds -> hand.drag(timeline, seconds, time -> toAndFro(timeline, time)));
    }

    /** The same with two feels compared and every overlay on, on the canvas and in the preview. */
    private void withAllShown() throws InterruptedException {
        Overlays none = Edt.get(() -> frame.overlays().get());
        Overlays all = none;
        for (Overlay overlay : Overlays.ALL) {
            all = all.with(overlay, true);
        }
        Overlays shown = all;
        Edt.run(() -> {
            session().playhead().resume();
            frame.overlays().set(shown);
        });
        pictures("all overlays", seconds -> Thread.sleep((long) (seconds * 1000)));
        Edt.run(() -> {
            frame.overlays().set(none);
            frame.view().show(ViewPart.FEELS, true);
        });
        pictures("comparing two feels", seconds -> Thread.sleep((long) (seconds * 1000)));
        Edt.run(() -> frame.overlays().set(shown));
        pictures("both", seconds -> Thread.sleep((long) (seconds * 1000)));
        key(KeyEvent.VK_B);
        pictures("painting with both", seconds -> hand.drag(canvas, seconds, time -> zigzag(canvas, time)));
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        JSlider slider = Components.named("slider.Walk speed", JSlider.class);
        pictures("dragging a slider with both", seconds -> hand.drag(slider, seconds, time -> toAndFro(slider, time)));
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        Edt.run(() -> {
            frame.view().show(ViewPart.FEELS, false);
            frame.overlays().set(none);
        });
    }

    /** Measures what a gesture does to the pictures, after a first such gesture that warms it up. */
    private void pictures(String name, Gesture gesture) throws InterruptedException {
        Edt.run(() -> session().playhead().resume());
        gesture.make(WARM_UP_SECONDS);
        Edt.run(() -> session().playhead().resume());
        Thread.sleep(500);
        double busy = Edt.get(Pace::eventThreadSeconds);
        Edt.run(pictures::restart);
        gesture.make(SECONDS);
        double share = (Edt.get(Pace::eventThreadSeconds) - busy) / SECONDS * 100;
        rows.add(BenchRow.atLeast("pictures, " + name, Edt.get(pictures::perSecond), "1/s", SLOWEST));
        rows.add(
                BenchRow.atMost("longest gap, " + name, Edt.get(pictures::longestGapMillis), "ms", LONGEST_GAP_MILLIS));
        rows.add(BenchRow.of("of a core, event thread, " + name, share, "%"));
    }

    /** What it has taken of the processor: no less on a machine that does other things too. */
    private static double eventThreadSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    /** Over most of the component, with a row of its own each time. */
    private static Point zigzag(JComponent target, double time) {
        int x = toAndFro(target, time).x;
        return new Point(x, target.getHeight() / 6 + (int) (target.getHeight() * 0.02 * time));
    }

    private static Point toAndFro(JComponent target, double time) {
        // At the same speed all the time: a mouse that rests at the turns would look like a preview that does.
        double part = 0.1 + 0.8 * Math.abs(time * TURNS_PER_SECOND % 2 - 1);
        return new Point((int) (target.getWidth() * part), target.getHeight() / 2);
    }

    private void jumpToPicture() throws InterruptedException {
        Edt.run(() -> {
            session().playhead().resume();
            preview.play();
        });
        Edt.waitUntil("the preview has the focus", preview::isFocusOwner);
        AtomicLong seen = new AtomicLong();
        AtomicLong pressed = new AtomicLong();
        Edt.run(() -> pictures.setEach(() -> {
            if (pressed.get() != 0 && seen.get() == 0 && !isOnGround()) {
                seen.set(System.nanoTime());
            }
        }));
        double[] millis = new double[JUMPS];
        for (int i = 0; i < JUMPS; i++) {
            Edt.waitUntil("it stands", this::isOnGround);
            Thread.sleep(200 + 7 * i);
            Edt.run(() -> seen.set(0));
            pressed.set(System.nanoTime());
            robot.keyPress(KeyEvent.VK_SPACE);
            long start = System.currentTimeMillis();
            while (seen.get() == 0 && System.currentTimeMillis() - start < PATIENCE_MILLIS) {
                Thread.sleep(1);
            }
            robot.keyRelease(KeyEvent.VK_SPACE);
            millis[i] = (seen.get() - pressed.get()) / 1e6;
            pressed.set(0);
        }
        Arrays.sort(millis);
        rows.add(BenchRow.atMost("jump key to picture, median", millis[JUMPS / 2], "ms", TWO_FRAMES_MILLIS));
        rows.add(BenchRow.of("jump key to picture, longest", millis[JUMPS - 1], "ms"));
    }

    private boolean isOnGround() {
        var world = session().world();
        return world.actors().state(world.player()) == ActorState.GROUND;
    }

    private void minimised() throws InterruptedException {
        Edt.run(() -> {
            preview.stop();
            session().playhead().pause();
            frame.setExtendedState(Frame.ICONIFIED);
        });
        Thread.sleep(2000);
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long before = system.getProcessCpuTime();
        Thread.sleep(IDLE_SECONDS * 1000L);
        double share = (system.getProcessCpuTime() - before) / 1e9 / IDLE_SECONDS * 100;
        rows.add(BenchRow.atMost("of a core, paused and minimised", share, "%", 1));
    }

    private void key(int... codes) throws InterruptedException {
        for (int code : codes) {
            robot.keyPress(code);
        }
        for (int i = codes.length - 1; i >= 0; i--) {
            robot.keyRelease(codes[i]);
        }
        robot.settle();
        Edt.run(() -> {});
    }

    /** What a user does for some seconds. */
    @FunctionalInterface
    private interface Gesture {
        void make(double seconds) throws InterruptedException;
    }
}
