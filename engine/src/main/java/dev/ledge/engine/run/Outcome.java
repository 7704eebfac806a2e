package dev.ledge.engine.run;

import java.util.List;

/**
 * What came of a played run.
 *
 * @param ticks how many steps were played
 * @param alive true if the player is alive at the end; false also for a level without a player
 * @param won true if the player has touched a goal
 * @param deaths how often the player died
 * @param hash the state's hash after the last tick
 * @param failures what did not come true, in the run's order
 * @param unjudged JSON pointers of the expectations that reach beyond the ticks played, and so were not judged
 * @param seconds how long the steps took, loading left out
 */
public record Outcome(
        int ticks,
        boolean alive,
        boolean won,
        int deaths,
        long hash,
        List<Failure> failures,
        List<String> unjudged,
        double seconds) {
    /**
     * Takes copies of the lists.
     *
     * @param ticks how many steps were played
     * @param alive true if the player is alive at the end; false also for a level without a player
     * @param won true if the player has touched a goal
     * @param deaths how often the player died
     * @param hash the state's hash after the last tick
     * @param failures what did not come true, in the run's order
     * @param unjudged JSON pointers of the expectations that reach beyond the ticks played, and so were not judged
     * @param seconds how long the steps took, loading left out
     */
    public Outcome {
        failures = List.copyOf(failures);
        unjudged = List.copyOf(unjudged);
    }

    /** {@return true if all that was judged came true} */
    public boolean isFine() {
        return failures.isEmpty();
    }

    /** {@return whole ticks played in a second, 0 if nothing was played} */
    public long ticksPerSecond() {
        return ticks == 0 ? 0 : Math.round(ticks / Math.max(seconds, 1e-9));
    }
}
