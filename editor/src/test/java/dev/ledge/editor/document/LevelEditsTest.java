package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Goal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void howFarAllHasMovedIsKnownOfAResizeAndOfItsUndo() {
        assertMovedIsKnown(level);
        assertMovedIsKnown(TestMaps.level("ab", "cd"));
        assertThat(ResizeCorner.moved(level, TestMaps.level("xyz")))
                .as("another level")
                .isEqualTo(Vec.ZERO);
    }

    private static void assertMovedIsKnown(Level level) {
        for (ResizeCorner edges : ResizeCorner.values()) {
            for (int side : new int[] {1, 4}) {
                Level resized = edges.resize(level, side, side);
                double shift = 16.0 * (side - 2);
                Vec moved = new Vec(
                        edges.words().contains("left") ? shift : 0,
                        edges.words().contains("top") ? shift : 0);
                assertThat(ResizeCorner.moved(level, resized))
                        .as("%s to %d", edges, side)
                        .isEqualTo(moved);
                assertThat(ResizeCorner.moved(resized, level))
                        .as("%s back", edges)
                        .isEqualTo(Vec.ZERO.minus(moved));
            }
        }
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

    /** On the screen a layer is at its offset less the camera's place times the parallax; the camera goes along. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.25, 1})
    void layersAreSeenWhereTheyWereWhenTheCameraMovesWithTheLevel(double parallax) {
        LayerCommon far = LayerCommon.of("hills").withOffset(new Vec(8, 8)).withParallax(new Vec(parallax, 0.5));
        Vec camera = new Vec(40, 30);
        for (Layer layer : List.of(
                new ImageLayer(far, "hills.png", null), level.layer("ground").withCommon(far))) {
            Level before = level.toBuilder().layers(List.of(layer)).build();
            Level grown = ResizeCorner.TOP_LEFT.resize(before, 5, 3);
            Vec shift = new Vec(3 * 16, 16);
            Vec cells = layer instanceof TileLayer ? shift : Vec.ZERO;
            assertThat(onScreen(grown.layer("hills"), camera.plus(shift)).plus(cells))
                    .isEqualTo(onScreen(layer, camera));
            Level shrunk = ResizeCorner.TOP_LEFT.resize(grown, 2, 2);
            assertThat(shrunk.layer("hills").common()).isEqualTo(layer.common());
        }
    }

    private static Vec onScreen(Layer layer, Vec camera) {
        Vec offset = layer.effectiveOffset();
        Vec parallax = layer.effectiveParallax();
        return new Vec(offset.x() - camera.x() * parallax.x(), offset.y() - camera.y() * parallax.y());
    }

    @Test
    void whereNothingIsToBeMovedNoOffsetIsWritten() {
        Layer sky = new ImageLayer(LayerCommon.of("sky").withParallax(Vec.ZERO), "sky.png", null);
        Level before =
                level.toBuilder().layers(List.of(sky, level.layer("ground"))).build();
        for (int side : new int[] {1, 3}) {
            Level resized = ResizeCorner.TOP_LEFT.resize(before, side, side);
            assertThat(resized.layers())
                    .extracting(layer -> layer.common().offset())
                    .containsOnlyNulls();
        }
    }
}
