package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.engine.world.type.ActorKind;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/** Whatever fails, the document stays, a notice says so in plain words, and editing goes on. */
class FaultsTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String SECRET = "secret-" + "x".repeat(300);

    @Test
    void openingIsAllOrNothingWhateverFails() throws Exception {
        Path good = newLevel(SPAWN);
        start(good.toString());
        Document before = Edt.get(this::document);
        List<Throwable> faults = List.of(
                new IllegalStateException(SECRET),
                new ArrayIndexOutOfBoundsException(7),
                new OutOfMemoryError("Java heap space"),
                new StackOverflowError(),
                new NoClassDefFoundError("x/Y"));
        for (Throwable fault : faults) {
            Path file = failing(project.resolve("levels/broken.level.json"), fault);
            Edt.run(() -> frame.files().open(file));
            Edt.waitUntil("it was not opened", () -> title().equals("“broken.level.json” was not opened"));
            assertThat(details()).isNotBlank().doesNotContain("Exception").doesNotContain("secret");
            assertThat(Edt.get(this::document)).isSameAs(before);
            assertThat(status()).isBlank();
            press("banner.close");
        }
        assertThat(new Settings(project.resolve("settings.json")).recent())
                .doesNotContain(project.resolve("levels/broken.level.json"));
        paintSomething();
    }

    @Test
    void whatFailsWhileTheWindowChangesOverLeavesTheDocumentBefore() throws Exception {
        Path good = newLevel(SPAWN);
        start(good.toString());
        Document before = Edt.get(this::document);
        Path other = project.resolve("levels/other.level.json");
        Files.copy(good, other);
        Edt.run(() -> frame.tools().addListener(new ToolListener() {
            @Override
            public void layerChanged() {
                if (other.equals(document().file())) {
                    throw new IllegalStateException(SECRET);
                }
            }
        }));

        Edt.run(() -> frame.files().open(other));

        Edt.waitUntil("it was not opened", () -> title().equals("“other.level.json” was not opened"));
        assertThat(Edt.get(this::document)).isSameAs(before);
        assertThat(status()).isBlank();
        assertThat(Edt.get(frame::getTitle)).contains("journey");
        paintSomething();
        Edt.waitUntil("it plays", () -> session().tick() > 10);
    }

    @Test
    void aFaultOfAnyThreadIsReportedInPlainWordsCountedAndCanBeCopied() throws Exception {
        start(newLevel(SPAWN).toString());
        paintSomething();
        for (int i = 0; i < 3; i++) {
            EventThread.post(FaultsTest::fail);
        }
        Thread worker = new Thread(FaultsTest::fail);
        worker.start();
        worker.join();

        Edt.waitUntil(
                "all are counted",
                () -> title().startsWith("Something went wrong inside Ledge (3 times)")
                        || title().equals("Something went wrong inside Ledge"));
        assertThat(details())
                .contains("editing goes on")
                .doesNotContain("Exception")
                .doesNotContain("secret");
        assertThat(Edt.get(() -> frame.notices().list())).hasSize(1);
        press("banner.copy");
        String report =
                (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
        assertThat(report)
                .contains("IllegalStateException", "FaultsTest.fail", "journey.level.json", "Java", "Paint 1 cell")
                .doesNotContain(SECRET)
                .doesNotContain("rock");
        assertThat(reports()).hasSize(2).anySatisfy(file -> assertThat(file).hasContent(report));
        assertThat(takeUncaught()).hasSize(4);

        press("banner.close");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
    }

    @Test
    void anEditBeyondALimitOfLevelsIsRefusedWithTheLimitNamed() throws Exception {
        StringBuilder goals = new StringBuilder(SPAWN);
        for (int i = 0; i < 300; i++) {
            goals.append(", {\"id\": \"g%d\", \"type\": \"goal\", \"at\": [200, 100], \"size\": [9, 9]}".formatted(i));
        }
        start(newLevel(goals.toString()).toString());
        user.key("S");
        user.key("ctrl A");
        user.key("ctrl D");

        Edt.waitUntil("the limit is named", () -> title().equals("That would be more than a level can have"));
        assertThat(details()).contains("600 areas touch one square of 256 px; at most 512 are possible");
        assertThat(Edt.get(() -> document().level().objects())).hasSize(301);
        assertThat(project.resolve("reports")).doesNotExist();
        press("banner.close");
        paintSomething();
        user.key("ctrl Z");
        Edt.waitUntil("nothing else was done", () -> !document().isModified());
    }

    @Test
    void aPreviewThatFailsInEveryTickIsPausedAndCanBePlayedAgain() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("F5");
        Edt.run(() -> session().world().setController(ActorKind.PLAYER, (world, actor, buttons) -> {
            throw new IllegalStateException(SECRET);
        }));

        Edt.waitUntil("it says so", () -> title().startsWith("Something went wrong inside Ledge"));
        assertThat(Edt.get(() -> session().playhead().isPaused())).isTrue();
        assertThat(details()).contains("The preview is paused");
        int thrown = takeUncaught().size();
        paintSomething();
        assertThat(takeUncaught()).as("thrown again, after %s", thrown).isEmpty();

        press("banner.play");
        Edt.waitUntil("it plays", () -> session().isPlaying() && session().tick() > 10);
        assertThat(Components.isShowing("banner")).isFalse();
    }

    private static void fail() {
        throw new IllegalStateException(SECRET);
    }

    private void paintSomething() {
        Edt.run(frame::validate); // The banner takes its place above the canvas.
        chooseTile("dirt");
        user.click(canvas, cell(10, 10), User.LEFT);
        assertThat(tileName(10, 10)).isEqualTo("dirt");
    }

    /** A path that is like another, and fails where its file is read. */
    private static Path failing(Path path, Throwable fault) {
        return (Path) Proxy.newProxyInstance(
                Path.class.getClassLoader(), new Class<?>[] {Path.class}, (proxy, method, args) -> {
                    if (method.getName().equals("getFileSystem")) {
                        throw fault;
                    }
                    try {
                        return method.invoke(path, args);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private List<Path> reports() throws IOException {
        try (Stream<Path> files = Files.list(project.resolve("reports"))) {
            return files.toList();
        }
    }

    private static String title() {
        return Components.isShowing("banner")
                ? Components.named("banner.title", JLabel.class).getText()
                : "";
    }

    private static String details() {
        return Edt.get(Components.named("banner.details", JTextArea.class)::getText);
    }

    private static String status() {
        return Edt.get(Components.named("status.message", JLabel.class)::getText);
    }
}
