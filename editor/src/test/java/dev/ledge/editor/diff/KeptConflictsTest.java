package dev.ledge.editor.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.check.UnsettledConflicts;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a merge notes in a level is enough to settle its conflicts. */
class KeptConflictsTest {
    static LongStream seeds() {
        return LongStream.range(0, 40);
    }

    private static LevelMerge merge(long seed) {
        Level base = RandomEdits.level(seed);
        return LevelMerge.of(
                base,
                RandomEdits.anywhere(seed).some(base),
                RandomEdits.anywhere(seed + 5000).some(base));
    }

    private static Level written(Level level) throws Exception {
        return LevelReader.read(LevelWriter.toBytes(level), Path.of("a.level.json"))
                .value();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void eitherSideCanBeTakenOfWhatAFileHas(long seed) throws Exception {
        LevelMerge merge = merge(seed);
        Level noted = written(KeptConflicts.write(merge));
        assertThat(KeptConflicts.areIn(noted)).isEqualTo(!merge.conflicts().isEmpty());
        if (merge.conflicts().isEmpty()) {
            return;
        }
        LevelMerge read = KeptConflicts.merge(noted).orElseThrow();
        assertThat(read.conflicts()).isNotEmpty();
        assertSame(read.resolve(conflict -> Side.MINE), KeptConflicts.remove(noted));
        assertSame(read.resolve(conflict -> Side.THEIRS), written(merge.resolve(conflict -> Side.THEIRS)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theSameConflictsAreToBeSettled(long seed) throws Exception {
        LevelMerge merge = merge(seed);
        Level noted = written(KeptConflicts.write(merge));
        List<String> found = KeptConflicts.merge(noted).stream()
                .flatMap(read -> read.conflicts().stream())
                .map(Conflict::words)
                .toList();
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(
                        merge.conflicts().stream().map(Conflict::words).toList());
    }

    @Test
    void whatWasNotedByHandIsOnlyTold() {
        List<Object> notes = List.of(Map.of("what", "object a", "base", "1", "ours", "2", "theirs", "3"), "look at b");
        Level level = RandomEdits.level(1).toBuilder()
                .props(Map.of(UnsettledConflicts.PROPERTY, notes))
                .build();
        assertThat(KeptConflicts.areIn(level)).isTrue();
        assertThat(KeptConflicts.merge(level)).isEmpty();
        assertThat(KeptConflicts.words(level)).containsExactly("object a: ours 2, theirs 3 (was 1)", "\"look at b\"");
        assertThat(KeptConflicts.remove(level).props()).isNull();
    }

    @Test
    void aVersionThatNoFileCouldHaveIsNotedInWords() {
        LevelMerge merge = ofProps(1, 2, Map.of("n".repeat(60_000), 3));
        Level noted = KeptConflicts.write(merge);
        assertThat(KeptConflicts.merge(noted)).isEmpty();
        assertThat(KeptConflicts.words(noted)).hasSize(1);
    }

    @Test
    void olderNotesAreNoPartOfTheVersions() throws Exception {
        Level level = RandomEdits.level(1);
        Level old = level.toBuilder()
                .props(Map.of("a", 1, UnsettledConflicts.PROPERTY, List.of("an old one")))
                .build();
        Level theirs = level.toBuilder()
                .props(Map.of("a", 3, UnsettledConflicts.PROPERTY, List.of("a new one")))
                .build();
        Level ours = level.toBuilder().props(Map.of("a", 2)).build();
        for (Level base : List.of(old, level.toBuilder().props(Map.of("a", 1)).build())) {
            Level noted = written(KeptConflicts.write(LevelMerge.of(base, ours, theirs)));
            assertThat(noted.props().toString()).doesNotContain("one");
            LevelMerge read = KeptConflicts.merge(noted).orElseThrow();
            assertThat(read.resolve(conflict -> Side.THEIRS).props()).containsOnlyKeys("a");
        }
    }

    @Test
    void aLevelWithANoteCanBeOpenedHoweverDeepItsPropertiesAre() throws Exception {
        for (int depth = 85; depth <= 98; depth++) {
            LevelMerge merge = ofProps(1, 2, nested(depth));
            written(merge.theirs());
            Level noted = written(KeptConflicts.write(merge));
            assertThat(KeptConflicts.words(noted)).hasSize(1);
            assertThat(KeptConflicts.merge(noted).isPresent()).isEqualTo(depth <= 93);
        }
    }

    private static Object nested(int depth) {
        Object value = List.of();
        for (int i = 1; i < depth; i++) {
            value = List.of(value);
        }
        return value;
    }

    @Test
    void emptyStripsAreNotNoted() {
        String noted = FreeJson.text(KeptConflicts.write(ofProps(1, 2, "")).props());
        assertThat(noted).contains("\"cells\":{}", "\"a\":\"\"").doesNotContain("\"0,0\":\"\"");
    }

    @Test
    void whatWasInConflictInALayerIsSettledByRemovingThat() throws Exception {
        Level base = RandomEdits.level(1);
        LevelMerge merge = LevelMerge.of(base, named(base, "ours"), named(base, "theirs"));
        Level noted = written(KeptConflicts.write(merge));
        Level removed = noted.toBuilder()
                .layers(noted.layers().subList(1, noted.layers().size()))
                .build();

        LevelMerge read = KeptConflicts.merge(removed).orElseThrow();

        assertThat(read.conflicts()).isEmpty();
        assertSame(read.resolve(conflict -> Side.THEIRS), KeptConflicts.remove(removed));
    }

    private static Level named(Level level, String name) {
        TileLayer first = (TileLayer) level.layers().get(0);
        return level.withLayer(first.withCommon(first.common().withName(name)));
    }

    private static LevelMerge ofProps(Object base, Object ours, Object theirs) {
        Level level = RandomEdits.level(1);
        List<Level> versions = Stream.of(base, ours, theirs)
                .map(value -> level.toBuilder().props(Map.of("a", value)).build())
                .toList();
        return LevelMerge.of(versions.get(0), versions.get(1), versions.get(2));
    }

    /** But for the symbols of tiles, which writing chooses. */
    private static void assertSame(Level actual, Level expected) {
        assertThat(LevelDiff.between(expected, actual).words())
                .filteredOn(words -> !words.contains(": legend."))
                .isEmpty();
    }
}
