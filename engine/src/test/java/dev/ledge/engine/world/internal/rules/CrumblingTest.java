package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The player, 12 px wide, stands at row 6, which is at 96 px; a tick is 1/60 s. Rules CT-01 to CT-04. */
class CrumblingTest {
    private static final Changing BRITTLE = new Changing(new Crumbles(0.1, 0.2, Map.of()), null, null);
    private static final int AFTER = 6;
    private static final int BACK = 12;

    private Simulation sim;

    @Test
    void aTileGoesAfterItsTimeAndNotATickBefore() {
        standAt(24);

        pass(AFTER - 1);
        assertThat(sim.events.count()).isZero();
        assertThat(sim.scene.terrain.solids(1, 1, 6)).isEqualTo(1);
        pass(1);

        assertThat(sim.events.type(0)).isEqualTo(EventType.CRUMBLED);
        assertThat(sim.event(0).by()).isEqualTo("tile:1,6");
        assertThat(sim.event(0).actor()).isNull();
        assertThat(sim.scene.terrain.solids(1, 1, 6)).isZero();
        assertThat(sim.actors.state[0]).isEqualTo(ActorArrays.AIR);
    }

    @Test
    void anActorThatStraddlesTwoStartsBoth() {
        standAt(32);

        assertThat(sim.cells.indexOf(1, 6, 0)).isNotNegative();
        assertThat(sim.cells.indexOf(2, 6, 0)).isNotNegative();
        assertThat(sim.cells.count()).isEqualTo(2);
    }

    @Test
    void aSideThatIsTouchedHoldsNoOne() {
        standAt(32 - 6);

        assertThat(sim.cells.indexOf(1, 6, 0)).isNotNegative();
        assertThat(sim.cells.count()).isEqualTo(1);
    }

    @Test
    void theTopOfALadderShakesToo() {
        sim = LevelSwap.fresh(TestLevels.empty(20, 12)
                .define(TileType.of("vine", Shape.NONE).withChanging(BRITTLE))
                .define(ladder())
                .draw(1, 6, "#")
                .tile(2, 6, TileRef.of("rung"))
                .tile(2, 7, TileRef.of("rung"))
                .spawn(30, 96)
                .level());
        sim.crumbling.noteStanding(0);

        assertThat(sim.cells.count()).isEqualTo(1);
        assertThat(sim.cells.indexOf(2, 6, 0)).isZero();
    }

    @Test
    void itComesBackWhenItsTimeIsOverAndNoOneIsInItsPlace() {
        standAt(24);
        pass(AFTER);
        sim.events.clear();
        sim.actors.y[0] = 90;

        pass(BACK);
        assertThat(sim.events.count()).isZero();
        // Touching is not being in it.
        sim.actors.y[0] = 96 - 24;
        pass(1);

        assertThat(sim.events.type(0)).isEqualTo(EventType.RESTORED);
        assertThat(sim.scene.terrain.solids(1, 1, 6)).isEqualTo(1);
        assertThat(sim.cells.count()).isZero();
    }

    @Test
    void theDeadAreInNoOnesWay() {
        standAt(24);
        pass(AFTER);
        sim.actors.y[0] = 90;
        sim.lifecycle.die(0, EventLog.FELL);
        pass(BACK);

        assertThat(sim.cells.count()).isZero();
    }

    @Test
    void aPlatformGoesTooAndKeepsItsClock() {
        Platform slab = Platform.of("slab", new Vec(0, 96), new Vec(64, 8), Vec.ZERO, new Vec(32, 0));
        sim = LevelSwap.fresh(TestLevels.empty(20, 12)
                .object(slab.withChanging(BRITTLE))
                .spawn(24, 96)
                .level());
        sim.crumbling.noteStanding(0);
        pass(AFTER);

        assertThat(sim.platforms.absent[0]).isTrue();
        assertThat(sim.platforms.outlines[0]).isNull();
        assertThat(sim.platforms.stopped[0]).isFalse();
        assertThat(sim.event(0).by()).isEqualTo("slab");
    }

    private static TileType ladder() {
        return new TileType("rung", null, null, true, null, null, null, null, null, null, BRITTLE, null, Map.of());
    }

    private void standAt(double middle) {
        sim = LevelSwap.fresh(TestLevels.empty(20, 12)
                .define(TileType.of("brick", Shape.FULL).withChanging(BRITTLE))
                .tile(1, 6, TileRef.of("brick"))
                .tile(2, 6, TileRef.of("brick"))
                .spawn(middle, 96)
                .level());
        sim.events.clear();
        sim.crumbling.noteStanding(0);
    }

    /** Ends so many steps in which no actor moves. */
    private void pass(int ticks) {
        for (int k = 0; k < ticks; k++) {
            sim.crumbling.act();
            sim.clock.tick++;
        }
    }
}
