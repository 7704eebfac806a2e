package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.SolidWhen;
import java.util.Map;

/**
 * What makes a solid come and go.
 *
 * @param after how long it lasts once it was stood on, s; NaN if it does not crumble
 * @param back how long it is gone then, s; infinite for ever
 * @param group the group by which its clock runs, or null
 * @param when the states of that in which it is there, null for both
 */
record Fickle(double after, double back, String group, SolidWhen when) {
    /** Never. */
    static final Fickle NEVER = new Fickle(Double.NaN, 0, null, null);

    boolean crumbles() {
        return !Double.isNaN(after);
    }

    /** The same in the words of levels. */
    Changing changing() {
        Crumbles crumbles = crumbles() ? new Crumbles(after, back, Map.of()) : null;
        return new Changing(crumbles, group, when);
    }
}
