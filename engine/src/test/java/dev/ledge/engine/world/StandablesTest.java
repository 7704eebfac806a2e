package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

/** Who can be stood on is found, whatever it was that made him so. */
class StandablesTest {
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
    void aSwitchOutlivesAnEditThatBringsSomebodyNew() {
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
    void whoIsNotIsFallenThrough() {
        assertThat(onAfterFalling(new World(level))).startsWith("tile:");
    }

    @Test
    void anEmptyAreaIsFreeAndAHeadIsNot() {
        World world = new World(level);
        world.setSwitch(world.actors().indexOf("crate"), ActorField.STANDABLE, true);
        Standables standables = world.sim.crowd.standables;
        int player = world.player();
        double top = world.actors().y(world.actors().indexOf("crate"));

        assertThat(standables.isFree(player, 30, top + 1, 50, top + 9)).isTrue();
        assertThat(standables.isFree(player, 30, top - 1, 50, top + 1)).isFalse();
        assertThat(standables.isFree(world.actors().indexOf("crate"), 30, top - 1, 50, top + 1))
                .as("nobody is in his own way")
                .isTrue();
    }

    private static String onAfterFalling(World world) {
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.NONE);
        }
        return world.actors().on(world.player());
    }
}
