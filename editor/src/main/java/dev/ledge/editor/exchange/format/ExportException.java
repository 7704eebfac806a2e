package dev.ledge.editor.exchange.format;

import dev.ledge.engine.problem.Code;
import java.util.Optional;

/** A level cannot be exported as asked; the message says why and what to do. */
public final class ExportException extends Exception {
    private static final long serialVersionUID = 1;

    /** Null if it lies in what was asked for. */
    private final Code code;

    /** What was asked for is wrong for every level, or names what this level does not have. */
    public ExportException(String message) {
        this(null, message);
    }

    /** The level, or the memory that there is, does not allow it. */
    public ExportException(Code code, String message) {
        super(message);
        this.code = code;
    }

    /** What the level or the machine lacks; empty if what was asked for is wrong. */
    public Optional<Code> code() {
        return Optional.ofNullable(code);
    }
}
