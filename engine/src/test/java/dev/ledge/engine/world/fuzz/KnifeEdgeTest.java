package dev.ledge.engine.world.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@link KnifeEdge} excuses, and what it does not. */
class KnifeEdgeTest {
    private static final int TICKS = 30;
    /** Closer than this a hazard is touched, px. */
    private static final double TOUCH = 2 * Sweep.EDGE;

    private static Game game(TestLevels level) {
        return new Game(1, level.level(), InputTrack.of(List.of()), TICKS, List.of());
    }

    private static Violation at(int tick) {
        return new Violation("any", tick, "");
    }

    /** A body goes 2 px a tick to where it touches a hazard exactly, or is off that by so much, as tick 10 ends. */
    private static Game towardsHazard(double off) {
        return game(TestLevels.empty(20, 12)
                .object(new Body(
                        ObjectCommon.of("body", new Vec(100, 100), new Vec(12, 24)),
                        new Vec(120, 0),
                        null,
                        null,
                        Bodies.FLOATING))
                .object(new HazardArea(ObjectCommon.of("spikes", new Vec(132 + TOUCH + off, 100), new Vec(16, 16)))));
    }

    @Test
    void whatLastBitsDecideIsExcusedInThatTick() {
        assertThat(KnifeEdge.excuses(towardsHazard(0), at(10))).isTrue();
    }

    @Test
    void notInAnyOtherTick() {
        assertThat(KnifeEdge.excuses(towardsHazard(0), at(9))).isFalse();
        assertThat(KnifeEdge.excuses(towardsHazard(0), at(11))).isFalse();
    }

    @Test
    void norWhereMoreThanLastBitsAreMissing() {
        assertThat(KnifeEdge.excuses(towardsHazard(1e-7), at(10))).isFalse();
        assertThat(KnifeEdge.excuses(towardsHazard(1e-7), at(11))).isFalse();
    }

    @Test
    void norWhereARuleDecides() {
        // Half of the foot is on another tile: of such two the left one supports (SF-04).
        Game halfway = game(TestLevels.floor(20).spawn(32, 160));
        for (int tick = 0; tick < TICKS; tick++) {
            assertThat(KnifeEdge.excuses(halfway, at(tick))).isFalse();
        }
    }
}
