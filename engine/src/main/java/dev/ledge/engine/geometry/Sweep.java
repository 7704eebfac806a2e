package dev.ledge.engine.geometry;

/**
 * The motion of a box along a straight line, and its earliest hit: swept time of impact against one-sided faces. Made
 * once and reused; a sweep allocates nothing.
 */
public final class Sweep extends EarliestHit {

    /** A box this far inside a face, in pixels, still counts as being in front of it. */
    public static final double SKIN = 0.02;

    /** Overlaps along a face of no more than this, in pixels, are none: seams and corners that are just touched. */
    public static final double EDGE = Tolerance.EDGE;

    /** Less than any normal points up. */
    private static final double ANY_SLOPE = -2;

    private double away;

    /** A sweep that has not begun. */
    public Sweep() {}

    /**
     * Starts a sweep.
     *
     * @param left the box's left edge at the start, in pixels
     * @param top its top edge
     * @param width more than 0
     * @param height more than 0
     * @param moveX how far it moves
     * @param moveY how far it moves
     */
    public void begin(double left, double top, double width, double height, double moveX, double moveY) {
        x = left;
        y = top;
        w = width;
        h = height;
        dx = moveX;
        dy = moveY;
        this.moveX = moveX;
        this.moveY = moveY;
        faceX = 0;
        faceY = 0;
        double length = length(moveX, moveY);
        away = Tolerance.PARALLEL * length;
        beginHit(length);
    }

    /**
     * The larger component plus half the smaller is at most 12 % off the length, and scale is all that matters here.
     */
    private static double length(double moveX, double moveY) {
        double ax = Math.abs(moveX);
        double ay = Math.abs(moveY);
        return ax > ay ? ax + ay / 2 : ay + ax / 2;
    }

    /**
     * The faces that come next are where they are said to be when the motion begins, and move evenly while the box
     * does; hits are then where both are when they touch. Those of a new sweep stand still.
     *
     * @param byX how far the faces move, px
     * @param byY how far the faces move, px
     */
    public void facesMove(double byX, double byY) {
        faceX = byX;
        faceY = byY;
        dx = moveX - byX;
        dy = moveY - byY;
        double length = length(dx, dy);
        // What goes along with a face exactly does not approach it; how far that moves is what two rounded places make.
        away = Tolerance.PARALLEL * length + (byX == 0 && byY == 0 ? 0 : Tolerance.REACHED);
        shortenTie(length);
    }

    /**
     * Starts a sweep straight down that, of several grounds hit at once, prefers the one under most of the box.
     *
     * @param left px
     * @param top px
     * @param width px
     * @param height px
     * @param reach how far down, px
     */
    public void beginStanding(double left, double top, double width, double height, double reach) {
        begin(left, top, width, height, 0, reach);
        standing = true;
    }

    /**
     * Tests all faces of an outline whose origin is at (ox, oy).
     *
     * @param o the outline
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     */
    public void outline(Outline o, double ox, double oy) {
        ground(o, ox, oy, ANY_SLOPE);
    }

    /**
     * Tests the faces of an outline that fit the steepest ground wanted: only those whose normal points up by at least
     * {@code leastUp}.
     *
     * @param o the outline
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     * @param leastUp least upward part of the normal that counts as ground
     */
    public void ground(Outline o, double ox, double oy, double leastUp) {
        if (o.faceTree != null) {
            near(o, ox, oy, leastUp);
            return;
        }
        for (int i = 0; i < o.count; i++) {
            if (-o.ny[i] >= leastUp) {
                face(o, i, ox, oy);
            }
        }
    }

