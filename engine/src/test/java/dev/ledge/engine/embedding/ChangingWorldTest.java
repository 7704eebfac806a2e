package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import org.junit.jupiter.api.Test;

/** A game whose level changes while it is played. */
class ChangingWorldTest {
    private final World world = new World(TestLevels.floor().spawn(40, 160).level());

    private void steps(int buttons, int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.step(buttons);
        }
    }

    private double feet() {
        return world.actors().y(world.player()) + world.actors().height(world.player());
    }

    @Test
    void actorsComeAndGoAndThePlayerNoticesNothing() {
        World alone = new World(world.level());
        for (int i = 0; i < 60; i++) {
            world.edit(world.level()
                    .withoutObject("shot" + (i - 5))
                    .withObject(Body.of("shot" + i, new Vec(200, 20), new Vec(4, 4))));
            world.step(Buttons.RIGHT.bit());
            alone.step(Buttons.RIGHT.bit());
            assertThat(world.actors().count()).isEqualTo(1 + Math.min(i + 1, 5));
            assertThat(world.actors().x(world.player()))
                    .isEqualTo(alone.actors().x(0));
        }
    }

    @Test
    void aPlatformAppearsStartsItsWayAndGoesAgain() {
        steps(Buttons.NONE, 100);
        LevelObject lift = Platform.of("lift", new Vec(16, 160), new Vec(64, 8), Vec.ZERO, new Vec(0, -60));
        world.edit(world.level().withObject(lift));
        assertThat(world.platforms().y(0)).isEqualTo(160);
        steps(Buttons.NONE, 30);
        assertThat(world.platforms().y(0)).isCloseTo(130, within(1e-9));
        assertThat(feet()).isCloseTo(130, within(1e-9));
        assertThat(world.actors().on(0)).isEqualTo("lift");

        world.edit(world.level().withoutObject("lift"));
        assertThat(world.platforms().count()).isZero();
        steps(Buttons.NONE, 1);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().vy(0)).isEqualTo(20);
        steps(Buttons.NONE, 40);
        assertThat(feet()).isEqualTo(160);
    }

    @Test
    void tilesAreBrokenAndBuilt() {
        Level pit = world.level();
        for (int column = 1; column < 4; column++) {
            pit = pit.withCell("ground", column, 10, null);
        }
        pit = pit.withCell("ground", 2, 11, TileRef.of("rock"));
        world.edit(pit);
        steps(Buttons.NONE, 30);
        assertThat(feet()).isEqualTo(176);
    }

    @Test
    void thePlayerGrowsAndShrinksAndItsNumbersChange() {
        world.resize(world.player(), 20, 40);
        steps(Buttons.NONE, 1);
        assertThat(feet()).isEqualTo(160);
        assertThat(world.actors().x(0)).isEqualTo(30);

        world.edit(world.level().toBuilder()
                .player(world.level().player().with(ActorField.WALK_SPEED, 240))
                .physics(world.level().physics().withGravity(600))
                .build());
        steps(Buttons.RIGHT.bit(), 20);
        assertThat(world.actors().vx(0)).isEqualTo(240);
        assertThat(world.actors().height(0)).isEqualTo(40);
        steps(Buttons.JUMP.bit(), 1);
        assertThat(world.actors().vy(0)).isEqualTo(-390);
    }

    @Test
    void gravityIsSwitchedOffAndItIsSeenFromAbove() {
        world.edit(world.level().toBuilder()
                .physics(world.level().physics().withGravity(0))
                .build());
        steps(Buttons.UP.bit() | Buttons.RIGHT.bit(), 60);
        double diagonal = 120 * Math.sqrt(0.5);
        assertThat(world.actors().vx(0)).isCloseTo(diagonal, within(1e-9));
        assertThat(world.actors().vy(0)).isCloseTo(-diagonal, within(1e-9));
        assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
        assertThat(world.actors().on(0)).isNull();

        world.edit(world.level().toBuilder()
                .physics(world.level().physics().withGravity(1200))
                .build());
        steps(Buttons.NONE, 90);
        assertThat(feet()).isEqualTo(160);
    }

    @Test
    void aBorderOpensAndKills() {
        steps(Buttons.LEFT.bit(), 60);
        assertThat(world.actors().x(0)).isZero();

        world.edit(world.level().toBuilder()
                .physics(world.level().physics().withBorder(Side.LEFT, Border.Kind.KILL))
                .build());
        Event death = null;
        for (int i = 0; i < 60 && death == null; i++) {
            world.step(Buttons.LEFT.bit());
            for (int k = 0; k < world.eventCount(); k++) {
                death = world.eventType(k) == EventType.DIED ? world.event(k) : death;
            }
        }
        assertThat(death).isNotNull();
        assertThat(death.cause()).isEqualTo("fell");
    }
}
