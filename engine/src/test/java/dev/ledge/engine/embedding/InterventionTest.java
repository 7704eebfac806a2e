package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that takes a hand in what its actors do: hurts, kills, brings back, teleports. */
class InterventionTest {
    private final World world = new World(TestLevels.floor()
            .row(11, "####################")
            .spawn(40, 160)
            .object(new Walker(
                    ObjectCommon.of("skeleton", new Vec(200, 136), null), 30.0, Facing.LEFT, null, false, null, null))
            .level());
    private final Actors a = world.actors();
    private final int skeleton = a.indexOf("skeleton");

    private void steps(int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.step(Buttons.NONE);
        }
    }

    @Test
    void aHurtEnemyFallsThroughTheWorldAndComesBack() {
        world.setVelocity(skeleton, 0, -200);
        world.setSwitch(skeleton, ActorField.WORLD_COLLISION, false);
        steps(25);
        assertThat(a.y(skeleton) + 24).isGreaterThan(160.0);
        assertThat(a.state(skeleton)).isEqualTo(ActorState.AIR);

        world.place(skeleton, 200, 100);
        world.setVelocity(skeleton, 0, 0);
        world.setSwitch(skeleton, ActorField.WORLD_COLLISION, true);
        steps(40);
        assertThat(a.y(skeleton) + 24).isEqualTo(160);
        assertThat(a.state(skeleton)).isEqualTo(ActorState.GROUND);
        assertThat(Math.abs(a.vx(skeleton))).isEqualTo(30);
    }

    @Test
    void withoutGravityAndFrictionItDriftsOnAndWithThemItStopsAgain() {
        world.setController(ActorKind.WALKER, (w, actor, buttons) -> Buttons.NONE);
        world.setSwitch(skeleton, ActorField.APPLY_GRAVITY, false);
        world.setSwitch(skeleton, ActorField.APPLY_FRICTION, false);
        world.setVelocity(skeleton, -30, -30);
        steps(60);
        assertThat(a.x(skeleton)).isCloseTo(170, within(1e-9));
        assertThat(a.y(skeleton)).isCloseTo(106, within(1e-9));

        world.setSwitch(skeleton, ActorField.APPLY_GRAVITY, true);
        world.setSwitch(skeleton, ActorField.APPLY_FRICTION, true);
        steps(60);
        assertThat(a.y(skeleton) + 24).isEqualTo(160);
        assertThat(a.vx(skeleton)).isZero();
    }

    @Test
    void anActorThatIsKilledIsReportedDeadAndComesBackAfterItsTime() {
        List<Event> heard = new ArrayList<>();
        world.setListener(heard::add);
        steps(10);
        world.kill(world.player());
        assertThat(a.alive(world.player())).isFalse();
        assertThat(world.event(world.eventCount() - 1))
                .returns(EventType.DIED, Event::type)
                .returns("game", Event::cause);
        world.kill(world.player());
        assertThat(a.state(world.player())).isEqualTo(ActorState.DEAD);

        steps(60);
        assertThat(a.alive(world.player())).isTrue();
        assertThat(heard).extracting(Event::type).contains(EventType.RESPAWNED).doesNotContain(EventType.DIED);
    }

    @Test
    void aControllersVictimIsReportedToTheListener() {
        List<Event> heard = new ArrayList<>();
        world.setListener(heard::add);
        world.setController(ActorKind.WALKER, (w, actor, buttons) -> {
            w.kill(actor);
            return Buttons.NONE;
        });
        world.step(Buttons.NONE);

        assertThat(heard).extracting(Event::type).containsExactly(EventType.DIED);
        assertThat(heard.get(0).actor()).isEqualTo("skeleton");
        steps(60);
        assertThat(a.present(skeleton)).isFalse();
    }

    @Test
    void everybodyCanBeBroughtBackToTheirPlaceAtOnce() {
        world.setController(ActorKind.WALKER, (w, actor, buttons) -> Buttons.RIGHT.bit());
        for (int i = 0; i < 30; i++) {
            world.step(Buttons.RIGHT.bit() | Buttons.JUMP.bit());
        }
        assertThat(world.respawn(world.player())).isTrue();
        assertThat(a.x(world.player())).isEqualTo(34);
        assertThat(a.state(world.player())).isEqualTo(ActorState.GROUND);
        assertThat(a.vx(world.player())).isZero();

        world.kill(skeleton);
        steps(61);
        assertThat(a.present(skeleton)).isFalse();
        assertThat(world.respawn(skeleton)).isTrue();
        assertThat(a.present(skeleton)).isTrue();
        assertThat(a.alive(skeleton)).isTrue();
        assertThat(a.x(skeleton)).isEqualTo(200);
        assertThat(a.facing(skeleton)).isEqualTo(Facing.LEFT);
        steps(1);
        assertThat(a.state(skeleton)).isEqualTo(ActorState.GROUND);
    }

    @Test
    void aRespawnedActorIsAsItsLevelMakesIt() {
        int player = world.player();
        world.resize(player, 20, 40);
        world.setSwitch(player, ActorField.WORLD_COLLISION, false);
        for (int i = 0; i < 60 && a.alive(player); i++) {
            world.step(Buttons.NONE);
        }
        assertThat(a.alive(player)).isFalse();

        steps(60);
        assertThat(a.alive(player)).isTrue();
        assertThat(a.width(player)).isEqualTo(12);
        assertThat(a.height(player)).isEqualTo(24);
        steps(1);
        assertThat(a.y(player) + 24).isEqualTo(160);
        assertThat(a.state(player)).isEqualTo(ActorState.GROUND);
    }

    @Test
    void itComesBackToWhereAnEditHasPutTheSpawn() {
        steps(5);
        world.edit(world.level().withObject(world.level().object("spawn").movedTo(new Vec(100, 136))));
        assertThat(world.respawn(world.player())).isTrue();
        assertThat(world.actors().x(world.player())).isEqualTo(100);
    }

    @Test
    void whatTheFilterLeavesOutIsInNoActorsPlace() {
        world.edit(world.level().withObject(Platform.of("gate", new Vec(30, 100), new Vec(16, 60))));
        assertThat(world.respawn(world.player())).isFalse();
        world.setFilter((actor, object) -> !object.equals("gate"));
        assertThat(world.respawn(world.player())).isTrue();
    }

    @Test
    void aPlaceThatIsTakenIsRefused() {
        steps(5);
        double x = a.x(world.player());
        world.edit(TestLevels.painted(TestLevels.painted(world.level(), 2, 9, '#'), 2, 8, '#'));
        assertThat(world.respawn(world.player())).isFalse();
        assertThat(a.x(world.player())).isEqualTo(x);
        assertThat(a.alive(world.player())).isTrue();
    }

    @Test
    void aTeleportKeepsTheVelocityAndTakesTheGroundItFinds() {
        for (int i = 0; i < 20; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        world.place(world.player(), 250, 136);
        world.step(Buttons.RIGHT.bit());
        assertThat(a.x(world.player())).isCloseTo(252, within(1e-9));
        assertThat(a.on(world.player())).startsWith("tile:");
    }
}
