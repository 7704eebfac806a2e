package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import java.util.Arrays;

/**
 * The riders of each supporting actor, as a chain of those that stand on it or did so in this step, in their order.
 * Case MP-15.
 */
public final class RiderIndex {
    private static final int NONE = -1;

    private final ActorArrays a;
    /** Per actor: the first link of its chain. */
    private final int[] first;
    /** Per link: the rider, and the next link. */
    private int[] rider;

    private int[] next;
    private int count;
    /** True if all chains are empty. */
    private boolean isEmpty = true;

    public RiderIndex(ActorArrays actors) {
        a = actors;
        first = new int[a.count];
        rider = new int[a.count + 1];
        next = new int[a.count + 1];
        Arrays.fill(first, NONE);
    }

    /** Builds the chains anew. */
    public void refresh() {
        if (!isEmpty) {
            Arrays.fill(first, NONE);
        }
        isEmpty = true;
        count = 0;
        for (int i = a.count - 1; i >= 0 && a.mayStack(); i--) {
            if (a.supportKind[i] == SupportKind.ACTOR) {
                link(i, NONE, a.supportMajor[i]);
            }
        }
    }

    public void add(int i, int support) {
        int before = NONE;
        int at = first[support];
        while (at != NONE && rider[at] < i) {
            before = at;
            at = next[at];
        }
        if (at == NONE || rider[at] != i) {
            link(i, before, support);
        }
    }

    /** Inserts after a link, or as the first one of a chain. */
    private void link(int i, int before, int support) {
        if (count == rider.length) {
            rider = Arrays.copyOf(rider, 2 * count);
            next = Arrays.copyOf(next, 2 * count);
        }
        rider[count] = i;
        if (before == NONE) {
            next[count] = first[support];
            first[support] = count;
        } else {
            next[count] = next[before];
            next[before] = count;
        }
        isEmpty = false;
        count++;
    }

    /** The first link of an actor's chain, negative if there is none; the rider may have left it since. */
    public int first(int support) {
        return first[support];
    }

    /** The link after one, negative if there is none. */
    public int next(int link) {
        return next[link];
    }

    /** The actor of a link. */
    public int at(int link) {
        return rider[link];
    }
}
