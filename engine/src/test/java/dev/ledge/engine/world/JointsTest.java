package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.CastHit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing falls, flies or is cast between two solids that touch, however little beside their joint. Case SL-04. */
class JointsTest {
    private static final int GRID = 16;
    /** More than a sweep's skin. */
    private static final double INSIDE = 0.05;

    private static final double[] BESIDE = {
        0, 1e-12, 1e-11, 1e-10, 3e-10, 5e-10, 7e-10, 8e-10, 9e-10, 1e-9, 1.2e-9, 1.5e-9, 2e-9, 3e-9, 5e-9, 1e-8, 1e-7,
        3e-7, 6e-7, 9e-7, 1e-6, 1.5e-6, 1e-5, 1e-4, 1e-3
    };

    private static final List<Shape> SHAPES = List.of(
            Shape.FULL,
            new Shape.Floor(0, 1),
            new Shape.Floor(0, 0.5),
            new Shape.Floor(0.5, 1),
            new Shape.Floor(1 / 3.0, 2 / 3.0),
            new Shape.Floor(0.5, 0.5),
            new Shape.Ceiling(1, 0),
            new Shape.Ceiling(0.25, 0.75),
            convex(0.5, 1, 1, 0, 1, 1),
            convex(0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5),
            convex(0, 1, 0.5, 0, 1, 0, 1, 1));

    private static final List<Flip> FLIPS = List.of(
            Flip.NONE,
            new Flip(Flip.H),
            new Flip(Flip.V),
            new Flip(Flip.H | Flip.V),
            new Flip(Flip.D),
            new Flip(Flip.D | Flip.H));

