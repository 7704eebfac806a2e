package dev.ledge.editor.journal;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.Objects;

/**
 * What is to be noted of a document at one moment; all of it immutable, so that it can be written on another thread.
 *
 * @param saved the level as its file holds it, or held it last
 * @param fingerprint of the file that holds {@code saved}; {@link Fingerprint#MISSING} if none does
 * @param now the level as it is
 * @param isModified false if there is nothing to note
 * @param name of the last edit
 * @param gestures how many since the level was saved
 * @param file the level's file, or null
 * @param place what paths in it are relative to, or null
 * @param title for people
 */
record DocumentState(
        Level saved,
        Fingerprint fingerprint,
        Level now,
        boolean isModified,
        String name,
        int gestures,
        Path file,
        Path place,
        String title) {

    static DocumentState of(Document document, int gestures) {
        String name = document.history().undoName();
        return new DocumentState(
                document.saved(),
                document.isGone() ? Fingerprint.MISSING : document.fingerprint(),
                document.committed(),
                document.isModified(),
                name == null ? "" : name,
                gestures,
                absolute(document.file()),
                absolute(document.place()),
                document.title());
    }

    /** True if what was noted of the other is the beginning of what is to be noted now. */
    boolean continues(DocumentState other) {
        return saved == other.saved && fingerprint.equals(other.fingerprint) && Objects.equals(file, other.file);
    }

    private static Path absolute(Path path) {
        return path == null ? null : path.toAbsolutePath().normalize();
    }
}
