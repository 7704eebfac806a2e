package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import dev.ledge.engine.world.type.PlatformMotion;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What a game's own code throws in mid-step: the step is made as a whole, all of its events are reported, and then it
 * is thrown.
 */
class FaultsTest {

    private static final Level LEVEL = TestLevels.floor(40)
            .object(Body.of("a", new Vec(100, 100), null))
            .object(Body.of("b", new Vec(104, 100), null))
            .object(Body.of("c", new Vec(200, 100), null))
            .still("lift", 300, 120, 48, 8)
            .spawn(24, 100)
            .level();

    private final World world = new World(LEVEL);
    private final World sound = new World(LEVEL);
    private final List<String> reported = new ArrayList<>();

    @Test
    void aListenerThatThrowsGetsTheRestOfTheStep() {
        world.setListener(event -> {
            reported.add(event.type() + " " + event.actor());
            if (event.type() == EventType.LANDED) {
                throw new IllegalArgumentException(event.actor());
            }
        });
        Throwable thrown = null;
        while (thrown == null) {
            reported.clear();
            sound.step(Buttons.RIGHT.bit());
            thrown = catchThrowable(() -> world.step(Buttons.RIGHT.bit()));
        }

        assertThat(reported).contains("LANDED a", "LANDED b", "LANDED c").hasSize(sound.eventCount());
        assertThat(thrown).isInstanceOf(IllegalArgumentException.class).hasMessage("a");
        assertThat(thrown.getSuppressed()).extracting(Throwable::getMessage).contains("b", "c");
        assertSame();
    }

    @Test
    void aControllerThatThrowsHoldsNothingAndTheStepIsMade() {
        world.setController(ActorKind.PLAYER, (w, actor, buttons) -> {
            throw new AssertionError("no idea");
        });
        world.setListener(event -> reported.add(event.type() + " " + event.actor()));
        for (int tick = 0; tick < 60; tick++) {
            sound.step(Buttons.NONE);
            assertThatThrownBy(() -> world.step(Buttons.RIGHT.bit()))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("no idea");
            assertSame();
        }
        assertThat(world.tick()).isEqualTo(60);
        assertThat(reported).contains("LANDED a", "LANDED player");
    }

    @Test
    void aFilterThatThrowsLetsTheTwoCollide() {
        Level onTheLift = TestLevels.floor(40)
                .still("lift", 80, 120, 48, 8)
                .spawn(100, 100)
                .level();
        World mine = new World(onTheLift);
        World plain = new World(onTheLift);
        mine.setFilter((actor, id) -> {
            throw new IllegalStateException(id);
        });
        boolean thrown = false;
        for (int tick = 0; tick < 60; tick++) {
            plain.step(Buttons.NONE);
            thrown |= catchThrowable(() -> mine.step(Buttons.NONE)) instanceof IllegalStateException;
            assertThat(mine.fullHash()).isEqualTo(plain.fullHash());
        }

        assertThat(thrown).isTrue();
        assertThat(mine.actors().on(0)).isEqualTo("lift");
    }

    @Test
    void whatAFilterThrowsOutsideAStepIsThrownAtOnceAndOnlyOnce() {
        Level onTheLift = TestLevels.floor(40)
                .still("lift", 80, 120, 48, 8)
                .spawn(100, 100)
                .level();
        World mine = new World(onTheLift);
        mine.setFilter((actor, id) -> {
            throw new IllegalStateException(id);
        });
        assertThatThrownBy(() -> mine.place(0, 94, 96)).isInstanceOf(IllegalStateException.class);
        mine.setFilter(null);
        mine.step(Buttons.NONE);

        assertThat(mine.tick()).isOne();
    }

    @Test
    void aMotionThatThrowsEndsTheStepBeforeItHasBegun() {
        world.setPlatformMotion("lift", new PlatformMotion() {
            @Override
            public double x(long tick) {
                throw new UnsupportedOperationException("at " + tick);
            }

            @Override
            public double y(long tick) {
                return 120;
            }
        });
        assertThatThrownBy(() -> world.step(Buttons.RIGHT.bit())).isInstanceOf(UnsupportedOperationException.class);
        assertSame();
        assertThat(world.tick()).isZero();
        world.setPlatformMotion("lift", null);
        world.step(Buttons.RIGHT.bit());
        sound.step(Buttons.RIGHT.bit());
        assertSame();
    }

    @Test
    void aWorldIsRestoredAfterAFault() {
        for (int tick = 0; tick < 10; tick++) {
            world.step(Buttons.RIGHT.bit());
            sound.step(Buttons.RIGHT.bit());
        }
        Snapshot snapshot = world.save();
        Controller before = world.controller(ActorKind.PLAYER);
        world.setController(ActorKind.PLAYER, (w, actor, buttons) -> {
            w.setVelocity(actor, 500, -500);
            throw new IllegalStateException();
        });
        assertThatThrownBy(() -> world.step(Buttons.NONE)).isInstanceOf(IllegalStateException.class);
        world.setController(ActorKind.PLAYER, before);
        world.restore(snapshot);
        for (int tick = 0; tick < 60; tick++) {
            assertSame();
            world.step(Buttons.RIGHT.bit());
            sound.step(Buttons.RIGHT.bit());
        }
    }

    @Test
    void oneThatIsThrownAgainAndAgainIsThrownAsItIs() {
        IllegalStateException always = new IllegalStateException();
        world.setController(ActorKind.BODY, (w, actor, buttons) -> {
            throw always;
        });
        assertThat(catchThrowable(() -> world.step(Buttons.NONE))).isSameAs(always);
        assertThat(always.getSuppressed()).isEmpty();
    }

    @Test
    void aListenerMayTakeItselfAwayAndGetsTheRest() {
        world.setListener(event -> {
            reported.add(event.type() + " " + event.actor());
            if (event.type() == EventType.LANDED) {
                world.setListener(null);
            }
        });
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
        }
        assertThat(reported).contains("LANDED a", "LANDED b", "LANDED c");
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aListenerThatStepsInEveryEventOverflowsTheStackAndTheWorldGoesOn() {
        World crowd = new World(TestLevels.floor(40)
                .object(Body.of("a", new Vec(100, 136), null))
                .object(Body.of("b", new Vec(104, 136), null))
                .object(Body.of("c", new Vec(108, 136), null))
                .level());
        crowd.setListener(event -> crowd.step(Buttons.NONE));
        assertThat(catchThrowable(() -> crowd.step(Buttons.NONE))).isInstanceOf(StackOverflowError.class);

        crowd.setListener(null);
        long tick = crowd.tick();
        for (int i = 0; i < 60; i++) {
            crowd.step(Buttons.NONE);
        }
        assertThat(crowd.tick()).isEqualTo(tick + 60);
        assertThat(crowd.eventCount())
                .as("pairs; who lands once more in the step that was broken off has done so")
                .isEqualTo(3);
    }

    private void assertSame() {
        assertThat(world.tick()).isEqualTo(sound.tick());
        assertThat(world.fullHash()).isEqualTo(sound.fullHash());
    }
}
