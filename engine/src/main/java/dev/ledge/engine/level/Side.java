package dev.ledge.engine.level;

/** A side of a solid, by the direction from which it is touched. */
public enum Side implements FileWord {
    /** Towards smaller y. */
    TOP,
    /** Towards larger y. */
    BOTTOM,
    /** Towards smaller x. */
    LEFT,
    /** Towards larger x. */
    RIGHT;

    @Override
    public String json() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
