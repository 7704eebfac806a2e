package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.PlatformMotion;
import org.junit.jupiter.api.Test;

/** A game with enemies and platforms that move as it likes. */
class ControllersTest {

    /** Runs after the player and jumps when it is above. */
    private static final Controller CHASE = (world, actor, buttons) -> {
        Actors a = world.actors();
        double ahead = a.x(world.player()) - a.x(actor);
        int held = ahead > 1 ? Buttons.RIGHT.bit() : ahead < -1 ? Buttons.LEFT.bit() : Buttons.NONE;
        return a.y(world.player()) < a.y(actor) - 8 ? held | Buttons.JUMP.bit() : held;
    };

    private static LevelObject walker(String id, double x) {
        return new Walker(ObjectCommon.of(id, new Vec(x, 136), null), 60.0, Facing.RIGHT, null, false, null, null);
    }

    @Test
    void oneEnemyChasesAndTheOthersWalkAsEver() {
        World world = new World(TestLevels.floor()
                .spawn(40, 160)
                .object(walker("dull", 100))
                .object(walker("keen", 250))
                .level());
        World plain = new World(world.level());
        Controller usual = world.controller(ActorKind.WALKER);
        world.setController(
                ActorKind.WALKER,
                (w, actor, buttons) -> w.actors().id(actor).equals("keen")
                        ? CHASE.control(w, actor, buttons)
                        : usual.control(w, actor, buttons));
        for (int i = 0; i < 120; i++) {
            world.step(Buttons.NONE);
            plain.step(Buttons.NONE);
        }

        int dull = world.actors().indexOf("dull");
        int keen = world.actors().indexOf("keen");
        assertThat(world.actors().x(dull)).isEqualTo(plain.actors().x(dull));
        assertThat(world.actors().x(keen)).isLessThan(150);
        assertThat(world.actors().facing(keen)).isEqualTo(Facing.LEFT);
    }

    @Test
    void aControllerMayMoveItsActorItself() {
        World world = new World(TestLevels.floor()
                .spawn(40, 160)
                .object(Body.of("ghost", new Vec(100, 40), new Vec(16, 16)))
                .level());
        int ghost = world.actors().indexOf("ghost");
        // Hovers: a new velocity every tick against gravity's 20.
        world.setController(ActorKind.BODY, (w, actor, buttons) -> {
            w.setVelocity(actor, 60, -20);
            return Buttons.NONE;
        });
        for (int i = 0; i < 60; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().x(ghost)).isCloseTo(160, within(1e-9));
        assertThat(world.actors().vy(ghost)).isCloseTo(0, within(1e-9));
        assertThatNullPointerException().isThrownBy(() -> world.setController(ActorKind.BODY, null));
    }

    @Test
    void aPlatformInAGamesOwnOrbitTransportsAndIsRewound() {
        World world = new World(TestLevels.empty(40, 20)
                .spawn(124, 160)
                .object(Platform.of("moon", new Vec(100, 160), new Vec(48, 8)))
                .level());
        world.setPlatformMotion("moon", new PlatformMotion() {
            @Override
            public double x(long tick) {
                return 100 + tick;
            }

            @Override
            public double y(long tick) {
                // Down for half a second and up again, 1 px a tick.
                return 160 + Math.abs((tick + 30) % 60 - 30);
            }
        });
        Snapshot start = world.save();
        for (int round = 0; round < 2; round++) {
            for (int tick = 1; tick <= 90; tick++) {
                world.step(Buttons.NONE);
                double top = world.platforms().y(world.platforms().indexOf("moon"));
                assertThat(world.actors().y(0) + 24).isCloseTo(top, within(1e-9));
                assertThat(world.actors().x(0)).isCloseTo(118 + tick, within(1e-9));
                assertThat(world.actors().on(0)).isEqualTo("moon");
            }
            world.restore(start);
        }
    }
}
