package dev.ledge.engine.world.internal.motion;

/** A free part of a walk, which can be gone back to where the ground turned on it, and to when that was. */
final class Stretch {
    private final MotionCasts casts;
    private final Placement place;
    private double rest;
    private double span;
    /** Which part of the walk it is, 0 to 1. */
    private double length;

    private double rideX;
    private double rideY;

    Stretch(MotionCasts casts, Placement place) {
        this.casts = casts;
        this.place = place;
    }

    /**
     * Begins and passes its time.
     *
     * @param part which part of the walk it is, 0 to 1
     * @param byX how far the support takes the actor meanwhile, px
     */
    void pass(double part, double byX, double byY) {
        rest = casts.rest();
        span = casts.span();
        length = part;
        rideX = byX;
        rideY = byY;
        casts.pass(part);
    }

    /** Back to a part of it: what else moves, and the rest of the ride, are still to come. */
    void goBack(int i, double part) {
        if (part < 1 && span > 0) {
            casts.goBack(rest, span);
            casts.pass(part * length);
            place.by(i, -rideX * (1 - part), -rideY * (1 - part));
        }
    }

    /** Its time passes once more. */
    void goOn() {
        casts.goBack(rest, span);
        casts.pass(length);
    }
}
