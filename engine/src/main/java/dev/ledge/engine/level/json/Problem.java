package dev.ledge.engine.level.json;

import java.util.Objects;

/**
 * Something wrong in a file, with its place and what to do.
 *
 * @param severity whether the file can be used nevertheless
 * @param code stable id, such as {@code UNKNOWN-TILE}; those of the file formats are in {@link Code}
 * @param file the file as the user named it
 * @param line from 1
 * @param column in characters, from 1
 * @param pointer JSON pointer (RFC 6901) of the value, or an empty string for the whole file
 * @param message what is wrong and what to do, for people
 */
public record Problem(
        Severity severity, String code, String file, int line, int column, String pointer, String message) {

    /**
     * Checks that it says what and where.
     *
     * @param severity whether the file can be used nevertheless
     * @param code stable id, such as {@code UNKNOWN-TILE}; those of the file formats are in {@link Code}
     * @param file the file as the user named it
     * @param line from 1
     * @param column in characters, from 1
     * @param pointer JSON pointer (RFC 6901) of the value, or an empty string for the whole file
     * @param message what is wrong and what to do, for people
     * @throws NullPointerException if severity, code, file, pointer or message is null
     */
    public Problem {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(code);
        Objects.requireNonNull(file);
        Objects.requireNonNull(pointer);
        Objects.requireNonNull(message);
    }

    /**
     * {@return an error about a file as a whole}
     *
     * @param code what kind of problem
     * @param file its name
     * @param message what is wrong and what to do
     */
    public static Problem ofFile(Code code, String file, String message) {
        return new Problem(Severity.ERROR, code.id(), file, 1, 1, "", message);
    }

    /** {@return true for an error, false for a warning} */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** This problem with another severity. */
    Problem as(Severity newSeverity) {
        return new Problem(newSeverity, code, file, line, column, pointer, message);
    }

    /** The diagnostic line: {@code file:line:column: error[CODE]: message (at /pointer)}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + severity.word() + "[" + code + "]: " + message
                + (pointer.isEmpty() ? "" : " (at " + pointer + ")");
    }
}
