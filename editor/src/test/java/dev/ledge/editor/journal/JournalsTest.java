package dev.ledge.editor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.RandomEdits;
import dev.ledge.editor.diff.Side;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.OnDisk;
import dev.ledge.editor.document.PaletteEdits;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JournalsTest extends JournalCase {
    @Test
    void groupsAndTilesThatWereEditedAreThereAfterACrash() throws Exception {
        Files.createDirectories(home.resolve(".git"));
        Palette palette = Palette.of(TileType.of("a", Shape.FULL));
        PaletteWriter.write(palette, home.resolve("a.palette.json"));
        Document document = opened(TestMaps.level("aaaaaa").toBuilder()
                .palette("a.palette.json", palette)
                .build());
        TileType brittle = TileType.of("a", Shape.FULL).withChanging(Changing.NEVER.withCrumbles(Crumbles.DEFAULT));
        Level edited = document.level().toBuilder()
                .palette("a.palette.json", palette.withTile(brittle))
                .groups(Map.of("red", false))
                .build();
        document.edit("Edit tile", edited);
        Crashes.crash(journals, folder);

        Recovery recovery = left().get(0);
        Level restored = recovery.onto(Document.open(file).level()).merge().merged();

        assertThat(restored.palette().tiles().get("a")).isEqualTo(brittle);
        assertThat(restored.palettePath()).isEqualTo("a.palette.json");
        assertThat(restored.groups()).isEqualTo(Map.of("red", false));
        assertThat(Files.readString(home.resolve("a.palette.json"))).doesNotContain("crumbles");
    }

    @Test
    void whatWasNotSavedIsThereAfterACrash() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 2, "b"));
        document.edit("Paint 1 cell", painted(document.level(), 3, "c"));
        document.edit("Name", document.level().toBuilder().name("cave").build());
        document.show(painted(document.level(), 5, "c"));
        Crashes.crash(journals, folder);

        List<Recovery> left = left();

        assertThat(left).hasSize(1);
        Recovery recovery = left.get(0);
        assertThat(recovery.file()).contains(file.toAbsolutePath());
        assertThat(recovery.title()).isEqualTo("a.level.json");
        assertThat(recovery.gestures()).isEqualTo(3);
        assertThat(recovery.isDamaged()).isFalse();
        assertThat(recovery.isOf(file)).isTrue();
        Recovery.Onto onto = recovery.onto(Document.open(file).level());
        assertThat(onto.merge().conflicts()).isEmpty();
        assertThat(onto.difference().words())
                .containsExactly(
                        "level: name not set → \"cave\"", "layer ground: 2 cells at 2,0 to 3,0: empty → 1 b, 1 c");
        assertThat(onto.merge().merged().hasSameContent(document.committed())).isTrue();
    }

    static LongStream seeds() {
        return LongStream.range(0, 40);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anyEditsComeBack(long seed) throws Exception {
        Document document = opened(RandomEdits.level(seed));
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 12; i++) {
            switch (random.nextInt(8)) {
                case 0 -> document.undo();
                case 1 -> document.redo();
                case 2 -> {
                    if (random.nextInt(3) == 0) {
                        document.saveAs(document.file());
                    }
                }
                default ->
                    document.edit(
                            "Edit", RandomEdits.anywhere(random.nextLong()).some(document.level()));
            }
        }
        expectItComesBack(document);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void tilesThatWereMadeRenamedAndRemovedComeBack(long seed) throws Exception {
        Document document = opened(TestMaps.level("ab.cab", "bbb..."));
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 12; i++) {
            Level level = document.level();
            List<String> names = List.copyOf(level.palette().tiles().keySet());
            String one = names.get(random.nextInt(names.size()));
            String fresh = PaletteEdits.freshName(level.palette(), one);
            switch (random.nextInt(8)) {
                case 0 -> document.undo();
                case 1 -> document.redo();
                case 2 -> document.saveAs(document.file());
                case 3 -> document.edit("New tile", PaletteEdits.add(level, one, fresh));
                case 4 -> {
                    TileType renamed = level.palette().tiles().get(one).withName(fresh);
                    document.edit("Rename tile", PaletteEdits.rename(level, one, renamed));
                }
                case 5 -> document.edit("Remove tile", names.size() == 1 ? level : PaletteEdits.remove(level, one));
                default -> document.edit("Paint 1 cell", painted(level, random.nextInt(6), one));
            }
        }
        expectItComesBack(document);
    }

    private void expectItComesBack(Document document) throws Exception {
        Crashes.crash(journals, folder);

        List<Recovery> left = left();

        assertThat(left).hasSize(document.isModified() ? 1 : 0);
        Level restored = Document.open(file).level();
        if (document.isModified()) {
            Recovery.Onto onto = left.get(0).onto(restored);
            assertThat(onto.merge().conflicts()).isEmpty();
            restored = onto.merge().merged();
        }
        assertThat(LevelDiff.between(document.level(), restored).words()).isEmpty();
        assertThat(troubles).isEmpty();
    }

    @Test
    void aLevelThatWasNeverSavedComesBackWhole() throws Exception {
        Level begun = TestMaps.level("..b...", "aaaaaa");
        Document document = Document.untitled(begun, home.resolve("untitled.level.json"));
        journals.follow(document);
        document.edit("Paint 1 cell", painted(document.level(), 5, "c"));
        Crashes.crash(journals, folder);

        Recovery recovery = left().get(0);

        assertThat(recovery.file()).isEmpty();
        assertThat(recovery.base().hasSameContent(begun)).isTrue();
        assertThat(recovery.onto(recovery.base()).merge().merged().hasSameContent(document.level()))
                .isTrue();
    }

    @Test
    void nothingIsLeftOfWhatWasSavedUndoneOrClosed() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 2, "b"));
        assertThat(journals.drain(LONG)).isTrue();
        assertThat(written()).hasSize(1);

        document.saveAs(document.file());
        assertThat(journals.drain(LONG)).isTrue();
        assertThat(written()).isEmpty();

        document.undo();
        assertThat(journals.drain(LONG)).isTrue();
        assertThat(written()).hasSize(1);
        document.redo();
        assertThat(journals.drain(LONG)).isTrue();
        assertThat(written()).isEmpty();

        document.undo();
        journals.forget(document);
        assertThat(journals.drain(LONG)).isTrue();
        assertThat(written()).isEmpty();
        document.redo();
        journals.close();
        assertThat(written()).isEmpty();
    }

    @Test
    void aLevelThatWasChangedSinceIsMerged() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 2 cells", painted(painted(document.level(), 0, "b"), 1, "b"));
        Crashes.crash(journals, folder);
        Level theirs = TestMaps.level("c....c", "aaaaaa");

        Recovery.Onto onto = left().get(0).onto(theirs);

        assertThat(onto.merge().conflicts())
                .singleElement()
                .satisfies(conflict ->
                        assertThat(conflict.words()).isEqualTo("layer ground, cell 0,0: mine b, theirs c (was empty)"));
        assertThat(TestMaps.drawing(onto.merge().merged())).containsExactly("bb...c", "aaaaaa");
        assertThat(TestMaps.drawing(onto.merge().resolve(conflict -> Side.THEIRS)))
                .containsExactly("cb...c", "aaaaaa");
    }

    @Test
    void aLevelWhoseFileWasDeletedWhileItWasOpenComesBackWhole() throws Exception {
        Document document = opened(TestMaps.level("..b...", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 4, "b"));
        Files.delete(file);
        document.setLost(true);
        document.edit("Paint 1 cell", painted(document.level(), 5, "c"));
        Crashes.crash(journals, folder);

        List<Recovery> left = left();

        assertThat(left).hasSize(1);
        Recovery recovery = left.get(0);
        assertThat(recovery.file()).contains(file.toAbsolutePath());
        assertThat(recovery.onto(recovery.base()).merge().merged().hasSameContent(document.level()))
                .isTrue();
    }

    @Test
    void aFileThatIsGoneIsNotedWithoutAnyEdit() throws Exception {
        Document document = opened(TestMaps.level("..b...", "aaaaaa"));
        Files.delete(file);
        document.setLost(true);
        Crashes.crash(journals, folder);

        Recovery recovery = left().get(0);

        assertThat(recovery.base().hasSameContent(document.level())).isTrue();
    }

    @Test
    void whatWasMergedWithTheDiskIsNotedOnTopOfTheDisk() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 0, "b"));
        LevelWriter.write(TestMaps.level("c....c", "aaaaaa"), file);
        OnDisk.Readable theirs = (OnDisk.Readable) OnDisk.read(file);
        document.agree("Merge with disk", theirs, painted(theirs.level(), 0, "b"));
        Crashes.crash(journals, folder);

        Recovery recovery = left().get(0);

        assertThat(recovery.isOf(file)).isTrue();
        Recovery.Onto onto = recovery.onto(Document.open(file).level());
        assertThat(onto.merge().conflicts()).isEmpty();
        assertThat(TestMaps.drawing(onto.merge().merged())).containsExactly("b....c", "aaaaaa");
    }

    @Test
    void aGestureBeginsOnlyWhenTheOneBeforeIsOnTheDisk() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        for (int i = 0; i < 6; i++) {
            Level next = painted(document.level(), i, "b");
            document.show(next);
            Path aside = home.resolve("crash-" + i);
            if (i > 0) {
                Files.createDirectories(aside);
                Path journal = written().get(0);
                Files.copy(journal, aside.resolve(journal.getFileName()));
                assertThat(new Journals(aside, troubles::add)
                                .left()
                                .recoveries()
                                .get(0)
                                .gestures())
                        .isEqualTo(i);
            }
            document.commit("Paint 1 cell");
        }
    }

    @Test
    void aLevelThatWasSavedButWhoseJournalIsStillThereHasNothingToRestore() throws Exception {
        Document document = opened(TestMaps.level("......", "aaaaaa"));
        document.edit("Paint 1 cell", painted(document.level(), 2, "b"));
        Crashes.crash(journals, folder);

        LevelWriter.write(document.level(), file);

        assertThat(left().get(0).onto(Document.open(file).level()).isNothing()).isTrue();
    }

    @Test
    void theJournalOfAStrokeOnAHugeLevelIsSmall() throws Exception {
        TileGrid.Edit edit = TileGrid.empty(4096, 4096).edit();
        for (int i = 0; i < 4096; i++) {
            edit.set(i, i, 1);
        }
        Level huge = new LevelBuilder()
                .size(4096, 4096)
                .palette("x.palette.json", TestMaps.PALETTE)
                .layers(List.of(TileLayer.of("ground", TileGrid.empty(4096, 4096))))
                .build()
                .withTile(TileRef.of("a"));
        Level drawn = huge.withLayer(((TileLayer) huge.layers().get(0)).withGrid(edit.build()));
        Files.writeString(file, "stands for it");
        Document document = new Document(drawn, file, false);
        journals.follow(document);
        document.edit("Paint 30 cells", line(document.level(), 30));
        Crashes.crash(journals, folder);

        assertThat(Files.size(written().get(0))).isLessThan(2000);
        assertThat(left().get(0).onto(drawn).merge().merged().hasSameContent(document.level()))
                .isTrue();
    }

    private static Level line(Level level, int cells) {
        Level painted = level;
        for (int i = 0; i < cells; i++) {
            painted = painted(painted, i, "b");
        }
        return painted;
    }

    @Test
    void aLongSessionDoesNotGrowWithoutEnd() throws Exception {
        Document document =
                opened(TestMaps.level(Collections.nCopies(100, "a".repeat(100)).toArray(String[]::new)));
        for (int i = 0; i < 100; i++) {
            document.edit("Paint", chequered(document.level(), i % 2 == 0 ? "b" : "c"));
            journals.drain(LONG);
        }
        Crashes.crash(journals, folder);

        assertThat(written()).hasSize(1);
        assertThat(Files.size(written().get(0))).isLessThan(1_300_000);
        Recovery recovery = left().get(0);
        assertThat(recovery.gestures()).isEqualTo(100);
        assertThat(recovery.onto(Document.open(file).level()).merge().merged().hasSameContent(document.level()))
                .isTrue();
    }

    private static Level chequered(Level level, String tile) {
        Level grown = level.withTile(TileRef.of(tile));
        TileLayer layer = (TileLayer) grown.layer("ground");
        TileGrid.Edit edit = layer.grid().edit();
        for (int i = 0; i < 10_000; i += 2) {
            edit.set((i % 100) + (i / 100) % 2, i / 100, grown.tiles().indexOf(TileRef.of(tile)));
        }
        return grown.withLayer(layer.withGrid(edit.build()));
    }
}
