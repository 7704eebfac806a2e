package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.ContactFilter;
import java.util.Arrays;

/**
 * The actors on whose heads others can stand, in their order; also those that once could. A query costs as much as
 * there are of them near, however many there are. Appendix A Ch13.
 *
 * <p>Many are in a {@link HeadGrid}. It needs no update at each motion, as a mover queries the heads in its path right
 * before: the actor that queried last is updated before the next query. Any code that moves an actor without a query
 * calls {@link #moved}.
 */
public final class StandableActors {
    /** Up to so many are examined one by one. */
    private static final int FEW = 32;

    private final ActorArrays a;
    private final int[] list;
    private final HeadGrid grid;
    private final int[] upwards;
    private int count;
    /** How far those that have moved in this step have come at most, px. */
    private double farthest;

    private int few = FEW;
    /** The actor that queried last, −1 for none. */
    private int asker = -1;
    /** True if the last result is the grid's. */
    private boolean isByGrid;

    public StandableActors(ActorArrays actors) {
        a = actors;
        list = new int[a.count];
        upwards = new int[a.count];
        grid = new HeadGrid(a);
        refresh();
    }

    /** Collects the standable actors anew. */
    public void refresh() {
        count = 0;
        for (int i = 0; i < a.count && a.mayStack(); i++) {
            if (a.has(i, ActorFlags.STANDABLE)) {
                list[count++] = i;
            }
        }
        index();
    }

    /** For tests: the number above which the grid is used. */
    public void setFew(int most) {
        few = most;
        index();
    }

    private void index() {
        System.arraycopy(list, 0, upwards, 0, count);
        if (count > few) {
            grid.build(list, count);
        }
    }

    public boolean any() {
        return count > 0;
    }

    public int count() {
        return count;
    }

    /** Adds an actor that became standable. */
    public void add(int i) {
        a.useRare();
        int at = Arrays.binarySearch(list, 0, count, i);
        if (at < 0) {
            System.arraycopy(list, -at - 1, list, -at, count + at + 1);
            list[-at - 1] = i;
            count++;
            index();
        }
    }

    /** Begins a step, in which no actor has moved yet: updates all places. */
    public void begin() {
        farthest = 0;
        Arrays.fill(a.movedX, 0);
        Arrays.fill(a.movedY, 0);
        for (int k = 0; k < count && count > few; k++) {
            grid.moved(list[k]);
        }
    }

    /** An actor has moved as far as it does in this step, px. */
    public void hasMoved(int i, double dx, double dy) {
        a.movedX[i] = dx;
        a.movedY[i] = dy;
        if (a.has(i, ActorFlags.STANDABLE)) {
            farthest = Math.max(farthest, Math.max(Math.abs(dx), Math.abs(dy)));
        }
    }

    /** Updates an actor that was moved or resized without a query of the heads in its path. */
    public void moved(int i) {
        if (count > few) {
            grid.moved(i);
        }
    }

    /** The actors from the lowest head to the highest, so that what is stood on comes first; of equals by id. */
    public int[] upwards() {
        // Heads pass each other rarely, so that little is out of order.
        for (int gap = Integer.highestOneBit(Math.max(1, count / 2)); gap > 0 && count > 1; gap /= 2) {
            for (int k = gap; k < count; k++) {
                sortIn(k, gap);
            }
        }
        return upwards;
    }

    private void sortIn(int at, int gap) {
        int i = upwards[at];
        int k = at;
        for (; k >= gap && isBelow(i, upwards[k - gap]); k -= gap) {
            upwards[k] = upwards[k - gap];
        }
        upwards[k] = i;
    }

    private boolean isBelow(int i, int other) {
        return a.y[i] > a.y[other] || a.y[i] == a.y[other] && i < other;
    }

    /** True if a head has moved in this step. */
    public boolean anyMoved() {
        return farthest > 0;
    }

    /** True if no head is in an area, or was in this step. */
    public boolean isFree(int actor, double left, double top, double right, double bottom) {
        int found = find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            if (isIn(found(k), actor, left, top, right, bottom)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Sweeps against the heads in an area.
     *
     * @param rest part of the step that is left, 0 to 1: so much of their motion the heads have yet to make
     * @param span part of the step that the sweep lasts, 0 to 1, in which they go on; 0 if they stand still
     */
    public void sweep(
            int actor,
            ContactFilter filter,
            double rest,
            double span,
            Sweep sweep,
            double left,
            double top,
            double right,
            double bottom) {
        int found = find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int i = found(k);
            if (isIn(i, actor, left, top, right, bottom) && (filter == null || filter.collides(actor, a.ids[i]))) {
                sweep.owner(SupportKind.ACTOR, i, 0, 0);
                double x = a.x[i] - rest * a.movedX[i];
                sweep.facesMove(span * a.movedX[i], span * a.movedY[i]);
                sweep.flat(Outline.TOP, a.y[i] - rest * a.movedY[i], x, x + a.w[i]);
                sweep.facesMove(0, 0);
            }
        }
    }

    private int find(int actor, double left, double top, double right, double bottom) {
        isByGrid = false;
        if (count <= few) {
            return count;
        }
        if (asker >= 0 && asker != actor) {
            grid.moved(asker);
        }
        asker = actor;
        int found = grid.find(left - farthest, top - farthest, right + farthest, bottom + farthest);
        isByGrid = found >= 0;
        return isByGrid ? found : count;
    }

    private int found(int k) {
        return isByGrid ? grid.found(k) : list[k];
    }

    private boolean isIn(int i, int actor, double left, double top, double right, double bottom) {
        double fromX = a.x[i] - a.movedX[i];
        double fromY = a.y[i] - a.movedY[i];
        return Math.min(a.y[i], fromY) <= bottom
                && top <= Math.max(a.y[i], fromY)
                && Math.min(a.x[i], fromX) <= right
                && left <= Math.max(a.x[i], fromX) + a.w[i]
                && i != actor
                && a.has(i, ActorFlags.STANDABLE)
                && a.isActive(i);
    }
}
