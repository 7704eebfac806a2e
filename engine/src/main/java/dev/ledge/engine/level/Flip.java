package dev.ledge.engine.level;

import dev.ledge.engine.geometry.Vec;

/**
 * How a placed tile is turned: {@code d} (x and y swapped) is applied first, then {@code h} (left-right) and {@code v}
 * (top-bottom).
 *
 * @param bits {@link #H} + {@link #V} + {@link #D}, 0 to 7
 */
public record Flip(@Within(min = 0, max = 7, unit = "") int bits) {

    private static final Limits LIMITS = Limits.of(Flip.class);

    /**
     * Checks the bits.
     *
     * @param bits {@link #H} + {@link #V} + {@link #D}, 0 to 7
     * @throws IllegalArgumentException if there are others
     */
    public Flip {
        LIMITS.check("bits", bits);
    }

    /** Bit of the swap of left and right. */
    public static final int H = 1;
    /** Bit of the swap of top and bottom. */
    public static final int V = 2;
    /** Bit of the swap of x and y, which comes first. */
    public static final int D = 4;
    /** As it is drawn. */
    public static final Flip NONE = new Flip(0);

    /** {@return true if left and right are swapped} */
    public boolean h() {
        return (bits & H) != 0;
    }

    /** {@return true if top and bottom are swapped} */
    public boolean v() {
        return (bits & V) != 0;
    }

    /** {@return true if x and y are swapped} */
    public boolean d() {
        return (bits & D) != 0;
    }

    /**
     * {@return where a point of the unflipped unit cell lies after the flip; x and y from 0 to 1, y down}
     *
     * @param unit in cell units, 0 to 1
     */
    public Vec apply(Vec unit) {
        double x = d() ? unit.y() : unit.x();
        double y = d() ? unit.x() : unit.y();
        return new Vec(h() ? 1 - x : x, v() ? 1 - y : y);
    }

    /**
     * {@return which side of the flipped cell the given side of the unflipped cell becomes}
     *
     * @param side before the flip
     */
    public Side apply(Side side) {
        Side turned = d() ? swapped(side) : side;
        return switch (turned) {
            case LEFT -> h() ? Side.RIGHT : turned;
            case RIGHT -> h() ? Side.LEFT : turned;
            case TOP -> v() ? Side.BOTTOM : turned;
            case BOTTOM -> v() ? Side.TOP : turned;
        };
    }

    /** The side that another becomes when x and y are swapped. */
    private static Side swapped(Side side) {
        return switch (side) {
            case TOP -> Side.LEFT;
            case LEFT -> Side.TOP;
            case BOTTOM -> Side.RIGHT;
            case RIGHT -> Side.BOTTOM;
        };
    }

    /** {@return this flip followed by a mirroring left-right} */
    public Flip thenH() {
        return new Flip(bits ^ H);
    }

    /** {@return this flip followed by a mirroring top-bottom} */
    public Flip thenV() {
        return new Flip(bits ^ V);
    }

    /** {@return this flip followed by a quarter turn clockwise} */
    public Flip thenRotateClockwise() {
        // A clockwise quarter turn is the swap of x and y followed by h; a swap after h and v exchanges the two.
        int h = v() ? H : 0;
        int v = h() ? V : 0;
        return new Flip((bits ^ D) & D | (h ^ H) | v);
    }

    /** {@return the letters in files, in the order h, v, d} */
    public String json() {
        return (h() ? "h" : "") + (v() ? "v" : "") + (d() ? "d" : "");
    }
}
