package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.cast.CastFilter;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.cast.FaceCasts;
import dev.ledge.engine.world.internal.cast.SolidDepths;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.BlockedPushes;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * Casts of moving actors: without the platform that pushes or transports them at that moment, and with the others where
 * they are when so much of the step is left.
 */
public final class MotionCasts {
    public final Sweep sweep;
    private final CollisionQueries solver;
    private final CastFilter filter = new CastFilter();

    public MotionCasts(CollisionQueries solver) {
        this.solver = solver;
        sweep = solver.sweep;
    }

    /** Leaves a platform out of the following casts; −1 ends that. */
    public void without(int platform) {
        filter.leaveOut(platform);
    }

    /** Leaves out the platforms that an actor is a crush candidate of, of more than two the last two. */
    void withoutCrushing(int actor, BlockedPushes pushes) {
        int before = pushes.before(actor);
        filter.leaveOut(pushes.platform(pushes.last(actor)), before < 0 ? -1 : pushes.platform(before));
    }

    /** True if what a plane belongs to is left out: it presses no actor any more, whatever else the actor hits. */
    public boolean isWithout(int actor, int kind, int major, double nx, double ny) {
        return switch (kind) {
            case SupportKind.PLATFORM -> filter.leavesOut(major) || isOpen(solver.openSides(actor, major), nx, ny);
            case SupportKind.POLYGON -> isOpen(solver.openSidesOfPolygon(actor, major), nx, ny);
            case SupportKind.ACTOR -> !filter.admitsActors();
            default -> false;
        };
    }

    private static boolean isOpen(int sides, double nx, double ny) {
        return (sides & Outline.sideOf(nx, ny)) != 0;
    }

    /** True if a platform lets an actor through, at least from one side. */
    boolean passes(int actor, int platform) {
        return solver.openSides(actor, platform) != 0;
    }

    /** Leaves out all heads, until the next actor's motion: they go on through an actor that has no room above them. */
    public void withoutActors() {
        filter.leaveOutActors(true);
    }

    /** True if no platform is left out. */
    public boolean isWithAll() {
        return filter.leavesOutNone();
    }

    /**
     * An actor's motion begins: casts see platforms where they are when a part of the step is left.
     *
     * @param rest 1 for the whole step, 0 if everything has moved already
     */
    public void begin(double rest) {
        filter.leaveOut(-1);
        filter.leaveOutActors(false);
        filter.setTime(rest, rest);
    }

    /** Before platforms arrive: casts see them where they will be when the step is over, and no other actor. */
    public void beginAhead() {
        filter.leaveOut(-1);
        filter.leaveOutActors(true);
        filter.setTime(-1, 0);
    }

    /** Before platforms arrive: casts see them where they still are, and moving through the whole of the step. */
    void beginBeforeArrival() {
        filter.leaveOut(-1);
        filter.leaveOutActors(true);
        filter.setTime(0, 1);
    }

    /** The next motion lasts for a part of what is left of the step, 0 to 1. */
    public void lastFor(double part) {
        filter.setTime(filter.rest(), filter.rest() * part);
    }

    /** Part of the step that is left, 0 to 1. */
    public double rest() {
        return filter.rest();
    }

    /** Part of the step that is left for the motion, 0 to {@link #rest}. */
    public double span() {
        return filter.span();
    }

    /** A part of the motion has passed, 0 to 1. */
    public void pass(double part) {
        double passed = filter.span() * part;
        if (filter.span() - passed < Tolerance.ROUNDING) {
            finish();
        } else {
            filter.setTime(filter.rest() - passed, filter.span() - passed);
        }
    }

    /** The motion is over. */
    public void finish() {
        filter.setTime(filter.rest() - filter.span(), 0);
    }

    /** Takes back what {@link #pass} did, to what was left of the step and of the motion before. */
    public void goBack(double rest, double span) {
        filter.setTime(rest, span);
    }

    /** As {@link CollisionQueries#sweepAmongMoving}. */
    public boolean advance(int actor, double dx, double dy) {
        return solver.sweepAmongMoving(filter, actor, dx, dy);
    }

    /** As {@link CollisionQueries#sweep(CastFilter, int, double, double, double, double)} from where the actor is. */
    public boolean sweep(int actor, double dx, double dy) {
        return solver.sweep(filter, actor, dx, dy);
    }

    /** As {@link CollisionQueries#sweep(CastFilter, int, double, double, double, double)}. */
    public boolean sweep(int actor, double x, double y, double dx, double dy) {
        return solver.sweep(filter, actor, x, y, dx, dy);
    }

    /** As {@link FaceCasts#hits}, when a part of the step is left; −1 is what stands still. */
    boolean hits(int actor, int platform, double rest, double asideX, double asideY, double dx, double dy) {
        return solver.faces.hits(actor, platform, rest, asideX, asideY, dx, dy);
    }

    /** As {@link CollisionQueries#stand(CastFilter, int, double, double, double)}. */
    public double stand(int actor, double x, double y, double reach) {
        return solver.stand(filter, actor, x, y, reach);
    }

    /** As {@link CollisionQueries#standOnSupport} where the last hit is, beside what that belongs to. */
    public double standBesideHit(int actor, double reach) {
        int platform = sweep.ownerKind() == SupportKind.PLATFORM ? sweep.ownerMajor() : -1;
        return solver.standOnSupport(filter, actor, sweep.hitX(), sweep.hitY(), reach, platform);
    }

    /** As {@link CollisionQueries#standHere}. */
    public double standHere(int actor, double reach) {
        return solver.standHere(filter, actor, reach);
    }

    /** As {@link CollisionQueries#standTogether}. */
    public double standTogether(int actor, double reach, double byX, double byY) {
        return solver.standTogether(filter, actor, reach, byX, byY);
    }

    /** As {@link CollisionQueries#standTogetherAt}. */
    double standTogetherAt(int actor, double x, double y, double reach) {
        return solver.standTogetherAt(filter, actor, x, y, reach);
    }

    /** As {@link SolidDepths#depth(CastFilter, int, double, double, double, double)}, of the actor's own size. */
    public double depth(int actor, double x, double y) {
        return solver.depths.depth(filter, actor, x, y);
    }

    /** As {@link SolidDepths#exit(CastFilter, int, double, double, double, double, double)}. */
    double exit(int actor, double x, double y, double dx, double dy) {
        return solver.depths.exit(filter, actor, x, y, dx, dy, Sweep.SKIN);
    }

    /** As {@link CollisionQueries#isSolidAllRound}. */
    public boolean isSolidAllRound(int kind, int major, int minor, int part) {
        return solver.isSolidAllRound(kind, major, minor, part);
    }

    /** As {@link CollisionQueries#walkable}. */
    public boolean walkable() {
        return solver.walkable();
    }
}
