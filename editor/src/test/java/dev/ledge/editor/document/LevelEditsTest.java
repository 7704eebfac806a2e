package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
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

    @Test
    void theEdgesThatAreChosenMove() {
        assertThat(TestMaps.drawing(ResizeCorner.BOTTOM_RIGHT.resize(level, 3, 1)))
                .containsExactly("ab.");
        assertThat(TestMaps.drawing(ResizeCorner.TOP_RIGHT.resize(level, 3, 1))).containsExactly("c..");
        Level smaller = ResizeCorner.TOP_LEFT.resize(level, 1, 1);
        assertThat(TestMaps.drawing(smaller)).containsExactly(".");
        assertThat(smaller.object("g").at()).as("kept, outside").isEqualTo(new Vec(0, -16));
        assertThat(TestMaps.drawing(ResizeCorner.BOTTOM_LEFT.resize(level, 3, 3)))
                .containsExactly(".ab", ".c.", "...");
    }

    @Test
    void picturesMoveWithTheCellsBeforeThem() {
        Layer hills = new ImageLayer(LayerCommon.of("hills").withOffset(new Vec(8, 8)), "hills.png", null);
        Level pictured =
                level.toBuilder().layers(List.of(hills, level.layer("ground"))).build();
        assertThat(ResizeCorner.TOP_LEFT
                        .resize(pictured, 3, 3)
                        .layer("hills")
                        .common()
                        .offset())
                .isEqualTo(new Vec(24, 24));
        assertThat(ResizeCorner.BOTTOM_RIGHT.resize(pictured, 3, 3).layer("hills"))
                .isEqualTo(hills);
    }
}
