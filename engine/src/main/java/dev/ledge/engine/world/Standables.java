package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import java.util.Arrays;

/**
 * The actors on whose heads others can stand, in their order; also those that once could. What asks for them costs as much as there are of them, however
 * large the crowd is. Appendix A Ch13.
 */
final class Standables {
    /** Of more it is not asked whether they are elsewhere. */
    private static final int FEW = 32;

    private final Actors a;
    private final int[] list;
    private int count;

    Standables(Actors actors) {
        a = actors;
        list = new int[a.count];
        refresh();
    }

    /** Looks at everybody anew. */
    void refresh() {
        count = 0;
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, Actors.STANDABLE)) {
                list[count++] = i;
            }
        }
    }

    boolean any() {
        return count > 0;
    }

    /** An actor may be standable from now on. */
    void add(int i) {
        int at = Arrays.binarySearch(list, 0, count, i);
        if (at < 0) {
            System.arraycopy(list, -at - 1, list, -at, count + at + 1);
            list[-at - 1] = i;
            count++;
        }
    }

    /** True if nobody's head is in an area; of many that is not found out. */
    boolean isFree(int actor, double left, double top, double right, double bottom) {
        if (count > FEW) {
            return false;
        }
        for (int k = 0; k < count; k++) {
            if (isIn(list[k], actor, left, top, right, bottom)) {
                return false;
            }
        }
        return true;
    }

    /** Meets the heads in an area. */
    void sweep(int actor, ContactFilter filter, Sweep sweep, double left, double top, double right, double bottom) {
        for (int k = 0; k < count; k++) {
            int i = list[k];
            if (isIn(i, actor, left, top, right, bottom) && (filter == null || filter.meets(actor, a.ids[i]))) {
                sweep.owner(Actors.ACTOR, i, 0, 0);
                sweep.flat(Outline.TOP, a.y[i], a.x[i], a.x[i] + a.w[i]);
            }
        }
    }

    private boolean isIn(int i, int actor, double left, double top, double right, double bottom) {
        return a.y[i] <= bottom
                && top <= a.y[i]
                && a.x[i] <= right
                && left <= a.x[i] + a.w[i]
                && i != actor
                && a.has(i, Actors.STANDABLE)
                && a.isActive(i);
    }
}
