package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.Buttons;
import org.junit.jupiter.api.Test;

class StateHashTest {

    private static final long BASIS = 0xcbf29ce484222325L;

    @Test
    void aRunsHashIsTickThenActorsThenPlatforms() {
        World world = new World(TestLevels.floor()
                .spawn(24, 160)
                .once("lift", 100, 100, 32, 8, 50, 0, 60)
                .level());
        for (int i = 0; i < 7; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        Actors actors = world.actors();
        long expected = BASIS;
        for (long word : new long[] {
            7,
            Double.doubleToLongBits(actors.x(0)),
            Double.doubleToLongBits(actors.y(0)),
            Double.doubleToLongBits(actors.vx(0)),
            Double.doubleToLongBits(actors.vy(0) + 0.0),
            actors.state(0).ordinal(),
            1,
            Double.doubleToLongBits(world.platforms().x(0)),
            Double.doubleToLongBits(world.platforms().y(0))
        }) {
            expected = fnv1a(expected, word);
        }

        assertThat(world.hash()).isEqualTo(expected);
    }

    @Test
    void theFullHashReportsWhatTheRunsHashDoesNot() {
        World one = new World(TestLevels.floor().spawn(24, 160).level());
        World other = new World(TestLevels.floor().spawn(24, 160).level());
        one.step(Buttons.NONE);
        other.step(Buttons.DOWN.bit() | Buttons.UP.bit());
        assertThat(other.fullHash()).isEqualTo(one.fullHash());

        // A timer is part of the state but nothing that a run shows.
        one.sim.actors.sinceJump[0] = 3;

        assertThat(one.hash()).isEqualTo(other.hash());
        assertThat(one.fullHash()).isNotEqualTo(other.fullHash());
    }

    private static long fnv1a(long before, long word) {
        long hash = before;
        for (int shift = 0; shift < 64; shift += 8) {
            hash ^= word >>> shift & 0xff;
            hash *= 0x100000001b3L;
        }
        return hash;
    }
}
