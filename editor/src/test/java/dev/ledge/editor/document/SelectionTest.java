package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Goal;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private final LevelObject goal =
            new Goal(ObjectCommon.of("goal", new Vec(16, 0), new Vec(16, 16)).withLayer("ground"));
    private final Level level = TestMaps.level(List.of(goal), "ab", "c.");
    private final CellSet cells = CellSet.rectangle(0, 0, 1, 1);
    private final Selection selection = new Selection(Set.of("goal"), cells);

    @Test
    void aStepOfABrushLeavesItWithoutALookAtTheObjects() {
        Level painted = CellEdits.paint(level, "ground", 1, 1, Stamp.of(TileRef.of("a")));
        Selection unfiltered = new Selection(Set.of("gone"), cells);
        assertThat(unfiltered.after(level, painted)).isSameAs(unfiltered);
    }

    @Test
    void whatIsGoneOrHiddenOrLockedIsLeftOut() {
        Selection rest = Selection.ofCells(cells);
        assertThat(selection.after(level, level.withoutObject("goal"))).isEqualTo(rest);
        assertThat(selection.after(level, LayerEdits.setVisible(level, "ground", false)))
                .isEqualTo(rest);
        assertThat(selection.after(level, LayerEdits.setLocked(level, "ground", true)))
                .isEqualTo(rest);
        assertThat(selection.after(level, LayerEdits.rename(level, "ground", "rock")))
                .isEqualTo(selection);
        assertThat(selection.after(level, LevelEdits.resize(level, 3, 2, 0, 0))).isEqualTo(Selection.ofObject("goal"));
    }

    @Test
    void onlyWhatThereIsIsSelected() {
        assertThat(selection.in(level)).isSameAs(selection);
        assertThat(selection.in(level.withoutObject("goal"))).isEqualTo(Selection.ofCells(cells));
    }
}
