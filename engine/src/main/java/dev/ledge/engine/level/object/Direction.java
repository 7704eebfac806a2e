package dev.ledge.engine.level.object;

import dev.ledge.engine.level.FileWord;
import java.util.Locale;

/** One of the four directions along the axes; y grows downwards. */
public enum Direction implements FileWord {
    /** Towards smaller y. */
    UP(0, -1),
    /** Towards larger y. */
    DOWN(0, 1),
    /** Towards smaller x. */
    LEFT(-1, 0),
    /** Towards larger x. */
    RIGHT(1, 0);

    private final int dx;
    private final int dy;

    Direction(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** {@return −1 for left, 1 for right, else 0} */
    public int dx() {
        return dx;
    }

    /** {@return −1 for up, 1 for down, else 0} */
    public int dy() {
        return dy;
    }

    /** {@return the name in files, for example {@code left}} */
    @Override
    public String json() {
        return name().toLowerCase(Locale.ROOT);
    }
}
