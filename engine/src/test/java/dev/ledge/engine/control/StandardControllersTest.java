package dev.ledge.engine.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.ControllerProvider;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class StandardControllersTest {

    private final World world = new World(TestLevels.floor().spawn(24, 160).level());

    @Test
    void theServiceLoaderFindsThem() {
        assertThat(ServiceLoader.load(ControllerProvider.class).findFirst())
                .containsInstanceOf(StandardControllers.class);
    }

    @Test
    void everyKindHasOne() {
        StandardControllers controllers = new StandardControllers();

        assertThat(controllers.controller(ActorKind.PLAYER)).isInstanceOf(PlayerController.class);
        assertThat(controllers.controller(ActorKind.WALKER)).isInstanceOf(WalkerController.class);
        assertThat(controllers.controller(ActorKind.PATROLLER)).isInstanceOf(PatrollerController.class);
        for (ActorKind kind : ActorKind.values()) {
            assertThat(controllers.controller(kind)).isNotNull();
        }
    }

    @Test
    void thePlayerHoldsWhatThePersonHolds() {
        int held = Buttons.parse("left jump");

        assertThat(new PlayerController().control(world, 0, held)).isEqualTo(held);
    }

    @Test
    void aPatrollerAndABodyHoldNothing() {
        int held = Buttons.parse("left jump");

        assertThat(new PatrollerController().control(world, 0, held)).isEqualTo(Buttons.NONE);
        assertThat(new StandardControllers().controller(ActorKind.BODY).control(world, 0, held))
                .isEqualTo(Buttons.NONE);
    }

    @Test
    void aGameMayDecideForAKindItself() {
        world.setController(ActorKind.PLAYER, (w, actor, buttons) -> Buttons.RIGHT.bit());
        double x = world.actors().x(0);
        for (int i = 0; i < 30; i++) {
            world.step(Buttons.LEFT.bit());
        }

        assertThat(world.actors().x(0)).isGreaterThan(x + 30);
    }
}
