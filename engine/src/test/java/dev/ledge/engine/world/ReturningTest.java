package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

class ReturningTest {

    /** A ledge to jump off, then a pit without a bottom. */
    private static final Level PIT = TestLevels.empty(20, 12)
            .row(10, "####")
            .spawn(24, 120)
            .velocity(0, 0)
            .level();

    private final World world = new World(PIT);
    private final Actors a = world.actors();

    @Test
    void RG01_anActorThatComesBackHasNoSpeedNoGroundAndNoTimers() {
        die(Buttons.parse("right jump"));

        assertThat(a.x(0)).isEqualTo(18);
        assertThat(a.y(0)).isEqualTo(96);
        assertThat(a.vx(0)).isZero();
        assertThat(a.vy(0)).isZero();
        assertThat(a.on(0)).isNull();
        assertThat(a.touch(0)).isZero();
        assertThat(a.state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.sim.actors.sinceJump[0]).isEqualTo(ActorArrays.NEVER);
        assertThat(world.sim.actors.sinceGround[0]).isEqualTo(ActorArrays.NEVER);
        assertThat(world.sim.actors.supportVx[0]).isZero();
        assertThat(world.sim.actors.has(0, ActorFlags.COYOTE | ActorFlags.CAN_CUT))
                .isFalse();
        world.step(Buttons.parse("right jump"));
        assertThat(a.y(0) - 96).isCloseTo(1 / 6.0, within(1e-9));
    }

    @Test
    void theDeadAreDeadFor60TicksAndThenComeBackOnce() {
        long died = untilEvent(EventType.DIED, Buttons.RIGHT.bit());
        assertThat(a.alive(0)).isFalse();
        assertThat(a.state(0)).isEqualTo(ActorState.DEAD);
        long respawned = untilEvent(EventType.RESPAWNED, Buttons.RIGHT.bit());

        assertThat(respawned - died).isEqualTo(60);
        assertThat(a.alive(0)).isTrue();
    }

    @Test
    void RG03_aBlockedSpawnWaitsUntilItIsFree() {
        untilEvent(EventType.DIED, Buttons.RIGHT.bit());
        Level blocked = TestLevels.painted(PIT, 1, 6, '#');
        world.edit(blocked);
        for (int tick = 0; tick < 200; tick++) {
            world.step(Buttons.NONE);
            assertThat(a.alive(0)).isFalse();
        }

        world.edit(PIT);
        world.step(Buttons.NONE);

        assertThat(world.actors().alive(0)).isTrue();
        assertThat(world.eventType(0)).isEqualTo(EventType.RESPAWNED);
    }

    @Test
    void theCauseOfAFallIsReported() {
        untilEvent(EventType.DIED, Buttons.RIGHT.bit());

        assertThat(world.event(world.eventCount() - 1).cause()).isEqualTo("fell");
    }

    @Test
    void deathBeatsTheGoal() {
        World both = new World(TestLevels.map("""
                .P..
                .GX.
                ####
                """).velocity(300, 300).level());
        boolean died = false;
        for (int tick = 0; tick < 20 && !died; tick++) {
            both.step(Buttons.RIGHT.bit());
            for (int i = 0; i < both.eventCount(); i++) {
                died |= both.eventType(i) == EventType.DIED;
                assertThat(died && both.eventType(i) == EventType.WON).isFalse();
            }
        }

        assertThat(died).isTrue();
    }

    private void die(int buttons) {
        untilEvent(EventType.DIED, buttons);
        untilEvent(EventType.RESPAWNED, buttons);
    }

    /** Plays until something has happened; the tick after. */
    private long untilEvent(EventType type, int buttons) {
        for (int tick = 0; tick < 600; tick++) {
            world.step(buttons);
            for (int i = 0; i < world.eventCount(); i++) {
                if (world.eventType(i) == type) {
                    return world.tick();
                }
            }
        }
        throw new AssertionError("no " + type);
    }
}
