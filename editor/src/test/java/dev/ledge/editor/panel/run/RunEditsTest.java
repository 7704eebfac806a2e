package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.run.Pointed;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.RunWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class RunEditsTest {
    private static final Level ROOM = Scenes.floor(20, "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}");
    private static final Expectation WEDGED = Pointed.neverWedged();

    @TempDir
    Path folder;

    private Path file;
    private RunBook book;
    private RunEdits edits;

    @BeforeEach
    void openBook() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        Path level = folder.resolve("room.level.json");
        Files.write(level, LevelWriter.toBytes(ROOM, level));
        file = folder.resolve("walk.run.json");
        RunWriter.write(Run.IDLE.withLevelPath("room.level.json").withExpect(List.of(Pointed.alive(10))), file);
        List<String> failed = new ArrayList<>();
        book = Edt.get(() -> {
            RunBook made = new RunBook(failed::add, () -> {});
            ToolContext context = Tools.on(new Document(ROOM, level, false), new Viewport());
            edits = new RunEdits(made, context, () -> {
                throw new AssertionError("nothing is played");
            });
            made.open(level, ROOM);
            return made;
        });
        while (Edt.get(this::entry) == null) {
            Thread.onSpinWait();
        }
    }

    @AfterEach
    void closeBook() throws Exception {
        List<Expectation> kept = Edt.get(() -> entry().run().effectiveExpect());
        // What was changed is written apart from the event thread: not into a folder that is deleted meanwhile.
        while (!RunReader.read(file).value().effectiveExpect().equals(kept)) {
            Thread.onSpinWait();
        }
        Edt.run(book::close);
    }

    private RunEntry entry() {
        return book.entry(file);
    }

    private List<Expectation> expectedAfter(Runnable edit) throws Exception {
        return Edt.get(() -> {
            edit.run();
            return entry().run().effectiveExpect();
        });
    }

    @Test
    void anExpectationIsAddedOnce() throws Exception {
        assertThat(expectedAfter(() -> edits.add(entry(), WEDGED, "Expect never to be wedged")))
                .containsExactly(Pointed.alive(10), WEDGED);
        assertThat(Edt.get(() -> book.undoName())).isEqualTo("Expect never to be wedged");

        assertThat(expectedAfter(() -> edits.add(entry(), WEDGED, "Expect it again")))
                .containsExactly(Pointed.alive(10), WEDGED);
        assertThat(Edt.get(() -> book.undoName())).isEqualTo("Expect never to be wedged");
    }

    @Test
    void theOneThatIsChangedIsReplaced() throws Exception {
        assertThat(expectedAfter(() -> edits.change(entry(), 0, Pointed.alive(20))))
                .containsExactly(Pointed.alive(20));
    }

    @Test
    void oneThatIsNotThereAndNoRunAreNotChanged() throws Exception {
        assertThat(expectedAfter(() -> {
                    edits.change(entry(), 1, WEDGED);
                    edits.change(null, 0, WEDGED);
                    edits.add(null, WEDGED, "of none");
                }))
                .containsExactly(Pointed.alive(10));
    }
}
