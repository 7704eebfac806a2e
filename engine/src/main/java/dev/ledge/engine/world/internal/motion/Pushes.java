package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.EventType;

/**
 * What it means to an actor that a platform moves against it: a push, which is reported, and a lack of room, which
 * crushes at the end of the step or makes a one-way let through. Cases MP-10, CR-01 to CR-08, Appendix A Ch14.
 */
public final class Pushes {
    /** How long a platform lets an actor through that it would crush, ticks. */
    private static final int DROP_TICKS = 15;
    /** So many kinds of ground may let through: tiles, polygons, platforms. */
    private static final int MOST_KINDS = 3;

    private final ActorArrays a;
    private final PlatformArrays p;
    private final MotionCasts casts;
    private final ContactLog contacts;
    private final EventLog events;
    private final Footing footing;

    public Pushes(
            ActorArrays actors,
            PlatformArrays platforms,
            MotionCasts casts,
            ContactLog contacts,
            EventLog events,
            Footing footing) {
        a = actors;
        p = platforms;
        this.casts = casts;
        this.contacts = contacts;
        this.events = events;
        this.footing = footing;
    }

    /** How far what was hit moves to the right in this step, px. */
    public double movedX(Sweep hit) {
        return footing.motion.movedX(hit.ownerKind(), hit.ownerMajor());
    }

    /** The same downwards. */
    public double movedY(Sweep hit) {
        return footing.motion.movedY(hit.ownerKind(), hit.ownerMajor());
    }

    /** True if what was hit moves as what an actor stands on does. */
    boolean movesLikeSupport(int i, Sweep hit) {
        return moves(hit, footing.motion.rideX(i), footing.motion.rideY(i));
    }

    /** True if what was hit moves so far in this step, px: two platforms that move alike round that differently. */
    boolean moves(Sweep hit, double byX, double byY) {
        return Numbers.areEqual(movedX(hit), byX) && Numbers.areEqual(movedY(hit), byY);
    }

    /**
     * Reports a push if what was hit goes on against the actor in the part of the step that is left. True if it does;
     * what has only just arrived does not, wherever rounding ends the motion.
     */
    public boolean reportIfPush(int i, Sweep hit, double span) {
        double push = movedX(hit) * hit.normalX() + movedY(hit) * hit.normalY();
        boolean isPush = hit.ownerKind() == SupportKind.PLATFORM && push * span > Tolerance.CONTACT;
        if (isPush) {
            report(i, hit.ownerMajor(), hit.normalX(), hit.normalY());
        }
        return isPush;
    }

    /** A platform pushes an actor along a normal. */
    public void report(int i, int platform, double nx, double ny) {
        boolean isVertical = Slant.isLevel(nx, ny);
        if (!a.has(i, ActorFlags.WAS_PUSHED | ActorFlags.PUSHED)) {
            int axis = isVertical ? EventLog.VERTICAL : EventLog.HORIZONTAL;
            events.add(EventType.PUSHED, i, SupportKind.PLATFORM, platform, 0, axis, EventLog.NO_CAUSE);
        }
        a.set(i, ActorFlags.PUSHED);
        if (!isVertical) {
            contacts.note(i, nx > 0 ? ContactLog.LEFT : ContactLog.RIGHT, SupportKind.PLATFORM, platform, 0);
        }
    }

    /**
     * A platform cannot move an actor any farther: one that is solid all round may crush it, any other lets it through.
     *
     * @param nx the normal of its face
     * @param missing what of the push along that is missing, px
     * @param awayX how far what it is pressed against takes the actor to the right until the step is over, px
     * @param awayY px downwards
     */
    public void markCrushCandidate(
            int i, int platform, double nx, double ny, double missing, double awayX, double awayY) {
        Outline outline = p.outlines[platform];
        boolean isVertical = Slant.isLevel(nx, ny);
        double missingY = isVertical ? missing / ny : 0;
        if (!outline.isSolidAllRound()) {
            open(i, SupportKind.PLATFORM, platform, false);
            leave(i, SupportKind.PLATFORM, platform, 0, missingY < 0);
            return;
        }
        boolean isFirst = !a.has(i, ActorFlags.CRUSH_CANDIDATE);
        a.squeezes.add(i, isFirst, platform, isVertical, isVertical ? missingY : missing / nx);
        if (isVertical) {
            a.squeezes.goesOn(i, a.y[i] + awayY, a.x[i], footing.motion.wayX(i, casts.span()));
        } else {
            a.squeezes.goesOn(i, a.x[i] + awayX, a.y[i], footing.motion.wayY(i, casts.span()));
        }
        a.clear(i, ActorFlags.CRUSH_VERTICAL);
        a.set(i, isVertical ? ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSH_VERTICAL : ActorFlags.CRUSH_CANDIDATE);
    }

