package dev.ledge.engine.problem;

import java.util.Locale;

/** Whether a problem stops a file from being used. */
public enum Severity {
    /** The file cannot be used as it is. */
    ERROR,
    /** Worth a look; the file is used. */
    WARNING;

    /** {@return the word in diagnostics: {@code error} or {@code warning}} */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
