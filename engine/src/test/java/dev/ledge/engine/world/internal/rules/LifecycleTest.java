package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

class LifecycleTest {
    private final Simulation sim = LevelSwap.fresh(TestLevels.floor()
            .spawn(24, 160)
            .object(new Goal(ObjectCommon.of("goal", new Vec(100, 140), new Vec(4, 4))))
            .object(new Walker(ObjectCommon.of("foe", new Vec(200, 136), null), null, null, null, null, null, null))
            .level());
    private final ActorArrays a = sim.actors;
    private final int player = a.indexOf("player");
    private final int foe = a.indexOf("foe");

    @Test
    void anActorThatIsPutOnGroundStandsOnItAtOnce() {
        assertThat(a.state[player]).isEqualTo(ActorArrays.GROUND);
        assertThat(a.supportKind[player]).isEqualTo(SupportKind.TILE);
        assertThat(a.supportMinor[player]).isEqualTo(10);
    }

    @Test
    void anActorThatIsPutIntoTheAirFalls() {
        a.y[player] = 100;

        sim.lifecycle.settle(player);

        assertThat(a.state[player]).isEqualTo(ActorArrays.AIR);
        assertThat(a.supportKind[player]).isEqualTo(SupportKind.NONE);
        assertThat(a.sinceGround[player]).isEqualTo(ActorArrays.NEVER);
    }

    @Test
    void aCrushComesBeforeAHazardAndThatBeforeAnEnemy() {
        sim.events.clear();
        a.set(player, ActorFlags.HIT_ENEMY | ActorFlags.HIT_HAZARD | ActorFlags.CRUSHED);

        sim.lifecycle.finish(player);

        assertThat(a.state[player]).isEqualTo(ActorArrays.DEAD);
        assertThat(a.has(player, ActorFlags.ALIVE)).isFalse();
        assertThat(sim.event(0).type()).isEqualTo(EventType.DIED);
        assertThat(sim.event(0).cause()).isEqualTo("crush");
    }

    @Test
    void anEnemyIsNamed() {
        sim.events.clear();
        a.set(player, ActorFlags.HIT_ENEMY);
        a.hitBy[player] = foe;

        sim.lifecycle.finish(player);

        assertThat(sim.event(0).cause()).isEqualTo("enemy");
        assertThat(sim.event(0).by()).isEqualTo("foe");
    }

    @Test
    void deathComesBeforeTheGoal() {
        touchGoal();
        a.set(player, ActorFlags.HIT_HAZARD);

        sim.lifecycle.finish(player);

        assertThat(a.has(player, ActorFlags.WON)).isFalse();
        assertThat(sim.triggers.goal()).isNegative();
    }

    @Test
    void theGoalIsWonOnce() {
        touchGoal();
        sim.events.clear();

        sim.lifecycle.finish(player);
        sim.lifecycle.finish(player);

        assertThat(a.has(player, ActorFlags.WON)).isTrue();
        assertThat(sim.events.count()).isOne();
        assertThat(sim.event(0).by()).isEqualTo("goal");
    }

    @Test
    void thePlayerComesBackAndAnEnemyIsGone() {
        sim.lifecycle.die(player, EventLog.GAME);
        sim.lifecycle.die(foe, EventLog.GAME);

        for (int tick = 1; tick < Lifecycle.DEAD_TICKS; tick++) {
            finishBoth();
        }
        assertThat(a.has(player, ActorFlags.ALIVE)).isFalse();
        assertThat(a.has(foe, ActorFlags.PRESENT)).isTrue();
        finishBoth();
        assertThat(a.has(player, ActorFlags.ALIVE)).isTrue();
        assertThat(a.has(foe, ActorFlags.PRESENT)).isFalse();
    }

    @Test
    void noActorComesBackIntoASolid() {
        sim.lifecycle.die(player, EventLog.GAME);

        assertThat(sim.lifecycle.restart(player, new Vec(18, 150), null, Vec.ZERO, Facing.LEFT))
                .isFalse();
        assertThat(a.has(player, ActorFlags.ALIVE)).isFalse();
        assertThat(sim.lifecycle.restart(player, new Vec(18, 136), null, Vec.ZERO, Facing.LEFT))
                .isTrue();
        assertThat(a.has(player, ActorFlags.ALIVE)).isTrue();
        assertThat(a.has(player, ActorFlags.FACES_LEFT)).isTrue();
    }

    @Test
    void afterAnEditAnActorWithGroundUnderTheFeetStands() {
        sim.clock.tick = 5;
        sim.footing.toAir(player, 0, 0);
        sim.events.clear();

        // The step before has hit that ground, and left the player in the air.
        sim.lifecycle.standAll();
        assertThat(a.state[player]).isEqualTo(ActorArrays.AIR);

        a.touch[player] = 0;
        sim.lifecycle.standAll();

        assertThat(a.state[player]).isEqualTo(ActorArrays.GROUND);
        assertThat(sim.events.type(0)).isEqualTo(EventType.LANDED);
    }

    private void touchGoal() {
        sim.paths.restart(player);
        a.x[player] = 98;
        sim.paths.add(player, 1);
        assertThat(sim.triggers.goal()).isNotNegative();
    }

    private void finishBoth() {
        sim.lifecycle.finish(player);
        sim.lifecycle.finish(foe);
    }
}
