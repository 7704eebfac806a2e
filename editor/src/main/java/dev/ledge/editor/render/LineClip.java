package dev.ledge.editor.render;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Cuts lines to a rectangle, as those of Liang and Barsky (1984): a stroke costs by its length, seen or not. */
final class LineClip {
    private LineClip() {}

    /** Leaves of a line what is within a rectangle; false if nothing is, and the line is as it was. */
    static boolean cut(Line2D line, Rectangle2D to) {
        int first = to.outcode(line.getX1(), line.getY1());
        int second = to.outcode(line.getX2(), line.getY2());
        if ((first | second) == 0) {
            return true;
        }
        if ((first & second) != 0) {
            return false;
        }
        double x = line.getX1();
        double y = line.getY1();
        double dx = line.getX2() - x;
        double dy = line.getY2() - y;
        double[] outwards = {-dx, dx, -dy, dy};
        double[] room = {x - to.getMinX(), to.getMaxX() - x, y - to.getMinY(), to.getMaxY() - y};
        double from = 0;
        double until = 1;
        for (int side = 0; side < outwards.length; side++) {
            if (outwards[side] < 0) {
                from = Math.max(from, room[side] / outwards[side]);
            } else if (outwards[side] > 0) {
                until = Math.min(until, room[side] / outwards[side]);
            }
        }
        if (from > until) {
            return false;
        }
        line.setLine(x + from * dx, y + from * dy, x + until * dx, y + until * dy);
        return true;
    }
}
