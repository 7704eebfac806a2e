package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Goal;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayerEditsTest {
    private final Level level = LayerEdits.addTileLayer(TestMaps.level("a."), "deco1", "Deco", false, "ground");

    @Test
    void aNewLayerLiesInFrontOfTheOneNamed() {
        assertThat(ids(level)).containsExactly("ground", "deco1");
        assertThat(((TileLayer) level.layer("deco1")).isColliding()).isFalse();
        assertThat(ids(LayerEdits.addTileLayer(level, "mid", null, true, "ground")))
                .containsExactly("ground", "mid", "deco1");
    }

    @Test
    void layersMoveInTheDrawingOrderAndStopAtTheEnds() {
        assertThat(ids(LayerEdits.move(level, "ground", 1))).containsExactly("deco1", "ground");
        assertThat(LayerEdits.move(level, "deco1", 1)).isSameAs(level);
        assertThat(LayerEdits.move(level, "nobody", 1)).isSameAs(level);
    }

    @Test
    void aCopyLiesInFrontWithTheSameCells() {
        Level copied = LayerEdits.duplicate(level, "ground", "copy1");
        assertThat(ids(copied)).containsExactly("ground", "copy1", "deco1");
        assertThat(((TileLayer) copied.layer("copy1")).grid()).isSameAs(((TileLayer) copied.layer("ground")).grid());
    }

    @Test
    void objectsOutliveTheirLayer() {
        LevelObject goal =
                new Goal(ObjectCommon.of("g", Vec.ZERO, new Vec(16, 16)).withLayer("deco1"));
        Level without = LayerEdits.remove(level.withObject(goal), "deco1");
        assertThat(ids(without)).containsExactly("ground");
        assertThat(without.object("g").common().layer()).isNull();
    }

    @Test
    void aPictureComesBehindAllLayers() {
        Level with = LayerEdits.addPicture(level, "sky", "Sky", "img/sky.png");
        assertThat(ids(with)).containsExactly("sky", "ground", "deco1");
        assertThat(with.layer("sky").label()).isEqualTo("Sky");
        assertThat(ids(LayerEdits.move(with, "sky", 1))).containsExactly("ground", "sky", "deco1");
        assertThat(ids(LayerEdits.remove(with, "sky"))).containsExactly("ground", "deco1");
    }

    @Test
    void defaultsAreLeftOutOfTheFile() {
        Level hidden = LayerEdits.setVisible(level, "deco1", false);
        assertThat(hidden.layer("deco1").isVisible()).isFalse();
        assertThat(LayerEdits.setVisible(hidden, "deco1", true)
                        .layer("deco1")
                        .common()
                        .visible())
                .isNull();
        assertThat(LayerEdits.rename(level, "deco1", "  ")
                        .layer("deco1")
                        .common()
                        .name())
                .isNull();
        assertThat(LayerEdits.setLocked(level, "deco1", false)).isSameAs(level);
    }

    private static List<String> ids(Level level) {
        return level.layers().stream().map(Layer::id).toList();
    }
}
