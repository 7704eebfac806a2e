package dev.ledge.editor.journal;

import dev.ledge.editor.document.Document;
import java.nio.file.Path;
import java.util.function.Consumer;

/** What a program that crashed leaves behind, made without crashing. */
public final class Crashes {
    private Crashes() {}

    /** Leaves the journal of a document that was edited and not saved. */
    public static void leave(Path folder, Document document, Consumer<Document> edits) {
        Journals journals = new Journals(folder, reason -> {
            if (reason != null) {
                throw new AssertionError(reason);
            }
        });
        journals.follow(document);
        edits.accept(document);
        journals.abandon();
    }
}
