package dev.ledge.editor.journal;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;

/**
 * What is to be noted of a document at one moment; all of it immutable, so that it can be written on another thread.
 *
 * @param saved the level as its file holds it
 * @param now the level as it is
 * @param isModified false if there is nothing to note
 * @param name of the last edit
 * @param gestures how many since the level was saved
 * @param file the level's file, or null
 * @param place what paths in it are relative to, or null
 * @param title for people
 */
record DocumentState(
        Level saved, Level now, boolean isModified, String name, int gestures, Path file, Path place, String title) {

    static DocumentState of(Document document, Level saved, int gestures) {
        String name = document.history().undoName();
        return new DocumentState(
                saved,
                document.committed(),
                document.isModified(),
                name == null ? "" : name,
                gestures,
                absolute(document.file()),
                absolute(document.place()),
                document.title());
    }

    private static Path absolute(Path path) {
        return path == null ? null : path.toAbsolutePath().normalize();
    }
}
