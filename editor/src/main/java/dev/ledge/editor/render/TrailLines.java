package dev.ledge.editor.render;

import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Viewport;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.Map;

/**
 * The lines of a trail on the screen, for each of the things that the actor did; for the air if the trail says nothing
 * of that. Only what is seen, and no points that are one on the screen. What to draw bold of a long trail is its end:
 * all of it would take longer to stroke than there is time between two pictures.
 */
final class TrailLines {
    /** Screen pixels around the view in which a line still shows there by its width. */
    private static final double EDGE = 8;

    /** Points nearer than about so many pixels of the screen are one. */
    private static final double SAME = 0.5;

    /** A step farther than this, px, is no motion but a new beginning where the trail says nothing of deaths. */
    private static final double JUMP = 48;

    /** Screen pixels that can be stroked in some milliseconds. */
    private static final double BOLD = 20_000;

    /** What is older than so many screen pixels could not be told apart any more. */
    private static final double ALL = 1_000_000;

    /** What a piece costs beside its length: as much as so many pixels more. */
    private static final double JOINT = 2;

    private final Map<Trail.Step, Path2D> bold = new EnumMap<>(Trail.Step.class);
    private final Map<Trail.Step, Path2D> fine = new EnumMap<>(Trail.Step.class);
    private final Trail trail;
    private final Viewport view;
    private final Rectangle2D seen;
    private double drawn;

    TrailLines(Trail trail, Viewport view) {
        this.trail = trail;
        this.view = view;
        seen = new Rectangle2D.Double(-EDGE, -EDGE, view.width() + 2 * EDGE, view.height() + 2 * EDGE);
        addAll();
    }

    /** The newest of it. */
    Map<Trail.Step, Path2D> bold() {
        return bold;
    }

    /** What is older, of a long trail. */
    Map<Trail.Step, Path2D> fine() {
        return fine;
    }

    private void addAll() {
        int next = -1;
        for (int tick = trail.length() - 1; tick >= 0 && drawn < ALL; tick--) {
            if (trail.step(tick) == Trail.Step.DEAD) {
                next = -1;
            } else if (next < 0 || jumpsAfter(tick)) {
                next = tick;
            } else if (tick == 0 || trail.step(tick) != trail.step(next) || !isNear(tick, next)) {
                add(tick, next);
                next = tick;
            }
        }
    }

    private void add(int from, int to) {
        Line2D piece = new Line2D.Double(
                view.toScreenX(trail.x(to)),
                view.toScreenY(trail.y(to)),
                view.toScreenX(trail.x(from)),
                view.toScreenY(trail.y(from)));
        if (!LineClip.cut(piece, seen)) {
            return;
        }
        Trail.Step step = trail.step(to) == null ? Trail.Step.AIR : trail.step(to);
        Path2D path = (drawn < BOLD ? bold : fine).computeIfAbsent(step, key -> new Path2D.Double());
        if (!piece.getP1().equals(path.getCurrentPoint())) {
            path.moveTo(piece.getX1(), piece.getY1());
        }
        path.lineTo(piece.getX2(), piece.getY2());
        drawn += piece.getP1().distance(piece.getP2()) + JOINT;
    }

    private boolean jumpsAfter(int tick) {
        return trail.step(tick) == null && distance(tick, tick + 1) > JUMP;
    }

    private boolean isNear(int from, int to) {
        return distance(from, to) < SAME / view.zoom();
    }

    private double distance(int from, int to) {
        return Math.abs(trail.x(to) - trail.x(from)) + Math.abs(trail.y(to) - trail.y(from));
    }
}
