package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.BlockedPushes;
import dev.ledge.engine.world.internal.state.ContactLog;
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

    private MotionCasts casts;

    @Test
    void whatGoesOnAgainstAnActorPushesAndIsReportedOnce() {
        Simulation sim = sim(Sides.ALL);
        Pushes pushes = pushes(sim, 1);
        meetWall(sim);

        pushes.reportIfPush(PLAYER);
        pushes.reportIfPush(PLAYER);

        // And that there is a wall.
        assertThat(sim.events.count()).isEqualTo(2);
        assertThat(sim.events.type(0)).isEqualTo(EventType.PUSHED);
        assertThat(sim.events.type(1)).isEqualTo(EventType.WALL);
        assertThat(sim.event(0).by()).isEqualTo("wall");
        assertThat(sim.event(0).axis()).isEqualTo("horizontal");
        assertThat(sim.actors.has(PLAYER, ActorFlags.PUSHED)).isTrue();
    }

    @Test
    void whatArrivesAtTheEndOfTheStepPushesNoActor() {
        Simulation sim = sim(Sides.ALL);
        Pushes pushes = pushes(sim, 1e-14);
        meetWall(sim);

        pushes.reportIfPush(PLAYER);

        assertThat(sim.events.count()).isZero();
        assertThat(sim.actors.has(PLAYER, ActorFlags.PUSHED)).isFalse();
    }

    @Test
    void betweenTwoThatCloseTheAnvilIsObeyedAndTheMoverMayCrush() {
        Simulation sim = sim(Sides.ALL);
        Pushes pushes = pushes(sim, 0.5);

        assertThat(pushes.pressBetween(PLAYER, betweenTileAndWall(sim, -2), 0, 1, 0, 0, 0, 0))
                .isZero();

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isTrue();
        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_VERTICAL)).isFalse();
        BlockedPushes blocked = sim.actors.blockedPushes;
        assertThat(blocked.missingX(blocked.last(PLAYER))).isEqualTo(-1);
        assertThat(blocked.missingY(blocked.last(PLAYER))).isZero();
    }

    @Test
    void twoThatDoNotClosePressNoActor() {
        Simulation sim = sim(Sides.ALL);
        Pushes pushes = pushes(sim, 1);

        assertThat(pushes.pressBetween(PLAYER, betweenTileAndWall(sim, 2), 0, 1, 0, 0, 0, 0))
                .isEqualTo(-1);
        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
    }

    @Test
    void whatIsNotSolidAllRoundLetsThroughInsteadOfCrushing() {
        Simulation sim = sim(Sides.TOP_ONLY);
        sim.actors.y[PLAYER] -= 4;

        pinByARise(sim);

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
        assertThat(sim.actors.dropTicks[PLAYER]).isPositive();
        assertThat(sim.actors.dropPlatform[PLAYER]).isZero();
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.AIR);
    }

    @Test
    void anActorThatIsLetThroughStandsOnWhatElseItsFeetAreOn() {
        Simulation sim = sim(Sides.TOP_ONLY);

        pinByARise(sim);

        assertThat(sim.actors.dropTicks[PLAYER]).isPositive();
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.GROUND);
        assertThat(sim.actors.supportKind[PLAYER]).isEqualTo(SupportKind.TILE);
        assertThat(sim.actors.supportMinor[PLAYER]).isEqualTo(FLOOR_ROW);
    }

    @Test
    void aTileThatIsNotSolidAllRoundIsNoAnvil() {
        Simulation sim = sim(Sides.ALL);
        Pushes pushes = pushes(sim, 1);
        sim.actors.y[PLAYER] = PLANK_ROW * 16 - 24;

        assertThat(pushes.pressBetween(PLAYER, onAPlankBelowThePlatform(sim), 0, 1, 0, 0, 0, 0))
                .isEqualTo(1);

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isFalse();
        assertThat(sim.actors.has(PLAYER, ActorFlags.PRESSED)).isTrue();
        assertThat(sim.actors.dropY[PLAYER]).isEqualTo(PLANK_ROW * 16);
        assertThat(sim.actors.state[PLAYER]).isEqualTo(ActorArrays.AIR);
    }

    @Test
    void anActorThatStandsOnSomethingSolidTooIsNotLetThrough() {
        Simulation sim = sim(Sides.ALL);
        Pushes pushes = pushes(sim, 1);

        assertThat(pushes.pressBetween(PLAYER, onAPlankBelowThePlatform(sim), 0, 1, 0, 0, 0, 0))
                .isZero();

        assertThat(sim.actors.has(PLAYER, ActorFlags.CRUSH_CANDIDATE)).isTrue();
        assertThat(sim.actors.has(PLAYER, ActorFlags.PRESSED)).isFalse();
        assertThat(sim.actors.dropTicks[PLAYER]).isZero();
    }

    /** The platform comes up below the feet of the player, which has nowhere to go. */
    private void pinByARise(Simulation sim) {
        Pushes pushes = pushes(sim, 1);
        Planes.move(sim, 0, 0, -2);
        ContactSet planes = Planes.none(sim, casts);
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, 0, -1);

        assertThat(pushes.pin(PLAYER, planes, 0, 0, 0, 0)).isTrue();
    }

    /** A tile at the left, and the platform at the right, which moves so far. */
    private ContactSet betweenTileAndWall(Simulation sim, double moved) {
        ContactSet planes = Planes.none(sim, casts);
        Planes.add(planes, sim, SupportKind.TILE, 0, FLOOR_ROW, 1, 0);
        Planes.move(sim, 0, moved, 0);
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, -1, 0);
        return planes;
    }

    private ContactSet onAPlankBelowThePlatform(Simulation sim) {
        ContactSet planes = Planes.none(sim, casts);
        Planes.add(planes, sim, SupportKind.TILE, 1, PLANK_ROW, 0, -1);
        Planes.move(sim, 0, 0, 2);
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, 0, 1);
        return planes;
    }

    private static void meetWall(Simulation sim) {
        assertThat(sim.queries.sweep(PLAYER, 20, 0)).isTrue();
        assertThat(sim.queries.sweep.ownerKind()).isEqualTo(SupportKind.PLATFORM);
    }

    /** With so much of the step left. */
    private Pushes pushes(Simulation sim, double rest) {
        casts = new MotionCasts(sim.queries);
        casts.begin(rest);
        return new Pushes(sim.actors, sim.platforms, casts, contacts(sim), sim.events, sim.footing);
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
