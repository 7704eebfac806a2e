package dev.ledge.editor.document;

import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;

/** A document was not saved, as its file or its palette's holds something else than what was last read or written. */
public final class ChangedOutsideException extends IOException {
    private static final long serialVersionUID = 1L;

    ChangedOutsideException(String message) {
        super(message);
    }

    ChangedOutsideException(Path file) {
        super("cannot save " + Excerpt.path(file)
                + ": it was changed outside; look at the difference, then keep one or merge");
    }
}
