package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Seen from above no direction is another's down: a level that is mirrored in its diagonal, with buttons mirrored too,
 * is played mirrored. {@code -Dledge.turns=N} plays more random levels, {@code -Dledge.turns.from=N} others.
 */
class SeenFromAboveTest {
    private static final long LEVELS = Long.getLong("ledge.turns", 400);
    private static final long FIRST = Long.getLong("ledge.turns.from", 1);
    private static final int TICKS = 120;
    private static final int CELLS = 30;
    private static final int GRID = 16;
    private static final double NOISE = 1e-6;

    @Test
    void aLevelMirroredInItsDiagonalIsPlayedMirrored() {
        List<String> differences = LongStream.range(FIRST, FIRST + LEVELS)
                .mapToObj(SeenFromAboveTest::difference)
                .filter(text -> text != null)
                .toList();

        assertThat(differences).isEmpty();
    }

    @Test
    void somethingPushesInManyOfTheLevels() {
        long pushed = LongStream.range(1, 101)
                .filter(seed -> {
                    World world = new World(level(seed, false));
                    boolean seen = false;
                    for (int tick = 0; tick < TICKS; tick++) {
                        world.step(0);
                        seen |= world.inspection().value(world.player(), ActorValue.PUSHED) != 0;
                    }
                    return seen;
                })
                .count();

        assertThat(pushed).isGreaterThan(30);
    }

    /** The first difference between both games of a seed, or null. */
    static String difference(long seed) {
        World plain = new World(level(seed, false));
        World turned = new World(level(seed, true));
        int[] buttons = buttons(seed);
        for (int tick = 1; tick <= TICKS; tick++) {
            int held = buttons[tick - 1];
            plain.step(held);
            turned.step(mirrored(held));
            int i = plain.player();
            Actors a = plain.actors();
            Actors b = turned.actors();
            boolean isAlike = a.alive(i) == b.alive(i)
                    && a.wedged(i) == b.wedged(i)
                    && Math.abs(a.x(i) - b.y(i)) + Math.abs(a.y(i) - b.x(i)) < NOISE
                    && Math.abs(a.vx(i) - b.vy(i)) + Math.abs(a.vy(i) - b.vx(i)) < NOISE;
            if (!isAlike) {
                return String.format(
                        Locale.ROOT,
                        "seed %d, tick %d: (%.4f, %.4f) with (%.2f, %.2f) %s, "
                                + "mirrored (%.4f, %.4f) with (%.2f, %.2f) %s",
                        seed,
                        tick,
                        a.x(i),
                        a.y(i),
                        a.vx(i),
                        a.vy(i),
                        a.alive(i),
                        b.y(i),
                        b.x(i),
                        b.vy(i),
                        b.vx(i),
                        b.alive(i));
            }
        }
        return null;
    }

