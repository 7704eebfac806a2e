package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cells as polygons: the outlines of what hangs together. */
final class Outlines {
    private final Level level;
    private final TileLayer layer;
    private final double part;
    /** Edges that are an outside, clockwise, by their start; those that two cells share have cancelled out. */
    private final Map<Vec, List<Vec>> edges = new LinkedHashMap<>();

    private Outlines(Level level) {
        this.level = level;
        this.layer = (TileLayer) level.layers().get(0);
        this.part = level.grid() / 2.0;
    }

    /** The polygons of a level's only layer; null if they would have holes or touch in a corner. */
    static List<LevelObject> of(Level level) {
        return new Outlines(level).trace();
    }

    private List<LevelObject> trace() {
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                TileRef tile = level.tiles().get(layer.grid().get(column, row));
                if (tile != null) {
                    cell(tile, new Vec((double) column * level.grid(), (double) row * level.grid()));
                }
            }
        }
        List<LevelObject> polygons = new ArrayList<>();
        while (!edges.isEmpty()) {
            List<Vec> outline = outline();
            if (outline == null || area(outline) < 0) {
                return null;
            }
            Vec first = outline.get(0);
            List<Vec> corners =
                    outline.stream().map(corner -> corner.minus(first)).toList();
            ObjectCommon common = ObjectCommon.of("block" + polygons.size(), first, null);
            polygons.add(new StaticPolygon(common, corners, null, null, null, null));
        }
        return polygons;
    }

    private void cell(TileRef tile, Vec at) {
        List<Vec> corners = new ArrayList<>();
        for (Vec corner :
                level.palette().tiles().get(tile.tile()).effectiveShape().outline()) {
            Vec placed = tile.flip().apply(corner).times(level.grid()).plus(at);
            if (corners.isEmpty() || !corners.get(corners.size() - 1).equals(placed)) {
                corners.add(placed);
            }
        }
        if (area(corners) < 0) {
            java.util.Collections.reverse(corners);
        }
        for (int i = 0; i < corners.size(); i++) {
            edge(corners.get(i), corners.get((i + 1) % corners.size()));
        }
    }

    /** Upright and level edges in parts of half a cell, so that those of a gentle slope end at those of a block. */
    private void edge(Vec from, Vec to) {
        Vec along = to.minus(from);
        boolean straight = along.x() == 0 || along.y() == 0;
        int parts = straight ? (int) Math.round(along.length() / part) : 1;
        for (int i = 0; i < parts; i++) {
            add(from.plus(along.times((double) i / parts)), from.plus(along.times((i + 1.0) / parts)));
        }
    }

    private void add(Vec from, Vec to) {
        List<Vec> back = edges.get(to);
        if (back != null && back.remove(from)) {
            if (back.isEmpty()) {
                edges.remove(to);
            }
            return;
        }
        edges.computeIfAbsent(from, key -> new ArrayList<>()).add(to);
    }

    private List<Vec> outline() {
        Iterator<Vec> starts = edges.keySet().iterator();
        Vec start = starts.next();
        List<Vec> outline = new ArrayList<>();
        Vec at = start;
        do {
            List<Vec> next = edges.remove(at);
            if (next == null || next.size() != 1) {
                return null;
            }
            outline.add(at);
            at = next.get(0);
        } while (!at.equals(start));
        return withoutStraights(outline);
    }

    private static List<Vec> withoutStraights(List<Vec> outline) {
        List<Vec> corners = new ArrayList<>();
        int count = outline.size();
        for (int i = 0; i < count; i++) {
            Vec before = outline.get((i + count - 1) % count);
            Vec here = outline.get(i);
            Vec after = outline.get((i + 1) % count);
            if (here.minus(before).cross(after.minus(here)) != 0) {
                corners.add(here);
            }
        }
        return corners;
    }

    private static double area(List<Vec> corners) {
        double sum = 0;
        for (int i = 0; i < corners.size(); i++) {
            sum += corners.get(i).cross(corners.get((i + 1) % corners.size()));
        }
        return sum;
    }
}
