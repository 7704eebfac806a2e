package dev.ledge.engine.geometry;

/**
 * The first hit of a box on its path, and the choice among simultaneous hits: floor, then ceiling, then wall; of
 * grounds the one under most of the foot; then the flatter one; then, of two that lean against each other, the one that
 * the motion opposes more; then the lower key. The superclass of {@link Sweep} and no field of it, as every face is
 * compared with it. Cases ST-05, SF-04, Appendix A Ch3.
 */
abstract class EarliestHit {

    private static final int WALL = 2;
    private static final int NO_HIT = 3;

    double x;
    double y;
    double w;
    double h;
    /** Motion of the box as seen from the faces that come next, px. */
    double dx;

    double dy;
    /** Motion of the box as seen from those that stand still, px. */
    double moveX;

    double moveY;
    /** Motion of the faces that come next, px. */
    double faceX;

    double faceY;
    double tie;
    boolean standing;
    /** True if tops that the box goes along are hit, too. */
    boolean glides;

    /** Sides whose faces can be hit. */
    private int wanted;

    private int kind;
    private int major;
    private int minor;
    private int detail;

    /** End of the slanted face that comes next, clockwise. */
    double endX;

    double time;
    private boolean hit;
    private boolean graze;
    /** True if the hit is a wall that acts before a slant at the same time. */
    private boolean isBeforeSlant;

    private int rank;
    private double overlap;
    private double normalX;
    private double normalY;
    private int normalAxis;
    private int hitSide;
    private double pointX;
    private double pointY;
    private double hitEndX;
    private double hitLow;
    private double hitHigh;
    private double hitFrom;
    private double hitTo;
    private double hitFaceX;
    private double hitFaceY;
    private int hitKind;
    private int hitMajor;
    private int hitMinor;
    private int hitDetail;
    private SlantJoints joints = (newKind, newMajor, newMinor, newDetail, face, atStart) -> SlantJoints.NONE;

    EarliestHit() {}

    /**
     * Sets the source of the joints between slanted faces of different outlines.
     *
     * @param known what knows it
     */
    public final void joints(SlantJoints known) {
        joints = known;
    }

    /** What other outline begins at an end of a slanted face of the owner. */
    final int jointAt(int face, boolean atStart) {
        return joints.jointAt(kind, major, minor, detail, face, atStart);
    }

    /** A new motion begins, of a length in pixels. */
    final void beginHit(double length) {
        tie = length > 0 ? Tolerance.SIMULTANEOUS / length : 1;
        standing = false;
        glides = false;
        wanted = Outline.ALL;
        time = 1;
        hit = false;
        rank = NO_HIT;
    }

    /** A motion of another length in pixels is to be compared as well. */
    final void shortenTie(double length) {
        tie = length > 0 ? Math.min(tie, Tolerance.SIMULTANEOUS / length) : tie;
    }

    /**
     * Sets the owner of the following faces; the numbers are the caller's and come back with the hit, and lower ones
     * win ties.
     *
     * @param newKind kind of the owner
     * @param newMajor a number of the caller
     * @param newMinor a number of the caller
     * @param newDetail a number of the caller
     */
    public final void owner(int newKind, int newMajor, int newMinor, int newDetail) {
        kind = newKind;
        major = newMajor;
        minor = newMinor;
        detail = newDetail;
    }

    /** Restricts the motion that has just begun to walls: the sides of solids, but neither tops nor bottoms. */
    public final void hitWallsOnly() {
        wanted = Outline.LEFT | Outline.RIGHT;
    }

    /** The motion that has just begun also hits the tops that the box goes along, as soon as it is above them. */
    public final void hitTopsUnderFeet() {
        glides = true;
    }

    /** {@return true if the motion hits the tops that the box goes along} */
    public final boolean hitsTopsUnderFeet() {
        return glides;
    }

    /** Offers a hit of a face at a time: it is kept if it is the first one, earlier, or simultaneous and preferred. */
    final void offer(
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
            double high,
            double from,
            double to) {
        // A mere corner is as high as nothing.
        if ((side & wanted) == 0 || wanted != Outline.ALL && axis != 0 && low == high) {
            return;
        }
        int newRank = side == Outline.TOP ? 0 : side == Outline.BOTTOM ? 1 : WALL;
        if (hit && t >= time - tie && !winsTie(t, grazes, newRank, shared, nx, ny, fx, fy, low, high, from, to)) {
            holdLevel(t, newRank, nx, ny);
            return;
        }
        isBeforeSlant &= hit && t >= time - tie && newRank == WALL;
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
        hitEndX = endX;
        hitLow = low;
        hitHigh = high;
        hitFrom = from;
        hitTo = to;
        hitFaceX = faceX;
        hitFaceY = faceY;
        hitKind = kind;
        hitMajor = major;
        hitMinor = minor;
        hitDetail = detail;
    }

