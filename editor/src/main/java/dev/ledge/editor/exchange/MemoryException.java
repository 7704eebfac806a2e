package dev.ledge.editor.exchange;

/** An export that needs more memory than there is; the message says how much, and what to do. */
public final class MemoryException extends ExportException {
    private static final long serialVersionUID = 1;

    MemoryException(String message) {
        super(message);
    }
}
