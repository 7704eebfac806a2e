package dev.ledge.engine.world.reference;

/**
 * What a played body can do beside walking and jumping; times are whole ticks.
 *
 * @param dashSpeed px/s, 0 if it cannot dash
 * @param dashTicks how long a dash lasts
 * @param slideSpeed fastest fall along a wall, px/s; infinite if walls do not slow it down
 * @param wallX how fast a jump off a wall goes away from it, px/s; 0 if there is none
 * @param wallY how fast it goes up, px/s
 * @param wallTicks for how long nothing steers then
 * @param lowHeight height of a body that crouches, px; 0 if it cannot
 * @param feel its gravity, run and jumps
 */
record Skills(
        double dashSpeed,
        int dashTicks,
        double slideSpeed,
        double wallX,
        double wallY,
        int wallTicks,
        double lowHeight,
        Feel feel) {
    /** Walking and jumping alone. */
    static final Skills NONE = new Skills(0, 0, Double.POSITIVE_INFINITY, 0, 0, 0, 0, Feel.PLAIN);

    /** The same with another feel. */
    Skills with(Feel other) {
        return new Skills(dashSpeed, dashTicks, slideSpeed, wallX, wallY, wallTicks, lowHeight, other);
    }
}