    private boolean winsTie(
            double t,
            boolean grazes,
            int newRank,
            double shared,
            double nx,
            double ny,
            double fx,
            double fy,
            double low,
            double high,
            double from,
            double to) {
        if (t > time + tie) {
            return false;
        }
        if (grazes != graze) {
            return graze;
        }
        if (newRank != rank) {
            boolean isOnWall = rank == WALL && isFreeOf(nx, ny, faceX, faceY, normalX, normalY, hitFaceX, hitFaceY);
            boolean isWall = newRank == WALL && isFreeOf(normalX, normalY, hitFaceX, hitFaceY, nx, ny, faceX, faceY);
            // A ceiling would come before the wall, but after that slant: whichever was asked first, the wall holds.
            boolean isHeld = isBeforeSlant && rank == WALL && newRank != 0;
            isBeforeSlant |= isWall || isOnWall;
            return isWall || newRank < rank && !isOnWall && !isHeld;
        }
        if (standing && Math.abs(shared - overlap) > Tolerance.EDGE) {
            return shared > overlap;
        }
        double nearer = standing ? nearer(low, high, from, to) : 0;
        if (nearer != 0) {
            return nearer > 0;
        }
        double steeper = Math.abs(normalY) - Math.abs(ny);
        if (Math.abs(steeper) > Tolerance.EDGE) {
            // On a vertex where a slope ends, the flatter ground or ceiling and the steeper wall holds, whichever was
            // asked first, so that a mirror shows the same.
            return newRank == 2 ? steeper > 0 : steeper < 0;
        }
        // Of grounds that lean alike, within a skin of the foot, the lower one is covered.
        boolean areAlike = standing && Math.abs(nx - normalX) <= Tolerance.EDGE;
        double higher = areAlike ? (fx - pointX) * nx + (fy - pointY) * ny : 0;
        if (Math.abs(higher) > Tolerance.EDGE) {
            return higher > 0;
        }
        // In a notch the face that the motion goes against more takes it out of the way of both, whosever they are.
        double less = into(nx, ny, faceX, faceY) - into(normalX, normalY, hitFaceX, hitFaceY);
        if (!standing && nx * normalX < 0 && Math.abs(less) > Tolerance.EDGE) {
            return less < 0;
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
        if (detail != hitDetail) {
            return detail < hitDetail;
        }
        return less < -Tolerance.EDGE;
    }

    /** How far the motion goes against a face that moves so; less than 0 if it goes into that. */
    private double into(double nx, double ny, double byX, double byY) {
        return (moveX - byX) * nx + (moveY - byY) * ny;
    }

    /**
     * True if the motion goes against a slant by that part alone which a wall at the same place takes away. Each is
     * asked as it moves itself, whichever of them came first.
     */
    private boolean isFreeOf(
            double nx,
            double ny,
            double slantMoveX,
            double slantMoveY,
            double wallX,
            double wallY,
            double wallMoveX,
            double wallMoveY) {
        double into = into(wallX, wallY, wallMoveX, wallMoveY);
        double along = (moveX - slantMoveX - into * wallX) * nx + (moveY - slantMoveY - into * wallY) * ny;
        // One that slides along itself does not approach, even if the difference of two rounded places says so.
        boolean isStill = slantMoveX == 0 && slantMoveY == 0;
        return along >= (isStill ? 0 : -Tolerance.REACHED);
    }

    /**
     * A box held at both its corners by slopes that lean against each other, or fall away from each other, stands
     * level: a mirror shows the same.
     */
    private void holdLevel(double t, int newRank, double nx, double ny) {
        boolean isOpposite = standing
                && newRank == 0
                && t <= time + tie
                && nx * normalX < 0
                && Math.abs(ny - normalY) <= Tolerance.EDGE
                && rank == 0;
        if (isOpposite) {
            pointY = hitY() + h;
            normalX = 0;
            normalY = -1;
            // Nowhere but here.
            pointX = x;
            hitEndX = x;
        }
    }

    /**
     * By how much ground is nearer to the middle of the foot than the hit before, px: of two that support equal parts
     * the nearer one supports. Of two corners at the same place it is that of the nearer solid. Case SF-04.
     */
    private double nearer(double low, double high, double from, double to) {
        double face = offCentre(hitLow, hitHigh) - offCentre(low, high);
        double nearer = Math.abs(face) > Tolerance.EDGE ? face : offCentre(hitFrom, hitTo) - offCentre(from, to);
        return Math.abs(nearer) > Tolerance.EDGE ? nearer : 0;
    }

    private double offCentre(double from, double to) {
        double centre = x + w / 2;
        return Math.max(0, Math.max(from - centre, centre - to));
    }

    /** {@return true if something was hit} */
    public final boolean hit() {
        return hit;
    }

    /** {@return the part of the motion that is free, 0 to 1} */
    public final double time() {
        return time;
    }

    /** {@return contact normal: unit length, pointing to the box} */
    public final double normalX() {
        return normalX;
    }

    /** {@return y of the contact normal} */
    public final double normalY() {
        return normalY;
    }

    /** {@return the side class of the hit face, {@link Outline#TOP} to {@link Outline#RIGHT}} */
    public final int side() {
        return hitSide;
    }

    /** {@return true if the hit face is axis-parallel} */
    public final boolean isFlat() {
        return normalAxis != 0;
    }

    /** {@return smallest coordinate along the axis-parallel face that was hit} */
    public final double low() {
        return hitLow + (normalX == 0 ? hitFaceX : hitFaceY) * time;
    }

    /** {@return largest coordinate along it} */
    public final double high() {
        return hitHigh + (normalX == 0 ? hitFaceX : hitFaceY) * time;
    }

    /** {@return x of a point of the face that was hit, px; of a flat top none} */
    public final double pointX() {
        return pointX + hitFaceX * time;
    }

    /** {@return y of that point, px} */
    public final double pointY() {
        return pointY + hitFaceY * time;
    }

    /** {@return left edge of a box of this width where the ground that was hit begins to support it, px} */
    public final double groundFrom() {
        return normalAxis != 0 ? low() - w : pointX + hitFaceX * time - (normalX < 0 ? w : 0);
    }

    /** {@return left edge of a box of this width where the ground that was hit ends to support it, px} */
    public final double groundTo() {
        return normalAxis != 0 ? high() : hitEndX + hitFaceX * time - (normalX < 0 ? w : 0);
    }

    /** {@return how much of the box's foot (or head) is over the face, in pixels; 0 for a slanted one} */
    public final double overlap() {
        return overlap;
    }

    /** {@return kind of the hit owner} */
    public final int ownerKind() {
        return hitKind;
    }

    /** {@return first number of the hit owner} */
    public final int ownerMajor() {
        return hitMajor;
    }

    /** {@return second number of the hit owner} */
    public final int ownerMinor() {
        return hitMinor;
    }

    /** {@return detail of the hit owner} */
    public final int ownerDetail() {
        return hitDetail;
    }

    /** {@return left edge of the box at the contact, exactly on the face, px} */
    public final double hitX() {
        double shift = hitFaceX * time;
        if (normalAxis == Outline.LEFT) {
            return pointX + shift - w;
        }
        if (normalAxis == Outline.RIGHT) {
            return pointX + shift;
        }
        double free = x + moveX * time;
        if (normalAxis != 0 || Math.abs(normalX) <= Math.abs(normalY)) {
            return free;
        }
        // A steep slanted face: x follows from y.
        double py = y + moveY * time + (normalY < 0 ? h : 0);
        return pointX + shift - (py - (pointY + hitFaceY * time)) * normalY / normalX - (normalX < 0 ? w : 0);
    }

    /** {@return top edge of the box at the contact, exactly on the face, px} */
    public final double hitY() {
        double shift = hitFaceY * time;
        if (normalAxis == Outline.TOP) {
            return pointY + shift - h;
        }
        if (normalAxis == Outline.BOTTOM) {
            return pointY + shift;
        }
        double free = y + moveY * time;
        if (normalAxis != 0 || Math.abs(normalX) > Math.abs(normalY)) {
            return free;
        }
        double px = x + moveX * time + (normalX < 0 ? w : 0);
        double onFace = pointY + shift - (px - (pointX + hitFaceX * time)) * normalX / normalY - (normalY < 0 ? h : 0);
        // A box inside a slanted ceiling by a skin is not moved out of it, as the way down a slant is longer and the
        // floor may be there.
        return normalY > 0 && onFace - free > Tolerance.EDGE ? free : onFace;
    }

    /** {@return the contact point for drawing: the middle of the shared part} */
    public final double contactX() {
        return hitX() + (normalX < 0 ? w : normalX > 0 ? 0 : w / 2);
    }

    /** {@return y of the contact, px} */
    public final double contactY() {
        return hitY() + (normalY < 0 ? h : normalY > 0 ? 0 : h / 2);
    }
}
