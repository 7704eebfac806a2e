package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All standable actors are found, whatever made them so. */
class StandableActorsTest {
    private final Level level = TestLevels.floor()
            .spawn(40, 100)
            .object(Bodies.standing("crate", 40, 160))
            .level();

    @Test
    void aSwitchedOneIsStoodOn() {
        World world = new World(level);
        world.setSwitch(world.actors().indexOf("crate"), ActorField.STANDABLE, true);

        assertThat(onAfterFalling(world)).isEqualTo("crate");
    }

    @Test
    void aSwitchOutlivesAnEditThatAddsAnActor() {
        World world = new World(level);
        world.setSwitch(world.actors().indexOf("crate"), ActorField.STANDABLE, true);
        world.edit(level.withObject(Bodies.standing("another", 120, 160)));

        assertThat(onAfterFalling(world)).isEqualTo("crate");
    }

    @Test
    void aSwitchComesWithAState() {
        World switched = new World(level);
        switched.setSwitch(switched.actors().indexOf("crate"), ActorField.STANDABLE, true);
        World world = new World(level);
        world.restore(switched.save());

        assertThat(onAfterFalling(world)).isEqualTo("crate");
    }

    @Test
    void aHeadThatIsNotStandableIsFallenThrough() {
        assertThat(onAfterFalling(new World(level))).startsWith("tile:");
    }

    @Test
    void anEmptyAreaIsFreeAndAHeadIsNot() {
        World world = new World(level);
        world.setSwitch(world.actors().indexOf("crate"), ActorField.STANDABLE, true);
        StandableActors standables = world.sim.standables;
        int player = world.player();
        double top = world.actors().y(world.actors().indexOf("crate"));

        assertThat(standables.isFree(player, 30, top + 1, 50, top + 9)).isTrue();
        assertThat(standables.isFree(player, 30, top - 1, 50, top + 1)).isFalse();
        assertThat(standables.isFree(world.actors().indexOf("crate"), 30, top - 1, 50, top + 1))
                .as("no actor is in its own way")
                .isTrue();
    }

    @Test
    void manyHeadsAreFoundAsFewAre() {
        World byGrid = new World(crowd());
        World oneByOne = new World(crowd());
        Shortcuts.prefer(byGrid);
        Shortcuts.forbid(oneByOne);
        boolean isAnybodyOnAGhost = false;
        for (int tick = 0; tick < 240; tick++) {
            for (World world : List.of(byGrid, oneByOne)) {
                int some = tick * 7 % world.actors().count();
                if (tick % 20 == 5) {
                    world.place(some, 40 + tick * 3 % 500, 60);
                    world.resize((some + 11) % world.actors().count(), 10 + tick % 90, 20);
                }
                if (tick % 50 == 30) {
                    world.kill((some + 5) % world.actors().count());
                    world.setSwitch((some + 3) % world.actors().count(), ActorField.STANDABLE, tick % 100 == 30);
                }
                world.step(tick % 40 < 20 ? Buttons.RIGHT.bit() : Buttons.LEFT.bit() | Buttons.JUMP.bit());
            }
            assertThat(byGrid.fullHash()).as("tick %d", tick).isEqualTo(oneByOne.fullHash());
            for (int i = 0; i < byGrid.actors().count(); i++) {
                String on = byGrid.actors().on(i);
                isAnybodyOnAGhost |= on != null && on.startsWith("ghost");
            }
        }
        assertThat(isAnybodyOnAGhost)
                .as("one that collides with nothing supports another")
                .isTrue();
    }

    /**
     * Stacks, some on walkers, some on ghosts that glide, a few as wide as a house, and platforms that push and lift
     * them.
     */
    private static Level crowd() {
        TestLevels level = TestLevels.floor(40)
                .spawn(300, 60)
                .player(ActorField.STANDABLE, true)
                .once("press", 0, 120, 16, 40, 300, 0, 90)
                .once("lift", 400, 152, 64, 8, 0, -100, 60);
        ActorProfile solid = ActorProfile.DEFAULT.with(ActorField.STANDABLE, 1);
        ActorProfile ghost = solid.with(ActorField.WORLD_COLLISION, 0).with(ActorField.APPLY_GRAVITY, 0);
        for (int i = 0; i < 60; i++) {
            level.object(Bodies.body("c" + i, 24 + 20 * (i % 30) + i % 7, 140 - 22 * (i / 30), 12, 20, solid));
        }
        for (int i = 0; i < 4; i++) {
            level.object(Bodies.body("wide" + i, 40 + 140 * i, 20 - 30 * i, 400, 10, solid));
            level.object(new Body(
                    ObjectCommon.of("ghost" + i, new Vec(60 + 120 * i, 80), new Vec(50, 8)),
                    new Vec(i % 2 == 0 ? 45 : -45, 3),
                    null,
                    null,
                    ghost));
            level.object(new Walker(
                    ObjectCommon.of("walker" + i, new Vec(100 + 110 * i, 100), new Vec(14, 14)),
                    60.0,
                    null,
                    null,
                    false,
                    null,
                    solid));
        }
        return level.level();
    }

    private static String onAfterFalling(World world) {
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
        }
        return world.actors().on(world.player());
    }
}
