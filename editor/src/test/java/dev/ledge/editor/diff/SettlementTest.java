package dev.ledge.editor.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.level.Level;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettlementTest {
    private static final Level BASE = TestMaps.level("......", "......", "aaaaaa");
    private static final Level OURS = TestMaps.level("b.....", "......", "aaaaab");
    private static final Level THEIRS = TestMaps.level("c.....", ".....c", "aaaaaa");
    private static final LevelMerge MERGE = LevelMerge.of(BASE, OURS, THEIRS);
    private static final Level WITH_THEIRS = MERGE.resolve(conflict -> Side.THEIRS);

    @Test
    void whatWasMergedWithoutAskingComesToALevelThatWasCheckedOutAsOneOfBoth() {
        for (Level version : List.of(OURS, THEIRS, MERGE.merged())) {
            assertThat(drawing(WITH_THEIRS, version, false)).containsExactly("c.....", ".....c", "aaaaab");
            assertThat(drawing(MERGE.merged(), version, false)).containsExactly("b.....", ".....c", "aaaaab");
            assertThat(drawing(THEIRS, version, false)).containsExactly("c.....", ".....c", "aaaaaa");
            assertThat(drawing(OURS, version, false)).containsExactly("b.....", "......", "aaaaab");
        }
    }

    @Test
    void whatWasEditedSinceStays() {
        Level ours = TestMaps.level("b..a..", "......", "aaaaab");
        Level merged = TestMaps.level("b..a..", ".....c", "aaaaab");
        Level reverted = TestMaps.level("b.....", "......", "aaaaab");

        assertThat(drawing(WITH_THEIRS, ours, false)).containsExactly("c..a..", ".....c", "aaaaab");
        assertThat(drawing(WITH_THEIRS, merged, false)).containsExactly("c..a..", ".....c", "aaaaab");
        assertThat(drawing(WITH_THEIRS, merged, true)).containsExactly("c..a..", ".....c", "aaaaab");
        assertThat(drawing(WITH_THEIRS, reverted, true)).containsExactly("c.....", "......", "aaaaab");
    }

    @Test
    void oursIsTakenWhereItIsHereAsTheirs() {
        LevelMerge two = LevelMerge.of(
                BASE, TestMaps.level("bb....", "......", "aaaaab"), TestMaps.level("cc....", ".....c", "aaaaaa"));
        Level half = TestMaps.level("bca...", ".....c", "aaaaab");

        assertThat(TestMaps.drawing(Settlement.in(two, two.mine(), half, false)))
                .containsExactly("bba...", "......", "aaaaab");
        assertThat(TestMaps.drawing(Settlement.in(two, two.merged(), half, false)))
                .containsExactly("bba...", ".....c", "aaaaab");
        assertThat(TestMaps.drawing(Settlement.in(two, two.resolve(conflict -> Side.THEIRS), half, false)))
                .containsExactly("cca...", ".....c", "aaaaab");
    }

    @Test
    void whatWasEditedWhereBothDifferStaysUnlessTheirsIsTaken() {
        Level edited = TestMaps.level("a.....", ".....c", "aaaaab");

        assertThat(drawing(MERGE.merged(), edited, false)).containsExactly("a.....", ".....c", "aaaaab");
        assertThat(drawing(WITH_THEIRS, edited, false)).containsExactly("c.....", ".....c", "aaaaab");
    }

    @Test
    void itIsHereAsOursUntilSomethingIsHereAsTheirs() {
        assertThat(Settlement.isAsMine(MERGE, OURS)).isTrue();
        assertThat(Settlement.isAsMine(MERGE, MERGE.merged())).isTrue();
        assertThat(Settlement.isAsMine(MERGE, TestMaps.level("b..a..", "......", "aaaaab")))
                .isTrue();
        assertThat(Settlement.isAsMine(MERGE, WITH_THEIRS)).isFalse();
        assertThat(Settlement.isAsMine(MERGE, THEIRS)).isFalse();
    }

    private static List<String> drawing(Level settled, Level now, boolean isMerged) {
        return TestMaps.drawing(Settlement.in(MERGE, settled, now, isMerged));
    }
}
