package dev.ledge.editor.exchange;

/** A level cannot be exported as asked; the message tells people why and what to do. */
public sealed class ExportException extends Exception permits MemoryException {
    private static final long serialVersionUID = 1;

    public ExportException(String message) {
        super(message);
    }
}
