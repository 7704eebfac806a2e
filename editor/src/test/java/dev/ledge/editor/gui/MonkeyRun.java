package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.engine.level.Level;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Lets a {@link Monkey} loose on copies of levels. In the end, and before a level is left, undoing all has to give the
 * level as it was opened and redoing all the level as it was left; the preview has to tick, and nothing may have been
 * said on standard error.
 */
abstract class MonkeyRun extends EditorTest {
    private static final Path SOURCES = Path.of("../levels");
    private static final List<String> OTHERS = List.of(
            "demo/demo.level.json", "edge-cases/aa-01-repel-4.level.json", "edge-cases/aa-01-repel-16.level.json");

    /** Every document that was open, with the level that it was opened with. */
    private final Map<Document, Level> opened = new IdentityHashMap<>();

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    final void run(long seed, Duration length) throws Exception {
        System.out.println("The monkey's seed is " + seed + ": -Dledge.monkey.seed=" + seed);
        List<Path> levels = copies();
        PrintStream before = System.err;
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        Monkey monkey = null;
        try {
            start(levels.get(0).toString());
            follow();
            monkey = new Monkey(frame, user, seed, levels, this::checkHistory);
            long end = System.nanoTime() + length.toNanos();
            while (System.nanoTime() < end) {
                monkey.act();
                assertThat(frame.isDisplayable()).as("the window is there").isTrue();
                checkNothingWasSaid();
            }
            monkey.calmDown();
            checkHistory();
            checkPreview();
            checkNothingWasSaid();
            System.out.println("The monkey did " + monkey.done() + " things.");
        } catch (Exception | AssertionError e) {
            String log = monkey == null ? "" : monkey.log();
            before.println("The last that the monkey of seed " + seed + " did:\n" + log + "\n" + said());
            throw e;
        } finally {
            System.setErr(before);
        }
    }

    private List<Path> copies() throws IOException {
        List<Path> levels = new ArrayList<>();
        levels.add(newLevel(
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}",
                "{\"id\": \"walker\", \"type\": \"walker\", \"at\": [240, 336], \"size\": [16, 16]}",
                "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [200, 200], \"size\": [32, 8],"
                        + " \"path\": [[0, 0], [64, 0]]}"));
        for (String other : OTHERS) {
            Path source = SOURCES.resolve(other);
            Path folder = Files.createDirectories(
                    project.resolve("levels").resolve(source.getParent().getFileName()));
            try (Stream<Path> files = Files.list(source.getParent())) {
                String name = source.getFileName().toString().replace(".level.json", "");
                for (Path file : files.filter(f -> f.getFileName().toString().startsWith(name))
                        .toList()) {
                    if (Files.notExists(folder.resolve(file.getFileName()))) {
                        Files.copy(file, folder.resolve(file.getFileName()));
                    }
                }
            }
            levels.add(folder.resolve(source.getFileName()));
        }
        return levels;
    }

    private void follow() {
        Edt.run(() -> {
            noteOpened();
            frame.tools().addListener(new ToolListener() {
                @Override
                public void layerChanged() {
                    noteOpened();
                }
            });
        });
    }

    private void noteOpened() {
        Document open = frame.tools().document();
        opened.putIfAbsent(open, open.committed());
    }

    /** Goes back to the beginning of the open document, and to its end again. */
    private void checkHistory() {
        Edt.run(() -> {
            Document document = frame.document();
            if (document.inGesture()) {
                return;
            }
            Level left = document.level();
            int steps = 0;
            int redone = 0;
            while (document.history().canUndo()) {
                document.undo();
                steps++;
            }
            assertThat(document.level().hasSameContent(opened.get(document)))
                    .as("undoing all %s steps gives the level as it was opened", steps)
                    .isTrue();
            while (redone++ < steps) {
                document.redo();
            }
            assertThat(document.level().hasSameContent(left))
                    .as("redoing them gives the level as it was left")
                    .isTrue();
        });
    }

    private void checkPreview() {
        Edt.run(() -> frame.toFront());
        waitForWindow();
        user.key("F5");
        Edt.waitUntil("it is played", () -> frame.preview().session().isPlaying());
        long tick = Edt.get(() -> frame.preview().session().tick());
        Edt.waitUntil("the preview ticks", () -> frame.preview().session().tick() > tick + 5);
    }

    private void waitForWindow() {
        Edt.waitUntil("the window has the focus", () -> {
            if (!frame.isFocused()) {
                frame.requestFocus();
            }
            return frame.isFocused();
        });
    }

    private void checkNothingWasSaid() {
        assertThat(said()).as("on standard error").isEmpty();
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }
}
