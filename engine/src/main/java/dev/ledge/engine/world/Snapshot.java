package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.SavedState;

/**
 * A copy of a world's whole state; opaque. Can be restored into the world that it came from, and into a later version
 * of its level.
 */
public final class Snapshot {
    /** Without the state, bytes. */
    private static final long OWN = 48;

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
     * <p>A {@link dev.ledge.engine.world.type.PlatformMotion PlatformMotion} gives places of its own, and has to be set
     * anew.
     *
     * @param byX px, a whole number of cells of the level that it is restored into; cells move by the nearest such
     *     number
     * @param byY px, the same of rows
     * @return a new snapshot, of little memory
     * @throws IllegalArgumentException if it is no number, or with what it has moved already more than 1e12 px
     */
    public Snapshot moved(double byX, double byY) {
        Numbers.requirePlace("how far a state moves", dx + byX, dy + byY);
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
        return other != null && other.state == state ? OWN : state.bytes(other == null ? null : other.state);
    }

    /** {@return the tick at which it was taken} */
    public long tick() {
        return state.tick();
    }
}
