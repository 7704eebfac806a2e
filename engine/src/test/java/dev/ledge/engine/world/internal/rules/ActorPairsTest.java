package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActorPairsTest {

    @Test
    void overlappingActorsAreAPairOnceAndInOrder() {
        Simulation sim = sim(body("a", 0, 0), body("b", 10, 0), body("c", 100, 0), body("d", 105, 5));

        assertThat(pairs(sim)).containsExactly("a b", "c d");
    }

    @Test
    void touchingIsAPairAndAGapIsNone() {
        assertThat(pairs(sim(body("a", 0, 0), body("b", 12, 0)))).containsExactly("a b");
        assertThat(pairs(sim(body("a", 0, 0), body("b", 12.01, 0)))).isEmpty();
    }

    @Test
    void theAbsentPairWithNoOne() {
        Simulation sim = sim(body("a", 0, 0), body("b", 10, 0));
        sim.actors.clear(0, ActorFlags.PRESENT);

        assertThat(pairs(sim)).isEmpty();
    }

    @Test
    void theGridsGrainChangesNoPair() {
        Simulation sim = sim(body("a", 0, 0), body("b", 10, 0), body("c", 20, 10), body("d", 105, 5));
        List<String> pairs = pairs(sim);
        sim.locator.setPartition(1);

        assertThat(pairs(sim)).isEqualTo(pairs).containsExactly("a b", "b c");
    }

    @Test
    void repellingActsInTheNextStepAndAwayFromEachOther() {
        Simulation sim = sim(repelling("a", 100), repelling("b", 104));
        ActorArrays a = sim.actors;

        pairs(sim);
        assertThat(a.repelX[0]).isNegative();
        assertThat(a.repelX[1]).isCloseTo(-a.repelX[0], within(1e-12));
        assertThat(a.vx[0]).isZero();

        sim.pairs.applyRepel(false);
        assertThat(a.vx[0]).isNegative();
        assertThat(a.vx[1]).isPositive();
        assertThat(a.repelX[0]).isZero();
    }

    @Test
    void anActorThatIsJumpedOnDiesAndThrowsThePlayerUp() {
        Simulation sim = withFoe();
        ActorArrays a = sim.actors;
        int player = a.indexOf("player");
        int foe = a.indexOf("foe");
        a.x[player] = a.x[foe];
        a.y[player] = a.y[foe] - a.h[player] + 1;
        a.oldY[player] = a.y[player] - 3;
        a.oldY[foe] = a.y[foe];
        a.state[player] = ActorArrays.AIR;

        sim.pairs.find(false);
        sim.pairs.bounce(player);

        assertThat(a.has(foe, ActorFlags.HIT_ENEMY)).isTrue();
        assertThat(a.has(player, ActorFlags.HIT_ENEMY)).isFalse();
        assertThat(a.vy[player]).isNegative();
    }

    @Test
    void whoRunsIntoAnEnemyIsHit() {
        Simulation sim = withFoe();
        ActorArrays a = sim.actors;
        int player = a.indexOf("player");
        int foe = a.indexOf("foe");
        a.x[player] = a.x[foe] + 4;
        a.y[player] = a.y[foe];
        a.oldY[player] = a.y[player];
        a.oldY[foe] = a.y[foe];

        sim.pairs.find(false);

        assertThat(a.has(player, ActorFlags.HIT_ENEMY)).isTrue();
        assertThat(a.hitBy[player]).isEqualTo(foe);
        assertThat(a.has(foe, ActorFlags.HIT_ENEMY)).isFalse();
    }

    private static Simulation withFoe() {
        return LevelSwap.fresh(TestLevels.floor()
                .spawn(24, 160)
                .object(new Walker(ObjectCommon.of("foe", new Vec(200, 136), null), null, null, null, null, null, null))
                .level());
    }

    private static LevelObject body(String id, double x, double y) {
        return new Body(ObjectCommon.of(id, new Vec(x, y), new Vec(12, 24)), null, null, null, null);
    }

    private static LevelObject repelling(String id, double x) {
        ActorProfile profile = ActorProfile.DEFAULT.with(ActorField.REPEL, 100).with(ActorField.RADIUS, 8);
        return new Body(ObjectCommon.of(id, new Vec(x, 50), new Vec(12, 24)), null, null, null, profile);
    }

    private static Simulation sim(LevelObject... bodies) {
        TestLevels levels = TestLevels.empty(30, 14);
        for (LevelObject body : bodies) {
            levels.object(body);
        }
        return LevelSwap.fresh(levels.level());
    }

    private static List<String> pairs(Simulation sim) {
        sim.events.clear();
        sim.pairs.find(false);
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < sim.events.count(); i++) {
            assertThat(sim.events.type(i)).isEqualTo(EventType.PAIR);
            pairs.add(sim.actors.ids[sim.events.subject(i)] + " " + sim.event(i).by());
        }
        return pairs;
    }
}
