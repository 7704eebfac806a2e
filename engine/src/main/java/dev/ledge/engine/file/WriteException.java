package dev.ledge.engine.file;

import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;

/** A file that could not be written; the message names it, {@link #reason()} alone says why and what to do. */
public final class WriteException extends IOException {
    private static final long serialVersionUID = 1L;

    /** Why, and what to do. */
    private final String reason;

    /**
     * Says why.
     *
     * @param file what was to be written
     * @param reason why, and what to do, for people
     * @param cause what the system said, or null
     */
    public WriteException(Path file, String reason, Throwable cause) {
        super("cannot save " + Excerpt.path(file) + ": " + reason, cause);
        this.reason = reason;
    }

    /** {@return why, and what to do, for a caller that knows which file it is} */
    public String reason() {
        return reason;
    }
}
