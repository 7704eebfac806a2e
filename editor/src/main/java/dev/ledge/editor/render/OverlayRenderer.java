package dev.ledge.editor.render;

import com.formdev.flatlaf.util.ColorFunctions;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;

/**
 * Draws what an editor shows over a level: lines of constant width on the screen, whatever the zoom. Made anew for each
 * paint.
 */
public final class OverlayRenderer {

    /** Side of a handle in user-space pixels. */
    public static final double HANDLE = 8;

    private static final double BADGE = 16;
    private static final float GHOST_OPACITY = 0.45f;
    private static final Stroke LINE = new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    private static final Stroke THICK = new BasicStroke(2.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    private static final Stroke DASHES =
            new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {5, 4}, 0);

    private final Graphics2D g;
    private final Viewport view;
    private final double width;
    private final double height;
    private final Theme theme;

    /**
     * Draws on {@code g}, whose hints it changes.
     *
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    public OverlayRenderer(Graphics2D g, Viewport view, int width, int height, Theme theme) {
        this.g = g;
        this.view = view;
        this.width = width;
        this.height = height;
        this.theme = theme;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /** One that draws the same on other graphics. */
    public OverlayRenderer on(Graphics2D other) {
        return new OverlayRenderer(other, view, (int) width, (int) height, theme);
    }

    /** The lines between the cells of the level, as far as they are apart enough to be of use. */
    public void grid(Level level) {
        new GridPainter(g, view, theme).paint(level, width, height);
    }

    /** The level's bounds: solid where they are a wall, dashed where open, red where they kill. */
    public void bounds(Level level) {
        double left = view.toScreenX(0);
        double top = view.toScreenY(0);
        double right = view.toScreenX(level.width());
        double bottom = view.toScreenY(level.height());
        Border border = level.physics().effectiveBorder();
        side(border.on(Side.TOP), left, top, right, top);
        side(border.on(Side.BOTTOM), left, bottom, right, bottom);
        side(border.on(Side.LEFT), left, top, left, bottom);
        side(border.on(Side.RIGHT), right, top, right, bottom);
    }

