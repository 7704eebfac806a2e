package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.testing.StillMotion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import dev.ledge.engine.world.type.PlatformMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a game hangs into a world: its own platform motion, its own filter, its own ear. */
class GameHooksTest {

    private static final PlatformMotion SAW = new PlatformMotion() {
        @Override
        public double x(long tick) {
            return 100 + tick % 60;
        }

        @Override
        public double y(long tick) {
            return 120;
        }
    };

    private final World world = new World(
            TestLevels.floor().spawn(110, 120).still("lift", 100, 120, 48, 8).level());

    @Test
    void aPlatformOfTheGamesOwnCarriesItsRider() {
        world.setPlatformMotion("lift", SAW);
        for (int i = 0; i < 30; i++) {
            world.step(Buttons.NONE);
        }

        assertThat(world.platforms().x(0)).isEqualTo(130);
        assertThat(world.actors().x(0)).isCloseTo(104 + 30, within(1e-9));
        assertThat(world.actors().on(0)).isEqualTo("lift");
    }

    @Test
    void aMotionOfTheGamesOwnIsRestoredAsWell() {
        world.setPlatformMotion("lift", SAW);
        world.step(Buttons.NONE);
        Snapshot snapshot = world.save();
        world.step(Buttons.NONE);
        long hash = world.fullHash();
        world.restore(snapshot);
        world.step(Buttons.NONE);

        assertThat(world.fullHash()).isEqualTo(hash);
    }

    @Test
    void aGameSeesWhichGroupsAreOn() {
        Level level = TestLevels.floor().spawn(110, 120).level().toBuilder()
                .groups(Map.of("red", false, "blue", true))
                .build();
        Vec at = new Vec(110, 120);
        Switch area = new Switch(ObjectCommon.of("lever", at, new Vec(16, 16)), "red", null, null);
        World switching = new World(level.withObject(area));
        assertThat(switching.isGroupOn("blue")).isTrue();
        assertThat(switching.isGroupOn("none")).isTrue();
        Snapshot before = switching.save();
        boolean first = switching.isGroupOn("red");
        switching.step(Buttons.NONE);
        assertThat(first).isFalse();
        assertThat(switching.isGroupOn("red")).isTrue();
        switching.restore(before);
        assertThat(switching.isGroupOn("red")).isFalse();
    }

    @Test
    void nullGivesThePathBack() {
        world.setPlatformMotion("lift", SAW);
        world.step(Buttons.NONE);
        world.setPlatformMotion("lift", null);
        world.step(Buttons.NONE);

        assertThat(world.platforms().x(0)).isEqualTo(100);
    }

    /** MP-04 and MP-05 with a cap: a rider jumps off a platform that goes 240 px/s to the right and 300 px/s up. */
    @Test
    void aCapLimitsWhatAJumpInherits() {
        world.setPlatformMotion("lift", new PlatformMotion() {
            @Override
            public double x(long tick) {
                return 100 + 4 * tick;
            }

            @Override
            public double y(long tick) {
                return 120 - 5 * tick;
            }
        });
        world.setInheritedSpeedCap(100, 130);
        world.step(Buttons.NONE);
        world.step(Buttons.NONE);
        world.edit(world.level().toBuilder().name("another").build());
        double y = world.actors().y(0);
        world.step(Buttons.JUMP.bit());

        assertThat(world.actors().vx(0)).isCloseTo(100, within(1e-6));
        // 400 px/s of its own and 130 of the platform's, less a tick of gravity.
        assertThat(world.actors().vy(0)).isCloseTo(-530 + 20, within(1e-6));
        assertThat(world.actors().y(0)).isLessThan(y);
    }

    @Test
    void aCapIsNoNegativeNumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.setInheritedSpeedCap(-1, 0))
                .withMessageContaining("0 or more");
        assertThatIllegalArgumentException().isThrownBy(() -> world.setInheritedSpeedCap(0, Double.NaN));
    }

    @Test
    void NU01_aMotionHasToBeFinite() {
        world.setPlatformMotion("lift", new StillMotion(Double.NaN, 0));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.step(Buttons.NONE))
                .withMessageContaining("lift");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.setPlatformMotion("lost", SAW))
                .withMessageContaining("lost");
    }

    @Test
    void MP14_aPlatformThatTheFilterLeavesOutLetsItsRiderFall() {
        world.step(Buttons.NONE);
        world.setFilter((actor, object) -> !object.equals("lift"));
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }

        assertThat(world.actors().feet(0)).isEqualTo(160);
        assertThat(world.actors().on(0)).startsWith("tile:");
        world.setFilter(null);
        world.place(0, 104, 90);
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().on(0)).isEqualTo("lift");
    }

    @Test
    void aListenerHearsEveryEventInOrder() {
        List<Event> heard = new ArrayList<>();
        List<EventType> polled = new ArrayList<>();
        world.setListener(heard::add);
        for (int tick = 0; tick < 120; tick++) {
            world.step(tick % 40 == 0 ? Buttons.JUMP.bit() : Buttons.RIGHT.bit());
            for (int i = 0; i < world.eventCount(); i++) {
                polled.add(world.event(i).type());
                assertThat(world.eventType(i)).isEqualTo(world.event(i).type());
                assertThat(world.eventActor(i)).isZero();
            }
        }

        assertThat(heard).extracting(Event::type).isEqualTo(polled).contains(EventType.JUMPED, EventType.LANDED);
        int before = heard.size();
        world.setListener(null);
        world.step(Buttons.JUMP.bit());
        assertThat(heard).hasSize(before);
    }
}
