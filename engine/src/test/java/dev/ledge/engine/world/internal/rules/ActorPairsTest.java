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
import java.util.SplittableRandom;
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
    void AA01_circlesThatAreWiderThanTheirBodiesRepelBeyondThemAndAreNoPairThere() {
        Simulation sim = sim(repelling("a", 100), repelling("b", 113));

        assertThat(pairs(sim)).isEmpty();
        // 3 of 16 px of the circles overlap.
        assertThat(sim.actors.repelX[0]).isCloseTo(-100 * 3 / 16.0, within(1e-12));
        assertThat(sim.actors.repelX[1]).isCloseTo(100 * 3 / 16.0, within(1e-12));
    }

    @Test
    void AA01_aCircleThatIsWiderThanItsBodyOnlyWhileThatCrouchesRepelsBeyondIt() {
        ActorProfile profile = ActorProfile.DEFAULT
                .with(ActorField.REPEL, 100)
                .with(ActorField.RADIUS, 12)
                .with(ActorField.CROUCH_HEIGHT, 16);
        Vec size = new Vec(24, 24);
        Simulation sim = sim(
                new Body(ObjectCommon.of("a", new Vec(100, 50), size), null, null, null, profile),
                new Body(ObjectCommon.of("b", new Vec(100, 72), size), null, null, null, profile));
        ActorArrays a = sim.actors;
        a.h[0] = a.h[1] = 16;

        assertThat(pairs(sim)).isEmpty();
        // 2 of 24 px of the circles overlap, 6 px are between the boxes.
        assertThat(a.repelY[0]).isCloseTo(-100 * 2 / 24.0, within(1e-12));
    }

    @Test
    void AA07_everyCirclesOverlapIsFoundWhateverTheGridsGrain() {
        LevelObject[] bodies = new LevelObject[60];
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < bodies.length; i++) {
            ActorProfile profile = ActorProfile.DEFAULT
                    .with(ActorField.REPEL, i % 4 == 0 ? 0 : 100)
                    .with(ActorField.RADIUS, random.nextDouble(2, 40));
            Vec at = new Vec(random.nextDouble(460), random.nextDouble(200));
            Vec size = new Vec(random.nextDouble(4, 30), random.nextDouble(4, 30));
            bodies[i] = new Body(ObjectCommon.of("body-" + (10 + i), at, size), null, null, null, profile);
        }
        for (int grain : new int[] {0, 1, 3, 64}) {
            Simulation sim = sim(bodies);
            sim.locator.setPartition(grain);
            pairs(sim);
            for (int i = 0; i < bodies.length; i++) {
                double x = 0;
                for (int j = 0; j < bodies.length; j++) {
                    x += i == j ? 0 : repelX(sim.actors, i, j);
                }
                assertThat(sim.actors.repelX[i]).isCloseTo(x, within(1e-9));
            }
        }
    }

    /** How fast an actor is repelled to the right by another, px/s. */
    private static double repelX(ActorArrays a, int i, int j) {
        if (a.profiles[i].repel == 0 || a.profiles[j].repel == 0) {
            return 0;
        }
        double dx = a.x[i] + a.w[i] / 2 - a.x[j] - a.w[j] / 2;
        double distance = Math.hypot(dx, a.y[i] + a.h[i] / 2 - a.y[j] - a.h[j] / 2);
        return Math.max(0, 100 * (1 - distance / (a.profiles[i].radius + a.profiles[j].radius))) * dx / distance;
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
    void anActorThatRunsIntoAnEnemyIsHit() {
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
