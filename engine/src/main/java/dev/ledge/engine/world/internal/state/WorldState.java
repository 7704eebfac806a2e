package dev.ledge.engine.world.internal.state;

/**
 * All that can change from step to step and is not found out anew in each: what a snapshot copies and hashes are of.
 *
 * @param actors the actors
 * @param platforms the platforms
 * @param visits who is in which area
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
