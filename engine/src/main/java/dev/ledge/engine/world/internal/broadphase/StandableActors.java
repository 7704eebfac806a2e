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
 * before: the actor that queried last is updated before the next query. Whatever moves an actor without a query calls
 * {@link #moved}.
 */
public final class StandableActors {
    /** Up to so many are examined one by one. */
    private static final int FEW = 32;

    private final ActorArrays a;
    private final int[] list;
    private final HeadGrid grid;
    private int count;
    private int few = FEW;
    /** The actor that queried last, −1 for none. */
    private int asker = -1;
    /** True if the last result is the grid's. */
    private boolean isByGrid;

    public StandableActors(ActorArrays actors) {
        a = actors;
        list = new int[a.count];
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
        if (count > few) {
            grid.build(list, count);
        }
    }

    public boolean any() {
        return count > 0;
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

    /** Begins a step: updates all places. */
    public void begin() {
        for (int k = 0; k < count && count > few; k++) {
            grid.moved(list[k]);
        }
    }

    /** Updates an actor that was moved or resized without a query of the heads in its path. */
    public void moved(int i) {
        if (count > few) {
            grid.moved(i);
        }
    }

    /** True if no head is in an area. */
    public boolean isFree(int actor, double left, double top, double right, double bottom) {
        int found = find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            if (isIn(found(k), actor, left, top, right, bottom)) {
                return false;
            }
        }
        return true;
    }

    /** Sweeps against the heads in an area. */
    public void sweep(
            int actor, ContactFilter filter, Sweep sweep, double left, double top, double right, double bottom) {
        int found = find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int i = found(k);
            if (isIn(i, actor, left, top, right, bottom) && (filter == null || filter.collides(actor, a.ids[i]))) {
                sweep.owner(SupportKind.ACTOR, i, 0, 0);
                sweep.flat(Outline.TOP, a.y[i], a.x[i], a.x[i] + a.w[i]);
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
        int found = grid.find(left, top, right, bottom);
        isByGrid = found >= 0;
        return isByGrid ? found : count;
    }

    private int found(int k) {
        return isByGrid ? grid.found(k) : list[k];
    }

    private boolean isIn(int i, int actor, double left, double top, double right, double bottom) {
        return a.y[i] <= bottom
                && top <= a.y[i]
                && a.x[i] <= right
                && left <= a.x[i] + a.w[i]
                && i != actor
                && a.has(i, ActorFlags.STANDABLE)
                && a.isActive(i);
    }
}
