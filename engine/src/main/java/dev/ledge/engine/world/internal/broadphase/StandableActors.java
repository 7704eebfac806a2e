package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.ContactFilter;
import java.util.Arrays;

/**
 * The actors on whose heads others can stand, in their order; also those that once could. What asks for them costs as
 * much as there are of them near, however large the crowd is. Appendix A Ch13.
 *
 * <p>Of many, a {@link HeadGrid} knows where they are. Nobody tells it each time somebody moves, as whoever moves has
 * asked for the heads in its way right before: so whoever asked last is looked up anew before somebody else gets an
 * answer. What moves an actor without asking tells {@link #moved}.
 */
public final class StandableActors {
    /** So many are asked one by one. */
    private static final int FEW = 32;

    private final ActorArrays a;
    private final int[] list;
    private final HeadGrid grid;
    private int count;
    private int few = FEW;
    /** Who asked last, −1 for nobody. */
    private int asker = -1;
    /** True if the last answer is the grid's. */
    private boolean isByGrid;

    public StandableActors(ActorArrays actors) {
        a = actors;
        list = new int[a.count];
        grid = new HeadGrid(a);
        refresh();
    }

    /** Looks at everybody anew. */
    public void refresh() {
        count = 0;
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, ActorFlags.STANDABLE)) {
                list[count++] = i;
            }
        }
        index();
    }

    /** For tests: asks more than so many by the grid. */
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

    /** An actor may be standable from now on. */
    public void add(int i) {
        int at = Arrays.binarySearch(list, 0, count, i);
        if (at < 0) {
            System.arraycopy(list, -at - 1, list, -at, count + at + 1);
            list[-at - 1] = i;
            count++;
            index();
        }
    }

    /** A step begins: where is everybody? */
    public void begin() {
        for (int k = 0; k < count && count > few; k++) {
            grid.moved(list[k]);
        }
    }

    /** An actor has been moved, or has another size, and has not asked for the heads in its way before. */
    public void moved(int i) {
        if (count > few) {
            grid.moved(i);
        }
    }

    /** True if nobody's head is in an area. */
    public boolean isFree(int actor, double left, double top, double right, double bottom) {
        int found = find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            if (isIn(found(k), actor, left, top, right, bottom)) {
                return false;
            }
        }
        return true;
    }

    /** Meets the heads in an area. */
    public void sweep(
            int actor, ContactFilter filter, Sweep sweep, double left, double top, double right, double bottom) {
        int found = find(actor, left, top, right, bottom);
        for (int k = 0; k < found; k++) {
            int i = found(k);
            if (isIn(i, actor, left, top, right, bottom) && (filter == null || filter.meets(actor, a.ids[i]))) {
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
