package dev.ledge.editor.object;

import dev.ledge.engine.level.Sides;

/** What comes of touching a tile or an object: the first of them that holds of it. */
public enum Touch {
    HAZARD,
    LADDER,
    SOLID,
    ONE_WAY;

    /** What comes of touching what may kill, may be climbed, and blocks from some sides; null if nothing does. */
    public static Touch of(boolean isHazard, boolean isClimbable, Sides solidFrom) {
        if (isHazard) {
            return HAZARD;
        }
        if (isClimbable) {
            return LADDER;
        }
        return solidFrom.equals(Sides.ALL) ? SOLID : solidFrom.equals(Sides.NONE) ? null : ONE_WAY;
    }
}
