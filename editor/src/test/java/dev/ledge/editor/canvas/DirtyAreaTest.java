package dev.ledge.editor.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.document.LevelEdits;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Goal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DirtyAreaTest {
    private static final Aabb SEEN = new Aabb(0, 0, 640, 480);
    private static final Stamp A = Stamp.of(TileRef.of("a"));

    private final Level level = LevelEdits.blank(100, 100, 16, null, TestMaps.PALETTE);

    @Test
    void aChangedCellAndItsNeighbours() {
        Level after = CellEdits.paint(level, "ground", 10, 20, A);
        assertThat(DirtyArea.between(level, after, SEEN)).isEqualTo(new Aabb(144, 304, 192, 352));
    }

    @Test
    void changesInSeveralChunksAreOneBox() {
        Level after = CellEdits.paint(CellEdits.paint(level, "ground", 1, 1, A), "ground", 35, 5, A);
        assertThat(DirtyArea.between(level, after, SEEN)).isEqualTo(new Aabb(0, 0, 37 * 16, 7 * 16));
    }

    @Test
    void whatIsNotSeenIsNotDirty() {
        Level after = CellEdits.paint(level, "ground", 99, 99, A);
        assertThat(DirtyArea.between(level, after, SEEN)).isNull();
        assertThat(DirtyArea.between(level, level, SEEN)).isNull();
    }

    @Test
    void anObjectIsDirtyWhereItWasAndWhereItIs() {
        LevelObject goal = new Goal(ObjectCommon.of("g", new Vec(32, 32), new Vec(16, 16)));
        Level before = level.withObject(goal);
        Level after = ObjectEdits.move(before, List.of("g"), 64, 0);
        assertThat(DirtyArea.between(before, after, SEEN)).isEqualTo(new Aabb(32, 32, 112, 48));
        assertThat(DirtyArea.between(before, level, SEEN)).isEqualTo(new Aabb(32, 32, 48, 48));
    }

    @Test
    void allThatAGroupSwitchesMayBeAnywhere() {
        Level after = level.toBuilder().groups(Map.of("red", false)).build();
        assertThat(DirtyArea.between(level, after, SEEN).width()).isInfinite();
    }

    @Test
    void anotherLookOfALayerIsDirtyEverywhere() {
        Level after = LayerEdits.setVisible(level, "ground", false);
        assertThat(DirtyArea.between(level, after, SEEN).width()).isInfinite();
    }
}