    private static Shape convex(double... numbers) {
        List<Vec> corners = new ArrayList<>();
        for (int i = 0; i < numbers.length; i += 2) {
            corners.add(new Vec(numbers[i], numbers[i + 1]));
        }
        return new Shape.Convex(corners);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "...../  ..../.  .../.. ../...",
                ".....12 ...12.. .12... ......",
                "......1 ....12. ..12.. ......",
                "......./ .....12. ...12... .......",
                "...../ ..../. ..12.. ......",
                "...../# ..../. .../.. ......",
                ".../# ../. ./... ........",
                "...../#### ..../ .../ ../",
                ".....### ..../.. .../... ......",
                "...../\\.. ..../..\\. .../....\\ ......",
                "\\....../ .\\..../. ..\\../.. ...\\/...",
                "..\\./. ...#.. ...... ......",
                ".....=== ..../. .../.. ......"
            })
    void SL04_nobodyFallsThroughAJointOfTiles(String drawing) {
        TestLevels tiles = TestLevels.empty(24, 20);
        String[] rows = drawing.trim().split(" +");
        for (int r = 0; r < rows.length; r++) {
            tiles.draw(6, 4 + r, rows[r]);
        }
        int joints = 0;
        for (int column = 6; column <= 6 + drawing.indexOf(' '); column++) {
            joints += dropped(tiles, column * GRID) ? 1 : 0;
        }
        assertThat(joints).as("joints with ground").isPositive();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.5, 0.2, 2, -0.5, 0})
    void SL04_norThroughThatOfTwoPolygons(double steepness) {
        double end = 160 - 32 * steepness;
        double low = 260;
        TestLevels two = TestLevels.empty(24, 20)
                .polygon("before", Sides.ALL, 96, 192, 160, 160, 160, low, 96, low)
                .polygon("after", Sides.ALL, 160, 160, 192, end, 192, low, 160, low);
        TestLevels one =
                TestLevels.empty(24, 20).polygon("both", Sides.ALL, 96, 192, 160, 160, 192, end, 192, low, 96, low);
        TestLevels besideTiles = TestLevels.empty(24, 20)
                .draw(8, 10, "12")
                .fill(8, 11, 2, 5, '#')
                .polygon("after", Sides.ALL, 160, 160, 192, end, 192, low, 160, low);

        assertThat(dropped(two, 160)).isTrue();
        assertThat(dropped(one, 160)).isTrue();
        assertThat(dropped(besideTiles, 160)).isTrue();
    }

    /** Drops players whose lower corners are beside a place; false if there is no ground under it. */
    private static boolean dropped(TestLevels ground, double x) {
        boolean isOnGround = false;
        for (int side = -1; side <= 1; side += 2) {
            for (double width : new double[] {5, 12, 16}) {
                ground.playerSize(width, 24);
                double middle = x + side * width / 2;
                if (!isAlive(ground.spawn(middle - 0.5, 60)) || !isAlive(ground.spawn(middle + 0.5, 60))) {
                    continue;
                }
                isOnGround = true;
                for (double beside : BESIDE) {
                    for (int sign = -1; sign <= 1; sign += 2) {
                        double centre = middle + sign * beside;
                        assertThat(isAlive(ground.spawn(centre, 60)))
                                .as("width %s, centre %s", width, centre)
                                .isTrue();
                    }
                }
            }
        }
        return isOnGround;
    }

    /** True if the player is on the ground, and in nothing solid, after a fall. */
    private static boolean isAlive(TestLevels levels) {
        World world = new World(levels.level());
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
        }
        ActorArrays a = world.sim.actors;
        Aabb box = new Aabb(a.x[0], a.y[0], a.x[0] + a.w[0], a.y[0] + a.h[0]);
        return a.state[0] == ActorArrays.GROUND && world.queries().depth(box) < INSIDE;
    }

    /** Boxes whose corner goes past a corner of random cells, a little beside it, never end inside of them. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void SL04_noCastGoesThroughAJoint(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 60; i++) {
            List<Vec> corners = new ArrayList<>();
            Queries queries = new World(cells(random, corners).level()).queries();
            for (int cast = 0; cast < 250; cast++) {
                castPast(random, queries, corners.get(random.nextInt(corners.size())));
            }
        }
    }

    private static TestLevels cells(Random random, List<Vec> corners) {
        TestLevels levels = TestLevels.empty(20, 20).openBorders().spawn(8, 24);
        for (int k = 0; k < SHAPES.size(); k++) {
            levels.define(TestPalette.tile("shape" + k, SHAPES.get(k)));
        }
        int kinds = random.nextInt(1, 4);
        int[] chosen = random.ints(kinds, 0, SHAPES.size()).toArray();
        int flips = random.nextInt(1, FLIPS.size() + 1);
        for (int c = 7; c < 12; c++) {
            for (int r = 7; r < 12; r++) {
                if (random.nextInt(4) > 0) {
                    int kind = chosen[random.nextInt(kinds)];
                    Flip flip = FLIPS.get(random.nextInt(flips));
                    levels.tile(c, r, new TileRef("shape" + kind, flip));
                    Vec at = new Vec(c, r);
                    SHAPES.get(kind)
                            .outline()
                            .forEach(corner ->
                                    corners.add(flip.apply(corner).plus(at).times(GRID)));
                }
            }
        }
        corners.add(new Vec(7 * GRID, 7 * GRID));
        return levels;
    }

    private static void castPast(Random random, Queries queries, Vec corner) {
        double width = random.nextBoolean() ? GRID : random.nextInt(2, 26);
        double height = random.nextBoolean() ? GRID : random.nextInt(2, 26);
        double beside = BESIDE[random.nextInt(BESIDE.length)] * (random.nextBoolean() ? 1 : -1);
        boolean isLevel = random.nextBoolean();
        int direction = random.nextBoolean() ? 1 : -1;
        double x = corner.x() - (random.nextBoolean() ? width : 0) + (isLevel ? 0 : beside);
        double y = corner.y() - (random.nextBoolean() ? height : 0) + (isLevel ? beside : 0);
        double dx = isLevel ? direction : 0;
        double dy = isLevel ? 0 : direction;
        for (double back : new double[] {30, 3, 0.1}) {
            Aabb from = box(x - back * dx, y - back * dy, width, height);
            if (queries.depth(from) <= BESIDE[BESIDE.length - 1]) {
                double length = back + 5;
                CastHit hit = queries.sweep(from, dx * length, dy * length);
                double free = length * (hit == null ? 1 : hit.time());
                for (double passed = 0.5; passed < free; passed += 0.5) {
                    Aabb there = box(from.left() + passed * dx, from.top() + passed * dy, width, height);
                    assertThat(queries.depth(there))
                            .as("%s by (%s, %s), %s beside %s", from, dx * length, dy * length, beside, corner)
                            .isLessThan(INSIDE);
                }
                return;
            }
        }
    }

    private static Aabb box(double x, double y, double width, double height) {
        return new Aabb(x, y, x + width, y + height);
    }
}
