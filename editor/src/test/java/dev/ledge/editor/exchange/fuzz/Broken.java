package dev.ledge.editor.exchange.fuzz;

/** A file has broken what must hold for every file. */
final class Broken extends AssertionError {
    private static final long serialVersionUID = 1L;

    Broken(String invariant, String detail, Throwable cause) {
        super(invariant + ": " + detail, cause);
    }
}
