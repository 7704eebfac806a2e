package dev.ledge.editor.panel.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.diff.Side;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Spawn;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is listed and marked of two versions of a level. */
class MergeRowTest {
    private static final Level BASE = TestMaps.level("....", "....");

    private static LevelObject spawn(String id, double x) {
        return new Spawn(ObjectCommon.of(id, new Vec(x, 0), null), null, null);
    }

    @Test
    void conflictsComeFirstAndEachChangeOnce() {
        Level base = BASE.withObject(spawn("s", 0)).withObject(spawn("t", 0));
        Level mine = TestMaps.level("ab..", "....").withObject(spawn("s", 16)).withObject(spawn("t", 0));
        Level theirs = TestMaps.level(".c.a", "....").withObject(spawn("s", 32));
        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        List<MergeRow> rows = MergeRow.of(merge, MergeText.OUTSIDE);

        assertThat(rows.stream()
                        .map(row -> (row.side() == null ? "both" : row.side().name()) + " " + row.text()))
                .containsExactly(
                        "both layer ground, cell 1,0: mine b, theirs c (was empty)",
                        "both object s, at: mine 16,0, theirs 32,0 (was 0,0)",
                        "THEIRS layer ground: cell 3,0: empty → a",
                        "THEIRS spawn t: removed from 0,0",
                        "MINE layer ground: 2 cells at 0,0 to 1,0: empty → 1 a, 1 b");
        assertThat(rows.get(0).place()).isEqualTo(new Aabb(16, 0, 32, 16));
        assertThat(rows.get(0).layer()).isEqualTo("ground");
    }

    @Test
    void whatBothChangedToTheSameIsNotListed() {
        Level mine = TestMaps.level("a..b", "....");
        Level theirs = TestMaps.level("a..c", "....").toBuilder().name("new").build();
        LevelMerge merge = LevelMerge.of(BASE, mine.toBuilder().name("new").build(), theirs);
        assertThat(MergeRow.of(merge, MergeText.OUTSIDE))
                .singleElement()
                .extracting(MergeRow::text)
                .isEqualTo("layer ground, cell 3,0: mine b, theirs c (was empty)");
    }

    @Test
    void aLongListIsCutShort() {
        Level theirs = BASE.toBuilder()
                .objects(IntStream.range(0, MergeRow.MOST + 100)
                        .mapToObj(i -> spawn("s" + i, i))
                        .toList())
                .build();
        List<MergeRow> rows =
                MergeRow.of(LevelMerge.of(BASE, TestMaps.level("a...", "...."), theirs), MergeText.OUTSIDE);

        assertThat(rows.stream().filter(row -> row.side() == Side.THEIRS)).hasSize(MergeRow.MOST + 1);
        assertThat(rows.get(MergeRow.MOST).text()).contains("and more");
    }

    @Test
    void eachCellSaysWhoChangedIt() {
        Difference difference =
                Difference.of(LevelMerge.of(BASE, TestMaps.level("ab.c", "...."), TestMaps.level(".cac", "....")));

        assertThat(difference.kind(0, 0)).isEqualTo(Difference.Kind.MINE);
        assertThat(difference.kind(1, 0)).isEqualTo(Difference.Kind.BOTH);
        assertThat(difference.kind(2, 0)).isEqualTo(Difference.Kind.THEIRS);
        assertThat(difference.kind(3, 0)).as("both changed it to the same").isNull();
        assertThat(difference.kind(0, 1)).isNull();
        assertThat(difference.kind(-1, 0)).isNull();
        assertThat(difference.chunk(5, 5)).isNull();
    }

    @Test
    void eachObjectSaysWhereItIsOnBothSides() {
        Level base = BASE.withObject(spawn("gone", 0)).withObject(spawn("moved", 0));
        Level mine = base.withoutObject("gone").withObject(spawn("mine", 48));
        Level theirs = base.withObject(spawn("moved", 32));
        List<Difference.ObjectMark> marks =
                Difference.of(LevelMerge.of(base, mine, theirs)).objects();

        assertThat(marks).hasSize(3);
        assertThat(marks.get(0).kind()).isEqualTo(Difference.Kind.THEIRS);
        assertThat(marks.get(0).here().left()).isZero();
        assertThat(marks.get(0).there().left()).isEqualTo(32);
        assertThat(marks.get(1).sign()).isEqualTo('-');
        assertThat(marks.get(1).here()).isNull();
        assertThat(marks.get(2).sign()).isEqualTo('+');
        assertThat(marks.get(2).there()).isNull();
    }
}
