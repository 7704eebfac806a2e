package dev.ledge.editor.tool.object;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import java.util.ArrayList;
import java.util.List;

/**
 * A place of an object that can be dragged.
 *
 * @param kind what dragging it does
 * @param index which of its kind: for {@link Kind#SIZE} 0 to 8 row by row (4 is the middle and no handle), else the
 *     point, or the point that it comes after
 */
record Handle(Kind kind, int index) {

    /** What a handle does. */
    enum Kind {
        /** Moves one or two sides of the box. */
        SIZE,
        /** Moves a corner of the outline. */
        CORNER,
        /** Puts a new corner into the middle of an edge. */
        NEW_CORNER,
        /** Moves a point of the platform's path. */
        PATH,
        /** Puts a new point into the middle of a part of the path. */
        NEW_PATH
    }

    /** Least distance of two handles, in screen pixels. */
    private static final double CROWDED = 14;

    private static final int SIZE_HANDLES = 9;
    private static final int MIDDLE = 4;

    boolean isNew() {
        return kind == Kind.NEW_CORNER || kind == Kind.NEW_PATH;
    }

    /** True if it can be taken away: a corner or a point of the path. */
    boolean isPoint() {
        return kind == Kind.CORNER || kind == Kind.PATH;
    }

    /** The handle of the point that dragging a {@code NEW_} handle makes. */
    Handle made() {
        return switch (kind) {
            case NEW_CORNER -> new Handle(Kind.CORNER, index + 1);
            case NEW_PATH -> new Handle(Kind.PATH, index + 1);
            default -> this;
        };
    }

    /**
     * The handles of an object that there is room for on the screen. The path's first point has none: the platform
     * itself is there to be dragged.
     *
     * @param zoom screen pixels a level pixel
     */
    static List<Handle> of(Level level, LevelObject object, double zoom) {
        List<Handle> handles = new ArrayList<>();
        if (object instanceof Platform platform) {
            int points = platform.effectivePath().size();
            boolean loop = platform.effectiveMotion().effectiveMode() == Motion.Mode.LOOP;
            add(handles, Kind.PATH, 1, points);
            add(handles, Kind.NEW_PATH, 0, loop && points > 2 ? points : points - 1);
        }
        List<Vec> outline = object.outlinePoints();
        if (outline != null && !outline.isEmpty()) {
            add(handles, Kind.CORNER, 0, outline.size());
            if (outline.size() < Limits.MAX_POINTS) {
                add(handles, Kind.NEW_CORNER, 0, outline.size() == 2 ? 1 : outline.size());
            }
        } else if (!(object instanceof Spawn)) {
            Vec size = object.bounds(level).size().times(zoom);
            for (int i = 0; i < SIZE_HANDLES; i++) {
                Handle handle = new Handle(Kind.SIZE, i);
                if (i != MIDDLE && handle.hasRoom(size.x(), size.y())) {
                    handles.add(handle);
                }
            }
        }
        return handles;
    }

    /** A box that is thin on the screen keeps the handles at its ends, a tiny one its last corner. */
    private boolean hasRoom(double width, double height) {
        boolean thin = height < CROWDED;
        boolean narrow = width < CROWDED;
        if (thin && narrow) {
            return column() == 2 && row() == 2;
        }
        if (thin || narrow) {
            return thin ? row() == 1 : column() == 1;
        }
        return column() != 1 && row() != 1 || (column() == 1 ? width : height) >= 2 * CROWDED;
    }

    private static void add(List<Handle> handles, Kind kind, int from, int to) {
        for (int i = from; i < to; i++) {
            handles.add(new Handle(kind, i));
        }
    }

    /** Where it is, in level pixels. */
    Vec at(Level level, LevelObject object) {
        Aabb box = object.bounds(level);
        return switch (kind) {
            case SIZE -> new Vec(box.left() + box.width() * column() / 2, box.top() + box.height() * row() / 2);
            case CORNER, NEW_CORNER -> object.at().plus(on(object.outlinePoints(), kind == Kind.NEW_CORNER));
            case PATH, NEW_PATH ->
                new Vec(box.centerX(), box.centerY())
                        .plus(on(((Platform) object).effectivePath(), kind == Kind.NEW_PATH));
        };
    }

    private Vec on(List<Vec> points, boolean between) {
        Vec point = points.get(index);
        Vec next = points.get((index + 1) % points.size());
        return between ? point.plus(next).times(0.5) : point;
    }

    /** Of a size handle: 0 left, 1 middle, 2 right. */
    int column() {
        return index % 3;
    }

    /** Of a size handle: 0 top, 1 middle, 2 bottom. */
    int row() {
        return index / 3;
    }
}
