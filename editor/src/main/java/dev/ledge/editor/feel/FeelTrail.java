package dev.ledge.editor.feel;

import dev.ledge.editor.view.Trail;
import java.util.List;

/**
 * What a feel makes of the inputs.
 *
 * @param trail where the player is at some ticks around the one that is shown
 * @param from the tick that the trail begins with
 * @param arcs held jumps to either side from the place that was asked for
 */
public record FeelTrail(Trail trail, int from, List<Trail> arcs) {

    public static final FeelTrail NONE = new FeelTrail(Trail.EMPTY, 0, List.of());

    public FeelTrail {
        arcs = List.copyOf(arcs);
    }

    /** The place in the trail of a tick, the nearest that is known; −1 if nothing is. */
    public int index(long tick) {
        return (int) Math.max(-1, Math.min(trail.length() - 1L, tick - from));
    }
}
