package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;

/**
 * The edge of a tile that each actor walks along, as far ahead as it supports the actor and nothing is in its way: two
 * casts find it once, and places along it follow in closed form until it ends, cells change, or something that moves
 * comes near. No part of the state: with it an actor gets to the bit where casts in each step take it.
 */
final class GroundEdges extends LevelBound {
    /** Shorter ways ahead are not worth their casts, px. */
    private static final double SHORTEST = 1;

    private final ActorArrays a;
    private final CollisionQueries queries;
    private final Sweep sweep;
    private final CellCache cells;
    /**
     * Per actor: the version of the cells that were looked at; the tile's column, row and part, and the face's normal.
     */
    private final int[] versions;

    private final int[] columns;
    private final int[] rows;
    private final int[] parts;
    private final double[] normals;
    /** Per actor: 1 if it went to the right then, −1 if to the left. */
    private final int[] directions;
    /** Per actor: where its left edge is at the beginning and at the end, in the direction of the walk, px. */
    private final double[] from;

    private final double[] to;
    /** Per actor: its size then, px. */
    private final double[] widths;

    private final double[] heights;
    /** Per actor: a point of the edge, px. */
    private final double[] pointX;

    private final double[] pointY;

    GroundEdges(CompiledLevel scene, ActorArrays actors, CollisionQueries queries, CellCache cells) {
        super(scene);
        a = actors;
        this.queries = queries;
        sweep = queries.sweep;
        this.cells = cells;
        versions = new int[a.count];
        columns = new int[a.count];
        rows = new int[a.count];
        parts = new int[a.count];
        normals = new double[a.count];
        directions = new int[a.count];
        from = new double[a.count];
        to = new double[a.count];
        widths = new double[a.count];
        heights = new double[a.count];
        pointX = new double[a.count];
        pointY = new double[a.count];
    }

    /** True if an actor's edge is known, and free to a place ahead. */
    boolean leadsTo(int i, double x) {
        double start = a.x[i];
        return isOfSupport(i)
                && (x > start ? start >= from[i] && x <= to[i] : start <= from[i] && x >= to[i])
                && a.has(i, ActorFlags.WORLD_COLLISION);
    }

    private boolean isOfSupport(int i) {
        return versions[i] == cells.version()
                && columns[i] == a.supportMajor[i]
                && rows[i] == a.supportMinor[i]
                && parts[i] == a.supportPart[i]
                && normals[i] == a.groundX[i]
                && a.supportKind[i] == SupportKind.TILE
                && widths[i] == a.w[i]
                && heights[i] == a.h[i];
    }

    /** Top edge of an actor whose left edge is at a place on its edge, to the bit as a cast down gives it, px. */
    double topAt(int i, double x) {
        double nx = a.groundX[i];
        double corner = x + (nx < 0 ? a.w[i] : 0);
        return pointY[i] - (corner - pointX[i]) * nx / a.groundY[i] - a.h[i];
    }

    /** Looks how far ahead an actor can walk along the tile that a cast down has just hit under it. */
    void look(int i, int direction) {
        boolean isTile = a.supportKind[i] == SupportKind.TILE && a.dropTicks[i] == 0;
        if (!isTile || isOfSupport(i) && direction == directions[i]) {
            return;
        }
        if (Math.abs(a.groundX[i]) > Math.abs(a.groundY[i])) {
            // On what is steeper than that a cast down ends where the motion does, last bits away from the edge.
            return;
        }
        if (scene.terrain.type(a.supportMajor[i], a.supportMinor[i]).parts.length != 1) {
            // Of two tops at one height either may be the support.
            return;
        }
        remember(i, direction);
        double start = a.x[i];
        from[i] = start;
        to[i] = start;
        double margin = direction * Tolerance.CLEAR_OF_END;
        double end = (direction > 0 ? sweep.groundTo() : sweep.groundFrom()) - margin;
        if (isLong(end, i, direction)) {
            to[i] = freeEnd(i, direction, start, end, margin);
        }
    }

    private void remember(int i, int direction) {
        versions[i] = cells.version();
        columns[i] = a.supportMajor[i];
        rows[i] = a.supportMinor[i];
        parts[i] = a.supportPart[i];
        normals[i] = a.groundX[i];
        directions[i] = direction;
        widths[i] = a.w[i];
        heights[i] = a.h[i];
        pointX[i] = sweep.pointX();
        pointY[i] = sweep.pointY();
    }

    /**
     * Up to where nothing blocks the path along an edge, which supports all the way; the start if it is not worth it.
     */
    private double freeEnd(int i, int direction, double start, double edge, double margin) {
        double end = edge;
        double fall = -a.groundX[i] / a.groundY[i];
        if (queries.sweep(i, end - start, (end - start) * fall)) {
            end = start + (end - start) * sweep.time() - margin;
        }
        if (fall != 0 && isLong(end, i, direction)) {
            end = clearEnd(i, direction, start, end, fall, margin);
        }
        // On a slope the last cast has hit no other top.
        if (isLong(end, i, direction) && (fall != 0 || supports(i, end))) {
            return end;
        }
        // Of flat tops side by side the one under the middle supports.
        double middle = (columns[i] + (direction > 0 ? 1 : 0)) * scene.terrain.grid - a.w[i] / 2 - margin;
        boolean isNearer = (end - middle) * direction > 0;
        return isNearer && isLong(middle, i, direction) && supports(i, middle) ? middle : start;
    }

    /**
     * Up to where a cast down hits no top but the edge itself. It hits tops up to a skin above the feet, too: those
     * that a box so much higher hits on its path down the edge, to either side.
     */
    private double clearEnd(int i, int direction, double start, double end, double fall, double margin) {
        boolean isDownhill = direction * fall > 0;
        double from = isDownhill ? start : end;
        double length = isDownhill ? end - start : start - end;
        if (!queries.sweep(i, from, topAt(i, from) - Sweep.SKIN, length, length * fall)) {
            return end;
        }
        if (isDownhill) {
            return start + length * sweep.time() - margin;
        }
        // A hit at once is only beside the start, unless it is a top.
        return sweep.time() < 1 || sweep.side() == Outline.TOP ? start : end;
    }

    private boolean isLong(double end, int i, int direction) {
        return (end - from[i]) * direction >= SHORTEST;
    }

    /** True if the tile supports an actor at a place as well. */
    private boolean supports(int i, double x) {
        return queries.stand(i, x, topAt(i, x), Tolerance.CONTACT) >= 0
                && sweep.ownerKind() == SupportKind.TILE
                && sweep.ownerMajor() == columns[i]
                && sweep.ownerMinor() == rows[i]
                && sweep.ownerDetail() == parts[i]
                && sweep.normalX() == a.groundX[i];
    }
}