    private void side(Border.Kind kind, double x1, double y1, double x2, double y2) {
        g.setColor(kind == Border.Kind.KILL ? theme.danger() : theme.border());
        g.setStroke(kind == Border.Kind.WALL ? THICK : DASHES);
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    /** Outlines the objects of those ids, with eight handles around a single one whose size can be changed. */
    public void selection(Level level, Set<String> objectIds) {
        for (String id : objectIds) {
            LevelObject object = level.object(id);
            if (object != null) {
                outline(object.bounds(level), theme.selection());
                if (objectIds.size() == 1 && object.outlinePoints() != null) {
                    for (Vec point : object.outlinePoints()) {
                        handle(object.at().plus(point), false);
                    }
                } else if (objectIds.size() == 1 && !(object instanceof Spawn)) {
                    handles(object.bounds(level));
                }
            }
        }
    }

    /** Eight handles around a box of the level. */
    public void handles(Aabb box) {
        for (int i = 0; i < 9; i++) {
            if (i != 4) {
                handle(new Vec(box.left() + box.width() * (i % 3) / 2, box.top() + box.height() * (i / 3) / 2), false);
            }
        }
    }

    /** One square handle at a point of the level. */
    public void handle(Vec at, boolean hot) {
        Shape square = new Rectangle2D.Double(
                view.toScreenX(at.x()) - HANDLE / 2, view.toScreenY(at.y()) - HANDLE / 2, HANDLE, HANDLE);
        dot(square, hot);
    }

    private void dot(Shape shape, boolean hot) {
        g.setColor(hot ? theme.accent() : Color.WHITE);
        g.fill(shape);
        g.setColor(theme.accent());
        g.setStroke(LINE);
        g.draw(shape);
    }

    /** A box of the level, outlined. */
    public void outline(Aabb box, Color color) {
        g.setColor(color);
        g.setStroke(LINE);
        g.draw(onScreen(box));
    }

    /** A selection being dragged out. */
    public void marquee(Aabb box) {
        g.setColor(ColorFunctions.fade(theme.accent(), 40 / 255f));
        g.fill(onScreen(box));
        g.setColor(theme.accent());
        g.setStroke(DASHES);
        g.draw(onScreen(box));
    }

    /** The cell under the pointer, or a block of cells. */
    public void cells(Level level, int column, int row, int columns, int rows) {
        double side = level.grid();
        Aabb box = new Aabb(column * side, row * side, (column + columns) * side, (row + rows) * side);
        g.setColor(ColorFunctions.fade(theme.accent(), 40 / 255f));
        g.fill(onScreen(box));
        outline(box, theme.accent());
    }

    /**
     * The path of a platform, as the middle of its box walks it, with a round handle at each point.
     *
     * @param handles whether the points can be dragged just now
     * @param hot index of the point under the pointer, −1 for none
     */
    public void path(Level level, Platform platform, boolean handles, int hot) {
        Vec middle = middle(level, platform);
        List<Vec> points = platform.effectivePath();
        if (points.size() > 1) {
            Path2D line = new Path2D.Double();
            for (int i = 0; i < points.size(); i++) {
                double x = view.toScreenX(middle.x() + points.get(i).x());
                double y = view.toScreenY(middle.y() + points.get(i).y());
                if (i == 0) {
                    line.moveTo(x, y);
                } else {
                    line.lineTo(x, y);
                }
            }
            if (platform.effectiveMotion().effectiveMode() == Motion.Mode.LOOP) {
                line.closePath();
            }
            g.setStroke(DASHES);
            g.setColor(handles ? theme.accent() : ColorFunctions.fade(theme.accent(), 150 / 255f));
            g.draw(line);
        }
        for (int i = 0; i < points.size(); i++) {
            Vec at = middle.plus(points.get(i));
            double radius = handles ? HANDLE / 2 + 1 : 2.5;
            dot(
                    new Ellipse2D.Double(
                            view.toScreenX(at.x()) - radius, view.toScreenY(at.y()) - radius, 2 * radius, 2 * radius),
                    i == hot);
        }
    }

    /** A thin line from what rides a platform to that, where the level has them. */
    public void tie(Level level, LevelObject rider, Platform platform) {
        Aabb box = rider.bounds(level);
        Vec to = middle(level, platform);
        g.setStroke(new BasicStroke(1));
        g.setColor(ColorFunctions.fade(theme.accent(), 130 / 255f));
        g.draw(new Line2D.Double(
                view.toScreenX(box.centerX()),
                view.toScreenY(box.centerY()),
                view.toScreenX(to.x()),
                view.toScreenY(to.y())));
    }

    /** Where in the level the handle of the path point [0, 0] is: the middle of the platform's box. */
    public static Vec middle(Level level, Platform platform) {
        Aabb box = platform.bounds(level);
        return new Vec(box.centerX(), box.centerY());
    }

    /** A translucent copy of an object, moved by an offset in level pixels. */
    public void ghost(LevelRenderer levels, Level level, LevelObject object, Vec offset) {
        AffineTransform before = g.getTransform();
        Composite opaque = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST_OPACITY));
        g.scale(view.zoom(), view.zoom());
        g.translate(offset.x() - view.originX(), offset.y() - view.originY());
        levels.paintObject(g, level, object, theme);
        g.setTransform(before);
        g.setComposite(opaque);
    }

    /** Marks at problems. */
    public void badges(List<Badge> badges) {
        for (Badge badge : badges) {
            badge(view.toScreenX(badge.x()), view.toScreenY(badge.y()), badge.isError());
        }
    }

    private void badge(double x, double y, boolean isError) {
        Shape shape;
        if (isError) {
            shape = new Ellipse2D.Double(x - BADGE / 2, y - BADGE / 2, BADGE, BADGE);
        } else {
            Path2D triangle = new Path2D.Double();
            triangle.moveTo(x, y - BADGE / 2);
            triangle.lineTo(x + BADGE * 0.56, y + BADGE / 2);
            triangle.lineTo(x - BADGE * 0.56, y + BADGE / 2);
            triangle.closePath();
            shape = triangle;
        }
        g.setStroke(THICK);
        g.setColor(Color.WHITE);
        g.draw(shape);
        g.setColor(isError ? theme.danger() : theme.warning());
        g.fill(shape);
        g.setColor(Color.WHITE);
        double low = isError ? 0 : 1.5;
        g.fill(new Rectangle2D.Double(x - 1, y - 4 + low, 2, 5));
        g.fill(new Rectangle2D.Double(x - 1, y + 2.5 + low, 2, 2));
    }

    private Rectangle2D onScreen(Aabb box) {
        double left = view.toScreenX(box.left());
        double top = view.toScreenY(box.top());
        return new Rectangle2D.Double(
                left, top, view.toScreenX(box.right()) - left, view.toScreenY(box.bottom()) - top);
    }
}
