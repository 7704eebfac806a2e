package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.preview.Branch;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.timeline.InputLane;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.awt.Color;
import java.awt.Component;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JList;
import javax.swing.JSlider;
import javax.swing.JTextField;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays are kept as a tree, their inputs are dragged, parts of them looped, and held at events. */
class TimelineJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    /** Where bars begin in the lane, px. */
    private static final int NAMES = 40;

    private void open() throws Exception {
        start(newLevel(SPAWN).toString());
    }

    /** A play of that many ticks with a button held, and held at its end. */
    private void play(int ticks, Buttons button) {
        Edt.run(() -> {
            session().play();
            session().playhead().pause();
            steps(ticks, button);
        });
    }

    private void steps(int ticks, Buttons button) {
        session().releaseAll();
        for (int i = 0; i < ticks; i++) {
            session().hold(button, true);
            session().stepTick();
        }
        session().releaseAll();
    }

    private List<Branch> branches() {
        return Edt.get(() -> session().branches().list());
    }

    private double x() {
        return Edt.get(() -> session().playerBox().left());
    }

    @Test
    void earlierPlaysAreSeenNamedGoneToKeptAndDropped() throws Exception {
        open();
        play(40, Buttons.RIGHT);
        Vec there = Edt.get(() ->
                new Vec(session().playerBox().centerX(), session().playerBox().centerY()));
        Edt.run(() -> steps(20, Buttons.RIGHT));
        double right = x();
        play(40, Buttons.LEFT);
        JList<?> tree = Components.named("branches.list", JList.class);
        Edt.waitUntil("there is the play before", () -> tree.getModel().getSize() == 2);
        PreviewPanel preview = Components.named("preview", PreviewPanel.class);
        waitUntilItRests(preview);
        Point ghost = Edt.get(() -> new Point(
                (int) preview.view().toScreenX(there.x()), (int) preview.view().toScreenY(there.y())));
        Color with = user.pixel(preview, ghost);
        Edt.run(() -> preview.setOptions(preview.options().withGhosts(false)));
        user.waitForPixelOtherThan(preview, ghost, with);
        Edt.run(() -> preview.setOptions(preview.options().withGhosts(true)));

        user.click(tree, row(tree, 1), User.LEFT);
        Edt.waitUntil("it is chosen", () -> tree.getSelectedIndex() == 1);
        press("branches.name");
        JTextField name = Components.named("branches.name", JTextField.class);
        waitForFocus(name);
        user.type("to the right");
        user.key("ENTER");
        Edt.waitUntil(
                "it has a name", () -> "to the right".equals(branches().get(0).name()));

        user.click(tree, row(tree, 1), User.LEFT);
        press("branches.save");
        JTextField runName = Components.named("run-saver.name", JTextField.class);
        waitForFocus(runName);
        user.key("ENTER");
        Edt.waitUntil("it is kept as a run", () -> Files.exists(project.resolve("levels/journey-1.run.json")));

        user.click(tree, row(tree, 1), User.LEFT);
        press("branches.go");
        Edt.waitUntil("it is back", () -> x() == right && session().tick() == 60);
        assertThat(branches()).as("the other one is kept").hasSize(1);
        user.click(tree, row(tree, 1), User.LEFT);
        waitForFocus(tree);
        user.key("DELETE");
        Edt.waitUntil("it is dropped", () -> branches().isEmpty());
        Edt.waitUntil("the tree goes away", () -> !Components.isShowing("branches.list"));
    }

    /** Waits until the camera has come to rest. */
    private void waitUntilItRests(PreviewPanel preview) {
        long end = System.nanoTime() + 10_000_000_000L;
        BufferedImage before = user.picture(preview);
        BufferedImage now = user.picture(preview);
        while (isOther(before, now)) {
            assertThat(System.nanoTime()).as("it rests").isLessThan(end);
            before = now;
            now = user.picture(preview);
        }
    }

    private static boolean isOther(BufferedImage one, BufferedImage other) {
        for (int y = 0; y < Math.min(one.getHeight(), other.getHeight()); y++) {
            for (int x = 0; x < Math.min(one.getWidth(), other.getWidth()); x++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Point row(JList<?> list, int index) {
        return Edt.get(() -> {
            Rectangle bounds = list.getCellBounds(index, index);
            return new Point(bounds.width / 3, (int) bounds.getCenterY());
        });
    }

    /** Where in the lane a tick of a button is, all of a short play being seen. */
    private Point lane(InputLane lane, Buttons button, int tick) {
        return Edt.get(() -> new Point(
                (int) Math.round(NAMES + tick / 480.0 * (lane.getWidth() - NAMES - 3)), 3 + button.ordinal() * 11 + 5));
    }

    @Test
    void anEdgeOfABarIsDraggedAndTheRunIsSimulatedMeanwhile() throws Exception {
        open();
        Edt.run(() -> {
            session().play();
            session().playhead().pause();
            steps(60, Buttons.RIGHT);
            for (int i = 0; i < 60; i++) {
                session().stepTick();
            }
            session().playhead().resume();
            session().playhead().pause();
        });
        double x = x();
        double middle = Edt.get(() -> session().playerBox().centerY());
        Edt.waitUntil("the trail is shown", () -> isLine(TrailPainter.GROUND, x - 20, middle));
        InputLane lane = Components.named("timeline.inputs", InputLane.class);
        user.moveTo(lane, lane(lane, Buttons.RIGHT, 60));
        user.press(User.LEFT);
        user.moveTo(lane, lane(lane, Buttons.RIGHT, 110));
        Edt.waitUntil("it has come farther before the edge is dropped", () -> x() > x + 60);
        assertThat(Edt.get(() -> session().tick())).isEqualTo(120);
        Edt.waitUntil("the trail too", () -> isLine(TrailPainter.GROUND, x + 40, middle));
        user.release(User.LEFT);
        assertThat(branches()).singleElement().extracting(Branch::ending).isEqualTo(Branch.Ending.INPUT);

        user.drag(lane, lane(lane, Buttons.JUMP, 20), lane(lane, Buttons.JUMP, 50));
        Edt.run(() -> session().playhead().seek(30));
        assertThat(Edt.get(
                        () -> session().world().actors().state(session().world().player())))
                .as("a new bar is a jump")
                .isEqualTo(ActorState.AIR);
        user.key("shift F8");
        Edt.waitUntil("undo takes the jump back", () -> branches().size() == 2);
        Edt.run(() -> session().playhead().seek(30));
        assertThat(Edt.get(
                        () -> session().world().actors().state(session().world().player())))
                .isEqualTo(ActorState.GROUND);
    }

    /** The edge of a bar is dragged twice from the same place on the screen, and both is taken back. */
    private void dragTwiceAndUndo(InputLane lane) {
        Point edge = Edt.get(() -> {
            Point corner = lane.getLocationOnScreen();
            Point in = lane(lane, Buttons.RIGHT, 60);
            return new Point(corner.x + in.x, corner.y + in.y);
        });
        user.drag(lane, lane(lane, Buttons.RIGHT, 60), lane(lane, Buttons.RIGHT, 100));
        Edt.waitUntil("it is held longer", () -> held(90));
        Edt.waitUntil("the tree has come", () -> Components.isShowing("branches.list"));
        user.settle();
        assertThat(Edt.get(lane::getLocationOnScreen).y + lane(lane, Buttons.RIGHT, 60).y)
                .as("the bars stay under the pointer")
                .isEqualTo(edge.y);
        user.drag(lane, lane(lane, Buttons.RIGHT, 100), lane(lane, Buttons.RIGHT, 80));
        Edt.waitUntil("it is held less", () -> !held(90) && held(70));

        user.key("ctrl Z");
        Edt.waitUntil("the second drag is taken back", () -> held(90));
        assertThat(Edt.get(() -> frame.status().text())).startsWith("Undone: right in ticks ");
        user.key("ctrl Z");
        Edt.waitUntil("so is the first", () -> !held(65) && held(59));
        assertThat(branches()).as("all is as it was played").isEmpty();
        assertThat(tileName(0, 0)).as("the level is as it was").isEqualTo("rock");
        user.key("ctrl shift Z");
        Edt.waitUntil("it is made again", () -> held(90));
        user.key("ctrl Z");
        Edt.waitUntil("and taken back", () -> !held(65));
    }

    @Test
    void undoTakesBackWhatWasDoneToTheBars() throws Exception {
        open();
        Edt.run(() -> frame.document().edit("Paint", level().withCell("ground", 0, 0, tile(0, FLOOR))));
        play(60, Buttons.RIGHT);
        Edt.run(() -> {
            for (int i = 0; i < 60; i++) {
                session().stepTick();
            }
        });
        InputLane lane = Components.named("timeline.inputs", InputLane.class);
        dragTwiceAndUndo(lane);
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();

        user.key("ESCAPE");
        Edt.waitUntil("it is left", () -> !session().isPlaying());
        assertThat(Edt.get(() -> session().playhead().isPaused())).isTrue();
        dragTwiceAndUndo(lane);
        assertThat(Edt.get(lane::isFocusOwner)).isTrue();

        user.key("ctrl Z");
        Edt.waitUntil("there is no more of the bars", () -> tileName(0, 0).isEmpty());
    }

    @Test
    void aBarIsLetGoOnceItsDragIsTakenBack() throws Exception {
        open();
        play(60, Buttons.RIGHT);
        Edt.run(() -> {
            for (int i = 0; i < 60; i++) {
                session().stepTick();
            }
        });
        InputLane lane = Components.named("timeline.inputs", InputLane.class);
        user.moveTo(lane, lane(lane, Buttons.RIGHT, 60));
        user.press(User.LEFT);
        user.moveTo(lane, lane(lane, Buttons.RIGHT, 100));
        Edt.waitUntil("it is held longer", () -> held(90));
        user.key("ctrl Z");
        Edt.waitUntil("it is taken back", () -> !held(65));
        user.moveTo(lane, lane(lane, Buttons.RIGHT, 110));
        user.settle();
        user.release(User.LEFT);
        user.settle();
        assertThat(Edt.get(() -> held(65))).as("the drag is over").isFalse();
        assertThat(branches()).isEmpty();

        user.drag(lane, lane(lane, Buttons.RIGHT, 60), lane(lane, Buttons.RIGHT, 100));
        Edt.waitUntil("it is held longer again", () -> held(90));
        user.key("ESCAPE");
        Edt.waitUntil("it is left", () -> !session().isPlaying());
        user.key("ctrl Z");
        Edt.waitUntil("undo is still meant for the bar", () -> !held(65));
    }

    @Test
    void earlierPlaysRunAlongOnTheCanvasToo() throws Exception {
        open();
        play(60, Buttons.RIGHT);
        Vec there = Edt.get(() ->
                new Vec(session().playerBox().centerX(), session().playerBox().centerY()));
        play(60, Buttons.UP);
        assertThat(x()).isLessThan(there.x() - 40);
        Point ghost = Edt.get(() -> new Point((int) frame.tools().viewport().toScreenX(there.x()), (int)
                frame.tools().viewport().toScreenY(there.y())));
        user.settle();
        Color with = user.pixel(canvas, ghost);

        Edt.run(() -> frame.view().show(ViewPart.GHOSTS, false));

        user.waitForPixelOtherThan(canvas, ghost, with);
        Edt.run(() -> frame.view().show(ViewPart.GHOSTS, true));
        user.waitForPixel(canvas, ghost, with);
    }

    @Test
    void heldButtonsAreChangedByKeysAlone() throws Exception {
        open();
        play(120, Buttons.RIGHT);
        Edt.run(() -> {
            session().stop();
            session().playhead().seek(40);
        });
        InputLane lane = Components.named("timeline.inputs", InputLane.class);
        Edt.run(lane::requestFocusInWindow);
        waitForFocus(lane);
        user.key("DOWN");
        assertThat(Edt.get(() -> held(40))).as("right is held").isTrue();

        user.key("SPACE");
        Edt.waitUntil("it is let go from here on", () -> !held(40) && held(39) && !held(100));
        assertThat(Edt.get(() -> session().tick())).isEqualTo(40);
        user.key("alt RIGHT");
        Edt.waitUntil("the end comes later", () -> held(40) && !held(41));
        user.key("LEFT");
        Edt.waitUntil("a tick back", () -> session().tick() == 39);
        user.key("DELETE");
        Edt.waitUntil("no bar is left", () -> !held(0) && !held(39));
        user.key("SPACE");
        Edt.waitUntil("a new bar", () -> !held(38) && held(39) && held(44) && !held(45));
        assertThat(level().objects()).as("Delete was the lane's").hasSize(1);
    }

    private boolean held(int tick) {
        return !session().inputEdit().bars().bars(Buttons.RIGHT, tick, tick + 1).isEmpty();
    }

    @Test
    void aStretchIsLoopedUntilAKeyOfTheGameTakesOver() throws Exception {
        open();
        play(100, Buttons.RIGHT);
        JSlider slider = Components.named("timeline.slider", JSlider.class);
        user.hold(KeyEvent.VK_SHIFT);
        user.drag(slider, new Point(slider.getWidth() / 4, 8), new Point(slider.getWidth() / 2, 8));
        user.letGo(KeyEvent.VK_SHIFT);
        Edt.waitUntil(
                "it is looped",
                () -> session().playhead().loop() != null
                        && !session().playhead().isPaused());
        long from = Edt.get(() -> session().playhead().loop().from());
        long to = Edt.get(() -> session().playhead().loop().to());
        assertThat(from).isBetween(15L, 35L);
        assertThat(to).isBetween(40L, 60L);
        user.key("BACK_SLASH");
        Edt.waitUntil(
                "it is held",
                () -> session().playhead().loop() == null
                        && session().playhead().isPaused());
        assertThat(Edt.get(() -> session().playhead().lastTick())).isEqualTo(100);

        Edt.run(() -> session().playhead().seek(60));
        user.key("CLOSE_BRACKET");
        Edt.waitUntil(
                "it is looped again",
                () -> session().playhead().loop() != null
                        && session().playhead().loop().to() == 60);
        Edt.run(() -> frame.preview().requestFocusInWindow());
        waitForFocus(frame.preview());
        user.hold(KeyEvent.VK_LEFT);
        Edt.waitUntil(
                "a key takes over",
                () -> session().playhead().loop() == null && session().isPlaying());
        user.letGo(KeyEvent.VK_LEFT);
        Edt.waitUntil("what came after is kept", () -> !branches().isEmpty());
    }

    /** Measured for a while on a quiet machine, so not in every build. */
    @Test
    @Tag("torture")
    void aMinimisedEditorTakesNoTime() throws Exception {
        open();
        Edt.waitUntil("it runs by itself", () -> session().tick() > 3);
        minimise(true);
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        long edt = Edt.get(() -> Thread.currentThread().getId());
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long wall = System.nanoTime();
        long cpu = threads.getThreadCpuTime(edt);
        new CountDownLatch(1).await(10, TimeUnit.SECONDS);
        double share = (double) (threads.getThreadCpuTime(edt) - cpu) / (System.nanoTime() - wall);
        assertThat(share).as("of a core").isLessThan(0.01);
    }

    @Test
    void aMinimisedGameIsHeld() throws Exception {
        open();
        Edt.waitUntil("it runs by itself", () -> session().tick() > 3);
        minimise(true);
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        minimise(false);
        Edt.waitUntil("it goes on", () -> !session().playhead().isPaused());

        user.key("F5");
        waitForFocus(frame.preview());
        minimise(true);
        Edt.waitUntil(
                "the game is held",
                () -> session().playhead().isPaused() && session().isPlaying());
        minimise(false);
        Edt.waitUntil(
                "it is still held",
                () -> frame.isFocused() && session().playhead().isPaused());
        user.key("F7");
        Edt.waitUntil(
                "F7 goes on",
                () -> !session().playhead().isPaused() && session().isPlaying());
    }

    private void minimise(boolean isMinimised) {
        Edt.run(() -> frame.setExtendedState(isMinimised ? Frame.ICONIFIED : Frame.NORMAL));
        Edt.waitUntil("the window is so", () -> (frame.getExtendedState() & Frame.ICONIFIED) != 0 == isMinimised);
        if (!isMinimised) {
            Edt.run(frame::toFront);
            Edt.waitUntil("the window has the focus", frame::isFocused);
        }
    }

    @Test
    void aPlayIsHeldAtAnEventChosenInTheMenu() throws Exception {
        open();
        user.key("ctrl shift P");
        JTextField search = Components.first(JTextField.class, "to search", Component::isFocusOwner);
        assertThat(search.isShowing()).isTrue();
        user.type("Landed");
        user.key("ENTER");
        Edt.waitUntil("it is chosen", () -> session().stops().has(EventType.LANDED));
        user.key("F5");
        waitForFocus(frame.preview());
        user.hold(KeyEvent.VK_SPACE);
        Edt.waitUntil("it is held when it lands", () -> session().playhead().stoppedBy() == EventType.LANDED);
        user.letGo(KeyEvent.VK_SPACE);
        assertThat(Edt.get(() -> session().playhead().isPaused())).isTrue();
        assertThat(Edt.get(() -> session().playerBox().bottom())).isEqualTo(FLOOR * GRID);
    }
}
