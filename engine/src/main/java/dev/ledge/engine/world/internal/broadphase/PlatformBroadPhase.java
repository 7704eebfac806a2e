package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import java.util.Arrays;

/**
 * Broad phase of pushes and transport: which actors a platform may touch in this step, so that distant actors cost
 * nothing. Actors are looked up once at their first place; an actor that was moved since may be anywhere, and counts
 * for every later platform.
 */
public final class PlatformBroadPhase {
    private static final int NONE = -1;
    /** Few are sorted one by one. */
    private static final int FEW = 16;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final PlatformCache platformCache;
    /** Per platform: its newest entry. */
    private final int[] newest;
    /** Per entry: the next of the same platform, and the actor. */
    private int[] next = new int[16];

    private int[] near = new int[16];
    private int count;
    /** Actors that were moved. */
    private final int[] stirred;

    private int stirredCount;
    /** Per actor: the last query that returned it, and whether it was moved. */
    private final long[] asked;

    private final boolean[] isStirred;
    private long question;
    private final int[] found;

    public PlatformBroadPhase(ActorArrays actors, PlatformArrays platforms, PlatformCache platformCache) {
        this.platformCache = platformCache;
        a = actors;
        p = platforms;
        newest = new int[p.count];
        int most = p.count == 0 ? 0 : a.count;
        stirred = new int[most];
        asked = new long[most];
        isStirred = new boolean[most];
        found = new int[most];
    }

    /** Begins phase 2: looks all actors up. */
    public void begin() {
        count = 0;
        Arrays.fill(newest, NONE);
        for (int k = 0; k < stirredCount; k++) {
            isStirred[stirred[k]] = false;
        }
        stirredCount = 0;
        for (int i = 0; i < a.count; i++) {
            double right = a.x[i] + a.w[i] + Tolerance.PLATFORM_MARGIN;
            int hits = platformCache.find(
                    i,
                    a.x[i] - Tolerance.PLATFORM_MARGIN,
                    a.y[i] - Tolerance.PLATFORM_MARGIN,
                    right,
                    a.feet(i) + Tolerance.PLATFORM_MARGIN);
            for (int k = 0; k < hits; k++) {
                add(platformCache.found(k), i);
            }
            if (a.supportKind[i] == SupportKind.PLATFORM) {
                add(a.supportMajor[i], i);
            }
        }
    }

    private void add(int platform, int actor) {
        if (count == next.length) {
            next = Arrays.copyOf(next, 2 * count);
            near = Arrays.copyOf(near, 2 * count);
        }
        near[count] = actor;
        next[count] = newest[platform];
        newest[platform] = count++;
    }

    /** Marks an actor as moved. */
    public void stir(int actor) {
        if (p.count > 0 && !isStirred[actor]) {
            isStirred[actor] = true;
            stirred[stirredCount++] = actor;
        }
    }

    /** Number of actors that a platform may touch; {@link #near} then gives them in their order. */
    public int around(int platform) {
        question++;
        int size = 0;
        boolean isSorted = true;
        // The entries of a platform begin with the newest, the last actor.
        for (int entry = newest[platform]; entry != NONE; entry = next[entry]) {
            size = append(near[entry], size);
        }
        for (int k = 0; k < size / 2; k++) {
            int low = found[k];
            found[k] = found[size - 1 - k];
            found[size - 1 - k] = low;
        }
        for (int k = 0; k < stirredCount; k++) {
            int before = size;
            size = append(stirred[k], size);
            isSorted &= size == before || before == 0 || found[before - 1] < stirred[k];
        }
        if (!isSorted) {
            sort(size);
        }
        return size;
    }

    private int append(int actor, int size) {
        if (asked[actor] == question) {
            return size;
        }
        asked[actor] = question;
        found[size] = actor;
        return size + 1;
    }

    private void sort(int size) {
        if (size > FEW) {
            Arrays.sort(found, 0, size);
            return;
        }
        for (int k = 1; k < size; k++) {
            int actor = found[k];
            int at = k;
            while (at > 0 && found[at - 1] > actor) {
                found[at] = found[at - 1];
                at--;
            }
            found[at] = actor;
        }
    }

    public int near(int k) {
        return found[k];
    }
}
