package dev.ledge.editor.render.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.ContactSide;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActorPainterTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [24, 40]}";
    private static final List<String> ROOM =
            List.of("            ", "            ", "            ", "            ", "############");

    @Test
    void everyPoseLooksDifferent() {
        World world = new World(Scenes.level(ROOM, SPAWN));
        for (int i = 0; i < 20; i++) {
            world.step(Buttons.NONE);
        }
        int player = world.player();
        assertThat(ActorPainter.pose(world, player, 0, 0, 0).action()).isEqualTo(HeroPainter.Action.IDLE);
        for (int i = 0; i < 8; i++) {
            world.step(Buttons.LEFT.bit());
        }
        HeroPainter.Pose run = ActorPainter.pose(world, player, 0, 0, 0);
        assertThat(run.action()).isEqualTo(HeroPainter.Action.RUN);
        assertThat(run.facing()).isEqualTo(-1);
        world.step(Buttons.JUMP.bit());
        assertThat(ActorPainter.pose(world, player, 0, 0, 0).action()).isEqualTo(HeroPainter.Action.JUMP);
        for (int i = 0; i < 25; i++) {
            world.step(Buttons.JUMP.bit());
        }
        assertThat(ActorPainter.pose(world, player, 0, 0, 0).action()).isEqualTo(HeroPainter.Action.FALL);
    }

    @Test
    void climbingAndBeingDeadHavePosesToo() {
        World climber =
                new World(Scenes.level(List.of("    ", " H  ", " H  ", " H  ", "####"), SPAWN.replace("24", "18")));
        for (int i = 0; i < 30; i++) {
            climber.step(Buttons.UP.bit());
        }
        assertThat(ActorPainter.pose(climber, climber.player(), 0, 0, 0).action())
                .isEqualTo(HeroPainter.Action.CLIMB);

        World victim =
                new World(Scenes.level(List.of("    ", "    ", "    ", "^^^^", "####"), SPAWN.replace("40", "8")));
        for (int i = 0; i < 30; i++) {
            victim.step(Buttons.NONE);
        }
        assertThat(ActorPainter.pose(victim, victim.player(), 0, 0, 0).action()).isEqualTo(HeroPainter.Action.DEAD);
    }

    @Test
    void whoCrouchesIsAsBroadAsEver() {
        Level level = Scenes.level(ROOM, SPAWN);
        ActorProfile player = level.player().with(ActorField.CROUCH_HEIGHT, 12.0);
        World world = new World(level.toBuilder().player(player).build());
        int standing = columnsDrawn(world);
        assertThat(after(world, 30, Buttons.NONE).action()).isEqualTo(HeroPainter.Action.IDLE);
        HeroPainter.Pose crouch = after(world, 3, Buttons.DOWN.bit());

        assertThat(crouch.action()).isEqualTo(HeroPainter.Action.CROUCH);
        assertThat(world.actors().height(world.player())).isEqualTo(12);
        assertThat(columnsDrawn(world)).isGreaterThanOrEqualTo(standing);
        assertThat(after(world, 3, Buttons.NONE).action()).isEqualTo(HeroPainter.Action.IDLE);
    }

    private static int columnsDrawn(World world) {
        BufferedImage image = new BufferedImage(80, 80, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.scale(2, 2);
        ActorPainter.paint(g, null, world, world.player(), 14, 8, 0, 0.5);
        g.dispose();
        int columns = 0;
        for (int x = 0; x < 80; x++) {
            boolean isDrawn = false;
            for (int y = 0; y < 80; y++) {
                isDrawn |= image.getRGB(x, y) != 0;
            }
            columns += isDrawn ? 1 : 0;
        }
        return columns;
    }

    /** What is painted anew must be all that was painted, or parts of it stay behind. */
    @Test
    void nothingIsDrawnBeyondTheExtent() {
        World runner = new World(Scenes.level(ROOM, SPAWN));
        for (int i = 0; i < 90; i++) {
            runner.step(i < 40 ? Buttons.RIGHT.bit() : Buttons.LEFT.bit() | (i > 50 ? Buttons.JUMP.bit() : 0));
            assertThat(drawn(runner)).matches(box -> isWithin(box, ActorPainter.extent(runner, runner.player())));
        }
        World victim =
                new World(Scenes.level(List.of("    ", "    ", "    ", "^^^^", "####"), SPAWN.replace("40", "8")));
        for (int i = 0; i < 40; i++) {
            victim.step(Buttons.NONE);
            assertThat(drawn(victim)).matches(box -> isWithin(box, ActorPainter.extent(victim, victim.player())));
        }
    }

    @Test
    void shadesOfADashAreWithinTheExtent() {
        Level level = Scenes.level(ROOM, SPAWN);
        ActorProfile player = level.player().with(ActorField.DASH_SPEED, 480.0).with(ActorField.DASH_TIME, 0.2);
        World world = new World(level.toBuilder().player(player).build());
        after(world, 30, Buttons.NONE);
        after(world, 9, Buttons.RIGHT.bit() | Buttons.DASH.bit());
        assertThat(world.actors().dashing(world.player())).isTrue();
        Aabb dashing = drawn(world);
        assertThat(dashing.left()).as("shades").isLessThan(world.actors().x(world.player()) - 40);
        assertThat(dashing).matches(box -> isWithin(box, ActorPainter.extent(world, world.player())));

        after(world, 30, Buttons.NONE);
        assertThat(ActorPainter.extent(world, world.player()).width())
                .as("without shades")
                .isLessThan(40);
    }

    private static boolean isWithin(Aabb inner, Aabb outer) {
        return outer.union(inner).equals(outer);
    }

    /** The box around what is drawn of the player, within a pixel of the level. */
    private static Aabb drawn(World world) {
        BufferedImage image = new BufferedImage(300, 160, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.translate(50, 50);
        int player = world.player();
        double x = world.actors().x(player);
        ActorPainter.paint(g, null, world, player, x, world.actors().y(player), 0, 0.5);
        g.dispose();
        Aabb all = null;
        for (int at = 0; at < image.getWidth() * image.getHeight(); at++) {
            int column = at % image.getWidth();
            int row = at / image.getWidth();
            if (image.getRGB(column, row) != 0) {
                // A pixel is drawn if any part of it is: what counts is its middle.
                Aabb pixel = new Aabb(column - 49.5, row - 49.5, column - 49.5, row - 49.5);
                all = all == null ? pixel : all.union(pixel);
            }
        }
        return all;
    }

    /** A player in a shaft, its left side at the wall, that slides at 60 px/s and jumps off walls for 0.2 s. */
    private static World shaft(double slide) {
        List<String> rows = new ArrayList<>(Collections.nCopies(20, "# #"));
        rows.add("###");
        Level level = Scenes.level(rows, "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [16, 40]}");
        ActorProfile player = level.player()
                .with(ActorField.WALL_SLIDE_SPEED, slide)
                .with(ActorField.WALL_JUMP, new Vec(100, 200))
                .with(ActorField.WALL_JUMP_TIME, 0.2);
        return new World(level.toBuilder().player(player).build());
    }

    private static HeroPainter.Pose after(World world, int ticks, int buttons) {
        for (int i = 0; i < ticks; i++) {
            world.step(buttons);
        }
        return ActorPainter.pose(world, world.player(), 0, 0, 0);
    }

    @Test
    void whoSlidesDownAWallBrakesAtIt() {
        World world = shaft(60);
        HeroPainter.Pose slide = after(world, 10, Buttons.LEFT.bit());
        assertThat(slide.action()).isEqualTo(HeroPainter.Action.SLIDE);
        assertThat(slide.facing()).isEqualTo(-1);
        assertThat(slide.speed()).isEqualTo(0.5);
        assertThat(after(world, 1, Buttons.NONE).action()).as("it has let go").isEqualTo(HeroPainter.Action.FALL);
        assertThat(after(world, 1, Buttons.LEFT.bit()).action()).isEqualTo(HeroPainter.Action.SLIDE);
        HeroPainter.Pose hang = after(shaft(0), 10, Buttons.LEFT.bit());
        assertThat(hang.action()).isEqualTo(HeroPainter.Action.SLIDE);
        assertThat(hang.speed()).isZero();
    }

    /** Its first ticks are slower than the slide: gravity speeds it up to that. */
    @Test
    void aSlideIsOneFromItsFirstTickOn() {
        World world = shaft(60);
        assertThat(after(world, 2, Buttons.LEFT.bit()).action()).isEqualTo(HeroPainter.Action.SLIDE);
        assertThat(world.actors().vy(world.player())).isBetween(10.0, 59.0);
        assertThat(after(world, 1, Buttons.NONE).action()).isEqualTo(HeroPainter.Action.FALL);
        assertThat(after(shaft(Double.POSITIVE_INFINITY), 2, Buttons.LEFT.bit()).action())
                .as("slides are off")
                .isEqualTo(HeroPainter.Action.FALL);
    }

    /** The wall comes or goes, and who steers fast enough keeps up with it. */
    @ParameterizedTest
    @ValueSource(ints = {100, -100})
    void aSlideDownAWallThatMovesIsOneFromItsFirstTickOn(int way) {
        Level level = Scenes.level(
                Collections.nCopies(20, " ".repeat(30)),
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [216, 40]}",
                "{\"id\": \"wall\", \"type\": \"platform\", \"at\": [200, 0], \"size\": [16, 320],"
                        + " \"path\": [[0, 0], [" + way + ", 0]], \"motion\": {\"mode\": \"once\", \"speed\": 30}}");
        World world = new World(level.toBuilder()
                .player(level.player().with(ActorField.WALL_SLIDE_SPEED, 400).with(ActorField.AIR_ACCELERATION, 6000))
                .build());
        for (int tick = 0; tick < 6; tick++) {
            HeroPainter.Pose pose = after(world, 1, Buttons.LEFT.bit());
            assertThat(world.actors().x(world.player()))
                    .isCloseTo(world.platforms().x(0) + 16, within(1e-6));
            assertThat(pose.action()).isEqualTo(HeroPainter.Action.SLIDE);
        }
        assertThat(world.actors().vy(world.player())).isBetween(100.0, 390.0);
    }

    @Test
    void whoRisesAlongAWallOrFliesIntoOneDoesNotSlide() {
        World world = shaft(60);
        after(world, 10, Buttons.LEFT.bit());
        after(world, 1, Buttons.LEFT.bit() | Buttons.JUMP.bit());
        boolean hasHit = false;
        for (int i = 0; i < 60; i++) {
            HeroPainter.Action action = after(world, 1, Buttons.JUMP.bit()).action();
            hasHit |= world.actors().touch(world.player()) == ContactSide.RIGHT.bit();
            assertThat(action).isNotEqualTo(HeroPainter.Action.SLIDE);
        }
        assertThat(hasHit).as("it met the other wall").isTrue();
    }

    @Test
    void aSlideLeavesDustAndOneThatHangsDoesNot() {
        assertThat(picture(0.5, 0.1)).isNotEqualTo(picture(0.5, 0.25)).isNotEqualTo(picture(0, 0.1));
        assertThat(dust(picture(0.5, 0.1))).isGreaterThan(dust(picture(0, 0.1)) + 20);
    }

    /** A slide with the wall to the right. */
    private static int[] picture(double speed, double seconds) {
        BufferedImage picture = new BufferedImage(80, 120, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.scale(4, 4);
        HeroPainter.paint(g, 4, 3, 12, 24, new HeroPainter.Pose(HeroPainter.Action.SLIDE, 1, 0, seconds, speed));
        g.dispose();
        return picture.getRGB(0, 0, 80, 120, null, 0, 80);
    }

    /** Pixels that are light and without a colour. */
    private static long dust(int[] pixels) {
        return Arrays.stream(pixels)
                .mapToObj(Color::new)
                .filter(color -> color.getBlue() > 150 && color.getRed() - color.getBlue() < 20)
                .count();
    }

    @Test
    void aWallJumpFacesTheWayItGoesWhileNothingSteers() {
        World world = shaft(60);
        after(world, 10, Buttons.LEFT.bit());
        HeroPainter.Pose jump = after(world, 1, Buttons.LEFT.bit() | Buttons.JUMP.bit());
        assertThat(jump.action()).isEqualTo(HeroPainter.Action.JUMP);
        assertThat(jump.facing()).isEqualTo(1);
        assertThat(after(world, 1, Buttons.LEFT.bit() | Buttons.JUMP.bit()).facing())
                .isEqualTo(1);
        assertThat(world.actors().vx(world.player())).isEqualTo(100);
        assertThat(after(world, 20, Buttons.LEFT.bit() | Buttons.JUMP.bit()).facing())
                .as("it is steered back")
                .isEqualTo(-1);
    }
}