    /**
     * Two planes close upon an actor: the one that moves more against it squeezes it against the other.
     *
     * @param rest part of the step that is left
     * @return the plane that the actor has to obey, −1 if none closes
     */
    int squeeze(int i, ContactSet planes, int first, int second, double rest) {
        double closing = (planes.push(first) + planes.push(second)) * rest;
        if (closing <= Tolerance.ROUNDING) {
            return -1;
        }
        int mover = pressesMore(planes, first, second) ? first : second;
        int anvil = first + second - mover;
        if (planes.kind(mover) != SupportKind.PLATFORM) {
            // Another actor presses nobody: it goes on, and whom it lifted stays.
            casts.withoutActors();
            leave(i, planes.kind(mover), planes.major(mover), planes.minor(mover), false);
            return anvil;
        }
        if (planes.kind(anvil) == SupportKind.ACTOR) {
            // Nor is it an anvil: who stands on it is pressed through it.
            casts.withoutActors();
            leave(i, planes.kind(anvil), planes.major(anvil), planes.minor(anvil), true);
            return mover;
        }
        boolean mayPass = isSolidAllRound(planes, mover) && !isSolidAllRound(planes, anvil);
        boolean isTop = planes.normalY(anvil) < 0;
        if (mayPass && letsThrough(i, planes, anvil)) {
            leave(i, planes.kind(anvil), planes.major(anvil), planes.minor(anvil), isTop);
            return mover;
        }
        double away = planes.push(anvil) * rest;
        double awayX = planes.normalX(anvil) * away;
        double awayY = planes.normalY(anvil) * away;
        markCrushCandidate(i, planes.major(mover), planes.normalX(mover), planes.normalY(mover), closing, awayX, awayY);
        return anvil;
    }

    /** True if a plane moves more against an actor than another one; of two that move as much the lower platform. */
    private static boolean pressesMore(ContactSet planes, int one, int other) {
        double more = planes.push(one) - planes.push(other);
        boolean isLower = planes.kind(one) == planes.kind(other) && planes.major(one) < planes.major(other);
        return Math.abs(more) <= Tolerance.ROUNDING ? isLower : more > 0;
    }

    /**
     * Among too many planes there is no way: the one that moves most against an actor squeezes it, unless one of them
     * lets through.
     *
     * @return true if one does, and the actor may go on without it
     */
    boolean pin(int i, ContactSet planes, double rest, double span) {
        int mover = -1;
        double most = Tolerance.ROUNDING;
        for (int k = 0; k <= planes.last(); k++) {
            boolean isPlatform = planes.kind(k) == SupportKind.PLATFORM;
            if (isPlatform && planes.push(k) > most && planes.isTouched(k, a.x[i], a.y[i], rest)) {
                most = planes.push(k);
                mover = k;
            }
        }
        if (mover < 0) {
            return false;
        }
        boolean wasOpen = a.dropTicks[i] > 0;
        if (isSolidAllRound(planes, mover) && !wasOpen && opensOne(i, planes, rest)) {
            return true;
        }
        markCrushCandidate(i, planes.major(mover), planes.normalX(mover), planes.normalY(mover), most * span, 0, 0);
        return !wasOpen && a.dropTicks[i] > 0;
    }

    /** True if one of the planes that an actor touches lets it through. */
    private boolean opensOne(int i, ContactSet planes, double rest) {
        for (int k = 0; k <= planes.last(); k++) {
            boolean mayPass = planes.isTouched(k, a.x[i], a.y[i], rest) && !isSolidAllRound(planes, k);
            if (mayPass && letsThrough(i, planes, k)) {
                leave(i, planes.kind(k), planes.major(k), planes.minor(k), planes.normalY(k) < 0);
                return true;
            }
        }
        return false;
    }

    private boolean isSolidAllRound(ContactSet planes, int k) {
        return casts.isSolidAllRound(planes.kind(k), planes.major(k), planes.minor(k), planes.part(k));
    }

    /**
     * Opens the plane that an actor is pressed against, and whatever else it is pressed against there: all of it or,
     * with something solid among that, nothing.
     */
    private boolean letsThrough(int i, ContactSet planes, int k) {
        double nx = planes.normalX(k);
        double ny = planes.normalY(k);
        open(i, planes.kind(k), planes.major(k), ny < 0);
        for (int n = 0; n < MOST_KINDS && isPressedOn(i, nx, ny); n++) {
            Sweep hit = casts.sweep;
            if (casts.isSolidAllRound(hit.ownerKind(), hit.ownerMajor(), hit.ownerMinor(), hit.ownerDetail())) {
                a.forgetDrop(i);
                return false;
            }
            open(i, hit.ownerKind(), hit.ownerMajor(), ny < 0);
        }
        return true;
    }

    /** True if something that is not open is where an actor is pressed to, against a normal. */
    private boolean isPressedOn(int i, double nx, double ny) {
        return ny < 0
                ? casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0
                : casts.sweep(i, -nx * Tolerance.CONTACT, -ny * Tolerance.CONTACT);
    }

    /** What is not solid all round lets an actor through for a while, tiles where its feet are or at their sides. */
    private void open(int i, int kind, int major, boolean isTop) {
        if (a.dropTicks[i] == 0) {
            a.forgetDrop(i);
            a.dropY[i] = Double.NaN;
        }
        a.dropTicks[i] = DROP_TICKS;
        switch (kind) {
            case SupportKind.PLATFORM -> a.dropPlatform[i] = major;
            case SupportKind.POLYGON -> a.dropPolygon[i] = major;
            default -> {
                a.set(i, ActorFlags.PRESSED);
                a.dropX[i] = a.x[i];
                a.dropY[i] = isTop ? a.feet(i) : Double.NaN;
            }
        }
    }

    /**
     * An actor leaves what lets it through.
     *
     * @param rises whether that is, or has lifted the actor off, the ground; else it keeps any other support
     */
    private void leave(int i, int kind, int major, int minor, boolean rises) {
        boolean stands = a.supportKind[i] == kind && a.supportMajor[i] == major && a.supportMinor[i] == minor;
        if (a.state[i] == ActorArrays.GROUND && (rises || stands) && !footing.isSeenFromAbove()) {
            footing.fallOff(i, a.supportVx[i], 0);
        }
    }
}
