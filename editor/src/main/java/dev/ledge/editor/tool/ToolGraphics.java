package dev.ledge.editor.tool;

import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.OverlayRenderer;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.MotionPath;
import dev.ledge.engine.level.object.Platform;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a tool draws with, over the level.
 *
 * @param g in screen pixels
 * @param view the camera
 * @param overlay draws handles, outlines and paths
 * @param levels draws tiles and objects
 * @param theme the colours
 * @param seconds of a clock that runs while something is animated
 */
public record ToolGraphics(
        Graphics2D g, Viewport view, OverlayRenderer overlay, LevelRenderer levels, Theme theme, double seconds) {

    private static final float GHOST_OPACITY = 0.55f;

    private static final BasicStroke OUTLINE = new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    /** Radius in screen pixels. */
    private static final double SMALL_HANDLE = 3.5;

    /** Paints what is seen moved by so many level pixels. */
    public void movedBy(Vec by, Consumer<ToolGraphics> painting) {
        Graphics2D moved = (Graphics2D) g.create();
        moved.translate(by.x() * view.zoom(), by.y() * view.zoom());
        painting.accept(new ToolGraphics(moved, view, overlay.on(moved), levels, theme, seconds));
        moved.dispose();
    }

    /** Draws a placed tile, as a ghost of what would be, in a cell of the level. */
    public void ghostTile(Level level, TileRef tile, int column, int row) {
        Composite opaque = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST_OPACITY));
        double side = level.grid();
        levels.paintTile(g, level, tile, view.toScreenX(column * side), view.toScreenY(row * side), side * view.zoom());
        g.setComposite(opaque);
    }

    /** Draws a ghost of a platform where it would be now, had it started with the clock. */
    public void runningGhost(Level level, Platform platform) {
        Motion motion = platform.effectiveMotion();
        MotionPath track = new MotionPath(motion, platform.effectivePath());
        double time = motion.effectiveStart() + seconds;
        overlay.ghost(levels, level, platform, new Vec(track.x(time), track.y(time)));
    }

    /** Outlines an object along its corners, or else its box. */
    public void outline(Level level, LevelObject object, Color color) {
        List<Vec> points = object.outlinePoints();
        if (points == null || points.isEmpty()) {
            overlay.outline(object.bounds(level), color);
            return;
        }
        Path2D path = new Path2D.Double();
        for (int i = 0; i < points.size(); i++) {
            double x = view.toScreenX(object.at().x() + points.get(i).x());
            double y = view.toScreenY(object.at().y() + points.get(i).y());
            if (i == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.closePath();
        g.setColor(color);
        g.setStroke(OUTLINE);
        g.draw(path);
    }

    /** Draws the dot between two points that makes a new one when it is dragged. */
    public void smallHandle(Vec at, boolean hot) {
        double radius = hot ? SMALL_HANDLE * 1.5 : SMALL_HANDLE;
        g.setColor(hot ? theme.accent() : theme.ghost());
        g.fill(new Ellipse2D.Double(
                view.toScreenX(at.x()) - radius, view.toScreenY(at.y()) - radius, 2 * radius, 2 * radius));
    }
}
