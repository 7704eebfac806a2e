package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** The player, 12×24, goes straight from (18, 136) somewhere; what it comes through counts, not where it ends. */
class TriggerTouchTest {

    @Test
    void aLevelWithoutTriggersListensToNoOne() {
        Simulation sim = sim(TestLevels.floor());

        assertThat(sim.triggers.any()).isFalse();
    }

    @Test
    void aHazardOnTheWayCounts() {
        Simulation sim = sim(TestLevels.floor().object(new HazardArea(at("h", 100, 140, 4, 4))));

        goTo(sim, 80, 136);
        assertThat(isHit(sim)).isFalse();
        goTo(sim, 180, 136);
        assertThat(isHit(sim)).isTrue();
    }

    @Test
    void aHazardAboveTheWayDoesNot() {
        Simulation sim = sim(TestLevels.floor().object(new HazardArea(at("h", 100, 120, 4, 4))));

        goTo(sim, 180, 136);

        assertThat(isHit(sim)).isFalse();
    }

    @Test
    void touchingAtDistanceZeroCounts() {
        Simulation sim = sim(TestLevels.floor().object(new HazardArea(at("h", 100, 120, 4, 16))));

        goTo(sim, 98, 136);

        assertThat(isHit(sim)).isTrue();
    }

    @Test
    void spikesCountByTheirShape() {
        Simulation sim = sim(TestLevels.floor().draw(6, 9, "^"));

        // Over the tip of the triangle at (104, 150.4), and through it.
        goTo(sim, 18, 126);
        goTo(sim, 180, 126);
        assertThat(isHit(sim)).isFalse();
        goTo(sim, 180, 128);
        goTo(sim, 18, 128);
        assertThat(isHit(sim)).isTrue();
    }

    @Test
    void spikesThatOneIsInAsTheWayBeginsCount() {
        Simulation sim = sim(TestLevels.floor().draw(6, 9, "^"));

        goTo(sim, 98, 128);
        sim.actors.clear(0, ActorFlags.HIT_HAZARD);
        goTo(sim, 18, 128);

        assertThat(isHit(sim)).isTrue();
    }

    @Test
    void anActorThatDoesNotCollideWithTheWorldIsHitByNothing() {
        Simulation sim = sim(TestLevels.floor().object(new HazardArea(at("h", 100, 140, 4, 4))));
        sim.actors.clear(0, ActorFlags.WORLD_COLLISION);

        goTo(sim, 180, 136);

        assertThat(isHit(sim)).isFalse();
    }

    @Test
    void theFirstGoalOnTheWayIsReached() {
        Simulation sim = sim(TestLevels.floor()
                .object(new Goal(at("near", 60, 140, 4, 4)))
                .object(new Goal(at("far", 100, 140, 4, 4))));

        goTo(sim, 80, 136);
        goTo(sim, 180, 136);

        assertThat(sim.scene.areas.ids[sim.triggers.goal()]).isEqualTo("near");
        sim.triggers.forgetGoal();
        assertThat(sim.triggers.goal()).isNegative();
    }

    @Test
    void anActorThatHasWonReachesNoOther() {
        Simulation sim = sim(TestLevels.floor().object(new Goal(at("g", 60, 140, 4, 4))));
        sim.actors.set(0, ActorFlags.WON);

        goTo(sim, 80, 136);

        assertThat(sim.triggers.goal()).isNegative();
    }

    @Test
    void aPickupOnTheWayIsCollectedOnceAndIsGone() {
        Simulation sim = sim(TestLevels.floor().object(new Pickup(at("coin", 100, 140, 8, 8), null)));
        int coin = sim.actors.indexOf("coin");
        int player = sim.actors.indexOf("player");
        sim.events.clear();

        sim.paths.begin();
        goTo(sim, player, 180, 136);
        goTo(sim, player, 18, 136);
        sim.triggers.collect();

        assertThat(sim.actors.has(coin, ActorFlags.PRESENT)).isFalse();
        assertThat(sim.events.count()).isOne();
        assertThat(sim.events.type(0)).isEqualTo(EventType.COLLECTED);
        assertThat(sim.event(0).by()).isEqualTo("coin");
    }

    @Test
    void anActorThatIsPutElsewhereHasGoneNoWay() {
        Simulation sim = sim(TestLevels.floor().object(new HazardArea(at("h", 100, 140, 4, 4))));

        sim.actors.x[0] = 180;
        sim.paths.restart(0);
        goTo(sim, 200, 136);

        assertThat(isHit(sim)).isFalse();
    }

    @Test
    void aHazardThatIsPaintedCountsFromThenOn() {
        Simulation sim = sim(TestLevels.floor());

        LevelSwap.edited(sim, TestLevels.painted(sim.scene.level, 6, 9, 'X'));

        assertThat(sim.triggers.any()).isTrue();
        sim.paths.restart(0);
        goTo(sim, 180, 136);
        assertThat(isHit(sim)).isTrue();
    }

    private static ObjectCommon at(String id, double x, double y, double width, double height) {
        return ObjectCommon.of(id, new Vec(x, y), new Vec(width, height));
    }

    private static Simulation sim(TestLevels levels) {
        return LevelSwap.fresh(levels.spawn(24, 160).level());
    }

    private static void goTo(Simulation sim, double x, double y) {
        goTo(sim, 0, x, y);
    }

    private static void goTo(Simulation sim, int actor, double x, double y) {
        sim.actors.x[actor] = x;
        sim.actors.y[actor] = y;
        sim.paths.add(actor, 1);
    }

    private static boolean isHit(Simulation sim) {
        return sim.actors.has(0, ActorFlags.HIT_HAZARD);
    }
}
