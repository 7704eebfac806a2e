package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/**
 * What a motion through the air would be if nothing moved against it, or held it back from what carries it. Where the
 * face that pushes or holds an actor ends within the step, the actor goes on with this. Case MP-10.
 */
final class OwnMotion {
    private final MotionCasts casts;
    private final Placement place;
    private final SupportMotion motion;
    private final FaceEnds ends;
    /** What is left of it without what carries the actor, px. */
    private double dx;

    private double dy;
    /** How far a current or a raft carries the actor in a whole step, px, and how much of that is left, 0 to 1. */
    private double carriedX;

    private double carriedY;
    private double left;
    private double freeX;
    private double freeY;

    OwnMotion(ActorArrays actors, MotionCasts casts, Placement place, SupportMotion motion) {
        ends = new FaceEnds(actors, casts, motion);
        this.casts = casts;
        this.place = place;
        this.motion = motion;
    }

    /** Motions until the next call are carried by so much in a whole step, px. */
    void carry(double byX, double byY) {
        carriedX = byX;
        carriedY = byY;
    }

    /** How far they are carried to the right in a whole step, px. */
    double carriedX() {
        return carriedX;
    }

    /** A motion of so many px begins, with what carries it. */
    void begin(double moveX, double moveY) {
        ends.begin();
        // Where nothing moves there is no time either.
        left = casts.span() > 0 ? casts.span() : 1;
        dx = moveX - carriedX * left;
        dy = moveY - carriedY * left;
    }

    /** What is left of it to the right, px. */
    double x() {
        return dx + carriedX * left;
    }

    /** What is left of it downwards, px. */
    double y() {
        return dy + carriedY * left;
    }

    /** A part of it has passed, 0 to 1. */
    void pass(double part) {
        dx *= 1 - part;
        dy *= 1 - part;
        left *= 1 - part;
    }

    /** Nothing of it is left. */
    void stop() {
        dx = -carriedX * left;
        dy = -carriedY * left;
    }

    /** Takes from it what goes into a hit. */
    void deflect(Sweep hit) {
        double into = Math.min(0, dx * hit.normalX() + dy * hit.normalY());
        dx -= into * hit.normalX();
        dy -= into * hit.normalY();
    }

    /**
     * The same in the air, where what comes from above or below gives the actor its own speed up or down.
     *
     * @param falls whether gravity acts: then a sloped ceiling takes the rise alone, and a slant too steep to walk is a
     *     wall
     */
    void deflectInAir(Sweep hit, boolean falls) {
        double nx = hit.normalX();
        double ny = hit.normalY();
        double planeX = casts.span() * motion.movedX(hit);
        double planeY = casts.span() * motion.movedY(hit);
        boolean comes = Slant.comes(nx, ny, planeX, planeY);
        boolean isCeiling = ny > 0 && (nx == 0 || falls && (!comes || Slant.isLevel(nx, ny)));
        if (isCeiling) {
            dy = Math.max(dy, comes || nx == 0 ? Math.max(0, planeY) : 0);
        } else if (ny == -1) {
            dy = Math.min(dy, Math.min(0, planeY));
        } else if (falls && nx != 0) {
            dx = dx * nx < 0 ? 0 : dx;
        }
        if (nx != 0 && !(isCeiling && comes)) {
            deflect(hit);
        }
    }

    /**
     * At which part of a displacement the first face ends that makes it differ from this motion.
     *
     * @return 0 to 1; 1 if none does
     */
    double firstEnd(int i, ContactSet planes, double moveX, double moveY) {
        boolean differs = Math.abs(moveX - x()) + Math.abs(moveY - y()) > Tolerance.ROUNDING;
        boolean isCarried = carriedX != 0 || carriedY != 0;
        return differs ? ends.first(i, planes, isCarried, moveX, moveY) : 1;
    }

    /** Moves the actor to that end, a part of a displacement: across the face it goes on with this motion. */
    void goOff(int i, ContactSet planes, double part, double moveX, double moveY) {
        place.part(i, part, moveX, moveY);
        pass(part);
        freeX = planes.normalX(ends.plane()) == 0 ? moveX * (1 - part) : x();
        freeY = planes.normalY(ends.plane()) == 0 ? moveY * (1 - part) : y();
        ends.goOff(planes);
    }

    /** What the actor goes on with from there to the right, px. */
    double freeX() {
        return freeX;
    }

    /** The same downwards. */
    double freeY() {
        return freeY;
    }
}
