package dev.ledge.editor.feel;

import com.formdev.flatlaf.util.ColorFunctions;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws two feels over a level: where the players of both are at the tick that is shown, the ways they come and go, and
 * how they jump. Lines and letters are as large on the screen at any zoom.
 */
public final class FeelPainter {
    /** Two colours apart in hue and in brightness, and from those of trails. */
    public static final Color A = new Color(0x12C4D8);

    public static final Color B = new Color(0xE8318A);

    /** Screen pixels around what is drawn that its letters take. */
    public static final int MARGIN = 24;

    private static final Color HALO = new Color(0x59101828, true);
    private static final float FILL = 0.38f;
    private static final float PAST = 0.75f;
    private static final float FONT = 11;
    private static final int TAG = 16;
    private static final Stroke LINE = line(2.25f);
    private static final Stroke UNDER = line(4.25f);
    private static final Stroke DASHED =
            new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {2, 5}, 0);

    private final Graphics2D g;
    private final Viewport view;

    /** Draws on {@code g}, whose hints it changes. */
    public FeelPainter(Graphics2D g, Viewport view) {
        this.g = g;
        this.view = view;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    private static Stroke line(float width) {
        return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** Draws both, A on top, at a tick. */
    public void paint(FeelComparison comparison, long tick) {
        arcs(comparison.b(), B);
        arcs(comparison.a(), A);
        way(comparison.b(), B);
        way(comparison.a(), A);
        ghost(comparison.b(), tick, B, "B");
        ghost(comparison.a(), tick, A, "A");
    }

    private void arcs(FeelTrail feel, Color color) {
        for (Trail arc : feel.arcs()) {
            Path2D path = path(arc);
            g.setStroke(UNDER);
            g.setColor(HALO);
            g.draw(path);
            g.setStroke(LINE);
            g.setColor(color);
            g.draw(path);
            int last = arc.length() - 1;
            box(arc, last, color);
        }
    }

    private void way(FeelTrail feel, Color color) {
        Path2D path = path(feel.trail());
        g.setStroke(UNDER);
        g.setColor(HALO);
        g.draw(path);
        g.setStroke(DASHED);
        g.setColor(ColorFunctions.fade(color, PAST));
        g.draw(path);
    }

    private Path2D path(Trail trail) {
        Path2D path = new Path2D.Double();
        boolean isNew = true;
        for (int i = 0; i < trail.length(); i++) {
            boolean isDead = trail.step(i) == Trail.Step.DEAD;
            if (!isDead && isNew) {
                path.moveTo(view.toScreenX(trail.x(i)), view.toScreenY(trail.y(i)));
            } else if (!isDead) {
                path.lineTo(view.toScreenX(trail.x(i)), view.toScreenY(trail.y(i)));
            }
            isNew = isDead;
        }
        return path;
    }

    private void ghost(FeelTrail feel, long tick, Color color, String letter) {
        int at = feel.index(tick);
        if (at < 0 || feel.trail().step(at) == Trail.Step.DEAD) {
            return;
        }
        box(feel.trail(), at, color);
        double x = view.toScreenX(feel.trail().x(at));
        double y = view.toScreenY(feel.trail().box(at).top()) - TAG - 3;
        g.setColor(color);
        g.fill(new RoundRectangle2D.Double(x - TAG / 2.0, y, TAG, TAG, 6, 6));
        g.setFont(Fonts.bold(g.getFont(), FONT));
        FontMetrics metrics = g.getFontMetrics();
        g.setColor(Color.WHITE);
        g.drawString(letter, (float) (x - metrics.stringWidth(letter) / 2.0), (float)
                (y + (TAG + metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    private void box(Trail trail, int at, Color color) {
        Aabb there = trail.box(at);
        Shape box = new RoundRectangle2D.Double(
                view.toScreenX(there.left()),
                view.toScreenY(there.top()),
                there.width() * view.zoom(),
                there.height() * view.zoom(),
                4,
                4);
        g.setColor(ColorFunctions.fade(color, FILL));
        g.fill(box);
        g.setStroke(LINE);
        g.setColor(color);
        g.draw(box);
    }
}
