package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
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
    /** How far what carries the actor takes it to the right until the step is over, px. */
    private double carryX;

    private double carryY;

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

    /**
     * Reports a push if what an actor has hit goes on against it in the part of the step that is left; what has only
     * just arrived does not, wherever rounding ends the motion.
     */
    void reportIfPush(int i) {
        Sweep hit = casts.sweep;
        double push = footing.motion.movedX(hit) * hit.normalX() + footing.motion.movedY(hit) * hit.normalY();
        if (hit.ownerKind() == SupportKind.PLATFORM && push * casts.span() > Tolerance.CONTACT) {
            report(i, hit.ownerMajor(), hit.normalX(), hit.normalY());
        }
    }

    /** A platform pushes an actor along a normal. */
    private void report(int i, int platform, double nx, double ny) {
        boolean isVertical = Slant.isLevel(nx, ny);
        if (!a.has(i, ActorFlags.WAS_PUSHED | ActorFlags.PUSHED)) {
            int axis = isVertical ? EventLog.VERTICAL : EventLog.HORIZONTAL;
            events.add(EventType.PUSHED, i, SupportKind.PLATFORM, platform, 0, axis, EventLog.NO_CAUSE);
        }
        a.set(i, ActorFlags.PUSHED);
        if (!isVertical) {
            contacts.notePush(i, nx, ny, platform);
        }
    }

    /**
     * A platform cannot move an actor any farther: one that is solid all round may crush it, any other lets it through.
     *
     * @param mover the plane of it that presses
     * @param missing what of the push along its normal is missing, px
     * @param awayX how far what it is pressed against takes the actor to the right until the step is over, px
     * @param awayY px downwards
     * @param ownX how far the actor would get to the right by itself until then, px
     * @param ownY px downwards
     */
    private void markCrushCandidate(
            int i, ContactSet planes, int mover, double missing, double awayX, double awayY, double ownX, double ownY) {
        int platform = planes.major(mover);
        double nx = planes.normalX(mover);
        double ny = planes.normalY(mover);
        Outline outline = p.outlines[platform];
        boolean isVertical = Slant.isLevel(nx, ny);
        double missingY = isVertical ? missing / ny : 0;
        if (!outline.isSolidAllRound()) {
            open(i, SupportKind.PLATFORM, platform, false, Outline.sideOf(nx, ny));
            leave(i, planes, mover, missingY < 0);
            return;
        }
        boolean isFirst = !a.has(i, ActorFlags.CRUSH_CANDIDATE);
        a.blockedPushes.add(i, isFirst, platform, isVertical, isVertical ? missingY : missing / nx);
        if (isVertical) {
            a.blockedPushes.goesOn(i, a.y[i] + awayY, a.x[i], carryX, ownX);
        } else {
            a.blockedPushes.goesOn(i, a.x[i] + awayX, a.y[i], carryY, ownY);
        }
        a.blockedPushes.begins(i, isVertical ? a.y[i] : a.x[i], casts.rest());
        a.clear(i, ActorFlags.CRUSH_VERTICAL);
        a.set(i, isVertical ? ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSH_VERTICAL : ActorFlags.CRUSH_CANDIDATE);
    }

    /**
     * Two planes close upon an actor: the one that moves more against it presses it against the other.
     *
     * @param carriedX how far what carries the actor takes it to the right until the step is over, px
     * @param carriedY px downwards
     * @param ownX how far the actor would get to the right with that if nothing moved against it, px
     * @param ownY px downwards
     * @return the plane that the actor has to obey, −1 if none closes
     */
    int pressBetween(
            int i,
            ContactSet planes,
            int first,
            int second,
            double carriedX,
            double carriedY,
            double ownX,
            double ownY) {
        carryX = carriedX;
        carryY = carriedY;
        double span = casts.span();
        double closing = (planes.push(first) + planes.push(second)) * span;
        if (closing <= Tolerance.ROUNDING) {
            return -1;
        }
        int mover = pressesMore(planes, first, second) ? first : second;
        int anvil = first + second - mover;
        if (planes.kind(mover) != SupportKind.PLATFORM) {
            // Actors crush no actor: from now on heads let this one through, and it obeys the other plane.
            casts.withoutActors();
            leave(i, planes, mover, false);
            return anvil;
        }
        if (planes.kind(anvil) == SupportKind.ACTOR) {
            // Nor is a head an anvil: the platform presses the actor through it.
            casts.withoutActors();
            leave(i, planes, anvil, true);
            return mover;
        }
        boolean mayPass = isSolidAllRound(planes, mover) && !isSolidAllRound(planes, anvil);
        if (mayPass && letsThrough(i, planes, anvil)) {
            leave(i, planes, anvil, planes.normalY(anvil) < 0);
            return mover;
        }
        // A crush candidate stays on its support, and moves along the plane that it is pressed against.
        double into = Math.min(0, planes.clearance(anvil, carryX, carryY));
        double awayX = carryX - into * planes.normalX(anvil);
        double awayY = carryY - into * planes.normalY(anvil);
        double missing = planes.isOpposite(first, second) ? closing : -planes.clearance(mover, awayX, awayY);
        markCrushCandidate(i, planes, mover, missing, awayX, awayY, ownX, ownY);
        return anvil;
    }

    /** True if a plane moves more against an actor than another one; of two that move as much the lower platform. */
    private static boolean pressesMore(ContactSet planes, int one, int other) {
        double more = planes.push(one) - planes.push(other);
        boolean isLower = planes.kind(one) == planes.kind(other) && planes.major(one) < planes.major(other);
        return Math.abs(more) <= Tolerance.ROUNDING ? isLower : more > 0;
    }

    /**
     * Among too many planes nothing of the displacement is left: the one that moves most against an actor presses it,
     * unless one of them lets it through.
     *
     * @param carriedX how far what carries the actor takes it to the right until the step is over, px
     * @param carriedY px downwards
     * @param ownX how far the actor would get to the right with that if nothing moved against it, px
     * @param ownY px downwards
     * @return true if one does, and the actor may go on without it
     */
    boolean pin(int i, ContactSet planes, double carriedX, double carriedY, double ownX, double ownY) {
        carryX = carriedX;
        carryY = carriedY;
        int mover = -1;
        double most = Tolerance.ROUNDING;
        for (int k = 0; k <= planes.last(); k++) {
            boolean isPlatform = planes.kind(k) == SupportKind.PLATFORM;
            if (isPlatform && planes.push(k) > most && planes.isTouched(i, k)) {
                most = planes.push(k);
                mover = k;
            }
        }
        if (mover < 0) {
            return false;
        }
        boolean wasOpen = a.dropTicks[i] > 0;
        if (isSolidAllRound(planes, mover) && !wasOpen && opensOne(i, planes)) {
            return true;
        }
        markCrushCandidate(i, planes, mover, most * casts.span(), 0, 0, ownX, ownY);
        return !wasOpen && a.dropTicks[i] > 0;
    }

    /** True if one of the planes that an actor touches lets it through. */
    private boolean opensOne(int i, ContactSet planes) {
        for (int k = 0; k <= planes.last(); k++) {
            boolean mayPass = planes.isTouched(i, k) && !isSolidAllRound(planes, k);
            if (mayPass && letsThrough(i, planes, k)) {
                leave(i, planes, k, planes.normalY(k) < 0);
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
        open(i, planes.kind(k), planes.major(k), ny < 0, Outline.sideOf(nx, ny));
        for (int n = 0; n < MOST_KINDS && isPressedOn(i, nx, ny); n++) {
            Sweep hit = casts.sweep;
            if (casts.isSolidAllRound(hit.ownerKind(), hit.ownerMajor(), hit.ownerMinor(), hit.ownerDetail())) {
                a.forgetDrop(i);
                return false;
            }
            open(i, hit.ownerKind(), hit.ownerMajor(), ny < 0, Outline.sideOf(hit.normalX(), hit.normalY()));
        }
        return true;
    }

    /** True if something that is not open is where an actor is pressed to, against a normal. */
    private boolean isPressedOn(int i, double nx, double ny) {
        return ny < 0
                ? casts.stand(i, a.x[i], a.y[i], Tolerance.CONTACT) >= 0
                : casts.sweep(i, -nx * Tolerance.CONTACT, -ny * Tolerance.CONTACT);
    }

    /**
     * What is not solid all round lets an actor through for a while from a side, tiles where its feet are or beside it.
     */
    private void open(int i, int kind, int major, boolean isTop, int side) {
        if (a.dropTicks[i] == 0) {
            a.forgetDrop(i);
            a.dropY[i] = Double.NaN;
        }
        a.dropTicks[i] = DROP_TICKS;
        a.openSide(i, side);
        switch (kind) {
            case SupportKind.PLATFORM -> openPlatform(i, major);
            case SupportKind.POLYGON -> a.dropPolygon[i] = major;
            default -> {
                a.set(i, ActorFlags.PRESSED);
                a.dropX[i] = a.x[i];
                a.dropY[i] = isTop ? a.feet(i) : Double.NaN;
            }
        }
    }

    /**
     * The platform that was opened before stays open, too: of two that come from both sides neither may be solid again.
     */
    private void openPlatform(int i, int platform) {
        if (a.dropPlatform[i] != platform) {
            a.dropBefore[i] = a.dropPlatform[i];
            a.dropPlatform[i] = platform;
        }
    }

    /**
     * An actor leaves what lets it through, onto other ground if its feet are on that.
     *
     * @param rises whether that is, or has lifted the actor off, the ground; else it keeps any other support
     */
    private void leave(int i, ContactSet planes, int k, boolean rises) {
        boolean stands = a.supportKind[i] == planes.kind(k)
                && a.supportMajor[i] == planes.major(k)
                && a.supportMinor[i] == planes.minor(k);
        if (a.state[i] == ActorArrays.GROUND && (rises || stands) && !footing.isSeenFromAbove()) {
            if (casts.standHere(i, Tolerance.CONTACT) >= 0) {
                footing.standOnHit(i, casts.sweep);
            } else {
                footing.fallOff(i, a.supportVx[i], 0);
            }
        }
    }
}
