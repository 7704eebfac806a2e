package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Goal;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelEditsTest {
    private final LevelObject goal = new Goal(ObjectCommon.of("g", new Vec(16, 0), new Vec(16, 16)));
    private final Level level = TestMaps.level(List.of(goal), "ab", "c.");

    @Test
    void growingToTheLeftAndTopMovesEverything() {
        Level grown = LevelEdits.resize(level, 4, 3, 1, 1);
        assertThat(TestMaps.drawing(grown)).containsExactly("....", ".ab.", ".c..");
        assertThat(grown.object("g").at()).isEqualTo(new Vec(32, 16));
    }
}
