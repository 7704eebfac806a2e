package dev.ledge.engine.geometry;

/**
 * The motion of a box along a straight line, and the earliest thing that it meets: swept time of impact against one-sided faces. Made once and
 * used again and again; a sweep allocates nothing. Ties go to floor, then ceiling, then wall, then to the obstacle with the lower key.
 */
public final class Sweep {

    /** A box this far inside a face, in pixels, still counts as being in front of it. */
    public static final double SKIN = 0.02;

    /** Overlaps along a face of no more than this, in pixels, are none: seams and corners that are just touched. */
    public static final double EDGE = 1e-6;

    /** Hits closer together than this, in pixels along the motion, are simultaneous. */
    private static final double SIMULTANEOUS = 1e-7;

    /** Motion that approaches a face by less than this part of its length runs along it. */
    private static final double ALONG = 1e-10;

    /** A motion that ends this close to a face, in pixels, has reached it: mirrored numbers round differently. Case NU-08. */
    private static final double REACHED = 1e-9;

    private static final int NO_HIT = 3;

    private double x;
    private double y;
    private double w;
    private double h;
    private double dx;
    private double dy;
    private double away;
    private double tie;
    private boolean standing;

    private int kind;
    private int major;
    private int minor;
    private int detail;

    private double time;
    private boolean hit;
    private boolean graze;
    private int rank;
    private double overlap;
    private double normalX;
    private double normalY;
    private int normalAxis;
    private int hitSide;
    private double pointX;
    private double pointY;
    private double hitLow;
    private double hitHigh;
    private int hitKind;
    private int hitMajor;
    private int hitMinor;
    private int hitDetail;

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
        // The larger component plus half the smaller is at most 12 % off the length, and scale is all that matters
        // here.
        double ax = Math.abs(moveX);
        double ay = Math.abs(moveY);
        double length = ax > ay ? ax + ay / 2 : ay + ax / 2;
        away = ALONG * length;
        tie = length > 0 ? SIMULTANEOUS / length : 1;
        standing = false;
        time = 1;
        hit = false;
        rank = NO_HIT;
    }

    /**
     * Starts a sweep straight down that, of several grounds met at once, prefers the one under most of the box.
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
     * Whose faces come next; the numbers are the caller's and come back with the hit, and lower ones win ties.
     *
     * @param newKind kind of what is asked next
     * @param newMajor a number of the caller
     * @param newMinor a number of the caller
     * @param newDetail a number of the caller
     */
    public void owner(int newKind, int newMajor, int newMinor, int newDetail) {
        kind = newKind;
        major = newMajor;
        minor = newMinor;
        detail = newDetail;
    }

    /**
     * Meets all faces of an outline whose origin is at (ox, oy).
     *
     * @param o the outline
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     */
    public void outline(Outline o, double ox, double oy) {
        for (int i = 0; i < o.count; i++) {
            face(o, i, ox, oy);
        }
    }

    /**
     * Meets the faces of an outline that fit the steepest ground wanted: only those whose normal points up by at least {@code leastUp}.
     *
     * @param o the outline
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     * @param leastUp least upward part of the normal that counts as ground
     */
    public void ground(Outline o, double ox, double oy, double leastUp) {
        for (int i = 0; i < o.count; i++) {
            if (-o.ny[i] >= leastUp) {
                face(o, i, ox, oy);
            }
        }
    }

    /**
     * Meets one face of an outline.
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
                flat(o.axis[i], oy + o.ay[i], ox + Math.min(a, b), ox + Math.max(a, b));
            }
            default -> {
                double a = o.ay[i];
                double b = o.by[i];
                flat(o.axis[i], ox + o.ax[i], oy + Math.min(a, b), oy + Math.max(a, b));
            }
        }
    }

    /**
     * Meets an axis-parallel face.
     *
     * @param axis the side of the solid that it is, {@link Outline#TOP} to {@link Outline#RIGHT}
     * @param at its y if top or bottom, else its x
     * @param low smallest x (y) of the face
     * @param high largest
     */
    public void flat(int axis, double at, double low, double high) {
        double speed = approach(axis);
        double gap = gap(axis, at);
        if (speed <= away || gap < -SKIN || gap > speed + REACHED) {
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
        boolean grazes = shared <= EDGE;
        if (grazes && !(shared >= -EDGE && (past < before ? along > away : along < -away))) {
            return;
        }
        offer(
                t,
                grazes,
                level ? Math.min(past, w) + Math.min(before, w) - w : shared,
                Outline.axisX(axis),
                Outline.axisY(axis),
                axis,
                axis,
                at,
                at,
                low,
                high);
    }

    /**
     * {@return false if {@link #flat} would not meet a face at that place, however long it is; cheaper than finding out whether something hides it}
     *
     * @param axis 0 for x, 1 for y
     * @param at px along the axis
     */
    public boolean mayMeet(int axis, double at) {
        double speed = approach(axis);
        double gap = gap(axis, at);
        return speed > away && gap >= -SKIN && gap <= speed + REACHED;
    }

    /**
     * {@return false if {@link #face} would not meet that face; cheaper than finding out whether something hides it}
     *
     * @param o the outline
     * @param i number of the face
     * @param ox where the outline is, px
     * @param oy where the outline is, px
     */
    public boolean mayMeet(Outline o, int i, double ox, double oy) {
        int axis = o.axis[i];
        if (axis != 0) {
            return mayMeet(axis, axis <= Outline.BOTTOM ? oy + o.ay[i] : ox + o.ax[i]);
        }
        double speed = -(dx * o.nx[i] + dy * o.ny[i]);
        double gap = gap(o, i, ox, oy);
        return speed > away && gap >= -SKIN && gap <= speed + REACHED;
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
        if (gap < -SKIN || gap > speed + REACHED) {
            return;
        }
        double t = gap >= speed ? 1 : gap > 0 ? gap / speed : 0;
        if (t > time + tie) {
            return;
        }
        // Position along the face; the edge runs clockwise, so its direction is (−ny, nx).
        double length = (o.bx[i] - o.ax[i]) * -ny + (o.by[i] - o.ay[i]) * nx;
        double u = (px + dx * t - fx) * -ny + (py + dy * t - fy) * nx;
        if (u < EDGE && !reaches(u, o.openA[i]) || u > length - EDGE && !reaches(length - u, o.openB[i])) {
            return;
        }
        offer(t, false, 0, nx, ny, 0, o.side[i], fx, fy, 0, 0);
    }

    /** Whether a hit within a rounding error of a face's end counts: not if a flat face takes over there and the motion does not go against that. */
    private boolean reaches(double inside, int open) {
        if (inside < -EDGE) {
            return false;
        }
        if (open == 0) {
            return true;
        }
        for (int axis = Outline.TOP; axis <= Outline.RIGHT; axis <<= 1) {
            if ((open & axis) != 0 && dx * Outline.axisX(axis) + dy * Outline.axisY(axis) < -away) {
                return true;
            }
        }
        return false;
    }

    private void offer(
            double t,
            boolean grazes,
            double shared,
            double nx,
            double ny,
            int axis,
            int side,
            double fx,
            double fy,
            double low,
            double high) {
        int newRank = side == Outline.TOP ? 0 : side == Outline.BOTTOM ? 1 : 2;
        if (hit && t >= time - tie && !winsTie(t, grazes, newRank, shared, ny, low, high)) {
            holdLevel(t, newRank, nx, ny);
            return;
        }
        hit = true;
        time = t;
        graze = grazes;
        rank = newRank;
        overlap = shared;
        normalX = nx;
        normalY = ny;
        normalAxis = axis;
        hitSide = side;
        pointX = fx;
        pointY = fy;
        hitLow = low;
        hitHigh = high;
        hitKind = kind;
        hitMajor = major;
        hitMinor = minor;
        hitDetail = detail;
    }

    private boolean winsTie(double t, boolean grazes, int newRank, double shared, double ny, double low, double high) {
        if (t > time + tie) {
            return false;
        }
        if (grazes != graze) {
            return graze;
        }
        if (newRank != rank) {
            return newRank < rank;
        }
        if (standing && Math.abs(shared - overlap) > EDGE) {
            return shared > overlap;
        }
        if (standing && isUnderCentre(low, high) != isUnderCentre(hitLow, hitHigh)) {
            return isUnderCentre(low, high);
        }
        double steeper = Math.abs(normalY) - Math.abs(ny);
        if (Math.abs(steeper) > EDGE) {
            // On a vertex where a slope ends, the flatter ground or ceiling and the steeper wall holds, whichever was
            // asked first, so that a mirror shows the same.
            return newRank == 2 ? steeper > 0 : steeper < 0;
        }
        if (kind != hitKind) {
            return kind < hitKind;
        }
        if (standing) {
            return false;
        }
        if (major != hitMajor) {
            return major < hitMajor;
        }
        if (minor != hitMinor) {
            return minor < hitMinor;
        }
        return detail < hitDetail;
    }

    /** A box held at both its corners by slopes that lean against each other, or fall away from each other, stands level: a mirror shows the same. */
    private void holdLevel(double t, int newRank, double nx, double ny) {
        boolean isOpposite = standing
                && newRank == 0
                && t <= time + tie
                && nx * normalX < 0
                && Math.abs(ny - normalY) <= EDGE
                && rank == 0;
        if (isOpposite) {
            pointY = hitY() + h;
            normalX = 0;
            normalY = -1;
        }
    }

    /** Of two grounds that hold equally much, the one under the middle of the foot. Case SF-04. */
    private boolean isUnderCentre(double low, double high) {
        double centre = x + w / 2;
        return low < centre - EDGE && centre + EDGE < high;
    }

    /** {@return true if something was met} */
    public boolean hit() {
        return hit;
    }

    /** {@return the part of the motion that is free, 0 to 1} */
    public double time() {
        return time;
    }

    /** {@return contact normal: unit length, pointing to the box} */
    public double normalX() {
        return normalX;
    }

    /** {@return y of the contact normal} */
    public double normalY() {
        return normalY;
    }

    /** {@return the side class of the face that was met, {@link Outline#TOP} to {@link Outline#RIGHT}} */
    public int side() {
        return hitSide;
    }

    /** {@return true if the face that was met is axis-parallel} */
    public boolean isFlat() {
        return normalAxis != 0;
    }

    /** {@return smallest coordinate along the axis-parallel face that was met} */
    public double low() {
        return hitLow;
    }

    /** {@return largest coordinate along it} */
    public double high() {
        return hitHigh;
    }

    /** {@return how much of the box's foot (or head) is over the face, in pixels; 0 for a slanted one} */
    public double overlap() {
        return overlap;
    }

    /** {@return kind of what was met, as it was told} */
    public int ownerKind() {
        return hitKind;
    }

    /** {@return first number of what was met, as it was told} */
    public int ownerMajor() {
        return hitMajor;
    }

    /** {@return second number of what was met, as it was told} */
    public int ownerMinor() {
        return hitMinor;
    }

    /** {@return detail of what was met, as it was told} */
    public int ownerDetail() {
        return hitDetail;
    }

    /** {@return left edge of the box where it meets the face, exactly on it} */
    public double hitX() {
        if (normalAxis == Outline.LEFT) {
            return pointX - w;
        }
        if (normalAxis == Outline.RIGHT) {
            return pointX;
        }
        double free = x + dx * time;
        if (normalAxis != 0 || Math.abs(normalX) <= Math.abs(normalY)) {
            return free;
        }
        // A steep slanted face: x follows from y.
        double py = y + dy * time + (normalY < 0 ? h : 0);
        return pointX - (py - pointY) * normalY / normalX - (normalX < 0 ? w : 0);
    }

    /** {@return top edge of the box where it meets the face, exactly on it} */
    public double hitY() {
        if (normalAxis == Outline.TOP) {
            return pointY - h;
        }
        if (normalAxis == Outline.BOTTOM) {
            return pointY;
        }
        double free = y + dy * time;
        if (normalAxis != 0 || Math.abs(normalX) > Math.abs(normalY)) {
            return free;
        }
        double px = x + dx * time + (normalX < 0 ? w : 0);
        return pointY - (px - pointX) * normalX / normalY - (normalY < 0 ? h : 0);
    }

    /** {@return where the box meets the face, for drawing: the middle of the shared part is near enough} */
    public double contactX() {
        return hitX() + (normalX < 0 ? w : normalX > 0 ? 0 : w / 2);
    }

    /** {@return y of the contact, px} */
    public double contactY() {
        return hitY() + (normalY < 0 ? h : normalY > 0 ? 0 : h / 2);
    }
}
