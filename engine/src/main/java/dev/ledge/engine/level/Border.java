package dev.ledge.engine.level;

import java.util.Locale;
import java.util.Map;

/**
 * What the level's four borders do; a {@code null} was left out by the file.
 *
 * @param left null means wall
 * @param right null means wall
 * @param top null means open
 * @param bottom null means kill
 * @param unknown fields this version does not know
 */
public record Border(Kind left, Kind right, Kind top, Kind bottom, Map<String, Object> unknown) {

    /** Nothing given: walls left and right, open above, deadly below. */
    public static final Border DEFAULT = new Border(null, null, null, null, Map.of());

    /** What one side of the level does. */
    public enum Kind implements FileWord {
        /** Solid, without end along the border. */
        WALL,
        /** Nothing. */
        OPEN,
        /** Kills actors whose boxes are wholly outside. */
        KILL;

        @Override
        public String json() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * {@return these borders with one side changed}
     *
     * @param side which border
     * @param kind what it does
     */
    public Border with(Side side, Kind kind) {
        return new Border(
                side == Side.LEFT ? kind : left,
                side == Side.RIGHT ? kind : right,
                side == Side.TOP ? kind : top,
                side == Side.BOTTOM ? kind : bottom,
                unknown);
    }

    /**
     * {@return what the border does on that side, defaults applied}
     *
     * @param side which border
     */
    public Kind on(Side side) {
        return switch (side) {
            case LEFT -> left == null ? Kind.WALL : left;
            case RIGHT -> right == null ? Kind.WALL : right;
            case TOP -> top == null ? Kind.OPEN : top;
            case BOTTOM -> bottom == null ? Kind.KILL : bottom;
        };
    }
}
