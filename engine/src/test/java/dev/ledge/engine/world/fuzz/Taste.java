package dev.ledge.engine.world.fuzz;

/**
 * What kind of games a law is tried on.
 *
 * @param openBorders true if no border does anything, so that the level can be moved and enlarged
 * @param blocks true if the ground is of solid blocks and ramps only, which can be told as polygons too
 * @param drifting true if nobody has gravity and nothing moves but bodies that drift
 * @param crowds true if bodies may have copies, which are numbered from the left
 * @param edits true if the level is edited while it is played
 * @param manyActors true if there are more of them than of anything else
 */
record Taste(boolean openBorders, boolean blocks, boolean drifting, boolean crowds, boolean edits, boolean manyActors) {
    static final Taste ANY = new Taste(false, false, false, true, false, false);
    static final Taste WITHOUT_CROWDS = new Taste(false, false, false, false, false, false);
    static final Taste OPEN = new Taste(true, false, false, true, false, false);
    static final Taste OPEN_WITHOUT_CROWDS = new Taste(true, false, false, false, false, false);
    static final Taste BLOCKS = new Taste(false, true, false, true, false, false);
    static final Taste DRIFTING = new Taste(false, false, true, false, false, false);
    static final Taste CROWDED = new Taste(false, false, false, true, false, true);
    static final Taste EDITED = new Taste(false, false, false, true, true, false);
}