    /** The same for many faces: only those near the path of the box. */
    private void near(Outline o, double ox, double oy, double leastUp) {
        double left = Math.min(x, x + dx) - ox;
        double top = Math.min(y, y + dy) - oy;
        double right = Math.max(x, x + dx) + w - ox;
        double bottom = Math.max(y, y + dy) + h - oy;
        double far = Math.max(Math.abs(left), Math.abs(right)) + Math.max(Math.abs(top), Math.abs(bottom));
        double margin = 4 * SKIN + Tolerance.ORIGIN_ROUNDING * (far + Math.abs(ox) + Math.abs(oy));
        BoxTree tree = o.faceTree;
        for (int i = tree.next(0, left - margin, top - margin, right + margin, bottom + margin);
                i < o.count;
                i = tree.next(i + 1, left - margin, top - margin, right + margin, bottom + margin)) {
            if (-o.ny[i] >= leastUp) {
                face(o, i, ox, oy);
            }
        }
    }

    /**
     * Tests one face of an outline.
     *
     * @param o the outline
     * @param i number of the face
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     */
    public void face(Outline o, int i, double ox, double oy) {
        switch (o.axis[i]) {
            case 0 -> slanted(o, i, ox, oy);
            case Outline.TOP, Outline.BOTTOM -> {
                double a = o.ax[i];
                double b = o.bx[i];
                double low = ox + Math.min(a, b);
                double high = ox + Math.max(a, b);
                double from = a == b ? ox + o.left() : low;
                flat(o.axis[i], oy + o.ay[i], low, high, from, a == b ? ox + o.right() : high, o.slants[i]);
            }
            default -> {
                double a = o.ay[i];
                double b = o.by[i];
                double low = oy + Math.min(a, b);
                double high = oy + Math.max(a, b);
                flat(o.axis[i], ox + o.ax[i], low, high, low, high, o.slants[i]);
            }
        }
    }

    /**
     * Tests an axis-parallel face.
     *
     * @param axis the side of the solid that it is, {@link Outline#TOP} to {@link Outline#RIGHT}
     * @param at its y if top or bottom, else its x
     * @param low smallest x (y) of the face
     * @param high largest
     */
    public void flat(int axis, double at, double low, double high) {
        flat(axis, at, low, high, low, high, 0);
    }

    /**
     * With where the solid itself begins and ends, of which the face may be a mere corner, and the ends beside slants.
     */
    private void flat(int axis, double at, double low, double high, double from, double to, int slants) {
        double speed = approach(axis);
        double gap = gap(axis, at);
        if (speed <= away || gap < -SKIN || gap > speed + Tolerance.REACHED) {
            if (glides && axis == Outline.TOP && isAlongTop(gap)) {
                comeOver(at, low, high, from, to);
            }
            return;
        }
        double t = gap >= speed ? 1 : gap > 0 ? gap / speed : 0;
        if (t > time + tie) {
            return;
        }
        boolean level = axis <= Outline.BOTTOM;
        double along = level ? dx : dy;
        double start = (level ? x : y) + along * t;
        double past = start + (level ? w : h) - low;
        double before = high - start;
        double shared = past < before ? past : before;
        // A corner and a face hold where the slants beside them end, without a gap between.
        boolean isSeamless =
                low == high || (slants & (past < before ? OutlineFaces.LOW_END : OutlineFaces.HIGH_END)) != 0;
        boolean grazes = shared <= (isSeamless ? Tolerance.REACHED : EDGE);
        // A ray has no width to rest on a seam with: it hits the ends of faces, too.
        boolean goesIn = (level ? w : h) <= 2 * EDGE || (past < before ? along > away : along < -away);
        if (grazes && !(shared >= -EDGE && goesIn)) {
            return;
        }
        offer(
                t,
                grazes,
                level ? Math.min(past, w) + Math.min(before, w) - w : shared,
                OutlineFaces.axisX(axis),
                OutlineFaces.axisY(axis),
                axis,
                axis,
                at,
                at,
                low,
                high,
                from,
                to);
    }

    /** True if the box goes along a top that is so far below its feet, and touches it where it is above it. */
    private boolean isAlongTop(double gap) {
        return Math.abs(dy) <= away && gap >= -SKIN && gap <= EDGE;
    }