    static int[] buttons(long seed) {
        Random random = new Random(~seed);
        int[] buttons = new int[TICKS];
        int held = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            if (random.nextInt(12) == 0) {
                held = random.nextInt(1 << 7) & ~Buttons.JUMP.bit();
                // Without a direction a dash goes to where the actor faces, which is left or right.
                held &= isDirected(held) ? -1 : ~Buttons.DASH.bit();
            }
            buttons[tick] = held;
        }
        return buttons;
    }

    private static boolean isDirected(int held) {
        return Buttons.LEFT.in(held) != Buttons.RIGHT.in(held) || Buttons.UP.in(held) != Buttons.DOWN.in(held);
    }

    static int mirrored(int held) {
        int rest = held & ~(Buttons.LEFT.bit() | Buttons.RIGHT.bit() | Buttons.UP.bit() | Buttons.DOWN.bit());
        return rest
                | (Buttons.LEFT.in(held) ? Buttons.UP.bit() : 0)
                | (Buttons.UP.in(held) ? Buttons.LEFT.bit() : 0)
                | (Buttons.RIGHT.in(held) ? Buttons.DOWN.bit() : 0)
                | (Buttons.DOWN.in(held) ? Buttons.RIGHT.bit() : 0);
    }

    /** A random level around its middle; the numbers are no round ones, so that nothing touches at a corner. */
    static Level level(long seed, boolean isTurned) {
        Random random = new Random(seed * 31 + 7);
        TestLevels levels = TestLevels.empty(CELLS, CELLS)
                .gravity(0)
                .player(ActorField.CRUSH_ESCAPE, 0)
                .player(ActorField.RUN_SPEED, 240)
                .player(ActorField.DASH_SPEED, 300)
                .player(ActorField.REPEL, 120);
        for (Side side : Side.values()) {
            levels.border(side, Border.Kind.WALL);
        }
        for (int k = random.nextInt(4); k > 0; k--) {
            int column = 4 + random.nextInt(22);
            int row = 4 + random.nextInt(22);
            boolean isFree = Math.abs(column - 15) > 2 || Math.abs(row - 15) > 2;
            if (isFree) {
                levels.draw(isTurned ? row : column, isTurned ? column : row, "#");
            }
        }
        double x = 232 + 8 * random.nextDouble();
        double y = 232 + 8 * random.nextDouble();
        double w = 10 + 6 * random.nextDouble();
        double h = 10 + 6 * random.nextDouble();
        List<LevelObject> platforms = new ArrayList<>();
        for (int k = 1 + random.nextInt(4); k > 0; k--) {
            platforms.add(platform(random, "p" + k, isTurned));
        }
        platforms.forEach(levels::object);
        for (int k = random.nextInt(3); k > 0; k--) {
            levels.object(spring(random, "s" + k, isTurned));
        }
        if (random.nextInt(3) == 0) {
            levels.object(crate(random, isTurned));
        }
        double right = isTurned ? y : x;
        double down = isTurned ? x : y;
        double width = isTurned ? h : w;
        double height = isTurned ? w : h;
        return levels.playerSize(width, height)
                .spawn(right + width / 2, down + height)
                .level();
    }

    private static LevelObject platform(Random random, String id, boolean isTurned) {
        double w = 12 + 50 * random.nextDouble();
        double h = 12 + 50 * random.nextDouble();
        double angle = 2 * Math.PI * random.nextDouble();
        double far = 30 + Math.max(w, h) + 40 * random.nextDouble();
        double x = 240 + far * Math.cos(angle) - w / 2;
        double y = 240 + far * Math.sin(angle) - h / 2;
        double way = (random.nextInt(3) - 1) * random.nextDouble();
        Vec to = new Vec(-120 * Math.cos(angle + way), -120 * Math.sin(angle + way));
        Motion motion = new Motion(
                random.nextBoolean() ? Motion.Mode.ONCE : Motion.Mode.PINGPONG,
                20 + 400 * random.nextDouble(),
                null,
                null,
                null,
                null,
                Map.of());
        int kind = random.nextInt(6);
        Side side = Side.values()[random.nextInt(4)];
        Sides sides = kind == 0 ? Sides.of() : kind == 1 ? Sides.of(isTurned ? turned(side) : side) : Sides.ALL;
        return TestLevels.platform(
                        id,
                        isTurned ? y : x,
                        isTurned ? x : y,
                        isTurned ? h : w,
                        isTurned ? w : h,
                        List.of(Vec.ZERO, isTurned ? new Vec(to.y(), to.x()) : to),
                        motion)
                .withSolidFrom(sides);
    }

    /** Somewhere around the middle. */
    private static Vec anywhere(Random random) {
        double angle = 2 * Math.PI * random.nextDouble();
        double far = 40 + 60 * random.nextDouble();
        return new Vec(240 + far * Math.cos(angle), 240 + far * Math.sin(angle));
    }

    private static Vec turned(Vec point, boolean isTurned) {
        return isTurned ? new Vec(point.y(), point.x()) : point;
    }

    private static LevelObject spring(Random random, String id, boolean isTurned) {
        Vec at = anywhere(random);
        Vec size = new Vec(8 + 30 * random.nextDouble(), 8 + 30 * random.nextDouble());
        double power = 50 + 500 * random.nextDouble();
        Direction to = Direction.values()[random.nextInt(4)];
        Direction other = switch (to) {
            case LEFT -> Direction.UP;
            case UP -> Direction.LEFT;
            case RIGHT -> Direction.DOWN;
            case DOWN -> Direction.RIGHT;
        };
        return new Spring(
                ObjectCommon.of(id, turned(at, isTurned), turned(size, isTurned)), power, isTurned ? other : to);
    }

    /** Another body, which pushes the player away. */
    private static LevelObject crate(Random random, boolean isTurned) {
        Vec at = anywhere(random);
        Vec velocity = new Vec(200 * random.nextDouble() - 100, 200 * random.nextDouble() - 100);
        ActorProfile profile = ActorProfile.DEFAULT.with(ActorField.REPEL, 100).with(ActorField.CRUSH_ESCAPE, 0);
        return new Body(
                ObjectCommon.of("crate", turned(at, isTurned), turned(new Vec(11.3, 17.9), isTurned)),
                turned(velocity, isTurned),
                null,
                null,
                profile);
    }

    private static Side turned(Side side) {
        return switch (side) {
            case LEFT -> Side.TOP;
            case TOP -> Side.LEFT;
            case RIGHT -> Side.BOTTOM;
            case BOTTOM -> Side.RIGHT;
        };
    }
}
