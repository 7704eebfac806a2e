package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
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

    /** Of one actor each, of one of them. */
    private static final long MOST_ACTOR_STATES = 80_000;

    /** The states of all together, bytes. */
    private static final long MOST_BYTES = 20L << 20;

    private final List<Branch> list = new ArrayList<>();
    private Branch pointed;

    /** What there is, the latest first. */
    public List<Branch> list() {
        return List.copyOf(list);
    }

    /** The same without states: who remembers them keeps no more memory of them than there is for all. */
    List<Branch> withoutStates() {
        return list.stream().map(Branch::withoutStates).toList();
    }

    /** True if these are they, whether with states or not. */
    boolean areSame(List<Branch> others) {
        boolean isAll = list.size() == others.size();
        for (int i = 0; isAll && i < list.size(); i++) {
            isAll = list.get(i).isSame(others.get(i));
        }
        return isAll;
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
        for (Branch known : list) {
            if (kept.name() == null && known.name() != null && known.isPartOf(kept)) {
                kept = kept.named(known.name());
            }
        }
        keepWhole(kept);
    }

    private void keepWhole(Branch kept) {
        list.removeIf(known -> known.isPartOf(kept));
        list.add(0, kept);
        long ticks = 0;
        long bytes = 0;
        for (int i = 0; i < list.size(); i++) {
            Branch one = list.get(i);
            ticks += one.ticks();
            bytes += one.bytes();
            if (i > 0 && (i >= MOST || ticks > MOST_TICKS)) {
                list.subList(i, list.size()).clear();
            } else if (bytes > MOST_BYTES) {
                bytes -= one.bytes();
                list.set(i, one.withoutStates());
            }
        }
    }

    /** Gives one a name; an empty one takes it away. */
    void rename(Branch branch, String name) {
        int at = list.indexOf(branch);
        if (at >= 0) {
            list.set(at, branch.named(name.isBlank() ? null : name.strip()));
        }
    }

    /** Everything in the level has moved, px; what would then reach beyond all that a level can hold is let go. */
    void move(Vec by) {
        if (by.equals(Vec.ZERO)) {
            return;
        }
        Branch before = pointed;
        List<Branch> all = list();
        list.clear();
        for (Branch branch : all) {
            try {
                list.add(branch.moved(by));
            } catch (IllegalArgumentException beyond) {
                continue;
            }
            if (branch == before) {
                pointed = list.get(list.size() - 1);
            }
        }
    }

    /** Takes one out, as it is the current play again, or is not wanted any more. */
    void remove(Branch branch) {
        list.remove(branch);
    }

    /** Puts back those that were there before one was kept; who is still there keeps the states that it has. */
    void putBack(List<Branch> before) {
        List<Branch> now = list();
        list.clear();
        for (Branch one : before) {
            list.add(now.stream().filter(one::isSame).findFirst().orElse(one));
        }
    }

    /** The one that is pointed at; null for none, or if that one is there no more. */
    Branch pointed() {
        return list.contains(pointed) ? pointed : null;
    }

    /** Points at one, null for none; true if that was another one before. */
    boolean point(Branch branch) {
        boolean isOther = pointed != branch;
        pointed = branch;
        return isOther;
    }
}
