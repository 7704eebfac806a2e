package dev.ledge.engine.level.object;

import dev.ledge.engine.level.FileWord;

/** The horizontal direction in which an actor looks. */
public enum Facing implements FileWord {
    /** Towards smaller x. */
    LEFT(-1),
    /** Towards larger x. */
    RIGHT(1);

    private final int sign;

    Facing(int sign) {
        this.sign = sign;
    }

    /** {@return −1 for left, 1 for right} */
    public int sign() {
        return sign;
    }

    /** {@return the name in files, for example {@code left}} */
    @Override
    public String json() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
