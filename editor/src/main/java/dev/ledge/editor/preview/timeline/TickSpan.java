package dev.ledge.editor.preview.timeline;

/** The part of a play that is seen along an axis of ticks, around the tick that is shown; the wheel sets its length. */
public final class TickSpan {
    private static final double WHEEL = 1.25;

    private final int fewest;
    private final int most;
    private int length;

    /**
     * A part of its usual length.
     *
     * @param fewest ticks that it has
     * @param usual length at first; also the most ticks that it has while the play is shorter
     */
    public TickSpan(int fewest, int usual) {
        this.fewest = fewest;
        this.most = usual;
        this.length = usual;
    }

    /** How many ticks are seen. */
    public int length() {
        return length;
    }

    /** The first tick that is seen: all of a short play, else two thirds before the tick that is shown. */
    public long first(long shown, long last) {
        return last <= length ? 0 : Math.max(0, Math.min(last - length, shown - length * 2L / 3));
    }

    /** Turns the wheel, away from the user for fewer ticks, over a play that ends at a tick. */
    public void turn(double rotation, long last) {
        length = (int) Math.max(fewest, Math.min(Math.max(most, last), length * Math.pow(WHEEL, rotation)));
    }
}
