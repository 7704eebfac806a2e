package dev.ledge.editor.panel.merge;

import dev.ledge.editor.panel.merge.Difference.Kind;
import dev.ledge.editor.panel.merge.Difference.ObjectMark;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Draws a difference over the level: the side of a change is shown by its colour and by the direction of the hatching.
 */
final class DifferencePainter implements Consumer<ToolGraphics> {
    private static final int CHUNK = Difference.CHUNK;

    /** Screen pixels a cell below which a hatching would be mush. */
    private static final double SMALL_CELL = 6;

    /** Least side of an object's mark, screen pixels. */
    private static final double SMALL_OBJECT = 10;

    private static final float LINE = 2;

    private final Difference difference;
    private final Map<Integer, BufferedImage> pictures = new HashMap<>();
    private Aabb pointedOut;

    DifferencePainter(Difference difference) {
        this.difference = difference;
    }

    /** Frames a place of the level, px; null for none. */
    void pointOut(Aabb place) {
        pointedOut = place;
    }

    @Override
    public void accept(ToolGraphics graphics) {
        Graphics2D g = (Graphics2D) graphics.g().create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        Viewport view = graphics.view();
        cells(g, view);
        for (ObjectMark mark : difference.objects()) {
            object(g, view, mark);
        }
        if (pointedOut != null) {
            Rectangle2D frame = frame(view, pointedOut, 4);
            g.setColor(graphics.theme().textBack());
            g.setStroke(new BasicStroke(5));
            g.draw(frame);
            g.setColor(graphics.theme().text());
            g.setStroke(new BasicStroke(LINE));
            g.draw(frame);
        }
        g.dispose();
    }

    private void cells(Graphics2D g, Viewport view) {
        double side = difference.grid() * CHUNK;
        Aabb seen = view.visible();
        int right = (int) Math.floor(seen.right() / side);
        int bottom = (int) Math.floor(seen.bottom() / side);
        for (int row = (int) Math.max(0, Math.floor(seen.top() / side)); row <= bottom; row++) {
            for (int column = (int) Math.max(0, Math.floor(seen.left() / side)); column <= right; column++) {
                byte[] marks = difference.chunk(column, row);
                if (marks != null && difference.grid() * view.zoom() < SMALL_CELL) {
                    int left = (int) Math.round(view.toScreenX(column * side));
                    int top = (int) Math.round(view.toScreenY(row * side));
                    int width = (int) Math.round(view.toScreenX((column + 1) * side)) - left;
                    int height = (int) Math.round(view.toScreenY((row + 1) * side)) - top;
                    g.drawImage(picture(column, row, marks), left, top, width, height, null);
                } else if (marks != null) {
                    chunk(g, view, column, row, marks);
                }
            }
        }
    }

    /** A pixel a cell. */
    private BufferedImage picture(int column, int row, byte[] marks) {
        return pictures.computeIfAbsent(row << 16 | column, key -> {
            BufferedImage picture = new BufferedImage(CHUNK, CHUNK, BufferedImage.TYPE_INT_ARGB);
            for (int i = 0; i < marks.length; i++) {
                Kind kind = Difference.kind(marks[i]);
                if (kind != null) {
                    Color color = MergeColors.line(kind);
                    picture.setRGB(i % CHUNK, i / CHUNK, color.getRGB() & 0xCCFFFFFF);
                }
            }
            return picture;
        });
    }

    private void chunk(Graphics2D g, Viewport view, int chunkColumn, int chunkRow, byte[] marks) {
        int left = chunkColumn * CHUNK;
        for (int y = 0; y < CHUNK; y++) {
            int row = chunkRow * CHUNK + y;
            int start = 0;
            for (int x = 1; x <= CHUNK; x++) {
                Kind kind = Difference.kind(marks[y * CHUNK + start]);
                if (x == CHUNK || Difference.kind(marks[y * CHUNK + x]) != kind) {
                    if (kind != null) {
                        run(g, view, left + start, row, x - start, kind);
                    }
                    start = x;
                }
            }
        }
    }

