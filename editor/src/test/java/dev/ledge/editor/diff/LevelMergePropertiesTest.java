package dev.ledge.editor.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for any levels. */
class LevelMergePropertiesTest {

    static LongStream seeds() {
        return LongStream.range(0, 150);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theChangesBetweenTwoLevelsMakeOneOutOfTheOther(long seed) {
        Level a = RandomEdits.level(seed);
        Level edited = RandomEdits.anywhere(seed).some(a);
        Level other = RandomEdits.level(seed + 1000);
        Level anew = RandomEdits.anywhere(seed).asReadAnew(edited);

        for (Level b : new Level[] {edited, other, anew}) {
            LevelDiff diff = LevelDiff.between(a, b);
            assertThat(diff.apply(a).hasSameContent(b)).isTrue();
            assertThat(diff.isEmpty()).isEqualTo(a.hasSameContent(b));
            assertThat(diff.words()).hasSizeGreaterThanOrEqualTo(diff.isEmpty() ? 0 : 1);
        }
        assertThat(LevelDiff.between(edited, anew).isEmpty()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void editsOfDifferentThingsGiveTheSameInAnyOrder(long seed) {
        Level base = RandomEdits.level(seed);
        Level left = RandomEdits.inHalf(seed, false).some(base);
        Level right = RandomEdits.inHalf(seed, true).some(base);
        Level both = RandomEdits.inHalf(seed, true).some(left);

        LevelMerge merge = LevelMerge.of(base, left, right);

        assertThat(merge.conflicts()).isEmpty();
        assertSame(merge.merged(), LevelMerge.of(base, right, left).merged());
        assertSame(LevelDiff.between(base, right).apply(left), merge.merged());
        assertSame(LevelDiff.between(base, left).apply(right), merge.merged());
        if (left.layers().size() == base.layers().size()
                && right.layers().size() == base.layers().size()) {
            assertSame(merge.merged(), both);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whereOnlyOneChangedAnythingThatIsTaken(long seed) {
        Level base = RandomEdits.level(seed);
        Level x = RandomEdits.anywhere(seed).some(base);
        Level anew = RandomEdits.anywhere(seed).asReadAnew(base);

        for (Level same : new Level[] {base, anew}) {
            assertSame(LevelMerge.of(base, x, same).merged(), x);
            assertSame(LevelMerge.of(base, same, x).merged(), x);
            assertThat(LevelMerge.of(base, x, same).conflicts()).isEmpty();
        }
        assertSame(LevelMerge.of(base, x, x).merged(), x);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whoTakesTheOtherSideInAllConflictsGetsWhatTheOtherGets(long seed) {
        Level base = RandomEdits.level(seed);
        Level mine = RandomEdits.anywhere(seed).some(base);
        Level theirs = RandomEdits.anywhere(seed + 5000)
                .asReadAnew(RandomEdits.anywhere(seed + 5000).some(base));
        LevelMerge merge = LevelMerge.of(base, mine, theirs);

        assertSame(
                merge.resolve(conflict -> Side.THEIRS),
                LevelMerge.of(base, theirs, mine).merged());
        assertSame(merge.resolve(conflict -> Side.MINE), merge.merged());
        assertThat(LevelMerge.of(base, theirs, mine).conflicts()).hasSameSizeAs(merge.conflicts());
    }

    private static void assertSame(Level actual, Level expected) {
        assertThat(LevelDiff.between(expected, actual).words()).isEmpty();
        assertThat(actual.hasSameContent(expected)).isTrue();
    }
}
