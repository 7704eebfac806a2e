package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.world.internal.scene.TriggerAreas;
import java.util.Arrays;

/**
 * Which actors were in which areas at the end of the last step, and are in this one, for areas that act once per visit.
 * Grows when it must and never shrinks.
 */
public final class AreaVisits {
    private static final int MIN = 16;
    /** No visit. */
    private static final long NONE = -1;

    /** Each visit as one number, of the actor and the area, which sorts by actor and then by area. */
    private long[] before = new long[MIN];

    private int countBefore;
    /** The same of this step, in order once {@link #sort} is called. */
    private long[] now = new long[MIN];

    private int count;

    /** How many bytes it takes. */
    long bytes() {
        return 8L * (before.length + now.length) + 96;
    }

    private static long visit(int actor, int area) {
        return (long) actor << Integer.SIZE | area;
    }

    private static int actorOf(long visit) {
        return (int) (visit >> Integer.SIZE);
    }

    /** Adds that an actor is in an area in this step, if only on its path. */
    public void add(int actor, int area) {
        if (count == now.length) {
            now = Arrays.copyOf(now, 2 * count);
        }
        now[count++] = visit(actor, area);
    }

    /** Puts the visits of this step in the order of the actors and then of the areas, each once; how many there are. */
    public int sort() {
        Arrays.sort(now, 0, count);
        int kept = 0;
        for (int k = 0; k < count; k++) {
            if (kept == 0 || now[k] != now[kept - 1]) {
                now[kept++] = now[k];
            }
        }
        count = kept;
        return count;
    }

    public int actor(int k) {
        return actorOf(now[k]);
    }

    public int area(int k) {
        return (int) now[k];
    }

    /** Ends a visit in this step: the next one is new. */
    public void leave(int k) {
        now[k] = NONE;
    }

    /** True if an actor was not in an area in the step before. */
    public boolean isNew(int actor, int area) {
        return Arrays.binarySearch(before, 0, countBefore, visit(actor, area)) < 0;
    }

    public void end() {
        countBefore = 0;
        reserveBefore(count);
        for (int k = 0; k < count; k++) {
            if (now[k] != NONE) {
                before[countBefore++] = now[k];
            }
        }
        count = 0;
    }

    private void reserveBefore(int size) {
        if (before.length < size) {
            before = Arrays.copyOf(before, Math.max(size, 2 * before.length));
        }
    }

    /** Forgets the visits of an actor that was placed elsewhere, so that it enters the areas there. */
    public void forget(int actor) {
        int from = firstBefore(actor);
        int to = firstBefore(actor + 1);
        System.arraycopy(before, to, before, from, countBefore - to);
        countBefore -= to - from;
        int kept = 0;
        for (int k = 0; k < count; k++) {
            if (actor(k) != actor) {
                now[kept++] = now[k];
            }
        }
        count = kept;
    }

    /** Where an actor's visits in the step before begin, or would. */
    private int firstBefore(int actor) {
        int at = Arrays.binarySearch(before, 0, countBefore, visit(actor, 0));
        return at < 0 ? -1 - at : at;
    }

    /** Copies the state between two steps, of the same actors and areas. */
    public void copyFrom(AreaVisits other) {
        reserveBefore(other.countBefore);
        System.arraycopy(other.before, 0, before, 0, other.countBefore);
        countBefore = other.countBefore;
        count = 0;
    }

    /** Copies the visits of an actor that has none, as far as the areas still exist, which are sorted as before. */
    public void take(int actor, AreaVisits other, int from, TriggerAreas areas, TriggerAreas source) {
        int end = other.firstBefore(from + 1);
        for (int k = other.firstBefore(from); k < end; k++) {
            int area = areas.indexOf(source.ids[(int) other.before[k]]);
            if (area >= 0) {
                int at = firstBefore(actor + 1);
                reserveBefore(countBefore + 1);
                System.arraycopy(before, at, before, at + 1, countBefore - at);
                before[at] = visit(actor, area);
                countBefore++;
            }
        }
    }

    /** Adds all there is between two steps to a hash. */
    public void addTo(Fnv1a hash) {
        for (int k = 0; k < countBefore; k++) {
            hash.add((long) actorOf(before[k]));
            hash.add((long) (int) before[k]);
        }
    }
}
