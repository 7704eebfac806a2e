package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.broadphase.ActorLocator;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.SupportMotion;

/** Crouching: a lower box on the same feet, and a higher one again where there is room. Case MV-06. */
public final class Crouch {
    private final ActorArrays a;
    private final MotionCasts casts;
    private final ActorPaths paths;
    private final StandableActors standables;
    private final ActorLocator locator;
    private final RiderTransport riders;
    private final Placement place;
    private final PlatformArrays platforms;
    private final SupportMotion motion;

    public Crouch(
            ActorArrays actors,
            MotionCasts casts,
            ActorPaths paths,
            StandableActors standables,
            ActorLocator locator,
            RiderTransport riders,
            Placement place,
            PlatformArrays platforms,
            SupportMotion motion) {
        a = actors;
        this.casts = casts;
        this.paths = paths;
        this.standables = standables;
        this.locator = locator;
        this.riders = riders;
        this.place = place;
        this.platforms = platforms;
        this.motion = motion;
    }

    /** Gets low. */
    public void duck(int i) {
        double low = a.profiles[i].crouchHeight;
        if (low <= 0 || a.has(i, ActorFlags.CROUCHES | ActorFlags.EMBEDDED)) {
            return;
        }
        a.standingHeight[i] = a.h[i];
        a.set(i, ActorFlags.CROUCHES);
        setHeight(i, Math.min(low, a.h[i]));
    }

    /** Stands up if there is room. */
    public void standUp(int i) {
        if (!a.has(i, ActorFlags.CROUCHES) || a.has(i, ActorFlags.EMBEDDED)) {
            return;
        }
        double rise = a.standingHeight[i] - a.h[i];
        if (rise > 0 && !hasRoom(i, rise)) {
            return;
        }
        a.clear(i, ActorFlags.CROUCHES);
        setHeight(i, a.standingHeight[i]);
        riders.lift(i, rise);
    }

    /**
     * True if there is room above it and above its riders now, and when the step is over, where its support has taken
     * them.
     */
    private boolean hasRoom(int i, double rise) {
        casts.begin(0);
        if (!riders.hasRoom(i, 0, 0, rise)) {
            return false;
        }
        int platform = motion.platformUnder(i);
        double y = motion.beltY(i) + (platform < 0 ? 0 : platforms.movedY(platform));
        double x = withinWalls(i, motion.beltX(i) + (platform < 0 ? 0 : platforms.movedX(platform)), y);
        casts.beginAhead();
        boolean hasRoom = riders.hasRoom(i, x, y, rise);
        casts.begin(0);
        return hasRoom;
    }

    /**
     * How far it comes to the right while it is still low: a wall stops it, and takes it along. Else what bars it there
     * would be looked for within the wall, and the next body of that be taken for a ceiling.
     */
    private double withinWalls(int i, double x, double y) {
        casts.beginBeforeArrival();
        if (!casts.advance(i, x, y) || casts.sweep.normalY() != 0) {
            return x;
        }
        boolean moves = casts.sweep.ownerKind() == SupportKind.PLATFORM;
        double along = moves ? platforms.movedX(casts.sweep.ownerMajor()) : 0;
        return casts.sweep.hitX() - a.x[i] + (1 - casts.sweep.time()) * along;
    }

    private void setHeight(int i, double height) {
        paths.add(i, 0);
        double y = a.feet(i) - height;
        // The feet stay where they are: the place at the start of the step moves with the top edge.
        a.oldY[i] += y - a.y[i];
        place.toHeight(i, y);
        a.h[i] = height;
        paths.restart(i);
        standables.moved(i);
        locator.moved(i);
        a.clear(i, ActorFlags.SUPPORT_CHECKED);
    }
}
