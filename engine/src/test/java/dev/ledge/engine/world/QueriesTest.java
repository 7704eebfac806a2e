package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.CastHit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueriesTest {

    private final World world = new World(TestLevels.floor()
            .row(5, ".....=")
            .spawn(24, 160)
            .object(Bodies.standing("body", 60, 160))
            .still("block", 200, 100, 32, 32)
            .level());
    private final Queries queries = world.queries();

    @Test
    void aSweptBoxHitsTheFloor() {
        CastHit impact = queries.sweep(new Aabb(100, 100, 112, 120), 0, 80);

        assertThat(impact.time()).isCloseTo(0.5, within(1e-12));
        assertThat(impact.y()).isEqualTo(140);
        assertThat(impact.ny()).isEqualTo(-1);
        assertThat(impact.on()).isEqualTo("tile:6,10");
    }

    @Test
    void aRayHitsAPlatform() {
        CastHit impact = queries.rayCast(150, 110, 100, 0);

        assertThat(impact.on()).isEqualTo("block");
        assertThat(impact.x()).isEqualTo(200);
        assertThat(impact.nx()).isEqualTo(-1);
    }

    @Test
    void aRayAlongASeamHitsWhatIsThere() {
        for (double x : new double[] {16, 48, 63.999999, 64, 64.000001, 304}) {
            assertThat(queries.rayCast(x, 20, 0, 500)).as("down at %s", x).isNotNull();
        }
        World walled = new World(TestLevels.map("""
                .....#
                .....#
                .....#
                """).level());
        for (double y : new double[] {16, 20, 32}) {
            CastHit impact = walled.queries().rayCast(8, y, 500, 0);
            assertThat(impact).as("right at %s", y).isNotNull();
            assertThat(impact.x()).isEqualTo(80);
        }
        assertThat(queries.sweep(new Aabb(64, 20, 64 + 1e-9, 21), 0, 500).y()).isEqualTo(159);
    }

    @Test
    void aRayBetweenTwoPlatformsOrPolygonsHitsThem() {
        World seams = new World(TestLevels.floor()
                .still("a", 200, 60, 20, 20)
                .still("b", 220, 60, 20, 20)
                .polygon("c", Sides.ALL, 40, 60, 60, 60, 80, 60, 80, 80, 40, 80)
                .level());

        assertThat(seams.queries().rayCast(220, 20, 0, 100).y()).isEqualTo(60);
        assertThat(seams.queries().rayCast(60, 20, 0, 100).y()).isEqualTo(60);
    }

    @Test
    void aOneWayIsHitFromAboveOnly() {
        assertThat(queries.rayCast(88, 70, 0, 30).on()).isEqualTo("tile:5,5");
        assertThat(queries.rayCast(88, 100, 0, -30)).isNull();
    }

    @Test
    void aFreeWayIsNull() {
        assertThat(queries.sweep(new Aabb(100, 100, 112, 120), 30, 0)).isNull();
    }

    @Test
    void depthIsHowFarInside() {
        assertThat(queries.depth(new Aabb(100, 150, 112, 163))).isCloseTo(3, within(1e-12));
        assertThat(queries.depth(new Aabb(100, 150, 112, 160))).isZero();
        assertThat(queries.depth(new Aabb(82, 78, 94, 90)))
                .as("a one-way has no inside")
                .isZero();
    }

    @Test
    void actorsAreFoundByTheirBoxes() {
        assertThat(actorsIn(new Aabb(0, 0, 300, 300))).containsExactly("body", "player");
        assertThat(actorsIn(new Aabb(30, 140, 31, 141))).containsExactly("player");
        assertThat(actorsIn(new Aabb(31, 140, 53, 141))).isEmpty();
    }

    @Test
    void askingChangesNothing() {
        long before = world.fullHash();
        queries.sweep(new Aabb(100, 100, 112, 120), 0, 80);
        queries.depth(new Aabb(100, 150, 112, 163));
        queries.rayCast(0, 0, 300, 300);

        assertThat(world.fullHash()).isEqualTo(before);
    }

    @Test
    void NU01_onlyFiniteNumbersAreAsked() {
        assertThatIllegalArgumentException().isThrownBy(() -> queries.rayCast(0, 0, Double.NaN, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> queries.sweep(new Aabb(0, 0, 10, 10), Double.POSITIVE_INFINITY, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> queries.sweep(new Aabb(0, 0, 0, 10), 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> queries.depth(new Aabb(0, 0, 1, Double.NaN)));
    }

    private List<String> actorsIn(Aabb area) {
        List<String> ids = new ArrayList<>();
        queries.actorsIn(area, actor -> ids.add(world.actors().id(actor)));
        return ids;
    }
}
