package dev.ledge.editor;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.game.OpenLevel;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.view.Viewport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The levels that were open together come back. */
class SessionTest extends GuiTest {
    private static final String ASKED_BY_PREVIEWS = "Panel.background";

    @TempDir
    private Path folder;

    @BeforeEach
    void useLightTheme() {
        Edt.run(FlatLightLaf::setup);
    }

    private Path level(String name) throws Exception {
        return Files.writeString(
                folder.resolve(name + ".level.json"),
                "{\"format\": \"ledge-level\", \"version\": 1, \"name\": \"" + name
                        + "\", \"grid\": 16, \"size\": [8, 4], \"palette\": {\"tiles\": {}}, \"layers\": []}");
    }

    private EditorFrame window(Settings settings, Document document) {
        return show(() -> new EditorFrame(settings, document));
    }

    private List<Path> open(EditorFrame frame) {
        return Edt.get(() -> frame.documents().stream().map(Document::file).toList());
    }

    @Test
    void inTheirOrderBehindTheOneThatIsShown() throws Exception {
        Path a = level("a");
        Path b = level("b");
        Path c = level("c");
        Path gone = level("gone");
        Path kept = folder.resolve("settings.json");
        Settings settings = new Settings(kept);
        EditorFrame first = window(settings, Document.open(a));
        for (Path file : List.of(gone, b, c)) {
            Edt.run(() -> first.files().open(file));
            Edt.waitUntil("it is shown", () -> file.equals(first.document().file()));
        }
        Edt.run(() -> first.show(first.documents().get(2)));
        Edt.run(first::quit);
        Files.delete(gone);

        Settings again = new Settings(kept);
        assertThat(again.session()).containsExactly(a, gone, b, c);
        Start start = Start.of(Optional.empty(), folder, again.lastShown());
        assertThat(start.file()).isEqualTo(b);
        EditorFrame second = window(again, start.document());
        Edt.run(() -> second.levels().bringBack(again.session()));
        Edt.waitUntil("all are open", () -> open(second).equals(List.of(a, b, c)));
        assertThat(Edt.get(() -> second.document().file())).isEqualTo(b);

        Edt.run(() -> second.show(second.documents().get(0)));
        Edt.waitUntil("it plays", () -> second.preview().session().tick() > 5);
        Path elsewhere = folder.resolve("elsewhere.level.json");
        Edt.run(() -> {
            try {
                second.document().saveAs(elsewhere);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        assertThat(again.session()).containsExactly(elsewhere, b, c);
    }

    @Test
    void whatIsSeenOfThemAndTheGridComeBack() throws Exception {
        Path a = level("a");
        Path b = level("b");
        for (Path file : List.of(a, b)) {
            Files.writeString(file, Files.readString(file).replace("[8, 4]", "[400, 200]"));
        }
        Path kept = folder.resolve("settings.json");
        EditorFrame first = window(new Settings(kept), Document.open(a));
        Edt.waitUntil("it is seen", () -> viewport(first).width() > 0);
        Edt.run(() -> {
            viewport(first).setZoom(6);
            viewport(first).center(2000, 1000);
            first.view().show(ViewPart.GRID, false);
        });
        List<Double> ofA = seen(first);
        Edt.run(() -> first.files().open(b));
        Edt.waitUntil(
                "the other is seen",
                () -> b.equals(first.document().file()) && viewport(first).width() > 0);
        Edt.run(() -> {
            viewport(first).setZoom(0.5);
            viewport(first).center(3000, 1500);
        });
        List<Double> ofB = seen(first);
        Edt.run(first::quit);

        Settings again = new Settings(kept);
        EditorFrame second = window(again, Document.open(b));
        Edt.run(() -> second.levels().bringBack(again.session()));
        Edt.waitUntil("all are open", () -> open(second).equals(List.of(a, b)));
        assertThat(seen(second)).isEqualTo(ofB);
        assertThat(Edt.get(() -> second.view().isShown(ViewPart.GRID))).isFalse();
        Edt.run(() -> second.show(second.documents().get(0)));
        Edt.run(() -> {});
        assertThat(seen(second)).isEqualTo(ofA);
    }

    @Test
    void aLevelThatIsClosedAndOpenedAgainIsSeenAsItWasLast() throws Exception {
        Path a = level("a");
        Path b = level("b");
        Files.writeString(a, Files.readString(a).replace("[8, 4]", "[400, 200]"));
        Path kept = folder.resolve("settings.json");
        Files.writeString(kept, "{\"levels.seen\": \"100.0 200.0 1.0 600.0 400.0 " + a + "\"}");
        EditorFrame frame = window(new Settings(kept), Document.open(a));
        Edt.waitUntil("it is seen", () -> viewport(frame).width() > 0);
        assertThat(seen(frame)).as("as it was at the last start").isEqualTo(List.of(100.0, 200.0, 1.0));
        Edt.run(() -> {
            viewport(frame).setZoom(6);
            viewport(frame).center(2000, 1000);
        });
        List<Double> last = seen(frame);
        Edt.run(() -> frame.files().open(b));
        Edt.waitUntil("the other is shown", () -> b.equals(frame.document().file()));
        Edt.run(() -> frame.files().close(frame.documents().get(0)));
        Edt.waitUntil("it is closed", () -> open(frame).equals(List.of(b)));
        Edt.run(() -> frame.files().open(a));
        Edt.waitUntil("it is open again", () -> a.equals(frame.document().file()));
        Edt.run(() -> {});
        assertThat(seen(frame)).isEqualTo(last);
    }

    private static List<Double> seen(EditorFrame frame) {
        return Edt.get(() -> List.of(
                viewport(frame).originX(),
                viewport(frame).originY(),
                viewport(frame).zoom()));
    }

    private static Viewport viewport(EditorFrame frame) {
        return frame.tools().viewport();
    }

    @Test
    void oneThatCannotBeReadIsToldAndTheOthersComeBack() throws Exception {
        Path a = level("a");
        Path bad = Files.writeString(folder.resolve("bad.level.json"), "<<<<<<< ours");
        Path c = level("c");
        EditorFrame frame = window(new Settings(folder.resolve("settings.json")), Document.open(a));

        Edt.run(() -> frame.levels().bringBack(List.of(a, bad, c)));

        Edt.waitUntil("the other is open", () -> open(frame).equals(List.of(a, c)));
        assertThat(Edt.get(() -> frame.document().file())).isEqualTo(a);
        assertThat(Edt.get(() -> frame.notices().list())).singleElement().satisfies(notice -> {
            assertThat(notice.title()).isEqualTo("“bad.level.json” was not opened");
            assertThat(notice.lines().get(0)).contains("bad.level.json, line 1");
        });
    }

    @Test
    void oneThatLedgeFailsOnIsToldAndTheOthersComeBack() throws Exception {
        Path a = level("a");
        Path b = level("b");
        Path c = level("c");
        EditorFrame frame = window(new Settings(folder.resolve("settings.json")), Document.open(a));

        AtomicBoolean isFirst = new AtomicBoolean(true);
        UIDefaults.ActiveValue fault = table -> {
            boolean isMade = StackWalker.getInstance()
                    .walk(frames -> frames.anyMatch(at -> at.getClassName().equals(OpenLevel.class.getName())));
            if (isMade && isFirst.getAndSet(false)) {
                throw new IllegalStateException("as a preview is made");
            }
            return null; // The theme's.
        };
        Edt.run(() -> UIManager.put(ASKED_BY_PREVIEWS, fault));
        try {
            Edt.run(() -> frame.levels().bringBack(List.of(a, b, c)));
            Edt.waitUntil("the other is open", () -> open(frame).equals(List.of(a, c)));
        } finally {
            Edt.run(() -> UIManager.put(ASKED_BY_PREVIEWS, null));
        }
        assertThat(Edt.get(() -> frame.document().file())).isEqualTo(a);
        assertThat(Edt.get(() -> frame.notices().list()))
                .singleElement()
                .satisfies(notice -> assertThat(notice.title()).isEqualTo("“b.level.json” was not opened"));
        Edt.run(() -> frame.files().open(b));
        Edt.waitUntil(
                "it is opened at another try", () -> b.equals(frame.document().file()));
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    @Test
    void oneThatIsAskedForMeanwhileIsOpenOnce() throws Exception {
        Path a = level("a");
        Path b = level("b");
        Path c = level("c");
        EditorFrame frame = window(new Settings(folder.resolve("settings.json")), Document.open(a));

        Edt.run(() -> {
            frame.files().open(c); // It is read before those that come back, and shown before they are asked about.
            frame.levels().bringBack(List.of(a, b, c));
            frame.files().open(b);
        });

        Edt.waitUntil(
                "the last one that was asked for is shown",
                () -> b.equals(frame.document().file()));
        assertThat(open(frame)).containsExactlyInAnyOrder(a, b, c);
    }
}
