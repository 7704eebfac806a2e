package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The runs of a level follow the level and the disk. */
@Timeout(60)
class RunBookTest {
    private static final Level ROOM = Scenes.floor(20, "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}");

    /** A wall two cells high in the way to the right. */
    private static final Level WALLED = with(with(ROOM, 8, 3), 8, 2);

    @TempDir
    Path folder;

    private final List<String> failed = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private Path level;
    private Path walk;
    private RunBook book;

    private static Level with(Level level, int column, int row) {
        TileLayer layer = (TileLayer) level.layers().get(0);
        int rock = layer.grid().get(0, 4);
        return level.withLayer(layer.withGrid(layer.grid().with(column, row, rock)));
    }

    @BeforeEach
    void write() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        level = folder.resolve("room.level.json");
        Files.write(level, LevelWriter.toBytes(ROOM, level));
        walk = folder.resolve("walk.run.json");
        InputTrack right = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        RunWriter.write(
                Run.IDLE
                        .withLevelPath("room.level.json")
                        .withInput(right)
                        .withExpect(List.of(Pointed.reaches(ROOM, new Vec(170, 60), 600))),
                walk);
        book = Edt.get(() -> new RunBook(failed::add, () -> told.add("written")));
    }

    @AfterEach
    void close() throws Exception {
        Edt.run(book::close);
    }

    private RunEntry entry() {
        return book.entry(walk);
    }

    private boolean isJudged() {
        return entry() != null && book.isCurrent(entry());
    }

    private void open() throws Exception {
        Edt.run(() -> book.open(level, ROOM));
        Edt.waitUntil("it is judged", this::isJudged);
    }

    @Test
    void aRunTurnsRedWithTheEditThatBreaksItAndGreenWithItsUndo() throws Exception {
        open();
        assertThat(entry().verdict().holds()).isTrue();
        assertThat(entry().name()).isEqualTo("walk");

        Edt.run(() -> book.play(WALLED));
        Edt.waitUntil("it is judged anew", this::isJudged);
        assertThat(entry().verdict().fails()).isTrue();
        assertThat(entry().verdict().failure(0).tick()).isEqualTo(600);
        assertThat(entry().verdict().failure(0).place().x()).isLessThan(128);

        Edt.run(() -> book.play(ROOM));
        Edt.waitUntil("it is judged again", this::isJudged);
        assertThat(entry().verdict().holds()).isTrue();
    }

    @Test
    void theNewestOfManyEditsIsJudged() throws Exception {
        open();
        Edt.run(() -> {
            for (int i = 0; i < 200; i++) {
                book.play(with(ROOM, i % 7, 0));
            }
            book.play(WALLED);
        });
        Edt.waitUntil("it is judged anew", this::isJudged);
        assertThat(entry().verdict().level()).isSameAs(WALLED);
        assertThat(entry().verdict().fails()).isTrue();
    }

    @Test
    void aChangeIsWrittenAtOnceAndUndoneOnTheDiskToo() throws Exception {
        open();
        Run before = entry().run();
        List<Expectation> more = new ArrayList<>(before.effectiveExpect());
        more.add(Pointed.neverWedged());
        Edt.run(() -> book.change(walk, before.withExpect(more), "Expect more"));
        assertThat(Edt.get(() -> entry().run().effectiveExpect())).as("at once").hasSize(2);
        Edt.waitUntil(
                "it is written and judged",
                () -> isJudged() && onDisk().effectiveExpect().size() == 2);
        assertThat(Edt.get(book::undoName)).isEqualTo("Expect more");

        undo();
        Edt.waitUntil("it is undone", () -> isJudged() && onDisk().equals(before));
        Edt.run(() -> book.redo(() -> told.add("done again")));
        Edt.waitUntil(
                "it is done again",
                () -> isJudged() && onDisk().effectiveExpect().size() == 2);
        assertThat(failed).isEmpty();
    }

    /** When the other program's change is taken back, so can be this one. */
    @Test
    void anUndoThatIsRefusedCanBeTriedAgain() throws Exception {
        open();
        Run before = entry().run();
        Run mine = before.withExpect(List.of(Pointed.neverWedged()));
        Edt.run(() -> book.change(walk, mine, "Expect something else"));
        Edt.waitUntil("it is written", () -> isJudged() && onDisk().equals(mine));
        RunWriter.write(before.withExpect(List.of(Pointed.alive(7))), walk);
        undo();
        Edt.waitUntil("it is refused", () -> !failed.isEmpty());

        assertThat(Edt.get(book::undoName)).isEqualTo("Expect something else");
        assertThat(Edt.get(book::redoName)).isNull();
        RunWriter.write(mine, walk);
        undo();
        Edt.waitUntil("it is undone", () -> onDisk().equals(before));
    }

    @Test
    void aRunIsDeletedAndComesBackWithUndo() throws Exception {
        open();
        Run before = entry().run();
        Edt.run(() -> book.delete(walk, () -> told.add("deleted")));
        assertThat(Edt.get(this::entry)).as("at once").isNull();
        Edt.waitUntil("the file is gone", () -> !Files.exists(walk) && entry() == null);
        assertThat(Edt.get(book::undoName)).isEqualTo("Delete run walk");
        Edt.waitUntil("that is told", () -> told.contains("deleted"));

        undo();
        Edt.waitUntil("it is back", () -> Files.exists(walk) && isJudged());
        assertThat(onDisk()).isEqualTo(before);
        Edt.run(() -> book.redo(() -> told.add("done again")));
        Edt.waitUntil("it is gone again", () -> !Files.exists(walk) && entry() == null);

        Files.writeString(walk, "{\"format\": \"ledge-run\", \"version\": 1}");
        Edt.run(told::clear);
        undo();
        Edt.waitUntil("another file of that name is not written over", () -> !failed.isEmpty());
        assertThat(failed).singleElement().asString().contains("walk.run.json again");
        assertThat(Edt.get(() -> List.copyOf(told))).isEmpty();
        Files.delete(walk);
        undo();
        Edt.waitUntil("it is back once there is room", () -> Files.exists(walk) && isJudged());
        Edt.waitUntil("that is told", () -> told.equals(List.of("written", "undone")));
    }

    @Test
    void aRunGetsAnotherNameWithEveryByteAndUndoGivesItTheOldOne() throws Exception {
        open();
        byte[] content = Files.readAllBytes(walk);
        Path stroll = walk.resolveSibling("stroll.run.json");
        Run run = entry().run();
        Edt.run(() -> {
            book.rename(walk, stroll, () -> told.add("renamed"));
            assertThat(book.entries().stream().map(RunEntry::name).toList())
                    .as("at once")
                    .containsExactly("stroll");
            assertThat(book.entry(stroll).run()).isSameAs(run);
        });
        Edt.waitUntil("it is renamed", () -> Files.exists(stroll) && !Files.exists(walk));
        Edt.waitUntil("it is judged", () -> book.entry(stroll) != null && book.isCurrent(book.entry(stroll)));
        assertThat(Files.readAllBytes(stroll)).isEqualTo(content);
        assertThat(Edt.get(book::undoName)).isEqualTo("Rename run walk");

        undo();
        Edt.waitUntil("it is called so again", () -> Files.exists(walk) && isJudged());
        assertThat(stroll).doesNotExist();
        Edt.run(() -> book.redo(() -> told.add("done again")));
        Edt.waitUntil("and otherwise again", () -> Files.exists(stroll) && !Files.exists(walk));
        assertThat(failed).isEmpty();
    }

    @Test
    void aFileOfThatNameIsNotWrittenOver() throws Exception {
        open();
        Path taken = walk.resolveSibling("taken.run.json");
        Files.writeString(taken, "mine");
        Edt.run(() -> book.rename(walk, taken, () -> told.add("renamed")));
        Edt.waitUntil("it is refused", () -> !failed.isEmpty());
        assertThat(failed).containsExactly("There is a file taken.run.json already: choose another name");
        Edt.waitUntil("it is called as before", () -> entry() != null && isJudged());
        assertThat(taken).hasContent("mine");
        assertThat(Edt.get(book::undoName)).isNull();
        assertThat(told).isEmpty();
    }

    @Test
    void howARunEndsOtherwiseIsToldWithWhatIsKnown() throws Exception {
        open();
        Run exact = entry().run()
                .withExpect(null)
                .withHash(entry().verdict().outcome().hash());
        Edt.run(() -> book.change(walk, exact, "Expect the end"));
        Edt.waitUntil("it holds", () -> isJudged() && entry().run().hash() != null);
        assertThat(entry().verdict().endFailure()).isNull();
        assertThat(entry().verdict().end()).isNull();

        Edt.run(() -> book.play(WALLED));
        Edt.waitUntil("it is judged anew", this::isJudged);
        EndChange end = entry().verdict().end();
        assertThat(end.from()).isBetween(30, 200);
        assertThat(end.words())
                .startsWith("It goes another way from tick " + end.from() + " on: the player ends at 116, ")
                .contains(" instead of ");
        assertThat(entry().verdict().tick(entry().verdict().endFailure())).isEqualTo(end.from());
    }

    @Test
    void anEndThatWasNeverSeenIsToldAsItIs() throws Exception {
        RunWriter.write(RunReader.read(walk).value().withExpect(null).withHash(7L), walk);
        open();
        EndChange end = entry().verdict().end();
        assertThat(end.from()).isEqualTo(Failure.NO_TICK);
        assertThat(end.words()).startsWith("It ends differently than when that was noted: the player is ");
    }

    @Test
    void aRunThatAnotherProgramChangedIsNotDeleted() throws Exception {
        open();
        Run theirs = entry().run().withExpect(List.of(Pointed.alive(7)));
        Edt.run(() -> {
            try {
                RunWriter.write(theirs, walk);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            book.delete(walk, () -> told.add("deleted"));
        });
        Edt.waitUntil("it is refused", () -> !failed.isEmpty());
        assertThat(failed).singleElement().asString().contains("changed by another program");
        Edt.waitUntil(
                "it is listed again", () -> entry() != null && entry().run().equals(theirs));
    }

    private void undo() {
        Edt.run(() -> book.undo(() -> told.add("undone")));
    }

    private Run onDisk() {
        try {
            return RunReader.read(walk).value();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatOthersWroteIsNotWrittenOver() throws Exception {
        open();
        Run mine = entry().run().withExpect(List.of(Pointed.neverWedged()));
        Run theirs = entry().run().withExpect(List.of(Pointed.alive(7)));
        Edt.run(() -> {
            try {
                RunWriter.write(theirs, walk);
            } catch (java.io.IOException e) {
                throw new AssertionError(e);
            }
            book.change(walk, mine, "Expect something else");
        });
        Edt.waitUntil("it is refused", () -> !failed.isEmpty());
        assertThat(failed).singleElement().asString().contains("walk.run.json").contains("another program");
        assertThat(onDisk()).isEqualTo(theirs);
        Edt.waitUntil("theirs is shown", () -> entry().run().equals(theirs));
        assertThat(Edt.get(book::undoName)).isNull();
    }

    @Test
    void aRunThatIsRewrittenByAnotherProgramIsReadAgain() throws Exception {
        open();
        RunWriter.write(entry().run().withExpect(List.of(Pointed.winsBy(9))), walk);
        Edt.waitUntil("it is noticed", () -> isJudged() && entry().verdict().fails());
        Files.delete(walk);
        Edt.waitUntil("it is gone", () -> book.entries().isEmpty());
    }

    @Test
    void aRunThatGitBringsIsListed() throws Exception {
        open();
        Path second = Files.copy(walk, walk.resolveSibling("second.run.json"));
        Edt.waitUntil("it is listed", () -> book.entry(second) != null);
        Path folder = Files.createDirectory(walk.resolveSibling("room"));
        Path third = folder.resolve("third.run.json");
        Files.writeString(third, Files.readString(walk).replace("\"level\": \"", "\"level\": \"../"));
        Edt.waitUntil("so is one in the level's folder", () -> book.entry(third) != null);
    }

    @Test
    void aRunThatCannotBeReadIsListedAndNotPassedOver() throws Exception {
        open();
        String good = Files.readString(walk);
        Files.writeString(folder.resolve("other.run.json"), "{\"level\": \"ballroom.level.json\", ");
        Files.writeString(walk, good.replace("[", "<"));
        Edt.waitUntil("it is noticed", () -> entry() != null && entry().isUnreadable());
        assertThat(book.entries()).as("the other one is no run of this level").hasSize(1);
        assertThat(entry().verdict().fails()).isTrue();
        assertThat(entry().verdict().obstacle()).contains("cannot be read").contains("line ");
        assertThat(book.isCurrent(entry())).isTrue();
        Edt.run(() -> book.change(walk, Run.IDLE.withExpect(List.of(Pointed.alive(7))), "Nothing"));
        assertThat(Edt.get(book::undoName)).isNull();

        Files.writeString(walk, "<<<<<<< HEAD\n" + good + "=======\n" + good + ">>>>>>> other\n");
        Edt.waitUntil(
                "it is said what it is",
                () -> entry() != null
                        && entry().verdict().obstacle() != null
                        && entry().verdict().obstacle().contains("git left its conflict marks"));
        Files.writeString(walk, good);
        Edt.waitUntil("it is mended", () -> isJudged() && entry().verdict().holds());
    }

    @Test
    void aRunThatCannotBeReadIsListedWithItsFirstError() throws Exception {
        Files.writeString(
                walk,
                Files.readString(walk)
                        .replace("\"level\"", "\"mood\": 1, \"level\"")
                        .replace("\"input\": [", "\"input\": [[-5, \"\"], "));
        Edt.run(() -> book.open(level, ROOM));
        Edt.waitUntil("it is noticed", () -> entry() != null && entry().isUnreadable());
        assertThat(entry().verdict().obstacle()).contains("-5").doesNotContain("mood");
    }

    @Test
    void aReplacedRunKeepsWhatItExpects() throws Exception {
        Run recorded = Run.IDLE.withLevelPath("room.level.json");
        RunFiles.save(recorded, walk);
        assertThat(onDisk().input()).isNull();
        assertThat(onDisk().effectiveExpect()).hasSize(1);
    }

    @Test
    void aLevelThatCannotBePlayedFailsItsRunsInWords() throws Exception {
        open();
        Edt.run(() -> book.open(null, ROOM));
        assertThat(Edt.get(book::entries)).as("a level without a file").isEmpty();
    }
}
