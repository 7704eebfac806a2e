package dev.ledge.engine.world.internal.state;

/**
 * All that changes from step to step and is not derived anew in each: what snapshots copy and hashes cover.
 *
 * @param actors the actors
 * @param platforms the platforms
 * @param visits which actors are in which areas
 * @param cells the tiles that shake or are gone
 * @param groups which groups are on
 * @param clock the number of steps made
 */
public record WorldState(
        ActorArrays actors,
        PlatformArrays platforms,
        AreaVisits visits,
        CellStates cells,
        GroupStates groups,
        StepClock clock) {}
