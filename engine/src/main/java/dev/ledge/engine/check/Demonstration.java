package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.SourceLocations;
import java.util.Map;
import java.util.Objects;

/**
 * A play that proves a finding: it comes true in its last tick, in the level that was checked.
 *
 * @param start the player's upper left corner at tick 0, px; null is the level's spawn
 * @param input the held buttons
 * @param ticks how many steps, 0 or more
 */
public record Demonstration(Vec start, InputTrack input, int ticks) {
    /**
     * Checks that there are buttons.
     *
     * @param start the player's upper left corner at tick 0, px; null is the level's spawn
     * @param input the held buttons
     * @param ticks how many steps, 0 or more
     * @throws NullPointerException if the input is null
     */
    public Demonstration {
        Objects.requireNonNull(input);
    }

    /**
     * {@return the play as a run that can be saved}
     *
     * @param about what it shows, for people, or null
     */
    public Run run(String about) {
        InputTrack held = InputTrack.of(
                input.changes().stream().filter(change -> change.tick() < ticks).toList());
        return new Run(null, about, ticks, start, held, null, null, Map.of(), SourceLocations.NONE);
    }
}
