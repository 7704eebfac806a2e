package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Each actor knows the object that makes it and the size that the level gives it, whatever is done to it. */
class ActorSourceTest {
    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [40, 20],
             "player": {"size": [10, 20]},
             "objects": [
              {"id": "start", "type": "spawn", "at": [32, 40]},
              {"id": "crowd", "type": "actor", "at": [240, 16], "size": [64, 32], "copies": 3, "body": [6, 7]},
              {"id": "crowd-9", "type": "actor", "at": [400, 16], "size": [8, 9]},
              {"id": "beetle", "type": "walker", "at": [200, 48], "size": [16, 14]}]}""";

    private final World world = new World(level());

    private static Level level() {
        try {
            return LevelReader.read(LEVEL, Path.of("sources.level.json")).value();
        } catch (LevelFormatException e) {
            throw new AssertionError(e.problems().toString(), e);
        }
    }

    private void hasSource(String actor, String object, double width, double height) {
        int index = world.actors().indexOf(actor);
        assertThat(world.actors().source(index))
                .as(actor)
                .isSameAs(world.level().object(object));
        assertThat(world.actors().sizeInLevel(index)).as(actor).isEqualTo(new Vec(width, height));
    }

    @Test
    void anActorIsMadeByItsObjectAndACopyByTheCrowd() {
        hasSource("player", "start", 10, 20);
        hasSource("crowd-1", "crowd", 6, 7);
        hasSource("crowd-3", "crowd", 6, 7);
        hasSource("crowd-9", "crowd-9", 8, 9);
        hasSource("beetle", "beetle", 16, 14);
    }

    @Test
    void anotherSizeInTheGameIsNotThatOfTheLevel() {
        int beetle = world.actors().indexOf("beetle");
        world.resize(beetle, 40, 40);
        world.step(0);

        assertThat(world.actors().width(beetle)).isEqualTo(40);
        hasSource("beetle", "beetle", 16, 14);
    }

    @Test
    void anEditedLevelHasOtherObjects() {
        Level level = world.level();
        world.edit(level.withObject(level.object("beetle")
                .withCommon(level.object("beetle").common().withSize(new Vec(20, 20)))));

        hasSource("beetle", "beetle", 20, 20);
        hasSource("crowd-2", "crowd", 6, 7);
    }
}
