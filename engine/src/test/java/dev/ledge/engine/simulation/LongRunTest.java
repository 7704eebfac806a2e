package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.testing.LevelFiles;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case NU-05: ten minutes of two hundred actors on ten platforms. */
class LongRunTest {
    private static final Path CROWD = LevelFiles.FOLDER.resolve("edge-cases/nu-05-crowd.level.json");
    private static final Path BUTTONS = LevelFiles.FOLDER.resolve("edge-cases/nu-05-crowd.run.json");
    private static final int TICKS = 36_000;
    private static final int SAVED_AT = 1000;

    @Test
    void NU05_tenMinutesComeToTheSameAfterARestoreAndInAnotherOrder() throws Exception {
        Level level = LevelFiles.read(CROWD);
        InputTrack input = RunReader.read(BUTTONS).value().effectiveInput();
        World world = new World(level);
        World shuffled = new World(backwards(level));
        Snapshot saved = null;
        for (int tick = 0; tick < TICKS; tick++) {
            int buttons = input.buttonsAt(tick % input.lastTick());
            world.step(buttons);
            shuffled.step(buttons);
            if (tick + 1 == SAVED_AT) {
                saved = world.save();
            }
        }
        assertThat(shuffled.fullHash()).isEqualTo(world.fullHash());

        long expected = world.fullHash();
        world.restore(saved);
        assertThat(world.tick()).isEqualTo(SAVED_AT);
        for (int tick = SAVED_AT; tick < TICKS; tick++) {
            world.step(input.buttonsAt(tick % input.lastTick()));
        }
        assertThat(world.fullHash()).isEqualTo(expected);
    }

    private static Level backwards(Level level) {
        List<LevelObject> objects = new ArrayList<>(level.objects());
        Collections.reverse(objects);
        return level.toBuilder().objects(objects).build();
    }
}
