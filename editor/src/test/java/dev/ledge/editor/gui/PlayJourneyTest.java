package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JSlider;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The level is edited while it is played: every edit is there in the next tick. */
class PlayJourneyTest extends EditorTest {
    private static final String SPAWN_IN_THE_AIR = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 40]}";
    private static final String SPAWN_ON_THE_FLOOR = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final double EXACT = 1e-9;

    @Test
    void aTilePaintedUnderTheFallingPlayerIsLandedOnInTheNextTick() throws Exception {
        start(newLevel(SPAWN_IN_THE_AIR).toString());
        chooseTile("rock");
        playAndPause();
        // However late the pause came: it falls from the beginning.
        Edt.run(() -> session().playhead().seek(0));
        for (int i = 0; i < 120 && !crossesARowNext(); i++) {
            user.key("F10");
        }
        int row = (int) Math.ceil(feet() / GRID);
        assertThat(state()).isEqualTo(ActorState.AIR);
        assertThat(row).isLessThan(FLOOR);

        user.click(canvas, cell(6, row), User.LEFT);
        assertThat(tileName(6, row)).isEqualTo("rock");
        user.key("F10");

        assertThat(state()).isEqualTo(ActorState.GROUND);
        assertThat(feet()).isEqualTo(row * GRID);
        assertThat(on()).isEqualTo("tile:6," + row);
    }

    @Test
    void aTileErasedUnderItsFeetLetsItFall() throws Exception {
        start(newLevel(SPAWN_ON_THE_FLOOR).toString());
        playAndPause();
        assertThat(state()).isEqualTo(ActorState.GROUND);
        chooseTool("erase");

        user.drag(canvas, cell(6, FLOOR), cell(6, FLOOR + 1));
        user.key("F10");

        assertThat(state()).isEqualTo(ActorState.AIR);
        assertThat(feet()).isGreaterThan(FLOOR * GRID);
        user.key("ctrl Z");
        assertThat(tileName(6, FLOOR)).isEqualTo("rock");
    }

    @Test
    void aPlatformDraggedWhileItIsRiddenContinuesFromWhereItNowIs() throws Exception {
        start(newLevel(
                        "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [96, 288], \"size\": [48, 8],"
                                + " \"solidFrom\": [\"top\"], \"path\": [[0, 0], [320, 0]], "
                                + "\"motion\": {\"speed\": 60}}",
                        "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [114, 264]}")
                .toString());
        user.key("F5");
        Edt.waitUntil("it was ridden for a while", () -> platform().x() > 110);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        assertThat(on()).isEqualTo("lift");
        double playerOnPlatform = player().left() - platform().x();
        double x = platform().x();

        chooseTool("select");
        user.drag(canvas, at(120, 292), at(136, 276));
        assertThat(level().object("lift").at()).isEqualTo(new Vec(112, 272));
        user.key("F10");

        assertThat(platform().x()).isCloseTo(x + GRID + 1, within());
        assertThat(platform().y()).isEqualTo(272);
        assertThat(on()).isEqualTo("lift");
        assertThat(feet()).isCloseTo(272, within());
        assertThat(player().left() - platform().x()).isCloseTo(playerOnPlatform, within());
        user.key("F7");
        Edt.waitUntil("it goes on", () -> platform().x() > x + 40);
        assertThat(on()).isEqualTo("lift");
    }

    @Test
    void f5GivesTheKeysToTheGameAndEscapeGivesThemBack() throws Exception {
        start(newLevel(SPAWN_ON_THE_FLOOR).toString());
        PreviewPanel preview = Components.named("preview", PreviewPanel.class);
        Edt.waitUntil("it runs by itself", () -> session().tick() > 10);

        user.key("F5");
        waitForFocus(preview);
        user.waitForPixel(preview, new Point(1, preview.getHeight() / 2), Theme.LIGHT.accent());
        double x = player().left();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it walks", () -> player().left() > x + 20);
        user.letGo(KeyEvent.VK_RIGHT);
        user.hold(KeyEvent.VK_SPACE);
        Edt.waitUntil("it jumps", () -> state() == ActorState.AIR);
        user.letGo(KeyEvent.VK_SPACE);
        Edt.waitUntil("it lands", () -> state() == ActorState.GROUND);
        user.key("B");
        assertThat(Edt.get(() -> frame.tools().tool().id()))
                .as("B is the game's, not the brush")
                .isEqualTo("select");

        user.key("ESCAPE");
        waitForFocus(canvas);
        assertThat(Edt.get(() -> session().isPlaying())).isFalse();
        user.key("B");
        assertThat(Edt.get(() -> frame.tools().tool().id())).isEqualTo("brush");
    }

    @Test
    void withoutGravityAllFourKeysWalk() throws Exception {
        Path file = newLevel(SPAWN_ON_THE_FLOOR);
        Files.writeString(
                file, Files.readString(file).replace("\"palette\"", "\"physics\": {\"gravity\": 0}, \"palette\""));
        start(file.toString());
        user.key("F5");
        waitForFocus(Components.named("preview", PreviewPanel.class));
        double top = Edt.get(() -> session().playerBox().top());
        user.hold(KeyEvent.VK_UP);
        Edt.waitUntil("it has gone up", () -> session().playerBox().top() < top - 60);
        user.letGo(KeyEvent.VK_UP);
        user.hold(KeyEvent.VK_RIGHT);
        double left = Edt.get(() -> session().playerBox().left());
        Edt.waitUntil("it goes to the right", () -> session().playerBox().left() > left + 40);
        user.letGo(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it stands", () -> {
            var actors = session().world().actors();
            int player = session().world().player();
            return actors.vx(player) == 0 && actors.vy(player) == 0;
        });
        double high = Edt.get(() -> session().playerBox().top());
        long tick = Edt.get(() -> session().tick());
        Edt.waitUntil("it stays where it is", () -> session().tick() > tick + 20);
        assertThat(Edt.get(() -> session().playerBox().top())).isEqualTo(high);
        user.hold(KeyEvent.VK_DOWN);
        Edt.waitUntil("it comes down", () -> session().playerBox().top() > high + 20);
        user.letGo(KeyEvent.VK_DOWN);
    }

    @Test
    void aGameKeyTakesOverFromTheTickThatWasScrubbedTo() throws Exception {
        start(newLevel(SPAWN_ON_THE_FLOOR).toString());
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it walks", () -> player().left() > 200);
        user.letGo(KeyEvent.VK_RIGHT);
        long end = Edt.get(() -> session().tick());
        JSlider slider = Components.named("timeline.slider", JSlider.class);
        // Half of the way: the game goes on until the click.
        double share = Edt.get(() -> 0.5 * end / session().playhead().lastTick());
        user.click(slider, new Point((int) (slider.getWidth() * share), slider.getHeight() / 2), User.LEFT);
        Edt.waitUntil(
                "it is in the past",
                () -> session().playhead().isPaused() && session().tick() < end);
        waitForFocus(Components.named("preview", PreviewPanel.class));
        double x = player().left();
        assertThat(x).isLessThan(200);

        user.hold(KeyEvent.VK_LEFT);
        Edt.waitUntil("it walks the other way", () -> player().left() < x - 20);
        user.letGo(KeyEvent.VK_LEFT);
        assertThat(Edt.get(() -> session().playhead().isPaused())).isFalse();
        assertThat(Edt.get(() -> session().branches().list()))
                .as("the old future is kept")
                .hasSize(1);
    }

    @Test
    void playingSurvivesTheLossOfEvents() throws Exception {
        start(newLevel(SPAWN_ON_THE_FLOOR).toString());
        PreviewPanel preview = Components.named("preview", PreviewPanel.class);
        try (LossyQueue queue = LossyQueue.push()) {
            queue.lose(3);
            user.key("F5");
            Edt.waitUntil("it ticks", () -> session().isPlaying() && session().tick() > 5);
            user.waitForPixel(preview, new Point(1, preview.getHeight() / 2), Theme.LIGHT.accent());
            queue.lose(3);
            double x = player().left();
            user.hold(KeyEvent.VK_RIGHT);
            Edt.waitUntil("it walks", () -> player().left() > x + 20);
            user.letGo(KeyEvent.VK_RIGHT);
            queue.lose(2);
            user.key("F8");
            Edt.waitUntil("it is stopped", () -> !session().isPlaying());
        }
    }

    private void playAndPause() {
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
    }

    /** True if the feet pass the top of a row of cells in the next tick. */
    private boolean crossesARowNext() {
        return Edt.get(() -> {
            World world = session().world();
            double v = world.actors().vy(world.player());
            double fall = (v + world.level().physics().effectiveGravity() * world.dt() / 2) * world.dt();
            double toNextRow = Math.ceil(feet() / GRID) * GRID - feet();
            return v > 0 && toNextRow > 0 && fall > toNextRow;
        });
    }

    private Aabb player() {
        return Edt.get(() -> session().playerBox());
    }

    private double feet() {
        return player().bottom();
    }

    private ActorState state() {
        return Edt.get(() -> session().world().actors().state(session().world().player()));
    }

    private String on() {
        return Edt.get(() -> session().world().actors().on(session().world().player()));
    }

    private Vec platform() {
        return Edt.get(() -> new Vec(
                session().world().platforms().x(0),
                session().world().platforms().y(0)));
    }

    private static Offset<Double> within() {
        return Offset.offset(EXACT);
    }
}
