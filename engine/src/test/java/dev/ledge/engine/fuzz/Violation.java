package dev.ledge.engine.fuzz;

/** An input has broken an {@link Invariant}. */
final class Violation extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final Invariant invariant;

    Violation(Invariant invariant, String detail) {
        this(invariant, detail, null);
    }

    Violation(Invariant invariant, String detail, Throwable cause) {
        super(invariant + ": " + detail, cause);
        this.invariant = invariant;
    }

    Invariant invariant() {
        return invariant;
    }
}
