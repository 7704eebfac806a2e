package dev.ledge.engine.level;

import java.util.function.Function;

/**
 * What there is to know of a type of object without looking at one. Every type that the engine knows is a record that
 * has its type as a constant; files are read and written by the record's components.
 *
 * @param name the type's name in files
 * @param record what an object of the type is
 * @param role what it is to the simulation
 * @param fresh makes one with all fields missing; null if there is none without a field
 * @param <T> the record
 */
public record ObjectType<T extends LevelObject>(
        String name, Class<T> record, Role role, Function<ObjectCommon, T> fresh) {

    /** What objects of a type are to the simulation. */
    public enum Role {
        /** Where the player starts. */
        START,
        /** It becomes an actor, or several. */
        ACTOR,
        /** Solid, still or moving; it has an outline. */
        SOLID,
        /** A box that acts on actors that come into it. */
        AREA,
        /** Nothing but a picture. */
        PICTURE;

        /** {@return true if what has this role can move with a platform} */
        public boolean canRide() {
            return this == START || this == AREA || this == PICTURE;
        }
    }
}
