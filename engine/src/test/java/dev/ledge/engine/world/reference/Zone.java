package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.object.Switch;

/**
 * An area that does something to a body that touches it.
 *
 * @param x left edge at the start, px
 * @param y top edge at the start, px
 * @param w width, px
 * @param h height, px
 * @param kind what it does
 * @param rides index of the solid that it moves with, −1 if it stands still
 * @param group what it switches, if that is what it does
 * @param sets to what
 */
record Zone(double x, double y, double w, double h, Kind kind, int rides, String group, Switch.Sets sets)
        implements Area {
    /** What an area does. */
    enum Kind {
        HAZARD,
        GOAL,
        SWITCH
    }
}