    /** Cells side by side of one kind, with lines where the kind ends. */
    private void run(Graphics2D g, Viewport view, int column, int row, int length, Kind kind) {
        int side = difference.grid();
        int x = (int) Math.round(view.toScreenX((double) column * side));
        int y = (int) Math.round(view.toScreenY((double) row * side));
        int endX = (int) Math.round(view.toScreenX((double) (column + length) * side));
        int endY = (int) Math.round(view.toScreenY((double) (row + 1) * side));
        g.setPaint(MergeColors.hatching(kind));
        g.fillRect(x, y, endX - x, endY - y);
        Path2D edge = new Path2D.Double();
        for (int i = 0; i < length; i++) {
            double from = Math.round(view.toScreenX((double) (column + i) * side));
            double to = Math.round(view.toScreenX((double) (column + i + 1) * side));
            line(edge, difference.kind(column + i, row - 1) != kind, from, y, to, y);
            line(edge, difference.kind(column + i, row + 1) != kind, from, endY, to, endY);
        }
        line(edge, difference.kind(column - 1, row) != kind, x, y, x, endY);
        line(edge, difference.kind(column + length, row) != kind, endX, y, endX, endY);
        g.setColor(MergeColors.line(kind));
        g.setStroke(new BasicStroke(LINE));
        g.draw(edge);
    }

    private static void line(Path2D path, boolean wanted, double x1, double y1, double x2, double y2) {
        if (wanted) {
            path.moveTo(x1, y1);
            path.lineTo(x2, y2);
        }
    }

    /** Solid where it is here, dashed where it is there, and an arrow between the two. */
    private void object(Graphics2D g, Viewport view, ObjectMark mark) {
        Rectangle2D here = mark.here() == null ? null : frame(view, mark.here(), 0);
        Rectangle2D there = mark.there() == null ? null : frame(view, mark.there(), 0);
        Color color = MergeColors.line(mark.kind());
        if (here != null) {
            g.setPaint(MergeColors.hatching(mark.kind()));
            g.fill(here);
            g.setColor(color);
            g.setStroke(new BasicStroke(LINE));
            g.draw(here);
        }
        if (there != null && !there.equals(here)) {
            g.setPaint(MergeColors.hatching(mark.kind()));
            g.fill(there);
            g.setColor(color);
            g.setStroke(new BasicStroke(LINE, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {5, 4}, 0));
            g.draw(there);
        }
        if (here != null && there != null && !here.contains(there.getCenterX(), there.getCenterY())) {
            arrow(g, here.getCenterX(), here.getCenterY(), there.getCenterX(), there.getCenterY());
        }
        if (mark.sign() != ' ') {
            sign(g, here == null ? there : here, color, mark.sign());
        }
    }

    private static void arrow(Graphics2D g, double x1, double y1, double x2, double y2) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double dx = (x2 - x1) / length * 8;
        double dy = (y2 - y1) / length * 8;
        g.setStroke(new BasicStroke(LINE));
        g.draw(new Line2D.Double(x1, y1, x2, y2));
        Path2D head = new Path2D.Double();
        head.moveTo(x2 - dx - dy / 2, y2 - dy + dx / 2);
        head.lineTo(x2, y2);
        head.lineTo(x2 - dx + dy / 2, y2 - dy - dx / 2);
        g.draw(head);
    }

    /** Says in a corner that an object was added or removed. */
    private static void sign(Graphics2D g, Rectangle2D box, Color color, char sign) {
        int x = (int) Math.round(box.getMaxX()) - 6;
        int y = (int) Math.round(box.getY()) - 8;
        g.setColor(color);
        g.fillOval(x, y, 14, 14);
        g.setColor(Color.WHITE);
        g.setStroke(new BasicStroke(LINE));
        g.draw(new Line2D.Double(x + 4, y + 7, x + 10, y + 7));
        if (sign == '+') {
            g.draw(new Line2D.Double(x + 7, y + 4, x + 7, y + 10));
        }
    }

    private static Rectangle2D frame(Viewport view, Aabb box, double margin) {
        double left = view.toScreenX(box.left());
        double top = view.toScreenY(box.top());
        double width = Math.max(SMALL_OBJECT, view.toScreenX(box.right()) - left);
        double height = Math.max(SMALL_OBJECT, view.toScreenY(box.bottom()) - top);
        return new Rectangle2D.Double(
                Math.round(left - margin),
                Math.round(top - margin),
                Math.round(width + 2 * margin),
                Math.round(height + 2 * margin));
    }
}
