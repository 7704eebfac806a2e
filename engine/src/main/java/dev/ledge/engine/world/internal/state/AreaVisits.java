package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.world.internal.scene.TriggerAreas;
import java.util.Arrays;

/**
 * Which actors were in which areas at the end of the last step, and are in this one, for areas that act once per visit.
 * Per actor a list by area. Grows when it must and never shrinks.
 */
public final class AreaVisits {
    private static final int NONE = -1;
    private static final int MIN = 16;

    private Lists before;
    private Lists now;

    /** Without any visits. */
    public AreaVisits(int actors) {
        before = new Lists(actors);
        now = new Lists(actors);
    }

    /** How many bytes it takes. */
    long bytes() {
        return before.bytes() + now.bytes();
    }

    /** Lists of areas in one pool, one list an actor, each in the order of the areas. */
    private static final class Lists {
        private final int[] first;
        private int[] areas = new int[MIN];
        private int[] next = new int[MIN];
        private int count;
        /** Where the last search ended, and the actor of that list: areas are mostly searched in their order. */
        private int latest = NONE;

        private int latestActor = NONE;

        Lists(int actors) {
            first = new int[actors];
            Arrays.fill(first, NONE);
        }

        long bytes() {
            return 4L * (first.length + areas.length + next.length) + 96;
        }

        void clear() {
            if (count > 0) {
                Arrays.fill(first, NONE);
                count = 0;
                latest = NONE;
            }
        }

        void forget(int actor) {
            first[actor] = NONE;
            latest = NONE;
        }

        boolean has(int actor, int area) {
            int k = following(previous(actor, area), actor);
            return k >= 0 && areas[k] == area;
        }

        /** The last place in an actor's list before an area, −1 if there is none. */
        private int previous(int actor, int area) {
            boolean goesOn = latest >= 0 && latestActor == actor && areas[latest] < area;
            int previous = goesOn ? latest : NONE;
            int k = following(previous, actor);
            while (k >= 0 && areas[k] < area) {
                previous = k;
                k = next[k];
            }
            latest = previous;
            latestActor = actor;
            return previous;
        }

        private int following(int place, int actor) {
            return place < 0 ? first[actor] : next[place];
        }

        void add(int actor, int area) {
            int previous = previous(actor, area);
            int k = following(previous, actor);
            if (k >= 0 && areas[k] == area) {
                return;
            }
            if (count == areas.length) {
                areas = Arrays.copyOf(areas, 2 * count);
                next = Arrays.copyOf(next, 2 * count);
            }
            areas[count] = area;
            next[count] = k;
            if (previous < 0) {
                first[actor] = count;
            } else {
                next[previous] = count;
            }
            count++;
        }

        void remove(int actor, int area) {
            int previous = previous(actor, area);
            int k = following(previous, actor);
            if (previous < 0) {
                first[actor] = next[k];
            } else {
                next[previous] = next[k];
            }
        }

        void copyFrom(Lists other) {
            System.arraycopy(other.first, 0, first, 0, first.length);
            if (areas.length < other.count) {
                areas = new int[other.areas.length];
                next = new int[other.areas.length];
            }
            System.arraycopy(other.areas, 0, areas, 0, other.count);
            System.arraycopy(other.next, 0, next, 0, other.count);
            count = other.count;
            latest = NONE;
        }
    }

    /** Adds that an actor is in an area in this step, if only on its path. */
    public void add(int actor, int area) {
        now.add(actor, area);
    }

    /** Ends a visit in this step: the next one is new. Its place in the list stays valid for {@link #next(int)}. */
    public void leave(int actor, int area) {
        now.remove(actor, area);
    }

    /** True if any actor is in an area in this step. */
    public boolean any() {
        return now.count > 0;
    }

    /** The first place in the list of areas that an actor is in in this step, −1 if there is none. */
    public int first(int actor) {
        return now.first[actor];
    }

    /** The place after another one, −1 if there is none. */
    public int next(int place) {
        return now.next[place];
    }

    /** The area at a place. */
    public int area(int place) {
        return now.areas[place];
    }

    /** True if an actor was not in an area in the step before. */
    public boolean isNew(int actor, int area) {
        return !before.has(actor, area);
    }

    /** Ends the step. */
    public void end() {
        Lists old = before;
        before = now;
        now = old;
        now.clear();
    }

    /** Forgets the visits of an actor that was placed elsewhere, so that it enters the areas there. */
    public void forget(int actor) {
        before.forget(actor);
        now.forget(actor);
    }

    /** Copies the state between two steps, of the same actors and areas. */
    public void copyFrom(AreaVisits other) {
        before.copyFrom(other.before);
        now.clear();
    }

    /** Copies the visits of an actor, as far as the areas still exist. */
    public void take(int actor, AreaVisits other, int from, TriggerAreas areas, TriggerAreas source) {
        for (int k = other.before.first[from]; k >= 0; k = other.before.next[k]) {
            int area = areas.indexOf(source.ids[other.before.areas[k]]);
            if (area >= 0) {
                before.add(actor, area);
            }
        }
    }

    /** Adds all there is between two steps to a hash. */
    public void addTo(Fnv1a hash) {
        if (before.count == 0) {
            return;
        }
        for (int i = 0; i < before.first.length; i++) {
            for (int k = before.first[i]; k >= 0; k = before.next[k]) {
                hash.add((long) i);
                hash.add((long) before.areas[k]);
            }
        }
    }
}
