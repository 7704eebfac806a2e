package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.testing.StillMotion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.Inspection;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A game's mistake is reported by an exception, and nothing has changed. */
class BadArgumentsTest {
    private final World world = new World(TestLevels.floor()
            .object(Body.of("crate", new Vec(140, 136), new Vec(24, 24)))
            .still("lift", 40, 100, 48, 8)
            .level());

    @Test
    void thereIsNoPlayerToDoAnythingTo() {
        int player = world.player();
        assertThat(player).isEqualTo(-1);
        refuses(() -> world.actors().x(player));
        refuses(() -> world.actors().won(player));
        refuses(() -> world.place(player, 0, 0));
        refuses(() -> world.setVelocity(player, 0, 0));
        refuses(() -> world.resize(player, 8, 8));
        refuses(() -> world.setSwitch(player, ActorField.STANDABLE, true));
        refuses(() -> world.kill(player));
        refuses(() -> world.respawn(player));
        refuses(() -> world.remove(player));
        refuses(() -> world.halt(player));
        refuses(() -> world.turn(player));
        refuses(() -> world.hasGroundAhead(player, Facing.LEFT));
    }

    @Test
    void anIndexBehindTheLastIsNone() {
        world.place(0, 140, 100);
        while (world.contactCount() == 0) {
            world.step(Buttons.NONE);
        }
        refuses(() -> world.actors().x(1));
        refuses(() -> world.platforms().x(1));
        refuses(() -> world.event(world.eventCount()));
        refuses(() -> world.eventType(world.eventCount()));
        refuses(() -> world.eventActor(world.eventCount()));
        refuses(() -> world.contact(world.contactCount()));
        refuses(() -> world.contact(-1));
    }

    @Test
    void whatExplainsThePhysicsRefusesAnIndexOfNoActorToo() {
        Inspection inspection = world.inspection();
        for (int none : new int[] {-1, 1}) {
            for (ActorValue value : ActorValue.values()) {
                refuses(() -> inspection.value(none, value));
            }
            refuses(() -> inspection.before(none));
            refuses(() -> inspection.sweep(none, 0, 0, 1, 1, null));
            refuses(() -> inspection.forEachRestingContact(none, contact -> {}));
            refuses(() -> inspection.surfaceUnder(none));
            refuses(() -> inspection.surfaceAround(none));
            refuses(() -> inspection.ledgeProbe(none, Facing.LEFT));
        }
    }

    @Test
    void nullIsNoLevelNoStateAndNoArea() {
        assertThatNullPointerException().isThrownBy(() -> world.edit(null));
        assertThatNullPointerException().isThrownBy(() -> world.restore(null));
        assertThatNullPointerException().isThrownBy(() -> world.queries().actorsIn(null, i -> {}));
        assertThatNullPointerException()
                .isThrownBy(() -> world.queries().actorsIn(Aabb.of(Vec.ZERO, new Vec(1, 1)), null));
    }

    @Test
    void aPlatformThatIsNowhereMovesNothing() {
        world.step(Buttons.NONE);
        long before = world.fullHash();
        world.setPlatformMotion("lift", new StillMotion(40, Double.NaN));

        assertThatIllegalArgumentException().isThrownBy(() -> world.step(Buttons.NONE));
        assertThat(world.fullHash()).isEqualTo(before);
        assertThat(world.platforms().x(0)).isEqualTo(40);
        assertThat(world.platforms().movedX(0)).isZero();
        assertThat(world.platforms().movedY(0)).isZero();
    }

    @Test
    void aStepThatIsRefusedHasLedNowhere() {
        world.setPlatformMotion("lift", new StillMotion(Double.NaN, 100));

        assertThatIllegalArgumentException().isThrownBy(() -> world.step(Buttons.NONE));
        assertThat(world.inspection().before(0)).isNull();
        assertThat(world.inspection().value(0, ActorValue.MOVED_X)).isZero();
    }

    @Test
    void aProviderOfNoControllerIsNamed() {
        Level level = world.level();
        assertThatNullPointerException()
                .isThrownBy(() -> new World(level, kind -> kind == ActorKind.PICKUP ? null : Controller.NONE))
                .withMessageContaining("PICKUP");
    }

    private static void refuses(ThrowingCallable call) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(call);
    }

    @Test
    void aControllerCannotPullTheLevelAwayFromUnderTheStep() {
        Level other = world.level().withCell(world.level().layers().get(0).id(), 0, 0, null);
        Snapshot start = world.save();
        List<Runnable> attempts = List.of(() -> world.edit(other), () -> world.restore(start), () -> world.step(0));
        for (Runnable attempt : attempts) {
            world.setController(ActorKind.BODY, (w, actor, buttons) -> {
                attempt.run();
                return 0;
            });
            assertThatIllegalStateException()
                    .isThrownBy(() -> world.step(0))
                    .withMessageContaining("between two steps");

            world.setController(ActorKind.BODY, Controller.NONE);
            world.step(0);
            attempt.run();
        }
        assertThat(world.level()).isSameAs(other);
    }

    @Test
    void NU01_aVelocityThatWouldEndInNoNumberIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> world.setVelocity(0, 1.7e308, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> world.setVelocity(0, 0, -1.1e15));
        world.setVelocity(0, -1e15, 1e15);
        for (int tick = 0; tick < 30; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.actors().x(0)).isFinite();
            assertThat(world.actors().vy(0)).isFinite();
        }
    }
}
