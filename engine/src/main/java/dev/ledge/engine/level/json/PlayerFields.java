package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Within;
import java.util.Map;

/**
 * The fields of the player, which databind has to see apart: its profile is no record.
 *
 * @param size px, or null
 * @param actor how it moves
 * @param unknown fields this version does not know
 */
record PlayerFields(
        @Within(min = Limits.MIN_SIZE, max = Limits.MAX_ACTOR_SIZE, unit = "px")
        Vec size,

        ActorProfile actor,
        Map<String, Object> unknown) {

    /** The profile of the player. */
    ActorProfile profile() {
        return actor.withSize(size).withUnknown(unknown);
    }
}
