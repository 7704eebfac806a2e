package dev.ledge.editor;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Says at the foot of the window of which other open level's edited tiles the shown one will have, once that is saved:
 * until then each has its own, with its own undo.
 */
final class SharedPalettes {
    private static final String TOPIC = "palette.elsewhere";

    private final StatusLine status;
    private String told = "";

    SharedPalettes(StatusLine status) {
        this.status = status;
    }

    /** Looks again, as another level is shown or one was saved. */
    void tell(Document shown, List<Document> open) {
        String words = words(shown, open);
        if (!words.equals(told)) { // Else it would take away what is said in passing.
            told = words;
            status.hold(TOPIC, words);
        }
    }

    private static String words(Document shown, List<Document> open) {
        List<Document> others = open.stream()
                .filter(other -> other != shown && other.isPaletteModified() && isForeign(other, shown))
                .toList();
        if (others.isEmpty()) {
            return "";
        }
        return others.size() == 1
                ? "Edited tiles of “" + Excerpt.of(others.get(0).title()) + "” come once it is saved"
                : "Edited tiles of " + others.size() + " levels come once these are saved";
    }

    private static boolean isForeign(Document other, Document shown) {
        Path file = palette(shown);
        return file != null && !other.level().palette().equals(shown.level().palette()) && file.equals(palette(other));
    }

    /** The file of a document's palette; null if it has none, or none that can be found. */
    private static Path palette(Document document) {
        Level level = document.level();
        if (document.place() == null || level.palettePath() == null) {
            return null;
        }
        try {
            return ProjectRoot.resolve(document.place(), level.palettePath()).toRealPath();
        } catch (IOException | ProjectRoot.PathException unknown) {
            return null; // The check of the level says why.
        }
    }
}
