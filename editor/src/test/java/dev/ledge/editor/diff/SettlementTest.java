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

    private static List<String> drawing(Level settled, Level now, boolean isMerged) {
        return TestMaps.drawing(Settlement.in(MERGE, settled, now, isMerged));
    }
}