    /** Hits a top that the box goes along, as soon as it is above that. */
    private void comeOver(double at, double low, double high, double from, double to) {
        // More than what merely grazes, also where a motion goes on from the place to which the last one came over.
        double least = (low == high ? 0 : EDGE) + 2 * Tolerance.REACHED;
        double missing = least - (dx > 0 ? x + w - low : high - x);
        double t = missing > Tolerance.REACHED ? missing / Math.abs(dx) : 0;
        if (!(t <= 1)) {
            return;
        }
        double past = x + dx * t + w - low;
        double before = high - x - dx * t;
        if ((dx > 0 ? before : past) >= least - Tolerance.REACHED) {
            double shared = Math.min(past, w) + Math.min(before, w) - w;
            offer(t, false, shared, 0, -1, Outline.TOP, Outline.TOP, at, at, low, high, from, to);
        }
    }

    /**
     * {@return false if {@link #flat} would not hit a face at that place, however long it is; cheaper than the test
     * whether something hides it}
     *
     * @param axis 0 for x, 1 for y
     * @param at px along the axis
     */
    public boolean mayHit(int axis, double at) {
        double speed = approach(axis);
        double gap = gap(axis, at);
        return speed > away && gap >= -SKIN && gap <= speed + Tolerance.REACHED
                || glides && axis == Outline.TOP && isAlongTop(gap);
    }

    /**
     * {@return false if {@link #face} would not hit that face; cheaper than the test whether something hides it}
     *
     * @param o the outline
     * @param i number of the face
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     */
    public boolean mayHit(Outline o, int i, double ox, double oy) {
        int axis = o.axis[i];
        if (axis != 0) {
            return mayHit(axis, axis <= Outline.BOTTOM ? oy + o.ay[i] : ox + o.ax[i]);
        }
        double speed = -(dx * o.nx[i] + dy * o.ny[i]);
        double gap = gap(o, i, ox, oy);
        return speed > away && gap >= deepest(o, i) && gap <= speed + Tolerance.REACHED;
    }

    /**
     * How far in front of a slanted face a box is at least that hits it. Out of one that lets through the way up, down
     * or aside is no longer than out of a flat one, or it would lead deeper into what is there than a skin; in a solid
     * what is deeper is embedded.
     */
    private static double deepest(Outline o, int i) {
        return o.isSolidAllRound() ? -SKIN : -SKIN * Math.max(Math.abs(o.nx[i]), Math.abs(o.ny[i]));
    }

    /** How far the corner of the box that comes first is in front of a slanted face. */
    private double gap(Outline o, int i, double ox, double oy) {
        double nx = o.nx[i];
        double ny = o.ny[i];
        double px = nx < 0 ? x + w : x;
        double py = ny < 0 ? y + h : y;
        return (px - (ox + o.ax[i])) * nx + (py - (oy + o.ay[i])) * ny;
    }

    /** How far the box goes against faces of an axis. */
    private double approach(int axis) {
        return switch (axis) {
            case Outline.TOP -> dy;
            case Outline.BOTTOM -> -dy;
            case Outline.LEFT -> dx;
            default -> -dx;
        };
    }

    /** How far the box is in front of a face of an axis. */
    private double gap(int axis, double at) {
        return switch (axis) {
            case Outline.TOP -> at - (y + h);
            case Outline.BOTTOM -> y - at;
            case Outline.LEFT -> at - (x + w);
            default -> x - at;
        };
    }

