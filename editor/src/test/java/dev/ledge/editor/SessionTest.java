package dev.ledge.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The levels that were open together come back. */
class SessionTest extends GuiTest {
    @TempDir
    private Path folder;

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
}
