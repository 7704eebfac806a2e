package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import org.junit.jupiter.api.Test;

/**
 * The player is 12×24 on the floor at y = 160, or on a slope in column 3 that rises by 45° from (48, 160) to (64, 144).
 * An edge is known up to 0.05 px before its end.
 */
class GroundEdgesTest {
    private static final int PLAYER = 0;
    private static final int RIGHT = 1;
    private static final int LEFT = -1;

    private Simulation sim;
    private CellCache cells;
    private GroundEdges edges;

    @Test
    void aFlatTopLeadsAsFarAsItSupportsTheMiddle() {
        stand(TestLevels.floor(), 18, 136);
        assertThat(sim.actors.supportMajor[PLAYER]).isEqualTo(1);

        edges.look(PLAYER, RIGHT);

        // The middle leaves column 1 at x = 32, the left edge is at 26 then.
        assertThat(edges.leadsTo(PLAYER, 25.94)).isTrue();
        assertThat(edges.leadsTo(PLAYER, 25.96)).isFalse();
        assertThat(edges.topAt(PLAYER, 20)).isEqualTo(136);
    }

    @Test
    void aSlopeLeadsToItsHead() {
        stand(slope(), 38, 134);

        edges.look(PLAYER, RIGHT);

        // The right edge is at the head at x = 64, the left one at 52.
        assertThat(edges.leadsTo(PLAYER, 51.94)).isTrue();
        assertThat(edges.leadsTo(PLAYER, 51.96)).isFalse();
        assertThat(edges.topAt(PLAYER, 40)).isCloseTo(132, within(1e-12));
        assertThat(edges.topAt(PLAYER, 50)).isCloseTo(122, within(1e-12));
    }

    @Test
    void whatIsInTheWayEndsIt() {
        // The head of a player at x = 44 is at y = 128, under the block.
        stand(slope().draw(3, 7, "#"), 38, 134);

        edges.look(PLAYER, RIGHT);

        assertThat(edges.leadsTo(PLAYER, 43.94)).isTrue();
        assertThat(edges.leadsTo(PLAYER, 43.96)).isFalse();
    }

    @Test
    void itLeadsInTheDirectionOfTheLookAlone() {
        stand(slope(), 44, 128);
        edges.look(PLAYER, RIGHT);
        assertThat(edges.leadsTo(PLAYER, 43)).isFalse();

        edges.look(PLAYER, LEFT);

        // The right edge is at the foot of the slope at x = 48, the left one at 36.
        assertThat(edges.leadsTo(PLAYER, 43)).isTrue();
        assertThat(edges.leadsTo(PLAYER, 36.06)).isTrue();
        assertThat(edges.leadsTo(PLAYER, 36.04)).isFalse();
        assertThat(edges.leadsTo(PLAYER, 45)).isFalse();
    }

    @Test
    void aShortRestIsNotLookedAt() {
        stand(TestLevels.floor(), 25.5, 136);

        edges.look(PLAYER, RIGHT);

        assertThat(edges.leadsTo(PLAYER, 25.6)).isFalse();
    }

    @Test
    void itIsForgottenWhenCellsOrTheActorChange() {
        stand(slope(), 38, 134);
        edges.look(PLAYER, RIGHT);
        sim.actors.h[PLAYER] = 12;
        assertThat(edges.leadsTo(PLAYER, 40)).isFalse();
        sim.actors.h[PLAYER] = 24;
        assertThat(edges.leadsTo(PLAYER, 40)).isTrue();

        cells.bind(sim.scene);

        assertThat(edges.leadsTo(PLAYER, 40)).isFalse();
    }

    @Test
    void anActorThatDropsThroughOneWaysLooksAtNoEdge() {
        stand(slope(), 38, 134);
        sim.actors.dropTicks[PLAYER] = 3;

        edges.look(PLAYER, RIGHT);

        assertThat(edges.leadsTo(PLAYER, 40)).isFalse();
    }

    private static TestLevels slope() {
        return TestLevels.floor().draw(3, 9, "/");
    }

    private void stand(TestLevels level, double x, double y) {
        sim = LevelSwap.fresh(level.spawn(x + 6, y + 24).level());
        cells = new CellCache(sim.scene, sim.actors.count);
        edges = new GroundEdges(sim.scene, sim.actors, sim.queries, cells);
        assertThat(sim.queries.stand(PLAYER, x, y, Tolerance.CONTACT)).isGreaterThanOrEqualTo(0);
        assertThat(sim.queries.sweep.ownerKind()).isEqualTo(SupportKind.TILE);
        sim.footing.standOnHit(PLAYER, sim.queries.sweep);
    }
}