    private void slanted(Outline o, int i, double ox, double oy) {
        double nx = o.nx[i];
        double ny = o.ny[i];
        double speed = -(dx * nx + dy * ny);
        if (speed <= away) {
            return;
        }
        // The corner of the box that comes first.
        double px = nx < 0 ? x + w : x;
        double py = ny < 0 ? y + h : y;
        double fx = ox + o.ax[i];
        double fy = oy + o.ay[i];
        double gap = (px - fx) * nx + (py - fy) * ny;
        if (gap < deepest(o, i) || gap > speed + Tolerance.REACHED) {
            return;
        }
        double t = gap >= speed ? 1 : gap > 0 ? gap / speed : 0;
        if (t > time + tie) {
            return;
        }
        // Position along the face; the edge runs clockwise, so its direction is (−ny, nx).
        double length = (o.bx[i] - o.ax[i]) * -ny + (o.by[i] - o.ay[i]) * nx;
        double u = (px + dx * t - fx) * -ny + (py + dy * t - fy) * nx;
        double before = length - u;
        boolean isOn = u >= EDGE && before >= EDGE
                || isOn(o, i, u, true, SlantJoints.NONE) && isOn(o, i, before, false, SlantJoints.NONE);
        if (!isOn && !(isInJoint(o, i, u, true) && isInJoint(o, i, before, false))) {
            return;
        }
        boolean isOfTop = isOn && (isOfTop(o, i, u, o.joinedA[i]) || isOfTop(o, i, before, o.joinedB[i]));
        endX = ox + o.bx[i];
        offer(t, !isOn || isOfTop, 0, nx, ny, 0, o.side[i], fx, fy, px, px, px, px);
    }

    /** The same as {@link #isOn} with what begins in other outlines at the end of a face. */
    private boolean isInJoint(Outline o, int i, double inside, boolean atStart) {
        return inside >= EDGE || inside >= -SKIN && isOn(o, i, inside, atStart, jointAt(i, atStart));
    }

    /**
     * True if a place so far inside an end of a slanted face is on that. Beyond the end in a hollow corner is the
     * solid: a box that slides along the face before it, by rounding within that, gets there the sooner the flatter the
     * corner.
     */
    private boolean isOn(Outline o, int i, double inside, boolean atStart, int joint) {
        if (inside >= EDGE || (atStart ? o.hollowA[i] : o.hollowB[i])) {
            return inside >= -SKIN;
        }
        int open = atStart ? o.openA[i] : o.openB[i];
        int next = atStart ? o.joinedA[i] : o.joinedB[i];
        boolean isAgainst = goesAgainst(open);
        boolean isCorner = open == 0 && (next == OutlineFaces.NONE || goesAgainst(o.nx[next], o.ny[next]));
        boolean isHeld = isAgainst || isCorner || (joint & SlantJoints.JOINT) != 0;
        double past = isAgainst ? EDGE : end(o, i);
        return isHeld && inside >= ((joint & SlantJoints.HOLLOW) != 0 ? -SKIN : -past);
    }

    /**
     * True of a place at the very end of a wall where a top or bottom goes on around a convex corner: it is of that.
     */
    private static boolean isOfTop(Outline o, int i, double inside, int next) {
        return inside < end(o, i) && next != OutlineFaces.NONE && isWall(o, i) && !isWall(o, next);
    }

    private static boolean isWall(Outline o, int i) {
        return (o.side[i] & (Outline.LEFT | Outline.RIGHT)) != 0;
    }

    /** Past its end a slanted face holds for more than a corner there takes as nothing, or a box could pass between. */
    private static double end(Outline o, int i) {
        return 2 * Tolerance.REACHED / Math.min(Math.abs(o.nx[i]), Math.abs(o.ny[i]));
    }

    /**
     * {@return true if the motion goes against faces of a normal, as those that come next move}
     *
     * @param nx unit normal
     * @param ny the same
     */
    public boolean goesAgainst(double nx, double ny) {
        return dx * nx + dy * ny < -away;
    }

    /**
     * True if the motion goes against what may be hit at the end of a face: then a hit close to that counts, and a
     * little beyond it, too.
     */
    private boolean goesAgainst(int open) {
        for (int axis = Outline.TOP; axis <= Outline.RIGHT; axis <<= 1) {
            if ((open & axis) != 0 && goesAgainst(OutlineFaces.axisX(axis), OutlineFaces.axisY(axis))) {
                return true;
            }
        }
        return false;
    }
}
