package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.state.SavedState;

/**
 * A copy of a world's whole state; opaque. Can be restored into the world that it came from, and into a later version
 * of its level.
 */
public final class Snapshot {
    private SavedState state = new SavedState();
    /** How far all of the state has moved since it was taken, px. */
    private double dx;

    private double dy;
    /** True if another snapshot has the same state. */
    private boolean isShared;

    Snapshot() {}

    /**
     * The same for a version of the level in which everything is elsewhere, as in one that got columns at its left:
     * each place is moved, and so are the cells that have crumbled; what lies outside the level then has not crumbled.
     * Places may be rounded as they are restored.
     *
     * @param byX px, a whole number of cells
     * @param byY px, a whole number of cells
     * @return a new snapshot, of little memory
     */
    public Snapshot moved(double byX, double byY) {
        Snapshot moved = new Snapshot();
        moved.state = state;
        moved.dx = dx + byX;
        moved.dy = dy + byY;
        moved.isShared = true;
        isShared = true;
        return moved;
    }

    SavedState state() {
        return state;
    }

    double dx() {
        return dx;
    }

    double dy() {
        return dy;
    }

    /** {@return what takes another state, in place of its own} */
    SavedState reused() {
        if (isShared) {
            state = new SavedState();
            isShared = false;
        }
        dx = 0;
        dy = 0;
        return state;
    }

    /**
     * How much memory it takes, as near as can be measured: its own state, and what of the level it holds on to alone.
     *
     * @param other a snapshot that is kept beside it, with which it shares what it can of the level; null for none
     * @return bytes
     */
    public long bytes(Snapshot other) {
        return state.bytes(other == null ? null : other.state);
    }

    /** {@return the tick at which it was taken} */
    public long tick() {
        return state.tick();
    }
}
