package dev.ledge.editor.render.overlay;

import dev.ledge.editor.view.Viewport;
import java.awt.FontMetrics;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Says in a corner of the picture what the overlays that are drawn look like. */
final class Legend {
    private static final double MARGIN = 8;
    private static final double TOP = 44;
    private static final double FOOT = 30;
    private static final double PAD = 7;
    private static final double SAMPLE = 13;
    private static final double GAP = 6;

    /** The legend takes at most so much of the picture's height. */
    private static final double MOST_HEIGHT = 0.6;

    private Legend() {}

    /** Where it is on the screen: in the corner that is farthest from a box. */
    static Rectangle2D area(Pen pen, Viewport view, List<Overlay> drawn, Rectangle2D box) {
        FontMetrics metrics = pen.metrics();
        int rows = rows(pen, view, drawn);
        double widest = 0;
        for (int i = 0; i < rows; i++) {
            widest = Math.max(widest, metrics.stringWidth(words(drawn, i, rows)));
        }
        double width = widest + pen.px(SAMPLE + GAP + 2 * PAD);
        double height = rows * rowHeight(pen) + pen.px(PAD);
        double right = view.width() - width - pen.px(MARGIN);
        // At the top is the word for what goes on, at the lower left the tick.
        double top = pen.px(TOP);
        double bottom = view.height() - height - pen.px(MARGIN);
        Rectangle2D[] corners = {
            new Rectangle2D.Double(right, bottom, width, height),
            new Rectangle2D.Double(right, top, width, height),
            new Rectangle2D.Double(pen.px(MARGIN), top, width, height),
            new Rectangle2D.Double(pen.px(MARGIN), bottom - pen.px(FOOT), width, height)
        };
        Rectangle2D best = corners[0];
        for (Rectangle2D corner : corners) {
            if (box != null && apart(best, box) < pen.px(MARGIN) && apart(corner, box) > apart(best, box)) {
                best = corner;
            }
        }
        return best;
    }

    /** How far two boxes are apart; less than 0 by how much they share. */
    private static double apart(Rectangle2D a, Rectangle2D b) {
        double x = Math.max(a.getX() - b.getMaxX(), b.getX() - a.getMaxX());
        double y = Math.max(a.getY() - b.getMaxY(), b.getY() - a.getMaxY());
        return Math.max(x, y);
    }

    private static double rowHeight(Pen pen) {
        return Math.max(pen.metrics().getHeight(), pen.px(SAMPLE)) + pen.px(4);
    }

    /** How many rows there is room for between the words at the top and the tick at the foot; at least one. */
    private static int rows(Pen pen, Viewport view, List<Overlay> drawn) {
        double between = view.height() - pen.px(TOP + FOOT + 2 * MARGIN + PAD);
        int room = (int) (Math.min(view.height() * MOST_HEIGHT, between) / rowHeight(pen));
        return Math.max(1, Math.min(drawn.size(), room));
    }

    private static String words(List<Overlay> drawn, int row, int rows) {
        int left = drawn.size() - row - 1;
        return row == rows - 1 && left > 0
                ? "and " + (left + 1) + " more"
                : drawn.get(row).title();
    }

    /** Draws it in its area. */
    static void paint(Pen pen, Viewport view, List<Overlay> drawn, Rectangle2D area) {
        pen.panel(area);
        int rows = rows(pen, view, drawn);
        double x = area.getX() + pen.px(PAD);
        double side = pen.px(SAMPLE);
        for (int row = 0; row < rows; row++) {
            double top = area.getY() + pen.px(PAD / 2) + row * rowHeight(pen);
            double middle = top + rowHeight(pen) / 2;
            String words = words(drawn, row, rows);
            if (words.equals(drawn.get(row).title())) {
                drawn.get(row).sample(pen, x, middle - side / 2, side);
            }
            FontMetrics metrics = pen.metrics();
            double baseline = middle + (metrics.getAscent() - metrics.getDescent()) / 2.0;
            pen.words(x + side + pen.px(GAP), baseline, words);
        }
    }
}
