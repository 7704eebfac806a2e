package dev.ledge.engine.problem;

import java.util.Objects;

/**
 * Something wrong in a file, with its place and what to do.
 *
 * @param severity whether the file can be used nevertheless
 * @param code stable id, such as {@code UNKNOWN-TILE}; those of the file formats are in {@link Code}
 * @param file the file as the user named it
 * @param line from 1; 0 if it is about the file as a whole
 * @param column in characters, from 1; 0 if it is about the file as a whole
 * @param pointer JSON pointer (RFC 6901) of the value, or an empty string for the whole file; an {@link Excerpt} where
 *     a key is long or odd
 * @param message what is wrong and what to do, for people; one printable line, see {@link Excerpt#line}
 */
public record Problem(
        Severity severity, String code, String file, int line, int column, String pointer, String message) {

    /**
     * Checks that it says what and where.
     *
     * @param severity whether the file can be used nevertheless
     * @param code stable id, such as {@code UNKNOWN-TILE}; those of the file formats are in {@link Code}
     * @param file the file as the user named it
     * @param line from 1; 0 if it is about the file as a whole
     * @param column in characters, from 1; 0 if it is about the file as a whole
     * @param pointer JSON pointer (RFC 6901) of the value, or an empty string for the whole file
     * @param message what is wrong and what to do, for people
     * @throws NullPointerException if severity, code, file, pointer or message is null
     */
    public Problem {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(code);
        Objects.requireNonNull(file);
        pointer = Excerpt.pointer(pointer);
        message = Excerpt.line(message);
    }

    /**
     * {@return an error about a file as a whole}
     *
     * @param code what kind of problem
     * @param file its name
     * @param message what is wrong and what to do
     */
    public static Problem ofFile(Code code, String file, String message) {
        return new Problem(Severity.ERROR, code.id(), file, 0, 0, "", message);
    }

    /** {@return true for an error, false for a warning} */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** This problem with another severity. */
    Problem as(Severity newSeverity) {
        return new Problem(newSeverity, code, file, line, column, pointer, message);
    }

    /** {@return true if it has a line and a column} */
    public boolean hasPlace() {
        return line > 0;
    }

    /**
     * The diagnostic line: {@code file:line:column: error[CODE]: message (at /pointer)}; without a place {@code file:
     * error[CODE]: message}.
     */
    @Override
    public String toString() {
        return Excerpt.line(file) + (hasPlace() ? ":" + line + ":" + column : "") + ": " + severity.word() + "[" + code
                + "]: " + message + (pointer.isEmpty() ? "" : " (at " + pointer + ")");
    }
}
