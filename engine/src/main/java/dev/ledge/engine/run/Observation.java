package dev.ledge.engine.run;

import dev.ledge.engine.world.type.Event;
import java.util.List;

/** What can be seen of a world at one tick; expectations are judged on this alone. */
public interface Observation {

    /** The id under which the player is known, whatever the id of its spawn. */
    String PLAYER = "player";

    /** {@return 0 before the first step, k + 1 after the step from k} */
    long tick();

    /** {@return the ids of all actors, sorted} */
    List<String> actorIds();

    /**
     * A fact about an actor.
     *
     * @param actorId id of the actor
     * @param fact which fact
     * @return a {@link Boolean}, a {@link String} or null, or a {@link Double}, by {@link Fact#kind()}
     * @throws IllegalArgumentException if there is no actor of that id
     */
    Object fact(String actorId, Fact fact);

    /** {@return what happened in the step that led to this tick; empty at tick 0} */
    List<Event> events();
}
