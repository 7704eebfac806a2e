package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import org.junit.jupiter.api.Test;

class HistoryTest {

    @Test
    void theOldestAreForgottenWhenTheyHoldTooMuch() {
        History history = new History(20_000);
        Level level = LevelEdits.blank(1000, 32, 16, null, TestMaps.PALETTE);
        for (int i = 0; i < 100; i++) {
            String tile = i % 2 == 0 ? "a" : "b";
            Level next = CellEdits.paint(level, "ground", i, 0, Stamp.of(TileRef.of(tile)));
            history.record("edit " + i, level, next);
            level = next;
        }
        assertThat(history.undoCount()).isBetween(2, 5);
        assertThat(history.undoName()).isEqualTo("edit 99");
    }

    @Test
    void theLastEditCanAlwaysBeUndone() {
        History history = new History(1);
        Level before = TestMaps.level("...");
        Level after = CellEdits.paint(before, "ground", 0, 0, Stamp.of(TileRef.of("a")));
        history.record("first", before, after);
        history.record("second", after, before);
        assertThat(history.undoCount()).isEqualTo(1);
        assertThat(history.undo(before)).isSameAs(after);
        assertThat(history.redoName()).isEqualTo("second");
        assertThat(history.redo(after)).isSameAs(before);
    }

    @Test
    void editsAreListedFromTheOldestWithWhatWasUndoneBehind() {
        Level first = TestMaps.level("...");
        Level second = CellEdits.paint(first, "ground", 0, 0, Stamp.of(TileRef.of("a")));
        Level third = CellEdits.paint(second, "ground", 1, 0, Stamp.of(TileRef.of("a")));
        Level fourth = CellEdits.paint(third, "ground", 2, 0, Stamp.of(TileRef.of("a")));
        History history = new History(1 << 20);
        history.record("one", first, second);
        history.record("two", second, third);
        history.record("three", third, fourth);
        Level now = history.undo(fourth);

        assertThat(history.edits(now))
                .containsExactly(
                        new Edit("one", first, second, false),
                        new Edit("two", second, third, false),
                        new Edit("three", third, fourth, true));
    }
}
