package dev.ledge.editor.importing;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.object.Touch;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws over a level what its tiles and objects do: an imported one looks like its pictures, whatever it is to collide
 * with.
 */
final class CollisionPainter {
    /** Below this many screen pixels a cell nothing can be told apart any more, and there are too many of them. */
    private static final double LEAST_CELL = 2;

    private static final int VEIL = 110;

    /** What a tile or an object does. */
    enum Deed {
        SOLID(Touch.SOLID, "Solid", new Color(0xD81B60)),
        ONE_WAY(Touch.ONE_WAY, "Solid from some sides", new Color(0xE8890C)),
        LADDER(Touch.LADDER, "Ladder", new Color(0x2E9E5B)),
        HAZARD(Touch.HAZARD, "Hazard", new Color(0x7B3FE4));

        final String label;
        final Color color;
        private final Touch touch;

        Deed(Touch touch, String label, Color color) {
            this.touch = touch;
            this.label = label;
            this.color = color;
        }

        /** The deed of what comes of touching something; null for nothing. */
        private static Deed of(Touch touch) {
            for (Deed deed : values()) {
                if (deed.touch == touch) {
                    return deed;
                }
            }
            return null;
        }
    }

    private final Level level;
    private final Deed[] deeds;
    private final List<List<Vec>> outlines = new ArrayList<>();

    CollisionPainter(Level level) {
        this.level = level;
        deeds = new Deed[level.tiles().size()];
        for (int i = 0; i < deeds.length; i++) {
            TileRef ref = level.tiles().get(i);
            TileType type = ref == null ? null : level.tileType(i);
            deeds[i] = type == null ? null : deed(type);
            outlines.add(deeds[i] == null ? List.of() : outline(type, ref));
        }
    }

    private static Deed deed(TileType type) {
        boolean isSolid = !type.effectiveShape().outline().isEmpty();
        return Deed.of(Touch.of(type.isHazard(), type.isClimbable(), isSolid ? type.effectiveSolidFrom() : Sides.NONE));
    }

    private static List<Vec> outline(TileType type, TileRef ref) {
        List<Vec> shape = type.effectiveShape().outline();
        List<Vec> own = shape.isEmpty() ? List.of(new Vec(0, 0), new Vec(1, 0), new Vec(1, 1), new Vec(0, 1)) : shape;
        return own.stream().map(ref.flip()::apply).toList();
    }

    /** Paints what is seen of it; {@code graphics} is in screen pixels. */
    void paint(Graphics2D graphics, Viewport view) {
        if (level.grid() * view.zoom() < LEAST_CELL) {
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setStroke(new BasicStroke(2));
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                cells(g, tiles.grid(), view);
            }
        }
        Aabb seen = view.visible();
        for (LevelObject object : level.objects()) {
            Deed deed = Deed.of(ObjectKinds.touch(object));
            if (deed != null && object.bounds(level).touches(seen)) {
                fill(g, deed, outline(object), view);
            }
        }
        g.dispose();
    }

    private List<Vec> outline(LevelObject object) {
        List<Vec> points = object.outlinePoints();
        if (points != null) {
            return points.stream().map(object.at()::plus).toList();
        }
        Aabb box = object.bounds(level);
        return List.of(
                new Vec(box.left(), box.top()),
                new Vec(box.right(), box.top()),
                new Vec(box.right(), box.bottom()),
                new Vec(box.left(), box.bottom()));
    }

    private void cells(Graphics2D g, TileGrid grid, Viewport view) {
        Aabb seen = view.visible();
        int left = Math.max(0, (int) Math.floor(seen.left() / level.grid()));
        int right = Math.min(grid.columns() - 1, (int) Math.floor(seen.right() / level.grid()));
        int bottom = Math.min(grid.rows() - 1, (int) Math.floor(seen.bottom() / level.grid()));
        for (int row = Math.max(0, (int) Math.floor(seen.top() / level.grid())); row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                int index = grid.get(column, row);
                if (deeds[index] != null) {
                    cell(g, index, column, row, view);
                }
            }
        }
    }

    private void cell(Graphics2D g, int index, int column, int row, Viewport view) {
        List<Vec> outline = new ArrayList<>();
        for (Vec corner : outlines.get(index)) {
            outline.add(new Vec((column + corner.x()) * level.grid(), (row + corner.y()) * level.grid()));
        }
        fill(g, deeds[index], outline, view);
    }

    private static void fill(Graphics2D g, Deed deed, List<Vec> outline, Viewport view) {
        Path2D path = new Path2D.Double();
        for (Vec corner : outline) {
            double x = view.toScreenX(corner.x());
            double y = view.toScreenY(corner.y());
            if (path.getCurrentPoint() == null) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.closePath();
        Color color = deed.color;
        g.setColor(new Color(color.getRed(), color.getGreen(), color.getBlue(), VEIL));
        g.fill(path);
        Rectangle2D box = path.getBounds2D();
        g.setColor(color);
        if (outline.size() == 2) {
            g.draw(path);
        } else if (deed == Deed.ONE_WAY) {
            g.draw(new Line2D.Double(box.getMinX(), box.getMinY(), box.getMaxX(), box.getMinY()));
        }
    }
}
