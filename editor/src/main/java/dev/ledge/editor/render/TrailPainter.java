package dev.ledge.editor.render;

import com.formdev.flatlaf.util.ColorFunctions;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws trails over a level: the one that was played in grey, the one of now coloured by what the actor does, with its
 * silhouette every ten ticks (farther apart in a long trail), a cross where it dies, a flag where it wins, and a ring
 * where the two part. Lines have the same width on the screen at any zoom. Made anew for each paint.
 */
public final class TrailPainter {
    /** On the ground; like all four apart in hue and in brightness, on any sky. */
    public static final Color GROUND = new Color(0x2FBF71);

    public static final Color AIR = new Color(0x3F8CFF);
    public static final Color CLIMB = new Color(0xF5B83D);
    public static final Color WEDGED = new Color(0xF0483E);

    /** Screen pixels around a trail and its silhouettes in which its marks are drawn. */
    public static final int MARGIN = 24;

    private static final int SILHOUETTE_TICKS = 10;

    /** More silhouettes cannot be told apart, and take longer to draw than there is time between two pictures. */
    private static final int MOST_SILHOUETTES = 300;

    /** Silhouettes nearer than about so many pixels of the screen are one. */
    private static final double SAME = 3;

    /** Silhouettes lower than this on the screen would be blots. */
    private static final double SMALLEST = 6;

    private static final Color HALO = new Color(0x59101828, true);
    private static final float SILHOUETTE_FILL = 34 / 255f;
    private static final float SILHOUETTE_LINE = 130 / 255f;
    private static final double MARK = 5.5;

    /** The thinnest there is, which is drawn without a shape of its edge. */
    private static final Stroke HAIRLINE = new BasicStroke(0);

    private static final Stroke FINE = new BasicStroke(1);
    private static final Stroke LINE = line(2.25f);
    private static final Stroke OLD = line(1.75f);
    private static final Stroke UNDER = line(4.25f);
    private static final Stroke BOLD = line(2.75f);
    private static final Stroke BOLD_UNDER = line(5.5f);

    private final Graphics2D g;
    private final Viewport view;
    private final Theme theme;

    /** Draws on {@code g}, whose hints it changes. */
    public TrailPainter(Graphics2D g, Viewport view, Theme theme) {
        this.g = g;
        this.view = view;
        this.theme = theme;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    private static Stroke line(float width) {
        return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** Draws both, the one of now on top. */
    public void paint(Trails trails) {
        if (trails.partAt() >= 0) {
            TrailLines before = new TrailLines(trails.before(), view);
            fine(before, step -> theme.trailOld());
            g.setStroke(OLD);
            draw(before.bold(), step -> theme.trailOld());
        }
        Trail now = trails.now();
        TrailLines lines = new TrailLines(now, view);
        fine(lines, TrailPainter::color);
        silhouettes(now);
        g.setStroke(UNDER);
        draw(lines.bold(), step -> HALO);
        g.setStroke(LINE);
        draw(lines.bold(), TrailPainter::color);
        marks(now);
        if (trails.partAt() >= 0) {
            ring(trails.before(), trails.partAt(), theme.trailOld());
            ring(now, trails.partAt(), theme.accent());
        }
    }

    /** Lines without smooth edges take a hundredth of the time. */
    private void fine(TrailLines lines, Function<Trail.Step, Color> color) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        g.setStroke(HAIRLINE);
        draw(lines.fine(), color);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    }

    private void draw(Map<Trail.Step, Path2D> paths, Function<Trail.Step, Color> color) {
        paths.forEach((step, path) -> {
            g.setColor(color.apply(step));
            g.draw(path);
        });
    }

    private void silhouettes(Trail trail) {
        g.setStroke(FINE);
        Set<Long> places = new HashSet<>();
        int apart = silhouetteTicks(trail.length());
        for (int tick = 0; tick < trail.length(); tick += apart) {
            Aabb at = trail.box(tick);
            double width = at.width() * view.zoom();
            double height = at.height() * view.zoom();
            double x = view.toScreenX(at.left());
            double y = view.toScreenY(at.top());
            boolean isSeen = Math.min(width, height) >= SMALLEST
                    && x < view.width()
                    && y < view.height()
                    && x + width > 0
                    && y + height > 0;
            if (isSeen && trail.step(tick) != Trail.Step.DEAD && places.add(place(at))) {
                Color color = color(trail.step(tick));
                Shape box = new RoundRectangle2D.Double(x, y, width, height, 4, 4);
                g.setColor(ColorFunctions.fade(color, SILHOUETTE_FILL));
                g.fill(box);
                g.setColor(ColorFunctions.fade(color, SILHOUETTE_LINE));
                g.draw(box);
            }
        }
    }

    /** Of the level, not of the screen: what is drawn does not change while the camera moves. */
    private long place(Aabb at) {
        long column = Math.round(at.left() * view.zoom() / SAME);
        long row = Math.round(at.top() * view.zoom() / SAME);
        return column << Integer.SIZE ^ row & 0xFFFF_FFFFL;
    }

    /** Doubled rather than stretched, as silhouettes would move while the trail grows. */
    private static int silhouetteTicks(int length) {
        int apart = SILHOUETTE_TICKS;
        while (length / apart > MOST_SILHOUETTES) {
            apart *= 2;
        }
        return apart;
    }

    private void marks(Trail trail) {
        for (int tick = 1; tick < trail.length(); tick++) {
            if (trail.step(tick) == Trail.Step.DEAD && trail.step(tick - 1) != Trail.Step.DEAD) {
                cross(view.toScreenX(trail.x(tick)), view.toScreenY(trail.y(tick)));
            }
        }
        if (trail.wonAt() >= 0) {
            flag(view.toScreenX(trail.x(trail.wonAt())), view.toScreenY(trail.y(trail.wonAt())));
        }
    }

    private void cross(double x, double y) {
        for (boolean isUnder : new boolean[] {true, false}) {
            g.setStroke(isUnder ? BOLD_UNDER : BOLD);
            g.setColor(isUnder ? Color.WHITE : theme.danger());
            g.draw(new Line2D.Double(x - MARK, y - MARK, x + MARK, y + MARK));
            g.draw(new Line2D.Double(x - MARK, y + MARK, x + MARK, y - MARK));
        }
    }

    private void flag(double x, double y) {
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(x, y - 3 * MARK);
        cloth.lineTo(x + 2.2 * MARK, y - 2.2 * MARK);
        cloth.lineTo(x, y - 1.4 * MARK);
        cloth.closePath();
        Shape pole = new Line2D.Double(x, y, x, y - 3 * MARK);
        for (boolean isUnder : new boolean[] {true, false}) {
            g.setStroke(isUnder ? BOLD_UNDER : BOLD);
            g.setColor(isUnder ? Color.WHITE : theme.good());
            g.draw(pole);
            g.draw(cloth);
        }
        g.fill(cloth);
    }

    private void ring(Trail trail, int tick, Color color) {
        Shape ring = new Ellipse2D.Double(
                view.toScreenX(trail.x(tick)) - MARK, view.toScreenY(trail.y(tick)) - MARK, 2 * MARK, 2 * MARK);
        g.setStroke(UNDER);
        g.setColor(Color.WHITE);
        g.draw(ring);
        g.setStroke(LINE);
        g.setColor(new Color(color.getRGB()));
        g.draw(ring);
    }

    private static Color color(Trail.Step step) {
        return switch (step == null ? Trail.Step.AIR : step) {
            case GROUND -> GROUND;
            case AIR -> AIR;
            case CLIMB -> CLIMB;
            case WEDGED, DEAD -> WEDGED;
        };
    }
}
