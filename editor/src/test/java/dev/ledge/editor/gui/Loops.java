package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.panel.gallery.GalleryWindow;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.editor.render.overlay.Overlay;
import dev.ledge.editor.render.overlay.Overlays;
import dev.ledge.engine.world.Actors;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.swing.JList;
import javax.swing.JSlider;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Makes the looping pictures of the README: real windows, a real pointer and real keys. Where a game is played it goes
 * by ticks and is the same each time, else in real time. No test of its own: run it with {@code mvn -q verify
 * -Dtest=Loops}, on a machine with nothing else to do.
 */
@Timeout(300)
class Loops extends EditorTest {
    private static final Path FOLDER = Path.of("docs");
    private static final int WIDTH = 1080;
    private static final int HEIGHT = 680;
    private static final double SCALE = 0.7;
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [50, 328]}";
    private static final String LIFT = "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [250, 300],"
            + " \"size\": [48, 12], \"path\": [[0, 0], [0, -60]],"
            + " \"motion\": {\"mode\": \"pingpong\", \"speed\": 40}}";
    private static final String PRESS = "{\"id\": \"press\", \"type\": \"platform\", \"at\": [400, 260],"
            + " \"size\": [64, 16], \"path\": [[0, 0], [0, 70]],"
            + " \"motion\": {\"mode\": \"pingpong\", \"speed\": 120, \"wait\": 0.5}}";
    private static final String WALKER =
            "{\"id\": \"beetle\", \"type\": \"walker\", \"at\": [470, 338]," + " \"size\": [16, 14], \"speed\": 30}";
    private static final String LEDGE =
            "{\"id\": \"ledge\", \"type\": \"platform\", \"at\": [250, 300]," + " \"size\": [64, 12]}";
    private static final String GOAL = "{\"id\": \"goal\", \"type\": \"goal\", \"at\": [560, 320], \"size\": [16, 32]}";

    private static final String STAND = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [250, 328]}";
    private static final String CRATE =
            "{\"id\": \"crate\", \"type\": \"actor\", \"at\": [400, 328], \"size\": [24, 24]}";

    private static final Set<String> SHOWN = Set.of("contacts", "velocity", "swept", "surface", "boxes");

    private LoopingPicture picture;

    @BeforeEach
    void makeFolder() throws Exception {
        Files.createDirectories(FOLDER);
    }

    private void open(String... objects) throws Exception {
        start(newLevel(objects).toString());
        Edt.run(() -> {
            frame.setLocation(0, 0);
            frame.setSize(WIDTH, HEIGHT);
        });
        Edt.waitUntil("it is of that size", () -> frame.getContentPane().getWidth() > WIDTH - 40);
        look(260);
        int left = Edt.get(
                () -> canvas.getLocationOnScreen().x - frame.getContentPane().getLocationOnScreen().x);
        picture = new LoopingPicture(user, frame.getContentPane(), left, SCALE);
    }

    /** Has the canvas show the middle of the level, and of its height what is around a row of pixels. */
    private void look(double y) {
        Edt.run(() -> {
            frame.tools().viewport().setZoom(1);
            frame.tools().viewport().center(330, y);
        });
        user.settle();
    }

    private void write(String name) throws Exception {
        Path file = FOLDER.resolve(name + ".gif");
        picture.write(file);
        assertThat(Files.size(file)).isLessThan(1 << 20);
    }

    private void playTo(double x) {
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it has gone there", () -> session().playerBox().left() > x);
        user.letGo(KeyEvent.VK_RIGHT);
    }

    private Point row(JList<?> list, int index) {
        Edt.waitUntil("there is such a row", () -> list.getCellBounds(index, index) != null);
        Rectangle bounds = Edt.get(() -> list.getCellBounds(index, index));
        return new Point(60, (int) bounds.getCenterY());
    }

    @Test
    void paintingWhileItRuns() throws Exception {
        open(SPAWN, GOAL);
        chooseTile("rock");
        user.moveTo(canvas, cell(12, 18));
        picture.byTicks(session());
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        user.hold(KeyEvent.VK_RIGHT);
        picture.take(4);
        user.press(User.LEFT);
        picture.move(canvas, cell(12, 18), cell(12, 21), 3);
        picture.move(canvas, cell(12, 21), cell(20, 19), 8);
        user.release(User.LEFT);
        picture.take(4);
        user.hold(KeyEvent.VK_SPACE);
        picture.take(4);
        user.letGo(KeyEvent.VK_SPACE);
        picture.take(12);
        user.letGo(KeyEvent.VK_RIGHT);
        write("loop-edit");
    }

    @Test
    void throughTime() throws Exception {
        open(SPAWN, LIFT, GOAL);
        playTo(240);
        picture.byTicks(session());
        JSlider timeline = Components.named("timeline.slider", JSlider.class);
        int y = timeline.getHeight() / 2;
        Point end = new Point(timeline.getWidth() - 12, y);
        user.moveTo(timeline, end);
        user.press(User.LEFT);
        picture.move(timeline, end, new Point(timeline.getWidth() / 3, y), 12);
        user.release(User.LEFT);
        picture.take(3);
        user.hold(KeyEvent.VK_RIGHT);
        user.hold(KeyEvent.VK_SPACE);
        picture.take(12);
        user.letGo(KeyEvent.VK_SPACE);
        picture.take(6);
        user.letGo(KeyEvent.VK_RIGHT);
        write("loop-time");
    }

    @Test
    void theTrailUnderADrag() throws Exception {
        open(SPAWN, LEDGE, GOAL);
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it comes to the ledge", () -> session().playerBox().left() > 185);
        user.hold(KeyEvent.VK_SPACE);
        Edt.waitUntil("it is past it", () -> session().playerBox().left() > 420);
        user.letGo(KeyEvent.VK_SPACE);
        user.letGo(KeyEvent.VK_RIGHT);
        user.key("ESCAPE");
        Edt.waitUntil("the trail is shown", () -> isLine(TrailPainter.GROUND, 120, 340));
        user.moveTo(canvas, at(274, 306));
        user.press(User.LEFT);
        picture.take(4);
        picture.move(canvas, at(274, 306), at(330, 306), 10);
        picture.take(5);
        picture.move(canvas, at(330, 306), at(290, 280), 10);
        user.release(User.LEFT);
        picture.take(6);
        write("loop-trail");
    }

    @Test
    void aRunGoesRed() throws Exception {
        Path level = newLevel(SPAWN);
        Files.writeString(level.resolveSibling("walk.run.json"), """
                {
                  "format": "ledge-run",
                  "version": 1,
                  "level": "journey.level.json",
                  "ticks": 150,
                  "input": [[0, "right"]],
                  "expect": [
                    {"at": 150, "player": {"alive": true, "left": [300, 400]}}
                  ]
                }
                """);
        open(SPAWN);
        user.key("ctrl R");
        JList<?> list = Components.named("runs.list", JList.class);
        Edt.waitUntil("there is the run", () -> list.getModel().getSize() == 1);
        look(330);
        chooseTile("rock");
        user.moveTo(canvas, cell(16, 19));
        picture.take(8);
        user.press(User.LEFT);
        picture.move(canvas, cell(16, 19), cell(16, 21), 4);
        user.release(User.LEFT);
        picture.take(8);
        user.moveTo(list, row(list, 0));
        user.click(list, row(list, 0), User.LEFT);
        picture.take(26);
        user.key("ctrl Z");
        picture.take(8);
        write("loop-runs");
    }

    @Test
    void aProblemIsProved() throws Exception {
        open(PRESS, SPAWN);
        Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true));
        JList<?> list = Components.named("problems.list", JList.class);
        Edt.waitUntil("the crush is reported", () -> list.getModel().getSize() >= 1 && list.isShowing());
        look(330);
        user.moveTo(list, row(list, 0));
        picture.take(8);
        user.click(list, row(list, 0), User.LEFT);
        picture.take(34);
        write("loop-problems");
    }

    @Test
    void whereAJumpLeads() throws Exception {
        open(SPAWN, GOAL);
        user.key("J");
        user.moveTo(canvas, cell(8, 20));
        picture.take(6);
        picture.move(canvas, cell(8, 20), cell(18, 20), 14);
        chooseTile("rock");
        user.moveTo(canvas, cell(22, 18));
        picture.take(4);
        user.press(User.LEFT);
        picture.move(canvas, cell(22, 18), cell(25, 18), 4);
        user.release(User.LEFT);
        picture.move(canvas, cell(25, 18), cell(20, 20), 6);
        picture.take(6);
        write("loop-reach");
    }

    @Test
    void thePhysicsIsSeen() throws Exception {
        open(SPAWN, LIFT, WALKER, GOAL);
        user.key("I");
        Edt.run(() -> {
            Overlays shown = Overlays.NONE.withLegend(true);
            for (Overlay overlay : Overlays.ALL) {
                shown = SHOWN.contains(overlay.id()) ? shown.with(overlay, true) : shown;
            }
            frame.overlays().set(shown);
        });
        look(330);
        picture.byTicks(session());
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        user.hold(KeyEvent.VK_RIGHT);
        picture.take(12);
        user.hold(KeyEvent.VK_SPACE);
        picture.take(8);
        user.letGo(KeyEvent.VK_SPACE);
        picture.take(12);
        user.letGo(KeyEvent.VK_RIGHT);
        picture.take(4);
        write("loop-physics");
    }

    @Test
    void theGalleryPlays() throws Exception {
        open(SPAWN);
        user.key("ctrl shift G");
        GalleryWindow gallery = Components.window(GalleryWindow.class, "of the gallery", found -> true);
        Edt.waitUntil("it is there", gallery::isFocused);
        user.click(Components.named("gallery.search", JTextField.class));
        user.type("carried");
        Edt.waitUntil("it plays", () -> Components.isShowing("gallery.preview"));
        picture = new LoopingPicture(user, gallery.getContentPane(), 0, SCALE);
        picture.take(35);
        write("loop-gallery");
    }

    @Test
    void theHandReachesIntoTheGame() throws Exception {
        open(STAND, CRATE, GOAL);
        chooseTool("hand");
        look(300);
        user.key("F5");
        Edt.waitUntil("it runs", () -> session().tick() > 10);
        Point crate = actor("crate");
        Point lifted = new Point(crate.x + 30, crate.y - 90);
        user.moveTo(canvas, crate);
        user.press(User.LEFT);
        picture.move(canvas, crate, lifted, 8);
        picture.move(canvas, lifted, new Point(lifted.x - 70, lifted.y - 40), 2);
        user.release(User.LEFT);
        picture.take(10);
        for (int i = 0; i < 2; i++) {
            Point player = actor("player");
            Point to = new Point(player.x + 60 + 40 * i, player.y - 70);
            user.moveTo(canvas, player);
            user.hold(KeyEvent.VK_CONTROL);
            user.press(User.LEFT);
            picture.move(canvas, player, to, 5);
            user.release(User.LEFT);
            user.letGo(KeyEvent.VK_CONTROL);
            picture.take(5);
        }
        JSlider height = Components.named("hand.height-slider", JSlider.class);
        user.moveTo(canvas, actor("player"));
        user.click(canvas, actor("player"), User.LEFT);
        Point thumb = Edt.get(() -> new Point(
                7 + (height.getWidth() - 14) * height.getValue() / height.getMaximum(), height.getHeight() / 2));
        user.moveTo(height, thumb);
        user.press(User.LEFT);
        picture.move(height, thumb, new Point(thumb.x + 30, thumb.y), 10);
        user.release(User.LEFT);
        picture.take(6);
        write("loop-hand");
    }

    /** Where an actor of the running game is on the canvas. */
    private Point actor(String id) {
        return Edt.get(() -> {
            Actors actors = session().world().actors();
            int index = actors.indexOf(id);
            return at(actors.x(index) + actors.width(index) / 2, actors.y(index) + actors.height(index) / 2);
        });
    }

    @Test
    void twoFeelsAreCompared() throws Exception {
        open(SPAWN, GOAL);
        user.key("C");
        Edt.waitUntil("the bar is there", () -> Components.isShowing("feel-bar"));
        look(300);
        picture.byTicks(session());
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        user.hold(KeyEvent.VK_RIGHT);
        picture.take(8);
        user.hold(KeyEvent.VK_SPACE);
        picture.take(10);
        user.letGo(KeyEvent.VK_SPACE);
        picture.take(10);
        user.letGo(KeyEvent.VK_RIGHT);
        picture.take(6);
        write("loop-feel");
    }
}
