package dev.ledge.engine.level;

/**
 * An immutable set of {@link Side}s, as in {@code solidFrom}.
 *
 * @param bits one bit a side, {@code 1 << side.ordinal()}, 0 to 15
 */
public record Sides(@Within(min = 0, max = 15, unit = "") int bits) {

    private static final Limits LIMITS = Limits.of(Sides.class);

    /**
     * Checks the bits.
     *
     * @param bits one bit a side, {@code 1 << side.ordinal()}, 0 to 15
     * @throws IllegalArgumentException if there are others
     */
    public Sides {
        LIMITS.check("bits", bits);
    }

    /** None of them. */
    public static final Sides NONE = new Sides(0);
    /** All four. */
    public static final Sides ALL = new Sides(15);
    /** The top alone: a one-way. */
    public static final Sides TOP_ONLY = of(Side.TOP);

    /**
     * {@return the sides that are named}
     *
     * @param sides which sides
     */
    public static Sides of(Side... sides) {
        int bits = 0;
        for (Side side : sides) {
            bits |= 1 << side.ordinal();
        }
        return new Sides(bits);
    }

    /**
     * {@return true if the side is among them}
     *
     * @param side which side
     */
    public boolean has(Side side) {
        return (bits & 1 << side.ordinal()) != 0;
    }

    /**
     * {@return these sides with one added or taken away}
     *
     * @param side which side
     * @param on whether it is switched on
     */
    public Sides with(Side side, boolean on) {
        int bit = 1 << side.ordinal();
        return new Sides(on ? bits | bit : bits & ~bit);
    }

    /**
     * {@return these sides after a flip of the cell: d swaps x and y first, then h and v mirror}
     *
     * @param flip the flip
     */
    public Sides flipped(Flip flip) {
        Sides result = NONE;
        for (Side side : Side.values()) {
            if (has(side)) {
                result = result.with(flip.apply(side), true);
            }
        }
        return result;
    }
}
