package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.PolygonArrays;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;

/**
 * What lets an actor through that drops or is pressed through a polygon or a platform: that one, and those in which its
 * ground or face goes on, as it does from tile to tile; an actor that is pressed passes only faces such as it is
 * pressed against. Also what lets a climber through. Cases OW-07, CR-02.
 */
final class JoinedBodies extends LevelBound {
    private final ActorArrays a;
    private final PlatformArrays p;

    JoinedBodies(CompiledLevel scene, ActorArrays actors, PlatformArrays platforms) {
        super(scene);
        a = actors;
        p = platforms;
    }

    /** Bits of the sides of a polygon that let an actor through. */
    int openSidesOfPolygon(int actor, int polygon) {
        PolygonArrays polygons = scene.polygons;
        int opened = a.dropTicks[actor] == 0 ? -1 : a.dropPolygon[actor];
        boolean isPassed = opened == polygon
                || opened >= 0
                        && letsThrough(polygons.outlines[opened])
                        && letsThrough(polygons.outlines[polygon])
                        && goesOn(
                                polygons.outlines[opened],
                                polygons.outlines[polygon],
                                polygons.x[polygon] - polygons.x[opened],
                                polygons.y[polygon] - polygons.y[opened],
                                0,
                                0,
                                a.w[actor],
                                a.openSides(actor));
        return isPassed ? a.openSides(actor) : 0;
    }

    /** The same of a platform, of which those are joined that go together, or past each other along their tops. */
    int openSides(int actor, int platform) {
        if (a.dropTicks[actor] == 0) {
            return 0;
        }
        boolean isPassed = isPlatformPassed(actor, platform, a.dropPlatform[actor])
                || isPlatformPassed(actor, platform, a.dropBefore[actor]);
        return isPassed ? openSides(actor) : 0;
    }

    /** An actor that drops by itself passes all sides. */
    private int openSides(int actor) {
        return isPressed(actor) ? a.openSides(actor) : Outline.ALL;
    }

    /** Sweeps against those faces of an outline that are not open. */
    static void sweep(Sweep sweep, Outline outline, double x, double y, double leastUp, int open) {
        if (open == 0) {
            sweep.ground(outline, x, y, leastUp);
            return;
        }
        for (int k = 0; k < outline.faces(); k++) {
            if (outline.upness(k) >= leastUp && !isOpen(outline, k, open)) {
                sweep.face(outline, k, x, y);
            }
        }
    }

    private static boolean isOpen(Outline outline, int k, int open) {
        return (Outline.sideOf(outline.normalX(k), outline.normalY(k)) & open) != 0;
    }

    private boolean isPlatformPassed(int actor, int platform, int opened) {
        return opened == platform
                || opened >= 0
                        && openTogether(actor, opened, platform)
                        && goesOn(
                                p.outlines[opened],
                                p.outlines[platform],
                                p.x[platform] - p.x[opened],
                                p.y[platform] - p.y[opened],
                                p.movedX(platform) - p.movedX(opened),
                                p.movedY(platform) - p.movedY(opened),
                                a.w[actor],
                                openSides(actor));
    }

    /**
     * True if both platforms may let an actor through: one that drops those that say so, be they solid from all sides,
     * one that is pressed those that are not.
     */
    private boolean openTogether(int actor, int opened, int platform) {
        return p.outlines[opened] != null
                && p.outlines[platform] != null
                && (isPressed(actor)
                        ? letsThrough(p.outlines[opened]) && letsThrough(p.outlines[platform])
                        : scene.platforms.dropThrough[platform]);
    }

    /** True if an actor does not drop by itself. */
    private boolean isPressed(int actor) {
        return Double.isNaN(a.dropY[actor]) || a.has(actor, ActorFlags.PRESSED);
    }

    /**
     * True if a face of an outline goes on in one of another outline.
     *
     * @param x where the other is as seen from the one, px
     * @param y px
     * @param movedX how far it moves as seen from the one in this step, px
     * @param movedY px
     * @param foot how far apart tops are at most that carry an actor at once, px
     * @param open bits of the sides of which the face has to be
     */
    private static boolean goesOn(
            Outline one, Outline other, double x, double y, double movedX, double movedY, double foot, int open) {
        if (areApart(one, other, x, y, foot)) {
            return false;
        }
        boolean goTogether = Math.abs(movedX) < Tolerance.ROUNDING && Math.abs(movedY) < Tolerance.ROUNDING;
        for (int k = 0; k < one.faces(); k++) {
            boolean staysLevel = Math.abs(movedX * one.normalX(k) + movedY * one.normalY(k)) < Tolerance.ROUNDING;
            if (staysLevel && isOpen(one, k, open) && faceGoesOn(one, k, other, x, y, goTogether, foot)) {
                return true;
            }
        }
        return false;
    }

    /** The same of one face, which stays in its line. */
    private static boolean faceGoesOn(
            Outline one, int k, Outline other, double x, double y, boolean goTogether, double foot) {
        for (int m = 0; m < other.faces(); m++) {
            if (goTogether && joins(one, k, other, m, x, y) || isInLine(one, k, other, m, x, y, foot)) {
                return true;
            }
        }
        return false;
    }

    private static boolean letsThrough(Outline outline) {
        return outline != null && !outline.isSolidAllRound();
    }

    private static boolean areApart(Outline one, Outline other, double x, double y, double foot) {
        return x + other.left() > one.right() + foot
                || x + other.right() < one.left() - foot
                || y + other.top() > one.bottom() + Tolerance.CONTACT
                || y + other.bottom() < one.top() - Tolerance.CONTACT;
    }

    /** True if two faces have an end in common, and look the same way. */
    private static boolean joins(Outline one, int k, Outline other, int m, double x, double y) {
        boolean areAlike = one.normalY(k) < 0 && other.normalY(m) < 0
                || one.normalX(k) * other.normalX(m) + one.normalY(k) * other.normalY(m) > 0;
        return areAlike
                && (isNear(one.endX(k) - other.startX(m) - x, one.endY(k) - other.startY(m) - y)
                        || isNear(one.startX(k) - other.endX(m) - x, one.startY(k) - other.endY(m) - y));
    }

    private static boolean isNear(double dx, double dy) {
        return Math.abs(dx) <= Tolerance.CONTACT && Math.abs(dy) <= Tolerance.CONTACT;
    }

    /** True if two tops are in one line, and no farther apart there than an actor is wide. */
    private static boolean isInLine(Outline one, int k, Outline other, int m, double x, double y, double foot) {
        double nx = one.normalX(k);
        double ny = one.normalY(k);
        double sine = nx * other.normalY(m) - ny * other.normalX(m);
        if (ny >= 0 || other.normalY(m) >= 0 || Math.abs(sine) > Tolerance.ROUNDING) {
            return false;
        }
        double fromX = x + other.startX(m) - one.startX(k);
        double fromY = y + other.startY(m) - one.startY(k);
        double toX = x + other.endX(m) - one.startX(k);
        double length = one.endX(k) - one.startX(k);
        return Math.abs(fromX * nx + fromY * ny) <= Tolerance.CONTACT
                && Math.max(fromX, toX) >= Math.min(0, length) - foot
                && Math.min(fromX, toX) <= Math.max(0, length) + foot;
    }

    /**
     * True if an outline is not in the way of a climber: a ladder, unless that is solid all round, or a top alone.
     * Appendix A Ch22.
     */
    static boolean climbsPast(Outline outline, boolean climbable) {
        return outline != null && (outline.solidFrom() == Outline.TOP || climbable && !outline.isSolidAllRound());
    }
}
