package dev.ledge.engine.world.internal.cast;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.Effort;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.PolygonArrays;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.type.ContactFilter;

/**
 * How deep boxes are inside what is solid all round, and how far out of it. What blocks from some sides only has no
 * inside. Cases PG-04, ED-01.
 */
public final class SolidDepths extends LevelBound {
    /** Cost of a query by itself, in examined cells. */
    private static final int LOOKUP_COST = 16;

    private final ActorArrays actors;
    private final PlatformArrays platforms;
    private final PlatformReach platformIndex;
    private final TileCaster tiles;
    private final Effort effort;
    /** How many bodies the last box was in, all tiles counted as one. */
    private int bodies;
    /** A game's own rule, or null. */
    private ContactFilter rule;

    SolidDepths(
            CompiledLevel scene,
            ActorArrays actors,
            PlatformArrays platforms,
            PlatformReach known,
            TileCaster tiles,
            Effort effort) {
        super(scene);
        this.actors = actors;
        this.platforms = platforms;
        platformIndex = known;
        this.tiles = tiles;
        this.effort = effort;
    }

    public void setRule(ContactFilter filter) {
        rule = filter;
    }

    /** The game's own rule, or null. */
    public ContactFilter rule() {
        return rule;
    }

    /**
     * How deep a box is inside something that is solid all round, in pixels; 0 if it is free.
     *
     * @param actor whose box it is, for what it passes through
     */
    public double depth(int actor, double x, double y) {
        return depth(CastFilter.NONE, actor, x, y);
    }

    /** The same without what a filter excludes. */
    public double depth(CastFilter filter, int actor, double x, double y) {
        return depth(filter, actor, x, y, actors.w[actor], actors.h[actor]);
    }

    /** True if the box of the last query of a depth is in several bodies, all tiles counted as one. */
    public boolean wasOfSeveral() {
        return bodies > 1;
    }

    /** How deep any box is inside something that is solid all round, for a query. */
    public double depthOfBox(double x, double y, double w, double h) {
        return depth(CastFilter.NONE, -1, x, y, w, h);
    }

    /** How deep a box of another size is, as far as that actor is concerned; −1 for a query. */
    public double depth(CastFilter filter, int actor, double x, double y, double w, double h) {
        return inside(filter, actor, x, y, w, h, 0, 0, 0);
    }

    /**
     * How far an actor has to go until it has left everything solid all round that it is in, in pixels; 0 if it is
     * free.
     *
     * @param dx direction, of length 1 together with {@code dy}
     * @param slack depth up to which a box counts as outside, px
     */
    public double exit(int actor, double x, double y, double dx, double dy, double slack) {
        return exit(CastFilter.NONE, actor, x, y, dx, dy, slack);
    }

    /** The same without what a filter excludes. */
    public double exit(CastFilter filter, int actor, double x, double y, double dx, double dy, double slack) {
        return inside(filter, actor, x, y, actors.w[actor], actors.h[actor], dx, dy, slack);
    }

    /** How deep a box is inside something; with a direction, how far that goes on. */
    private double inside(
            CastFilter filter, int actor, double x, double y, double w, double h, double dx, double dy, double slack) {
        effort.spent += LOOKUP_COST;
        bodies = 0;
        double most =
                Math.max(noted(tiles.inside(x, y, w, h, dx, dy, slack)), beyondBorders(x, y, w, h, dx, dy, slack));
        PolygonArrays polygons = scene.polygons;
        if (polygons.count > 0) {
            int found = polygons.index.find(x, y, x + w, y + h);
            for (int k = 0; k < found; k++) {
                int i = polygons.index.found(k);
                if (!isFiltered(actor, polygons.ids[i])) {
                    double fromX = x - polygons.x[i];
                    double fromY = y - polygons.y[i];
                    most = Math.max(most, noted(inside(polygons.outlines[i], fromX, fromY, w, h, dx, dy, slack)));
                }
            }
        }
        int found = platformIndex.find(actor, x, y, x + w, y + h);
        for (int k = 0; k < found; k++) {
            int i = platformIndex.found(k);
            // An actor that drops through one is inside it for a while.
            boolean isThere = !filter.leavesOut(i) && !scene.platforms.dropThrough[i];
            if (isThere && !isFiltered(actor, scene.platforms.ids[i])) {
                double fromX = x - platforms.x[i];
                double fromY = y - platforms.y[i];
                most = Math.max(most, noted(inside(platforms.outlines[i], fromX, fromY, w, h, dx, dy, slack)));
            }
        }
        return most;
    }

    private double noted(double depth) {
        bodies += depth > Sweep.SKIN ? 1 : 0;
        return depth;
    }

    /** True if the game's own rule lets an actor through an object. */
    boolean isFiltered(int actor, String objectId) {
        return rule != null && actor >= 0 && !rule.collides(actor, objectId);
    }

    private double inside(Outline outline, double x, double y, double w, double h, double dx, double dy, double slack) {
        if (outline == null || !outline.isSolidAllRound()) {
            return 0;
        }
        effort.spent += 1 + outline.pieces().corners(x, y, w, h);
        return dx == 0 && dy == 0
                ? outline.pieces().depth(x, y, w, h)
                : outline.pieces().exit(x, y, w, h, dx, dy, slack);
    }

    /** How far a box is beyond a border that is a wall, all of which is solid; the only escape is straight back. */
    private double beyondBorders(double x, double y, double w, double h, double dx, double dy, double slack) {
        double farthest = 0;
        if (scene.wallLeft) {
            farthest = Math.max(farthest, beyond(-x, dx, dy, slack));
        }
        if (scene.wallRight) {
            farthest = Math.max(farthest, beyond(x + w - scene.width, -dx, dy, slack));
        }
        if (scene.wallTop) {
            farthest = Math.max(farthest, beyond(-y, dy, dx, slack));
        }
        if (scene.wallBottom) {
            farthest = Math.max(farthest, beyond(y + h - scene.height, -dy, dx, slack));
        }
        return farthest;
    }

    private static double beyond(double far, double back, double aside, double slack) {
        boolean goes = back != 0 || aside != 0;
        return goes && far > slack && back <= 0 ? Double.POSITIVE_INFINITY : goes && far <= slack ? 0 : far;
    }
}
