package dev.ledge.engine.world.fuzz;

/**
 * The kind of games that a law is tried on.
 *
 * @param openBorders true if no border does anything, so that the level can be moved and enlarged
 * @param blocks true if the ground is of solid blocks and ramps only, which can be polygons too
 * @param drifting true if no actor has gravity and nothing moves but bodies that drift
 * @param crowds true if bodies may have copies, which are numbered from the left
 * @param edits true if the level is edited while it is played
 * @param manyActors true if there are more of them than of anything else
 */
record GameOptions(
        boolean openBorders, boolean blocks, boolean drifting, boolean crowds, boolean edits, boolean manyActors) {
    static final GameOptions ANY = new GameOptions(false, false, false, true, false, false);
    static final GameOptions WITHOUT_CROWDS = new GameOptions(false, false, false, false, false, false);
    static final GameOptions OPEN = new GameOptions(true, false, false, true, false, false);
    static final GameOptions OPEN_WITHOUT_CROWDS = new GameOptions(true, false, false, false, false, false);
    static final GameOptions BLOCKS = new GameOptions(false, true, false, true, false, false);
    static final GameOptions DRIFTING = new GameOptions(false, false, true, false, false, false);
    static final GameOptions CROWDED = new GameOptions(false, false, false, true, false, true);
    static final GameOptions EDITED = new GameOptions(false, false, false, true, true, false);
}
