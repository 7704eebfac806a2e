package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.SupportMotion;

/**
 * Where, on an actor's path along the planes that it touches, the first of their faces ends: from there on that neither
 * blocks nor pushes it. Case MP-10.
 */
final class FaceEnds {
    /** So many faces side by side are looked at within a motion. */
    private static final int MOST_FACES = 16;

    private final ActorArrays a;
    private final MotionCasts casts;
    private final Sweep sweep;
    private int plane;
    /** Those that the actor has gone off in this motion. */
    private final ContactSet ended;

    FaceEnds(ActorArrays actors, MotionCasts casts, SupportMotion motion) {
        a = actors;
        this.casts = casts;
        sweep = casts.sweep;
        ended = new ContactSet(actors, casts, motion);
    }

    /**
     * Looks for the first one.
     *
     * @param isCarried whether something carries the actor: then what stands still blocks that
     * @param dx displacement in the motion that is under way, px
     * @param dy px downwards
     * @return at which part of that it ends, 0 to 1, a rounding error late, so that what is there is hit first; 1 if
     *     all of them last, or the actor leaves them
     */
    double first(int i, ContactSet planes, boolean isCarried, double dx, double dy) {
        double first = 1;
        for (int k = 0; k <= planes.last(); k++) {
            boolean isMeant = isCarried || !planes.isStill(k);
            // A face that was gone off and catches up pushes until the motion ends: else it would end again and again.
            if (isMeant && !ended.hasFace(planes, k) && isObeyed(i, planes, k, dx, dy) && !planes.isLeftOut(i, k)) {
                double part = end(i, planes, k, dx, dy) + Tolerance.ROUNDING;
                if (part < first) {
                    first = part;
                    plane = k;
                }
            }
        }
        return first;
    }

    /** The platform whose face ends first, −1 if that belongs to something else. */
    int platform(ContactSet planes) {
        return planes.kind(plane) == SupportKind.PLATFORM ? planes.major(plane) : -1;
    }

    /** The plane whose face ends first. */
    int plane() {
        return plane;
    }

    /** A motion begins. */
    void begin() {
        ended.clear();
    }

    /**
     * True if that face recedes and goes on in one of something else that recedes alike: the plane is that one's from
     * there on. What stands still or pushes is hit anew there.
     */
    boolean goesOn(int i, ContactSet planes) {
        double intoX = 2 * Tolerance.CONTACT * -planes.normalX(plane);
        double intoY = 2 * Tolerance.CONTACT * -planes.normalY(plane);
        return planes.push(plane) < -Tolerance.ROUNDING && casts.sweep(i, intoX, intoY) && planes.passesTo(plane);
    }

    /** The actor goes off that face: it touches that no more. */
    void goOff(ContactSet planes) {
        ended.copy(planes, plane);
        planes.remove(plane);
    }

    /**
     * True if a moving face has ended beside an actor since the contact, or does so as soon as the actor goes on along
     * it: it blocks no displacement then.
     */
    boolean isOver(int i, ContactSet planes, int k, double dx, double dy) {
        if (planes.kind(k) != SupportKind.PLATFORM || planes.isStill(k)) {
            return false;
        }
        double span = casts.span();
        double into = planes.clearance(k, dx, dy);
        double alongX = dx - into * planes.normalX(k);
        double alongY = dy - into * planes.normalY(k);
        double part = end(i, planes, k, alongX, alongY);
        double way = Math.abs(alongX - span * planes.movedX(k)) + Math.abs(alongY - span * planes.movedY(k));
        return part < 1 && part * way <= 2 * Tolerance.JOINT_PROBE;
    }

    /** True if a displacement goes along a plane; the ground's ends are found where one walks. */
    private boolean isObeyed(int i, ContactSet planes, int k, double dx, double dy) {
        boolean isGround = planes.kind(k) == a.supportKind[i]
                && (planes.major(k) == a.supportMajor[i] || planes.kind(k) != SupportKind.PLATFORM)
                && planes.normalX(k) == a.groundX[i]
                && planes.normalY(k) == a.groundY[i];
        return !isGround
                && planes.kind(k) != SupportKind.ACTOR
                && Math.abs(planes.clearance(k, dx, dy)) <= Tolerance.ROUNDING
                && planes.isLevelWith(i, k);
    }

    /** At which part of a displacement along a plane the face of that has ended where the actor is; 1 if it lasts. */
    private double end(int i, ContactSet planes, int k, double dx, double dy) {
        double span = casts.span();
        double intoX = 2 * Tolerance.CONTACT * -planes.normalX(k);
        double intoY = 2 * Tolerance.CONTACT * -planes.normalY(k);
        int platform = planes.kind(k) == SupportKind.PLATFORM ? planes.major(k) : -1;
        double later = casts.rest() - span;
        if (casts.hits(i, platform, later, dx, dy, intoX, intoY)) {
            return 1;
        }
        // In the face's frame, from beyond its end backwards along it: the hit is the end of the face. What goes as the
        // face does would hit it or not as rounding has it.
        double alongX = dx - span * planes.movedX(k);
        double alongY = dy - span * planes.movedY(k);
        boolean glides = Math.abs(alongX) + Math.abs(alongY) > Tolerance.ROUNDING;
        if (glides && casts.hits(i, platform, later, dx + intoX, dy + intoY, -alongX, -alongY)) {
            return 1 - sweep.time();
        }
        // A one-way has no side that the cast above could hit: from face to face, in all of which it may go on.
        double part = 0;
        double at = 0;
        for (int n = 0; n < MOST_FACES; n++) {
            if (!casts.hits(i, platform, casts.rest() - span * at, at * dx, at * dy, intoX, intoY)) {
                return part;
            }
            double next = sweep.isFlat() ? end(i, at, dx, dy, alongX, alongY) : 1;
            if (next >= 1) {
                return 1;
            }
            part = next;
            at = next + Tolerance.ROUNDING;
        }
        return 1;
    }

    /** The same of the flat face of the last hit, which the actor hits at a part of the displacement. */
    private double end(int i, double part, double dx, double dy, double alongX, double alongY) {
        boolean isLevel = sweep.normalX() == 0;
        double along = isLevel ? alongX : alongY;
        double from = isLevel ? a.x[i] + part * dx : a.y[i] + part * dy;
        double size = isLevel ? a.w[i] : a.h[i];
        double way = along > 0 ? sweep.high() - from : from + size - sweep.low();
        return way < (1 - part) * Math.abs(along) ? part + Math.max(0, way) / Math.abs(along) : 1;
    }
}
