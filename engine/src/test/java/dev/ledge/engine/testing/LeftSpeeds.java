package dev.ledge.engine.testing;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.EventType;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * How fast what actors stood on was when they left it: with {@code takeOff} {@code upward} a fall takes nothing of that
 * along, and a coyote jump later all of it. Case MV-09.
 */
final class LeftSpeeds {
    /** From the step that leaves the ground to the first one in which buttons see that, and rounding of the time. */
    private static final int LATER = 2;

    private final Map<String, Left> last = new HashMap<>();
    private final double dt;
    /** What was left before anybody looked. */
    private Left unknown;

    private record Left(long tick, double speed) {}

    LeftSpeeds(double dt) {
        this.dt = dt;
    }

    /** After {@link #taken}: looks at what happened to an actor near what moves as fast as that, px/s. */
    void look(String id, long tick, Set<EventType> events, double speed) {
        if (events.contains(EventType.LEFT_GROUND)) {
            last.put(id, new Left(tick, speed));
        }
    }

    /** What an actor may have got by a jump out of the air, px/s. */
    double taken(String id, long tick, Set<EventType> events, ActorProfile profile, ActorState before) {
        if (unknown == null) {
            unknown = new Left(tick - 1, Double.POSITIVE_INFINITY);
        }
        boolean isLate = before == ActorState.AIR && events.contains(EventType.JUMPED);
        if (!isLate || profile.takeOff() != TakeOff.UPWARD) {
            return 0;
        }
        Left left = last.getOrDefault(id, unknown);
        return (tick - left.tick - LATER) * dt <= profile.get(ActorField.COYOTE_TIME) ? left.speed : 0;
    }
}
