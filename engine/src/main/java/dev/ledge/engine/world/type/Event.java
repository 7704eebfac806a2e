package dev.ledge.engine.world.type;

/**
 * One thing that happened in a step, as a value for readers outside the step. What does not apply is null.
 *
 * @param type what happened
 * @param actor id of the actor it happened to (the {@code a} of a pair); null for what happens to a tile or platform
 * @param by id of the other: a platform or an object, {@code tile:COLUMN,ROW}, {@code border}, or the pair's {@code b}
 * @param axis {@code vertical} or {@code horizontal} for a crush and a push; {@code left} or {@code right} for a wall
 * @param cause of a death: {@code crush}, {@code hazard}, {@code fell}, {@code enemy}, or {@code game} if the game
 *     killed it
 * @param kind of a jump: {@code air} or {@code wall}, null off the ground, a ladder, or for coyotes
 * @param group name of the group that was switched
 * @param on whether that group is on now
 * @param pair numbers of a pair as seen by a: overlap x, y; velocity of a x, y; of b x, y; old position of a x, y; of b
 *     x, y; new position of a x, y; of b x, y (14 numbers)
 */
public record Event(
        EventType type,
        String actor,
        String by,
        String axis,
        String cause,
        String kind,
        String group,
        Boolean on,
        double[] pair) {
    /**
     * An event that has nothing to do with groups.
     *
     * @param type what happened
     * @param actor id of the actor it happened to
     * @param by id of the other
     * @param axis or side
     * @param cause of a death
     * @param kind of a jump
     * @param pair numbers of a pair
     */
    public Event(EventType type, String actor, String by, String axis, String cause, String kind, double[] pair) {
        this(type, actor, by, axis, cause, kind, null, null, pair);
    }
}
