package dev.ledge.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The check of the engine is checked, too. */
class PenetrationTest {
    private static final Offset<Double> NOISE = within(1e-9);

    @Test
    void aBoxOnTheFloorIsInNothing() {
        assertThat(depth(TestLevels.floor(), 40, 136)).isZero();
    }

    @Test
    void theLeastWayOutCounts() {
        assertThat(depth(TestLevels.floor(), 40, 136.5)).isEqualTo(0.5, NOISE);
        assertThat(depth(TestLevels.floor().fill(4, 0, 1, 10, '#'), 52.25, 136)).isEqualTo(0.25, NOISE);
    }

    @Test
    void aSlopeIsMeasuredAcrossIt() {
        double corner = 40 + 12;
        double surface = 160 - (corner - 48);

        assertThat(depth(TestLevels.floor().draw(3, 9, "/"), 40, surface - 24)).isZero();
        assertThat(depth(TestLevels.floor().draw(3, 9, "/"), 40, surface - 24 + 1))
                .isEqualTo(StrictMath.sqrt(0.5), NOISE);
    }

    @Test
    void whatLetsThroughIsNotSolid() {
        assertThat(depth(TestLevels.floor().draw(2, 9, "=").draw(2, 8, "[").draw(3, 9, "H"), 40, 136))
                .isZero();
    }

    @Test
    void aConcavePolygonIsSolidOnlyWhereItIs() {
        TestLevels valley = TestLevels.empty(20, 12).polygon("v", Sides.ALL, 0, 100, 46, 160, 92, 100, 92, 170, 0, 170);

        assertThat(depth(valley, 40, 128)).isZero();
        assertThat(depth(valley, 40, 150)).isGreaterThan(4);
    }

    @Test
    void aPlatformIsWhereItIsNow() {
        TestLevels levels = TestLevels.empty(20, 12).once("lift", 200, 40, 32, 8, -160, 0, 160 * 60);

        assertThat(depth(levels, 40, 18)).isZero();
        assertThat(depthAfterAStep(levels, 40, 18)).isEqualTo(2, NOISE);
    }

    @Test
    void theLevelsWallsAreSolidWithoutEnd() {
        assertThat(depth(TestLevels.floor(), -0.5, -4000)).isEqualTo(0.5, NOISE);
        assertThat(depth(TestLevels.floor().openBorders(), -0.5, -4000)).isZero();
    }

    private static double depth(TestLevels levels, double x, double y) {
        return depth(levels.level(), new World(levels.level()), x, y);
    }

    private static double depthAfterAStep(TestLevels levels, double x, double y) {
        World world = new World(levels.level());
        world.step(0);
        return depth(levels.level(), world, x, y);
    }

    private static double depth(Level level, World world, double x, double y) {
        Aabb box = new Aabb(x, y, x + 12, y + 24);
        return new Penetration(level).of(box, world.platforms()).depth();
    }
}
