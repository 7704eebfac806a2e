package dev.ledge.engine.world.type;

/** The side of an actor that something touches, as a bit of an int. */
public enum ContactSide {
    /** What it stands on, or pushes against from above. */
    FLOOR,
    /** What its head is at. */
    CEILING,
    /** What is to its left. */
    LEFT,
    /** What is to its right. */
    RIGHT;

    private final int bit = 1 << ordinal();

    /** {@return the bit of this side} */
    public int bit() {
        return bit;
    }

    /**
     * {@return true if this side is among some}
     *
     * @param sides bits of the sides
     */
    public boolean in(int sides) {
        return (sides & bit) != 0;
    }
}
