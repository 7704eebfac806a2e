package dev.ledge.engine.level;

/** A side of a solid, by the direction from which it is touched. */
public enum Side {
    TOP,
    BOTTOM,
    LEFT,
    RIGHT;

    /** The name in files, for example {@code top}. */
    public String json() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
