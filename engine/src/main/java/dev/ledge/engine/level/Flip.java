package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;

/**
 * How a placed tile is turned: {@code d} (x and y swapped) is applied first, then {@code h} (left-right) and {@code v} (top-bottom).
 *
 * @param bits {@link #H} + {@link #V} + {@link #D}, 0 to 7
 */
public record Flip(int bits) {

    public static final int H = 1;
    public static final int V = 2;
    public static final int D = 4;
    public static final Flip NONE = new Flip(0);

    public boolean h() {
        return (bits & H) != 0;
    }

    public boolean v() {
        return (bits & V) != 0;
    }

    public boolean d() {
        return (bits & D) != 0;
    }

    /** Where a point of the unflipped unit cell lies after the flip; x and y from 0 to 1, y down. */
    public Vec apply(Vec unit) {
        double x = d() ? unit.y() : unit.x();
        double y = d() ? unit.x() : unit.y();
        return new Vec(h() ? 1 - x : x, v() ? 1 - y : y);
    }

    /** Which side of the flipped cell the given side of the unflipped cell becomes. */
    public Side apply(Side side) {
        Side result = side;
        if (d()) {
            result = switch (side) {
                case TOP -> Side.LEFT;
                case LEFT -> Side.TOP;
                case BOTTOM -> Side.RIGHT;
                case RIGHT -> Side.BOTTOM;
            };
        }
        if (h() && (result == Side.LEFT || result == Side.RIGHT)) {
            result = result == Side.LEFT ? Side.RIGHT : Side.LEFT;
        }
        if (v() && (result == Side.TOP || result == Side.BOTTOM)) {
            result = result == Side.TOP ? Side.BOTTOM : Side.TOP;
        }
        return result;
    }

    /** This flip followed by a mirroring left-right. */
    public Flip thenH() {
        return new Flip(bits ^ H);
    }

    /** This flip followed by a mirroring top-bottom. */
    public Flip thenV() {
        return new Flip(bits ^ V);
    }

    /** This flip followed by a quarter turn clockwise. */
    public Flip thenRotateClockwise() {
        // A clockwise quarter turn is the swap of x and y followed by h; a swap after h and v exchanges the two.
        int h = v() ? H : 0;
        int v = h() ? V : 0;
        return new Flip((bits ^ D) & D | (h ^ H) | v);
    }

    /** The letters in files, in the order h, v, d. */
    public String json() {
        return (h() ? "h" : "") + (v() ? "v" : "") + (d() ? "d" : "");
    }
}
