package dev.ledge.editor.render.tile;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** Draws solids that are objects: platforms and polygons. In level pixels. */
public final class SolidPainter {
    private static final Color STEEL = new Color(0x7487A6);
    private static final Color ROCK = new Color(0x66717F);
    private static final Color DANGER = new Color(0xD9483B);
    private static final Color BELT = new Color(0xF0B93A);
    private static final double RIM = 1.2;
    private static final double LINE = 2.4;

    private final TilePainter tiles;

    public SolidPainter(TilePainter tiles) {
        this.tiles = tiles;
    }

    public void platform(Graphics2D g, Level level, Platform platform) {
        body(g, level, platform);
        marks(g, level, platform);
    }

    /** The marks of a platform that comes and goes. */
    public static void marks(Graphics2D g, Level level, Platform platform) {
        if (!platform.changing().isNever()) {
            Aabb box = platform.bounds(level);
            Shape shape = platform.points() == null
                    ? new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height())
                    : TileCell.path(
                            platform.points().stream().map(platform.at()::plus).toList());
            boolean isThereAtFirst = platform.changing().isPlatformThere(level.isOnAtFirst(platform.group()));
            double piece = level.grid();
            ChangingMarks.paint(g, shape, piece, Math.min(piece, box.height()), 1, platform.changing(), isThereAtFirst);
        }
    }

    private void body(Graphics2D g, Level level, Platform platform) {
        boolean isHazard = Boolean.TRUE.equals(platform.hazard());
        Color color = Colors.parse(platform.color(), isHazard ? DANGER : STEEL);
        if (platform.points() != null) {
            polygon(g, platform.at(), platform.points(), platform.effectiveSolidFrom(), color, isHazard);
            return;
        }
        Aabb box = platform.bounds(level);
        if (platform.tile() != null) {
            tiled(g, level, platform.tile(), box);
        } else if (Boolean.TRUE.equals(platform.climbable())) {
            ladder(g, box, color);
        } else if (platform.effectiveSolidFrom().equals(Sides.TOP_ONLY)) {
            board(g, box, color);
        } else {
            slab(g, box, color);
            openSides(g, box, platform.effectiveSolidFrom(), color);
        }
        if (isHazard) {
            stripes(g, box);
        }
        Surface surface = level.palette().surface(platform.surface());
        if (surface.conveyor() != null && surface.conveyor() != 0) {
            chevrons(g, box, surface.conveyor() > 0 ? 1 : -1);
        }
    }

    private void tiled(Graphics2D g, Level level, String tile, Aabb box) {
        Graphics2D clipped = (Graphics2D) g.create();
        clipped.clip(new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height()));
        TileLook look = TileLook.of(level, new TileRef(tile, Flip.NONE));
        int columns = (int) Math.ceil(box.width() / level.grid());
        int rows = (int) Math.ceil(box.height() / level.grid());
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                TileJoin[] joins = new TileJoin[Side.values().length];
                joins[Side.LEFT.ordinal()] = TileJoin.of(look, column > 0 ? look : null, Side.LEFT);
                joins[Side.RIGHT.ordinal()] = TileJoin.of(look, column < columns - 1 ? look : null, Side.RIGHT);
                joins[Side.TOP.ordinal()] = TileJoin.of(look, row > 0 ? look : null, Side.TOP);
                joins[Side.BOTTOM.ordinal()] = TileJoin.of(look, row < rows - 1 ? look : null, Side.BOTTOM);
                double x = box.left() + (double) column * level.grid();
                double y = box.top() + (double) row * level.grid();
                tiles.paint(clipped, look, joins, column + row & 7, x, y, level.grid(), level.grid());
            }
        }
        clipped.dispose();
    }

    private static void slab(Graphics2D g, Aabb box, Color color) {
        double r = Math.min(5, Math.min(box.width(), box.height()) / 2);
        fill(g, rounded(box, 0, r), Colors.dark(color, 0.5));
        double rim = Math.min(RIM, box.height() / 6);
        fill(
                g,
                new RoundRectangle2D.Double(
                        box.left() + rim / 2, box.top(), box.width() - rim, box.height() - rim, r, r),
                color);
        double band = Math.min(2.5, box.height() / 3);
        lit(g, box, r, band, Colors.light(color, 0.22));
        lit(g, box, r, rim, Colors.light(color, 0.5));
        double rivet = Math.min(2, box.height() / 5);
        if (box.width() > 10 * rivet && box.height() > 5) {
            for (double x : new double[] {box.left() + 2.2 * rivet, box.right() - 2.2 * rivet}) {
                Shape dot = new Ellipse2D.Double(
                        x - rivet / 2, (box.top() + band + box.bottom() - rim - rivet) / 2, rivet, rivet);
                fill(g, dot, Colors.dark(color, 0.4));
            }
        }
    }

    /** The top of a slab, so deep. */
    private static void lit(Graphics2D g, Aabb box, double radius, double depth, Color color) {
        Graphics2D clipped = (Graphics2D) g.create();
        clipped.clip(new Rectangle2D.Double(box.left(), box.top(), box.width(), depth));
        fill(clipped, rounded(box, 0, radius), color);
        clipped.dispose();
    }

    private static void board(Graphics2D g, Aabb box, Color color) {
        double thick = Math.min(box.height(), 5);
        fill(
                g,
                new Rectangle2D.Double(box.left() + 1, box.top() + thick, box.width() - 2, box.height() - thick),
                Colors.alpha(color, 0.22));
        slab(g, new Aabb(box.left(), box.top(), box.right(), box.top() + thick), color);
    }

    /** A light strip marks sides that let through. */
    private static void openSides(Graphics2D g, Aabb box, Sides solid, Color color) {
        double w = Math.min(2, Math.min(box.width(), box.height()) / 4);
        Color pale = Colors.alpha(Colors.light(color, 0.75), 0.8);
        if (!solid.has(Side.LEFT)) {
            dashes(g, box.left() + w / 2, box.top(), box.left() + w / 2, box.bottom(), w, pale);
        }
        if (!solid.has(Side.RIGHT)) {
            dashes(g, box.right() - w / 2, box.top(), box.right() - w / 2, box.bottom(), w, pale);
        }
        if (!solid.has(Side.TOP)) {
            dashes(g, box.left(), box.top() + w / 2, box.right(), box.top() + w / 2, w, pale);
        }
        if (!solid.has(Side.BOTTOM)) {
            dashes(g, box.left(), box.bottom() - w / 2, box.right(), box.bottom() - w / 2, w, pale);
        }
    }

    private static void dashes(Graphics2D g, double x1, double y1, double x2, double y2, double w, Color color) {
        g.setColor(color);
        g.setStroke(new BasicStroke(
                (float) w,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_MITER,
                10,
                new float[] {(float) w, (float) (2 * w)},
                0));
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    private static void ladder(Graphics2D g, Aabb box, Color color) {
        double rail = Math.min(2, box.width() / 6);
        for (double y = box.top(); y < box.bottom(); y += 16 / 3.0) {
            fill(
                    g,
                    new Rectangle2D.Double(box.left(), y, box.width(), Math.min(1.6, box.bottom() - y)),
                    Colors.light(color, 0.2));
        }
        fill(g, new Rectangle2D.Double(box.left(), box.top(), rail, box.height()), color);
        fill(g, new Rectangle2D.Double(box.right() - rail, box.top(), rail, box.height()), color);
    }

    private static void stripes(Graphics2D g, Aabb box) {
        Graphics2D clipped = (Graphics2D) g.create();
        clipped.clip(new Rectangle2D.Double(
                box.left() + RIM, box.top() + RIM, box.width() - 2 * RIM, box.height() - 2 * RIM));
        clipped.setColor(new Color(0x332A1E2E, true));
        clipped.setStroke(new BasicStroke(3));
        for (double x = box.left() - box.height(); x < box.right(); x += 8) {
            clipped.draw(new Line2D.Double(x, box.bottom(), x + box.height(), box.top()));
        }
        clipped.dispose();
    }

    private static void chevrons(Graphics2D g, Aabb box, int direction) {
        double half = Math.min(2.5, box.height() / 3);
        g.setColor(BELT);
        g.setStroke(new BasicStroke(1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (double x = box.left() + 8; x < box.right() - 4; x += 8) {
            Path2D chevron = new Path2D.Double();
            chevron.moveTo(x - direction * half, box.centerY() - half);
            chevron.lineTo(x, box.centerY());
            chevron.lineTo(x - direction * half, box.centerY() + half);
            g.draw(chevron);
        }
    }

    public void staticPolygon(Graphics2D g, StaticPolygon polygon) {
        boolean isHazard = Boolean.TRUE.equals(polygon.hazard());
        Color color = Colors.parse(polygon.color(), isHazard ? DANGER : ROCK);
        polygon(g, polygon.at(), polygon.points(), polygon.effectiveSolidFrom(), color, isHazard);
    }

    private static void polygon(Graphics2D g, Vec at, List<Vec> points, Sides solid, Color color, boolean isHazard) {
        if (points.size() < 2) {
            return;
        }
        if (points.size() == 2) {
            line(g, at.plus(points.get(0)), at.plus(points.get(1)), color);
            return;
        }
        Path2D path = TileCell.path(points.stream().map(at::plus).toList());
        boolean isOneWay = !solid.equals(Sides.ALL);
        fill(g, path, isOneWay ? Colors.alpha(color, 0.3) : color);
        double area = 0;
        for (int i = 0; i < points.size(); i++) {
            area += points.get(i).cross(points.get((i + 1) % points.size()));
        }
        Area inside = new Area(path);
        for (int i = 0; i < points.size(); i++) {
            Vec a = at.plus(points.get(area > 0 ? i : points.size() - 1 - i));
            Vec b = at.plus(
                    points.get(area > 0 ? (i + 1) % points.size() : (2 * points.size() - 2 - i) % points.size()));
            polygonEdge(g, inside, a, b, solid, color);
        }
        if (isHazard) {
            g.setColor(Colors.alpha(DANGER, 0.9));
            g.setStroke(new BasicStroke(1.2f));
            g.draw(path);
        }
    }

    private static void polygonEdge(Graphics2D g, Area inside, Vec a, Vec b, Sides solid, Color color) {
        Vec along = b.minus(a);
        if (along.length() == 0) {
            return;
        }
        double up = along.x() / along.length();
        Side side = up >= 0.5 ? Side.TOP : up <= -0.5 ? Side.BOTTOM : along.y() > 0 ? Side.RIGHT : Side.LEFT;
        boolean isSolid = solid.has(side);
        double w = side == Side.TOP ? 2 * RIM : RIM;
        if (!isSolid) {
            return;
        }
        Shape stroked = new BasicStroke((float) (2 * w), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                .createStrokedShape(new Line2D.Double(a.x(), a.y(), b.x(), b.y()));
        Area band = new Area(stroked);
        band.intersect(inside);
        fill(g, band, side == Side.TOP ? Colors.light(color, 0.3) : Colors.dark(color, 0.3));
    }

    private static void line(Graphics2D g, Vec a, Vec b, Color color) {
        Line2D line = new Line2D.Double(a.x(), a.y(), b.x(), b.y());
        g.setStroke(new BasicStroke((float) LINE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(Colors.dark(color, 0.35));
        g.draw(line);
        g.setStroke(new BasicStroke((float) LINE / 2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(Colors.light(color, 0.3));
        g.draw(line);
    }

    private static RoundRectangle2D rounded(Aabb box, double inset, double radius) {
        return new RoundRectangle2D.Double(
                box.left() + inset,
                box.top() + inset,
                box.width() - 2 * inset,
                box.height() - 2 * inset,
                radius,
                radius);
    }

    private static void fill(Graphics2D g, Shape shape, Color color) {
        g.setColor(color);
        g.fill(shape);
    }
}
