package dev.ledge.engine.level;

/** The horizontal direction in which an actor looks. */
public enum Facing {
    LEFT(-1),
    RIGHT(1);

    private final int sign;

    Facing(int sign) {
        this.sign = sign;
    }

    /** −1 for left, 1 for right. */
    public int sign() {
        return sign;
    }

    /** The name in files, for example {@code left}. */
    public String json() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
