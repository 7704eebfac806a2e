package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Within;

/**
 * A plain body, or many copies of one.
 *
 * @param common what every object has
 * @param velocity px/s at the start, or null for 0
 * @param copies how many, null means one
 * @param body size of each copy when there are copies, or null
 * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
 */
public record Body(
        ObjectCommon common,

        @Within(min = -Limits.MAX_SPEED, max = Limits.MAX_SPEED, unit = "px/s")
        Vec velocity,

        @Within(min = 1, max = Level.MAX_OBJECTS, unit = "") Integer copies,

        @Within(min = Limits.MIN_SIZE, max = Limits.MAX_ACTOR_SIZE, unit = "px")
        Vec body,

        ActorProfile actor)
        implements LevelObject {
    /** The type of these objects. */
    public static final ObjectType<Body> TYPE = new ObjectType<>(
            "actor", Body.class, ObjectType.Role.ACTOR, common -> new Body(common, null, null, null, null));

    private static final Limits LIMITS = Limits.of(Body.class);

    /**
     * Puts defaults in place of a missing profile.
     *
     * @param common what every object has
     * @param velocity px/s at the start, or null for 0
     * @param copies how many, null means one
     * @param body size of each copy when there are copies, or null
     * @param actor its actor fields; null means {@link ActorProfile#DEFAULT}
     */
    public Body {
        LIMITS.check("velocity", velocity);
        LIMITS.check("copies", copies);
        LIMITS.check("body", body);
        // The size of many copies is that of the box that they are spread over.
        Limits.checkActorSize(copies == null ? common.size() : null);
        actor = actor == null ? ActorProfile.DEFAULT : actor;
    }

    /**
     * {@return one body at rest, px, moving as an actor does by default}
     *
     * @param id the id
     * @param at top-left corner, px
     * @param size px, null for the default
     */
    public static Body of(String id, Vec at, Vec size) {
        return new Body(ObjectCommon.of(id, at, size), null, null, null, null);
    }

    @Override
    public ObjectType<Body> objectType() {
        return TYPE;
    }

    @Override
    public Body withCommon(ObjectCommon newCommon) {
        return new Body(newCommon, velocity, copies, body, actor);
    }

    @Override
    public boolean hasCopies() {
        return copies != null;
    }

    @Override
    public int actorCount() {
        return hasCopies() ? copies : 1;
    }

    @Override
    public Vec actorSize() {
        return hasCopies() ? body : common.size();
    }

    /** {@return the velocity in force, px/s; 0 where the file gives none} */
    public Vec effectiveVelocity() {
        return velocity == null ? Vec.ZERO : velocity;
    }
}
