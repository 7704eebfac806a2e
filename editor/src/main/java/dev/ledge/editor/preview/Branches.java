package dev.ledge.editor.preview;

import java.util.ArrayList;
import java.util.List;

/**
 * The earlier plays of a level, the one that ended last first. As many as there is room for: the oldest lose the states
 * that make going back quick, then they are let go.
 */
public final class Branches {
    static final int MOST = 20;

    /** Of all together: three hours at 60 Hz take 11 MB. */
    private static final long MOST_TICKS = 648_000;

    /** Of one of them. */
    private static final int MOST_STATES = 32;

    /** Of one actor each, of all together: some 20 MB. */
    private static final long MOST_ACTOR_STATES = 100_000;

    private final List<Branch> list = new ArrayList<>();

    /** What there is, the latest first. */
    public List<Branch> list() {
        return List.copyOf(list);
    }

    /** How many states a branch of a world with so many actors may have. */
    static int mostStates(int actors) {
        return (int) Math.min(MOST_STATES, MOST_ACTOR_STATES / Math.max(1, actors));
    }

    /**
     * Keeps a play, in place of those that it contains; one that is there and contains it comes to the front instead.
     */
    void keep(Branch branch) {
        Branch whole = branch;
        for (Branch known : list) {
            if (branch.ticks() < known.ticks() && branch.isPartOf(known)) {
                whole = known;
                break;
            }
        }
        Branch kept = whole;
        list.removeIf(known -> known.isPartOf(kept));
        list.add(0, kept);
        long ticks = 0;
        long states = 0;
        for (int i = 0; i < list.size(); i++) {
            Branch one = list.get(i);
            ticks += one.ticks();
            states += (long) one.states().size() * Math.max(1, one.actors());
            if (i > 0 && (i >= MOST || ticks > MOST_TICKS)) {
                list.subList(i, list.size()).clear();
            } else if (states > MOST_ACTOR_STATES) {
                list.set(i, one.withoutStates());
            }
        }
    }

    /** Takes one out, as it is the current play again. */
    void remove(Branch branch) {
        list.remove(branch);
    }
}
