package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.Squeezes;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.type.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The player is 12×24, at (18, 136) on the floor at y = 160; "wall" is at its right and goes left by 2 px a tick. */
class PushesTest {
    private static final int PLAYER = 0;
    private static final int FLOOR_ROW = 10;
    private static final int PLANK_ROW = 5;

    @Test
    void whatGoesOnAgainstAnActorPushesAndIsReportedOnce() {
        Simulation sim = sim(Sides.ALL);
        Sweep hit = metWall(sim);

        assertThat(pushes(sim).reportIfPush(PLAYER, hit, 1)).isTrue();
        assertThat(pushes(sim).reportIfPush(PLAYER, hit, 0.5)).isTrue();

        // And that there is a wall.
        assertThat(sim.events.count()).isEqualTo(2);
        assertThat(sim.events.type(0)).isEqualTo(EventType.PUSHED);
        assertThat(sim.events.type(1)).isEqualTo(EventType.WALL);
        assertThat(sim.event(0).by()).isEqualTo("wall");
        assertThat(sim.event(0).axis()).isEqualTo("horizontal");
        assertThat(sim.actors.has(PLAYER, ActorFlags.PUSHED)).isTrue();
    }

    @Test
    void whatArrivesAtTheEndOfTheStepPushesNobody() {
        Simulation sim = sim(Sides.ALL);

        assertThat(pushes(sim).reportIfPush(PLAYER, metWall(sim), 1e-14)).isFalse();
        assertThat(sim.events.count()).isZero();
    }

    @Test
    void betweenTwoThatCloseTheAnvilIsObeyedAndTheMoverMayCrush() {
        Simulation sim = sim(Sides.ALL);
        ContactSet planes = new ContactSet();
        planes.addSupport(1, 0, SupportKind.TILE, 0, 0, 0, 0, 0, 1);
        planes.refine(FLOOR_ROW, 0);
        planes.addSupport(-1, 0, SupportKind.PLATFORM, 0, -2, 0, 0, 0, 1);

        assertThat(pushes(sim).squeeze(PLAYER, planes, 0, 1, 0.5)).isZero();

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isTrue();
        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_VERTICAL)).isFalse();
        Squeezes squeezes = sim.actors.squeezes;
        assertThat(squeezes.missingX(squeezes.last(PLAYER))).isEqualTo(-1);
        assertThat(squeezes.missingY(squeezes.last(PLAYER))).isZero();
    }

    @Test
    void twoThatDoNotCloseSqueezeNobody() {
        Simulation sim = sim(Sides.ALL);
        ContactSet planes = new ContactSet();
        planes.addSupport(1, 0, SupportKind.TILE, 0, 0, 0, 0, 0, 1);
        planes.refine(FLOOR_ROW, 0);
        planes.addSupport(-1, 0, SupportKind.PLATFORM, 0, 2, 0, 0, 0, 1);

        assertThat(pushes(sim).squeeze(PLAYER, planes, 0, 1, 1)).isEqualTo(-1);
        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
    }

    @Test
    void whatIsNotSolidAllRoundLetsThroughInsteadOfCrushing() {
        Simulation sim = sim(Sides.TOP_ONLY);

        pushes(sim).markCrushCandidate(PLAYER, 0, 0, -1, 2, 0, 0);

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
        assertThat(sim.actors.dropTicks[PLAYER]).isPositive();
        assertThat(sim.actors.dropPlatform[PLAYER]).isZero();
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.AIR);
    }

    @Test
    void aTileThatIsNotSolidAllRoundIsNoAnvil() {
        Simulation sim = sim(Sides.ALL);
        sim.actors.y[PLAYER] = PLANK_ROW * 16 - 24;

        assertThat(pushes(sim).squeeze(PLAYER, onAPlankBelowThePlatform(), 0, 1, 1))
                .isEqualTo(1);

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
        assertThat(sim.actors.has(PLAYER, ActorFlags.PRESSED)).isTrue();
        assertThat(sim.actors.dropY[PLAYER]).isEqualTo(PLANK_ROW * 16);
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.AIR);
    }

    @Test
    void whoStandsOnSomethingSolidTooIsNotLetThrough() {
        Simulation sim = sim(Sides.ALL);

        assertThat(pushes(sim).squeeze(PLAYER, onAPlankBelowThePlatform(), 0, 1, 1))
                .isZero();

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isTrue();
        assertThat(sim.actors.has(PLAYER, ActorFlags.PRESSED)).isFalse();
        assertThat(sim.actors.dropTicks[PLAYER]).isZero();
    }

    private static ContactSet onAPlankBelowThePlatform() {
        ContactSet planes = new ContactSet();
        planes.addSupport(0, -1, SupportKind.TILE, 1, 0, 0, 0, 0, 1);
        planes.refine(PLANK_ROW, 0);
        planes.addSupport(0, 1, SupportKind.PLATFORM, 0, 0, 2, 0, 0, 1);
        return planes;
    }

    private static Sweep metWall(Simulation sim) {
        assertThat(sim.queries.sweep(PLAYER, 20, 0)).isTrue();
        assertThat(sim.queries.sweep.ownerKind()).isEqualTo(SupportKind.PLATFORM);
        return sim.queries.sweep;
    }

    private static Pushes pushes(Simulation sim) {
        return new Pushes(
                sim.actors, sim.platforms, new MotionCasts(sim.queries), contacts(sim), sim.events, sim.footing);
    }

    private static ContactLog contacts(Simulation sim) {
        return new ContactLog(sim.actors, sim.queries.sweep, sim.events, sim.scene);
    }

    private static Simulation sim(Sides sides) {
        List<Vec> path = List.of(Vec.ZERO, new Vec(-100, 0));
        Simulation sim = LevelSwap.fresh(TestLevels.floor()
                .draw(1, PLANK_ROW, "=")
                .object(TestLevels.platform("wall", 40, 120, 16, 40, path, Motion.of(Motion.Mode.ONCE, 120))
                        .withSolidFrom(sides))
                .spawn(24, 160)
                .level());
        sim.platforms.advance(1);
        sim.platformIndex.update();
        sim.platforms.arrive();
        sim.events.clear();
        return sim;
    }
}
