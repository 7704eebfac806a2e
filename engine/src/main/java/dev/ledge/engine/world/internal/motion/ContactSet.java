package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.scene.Tolerance;

/**
 * The planes that a moving actor has met in this step. Each has a normal n and its own displacement w in a whole step;
 * what is left of the actor's displacement, u, has to keep u·n ≥ w·n for all those that are still touched.
 */
final class ContactSet {
    /** A step has so many contacts at most. */
    static final int MOST = 8;
    /** Planes that lean away from each other by less are one and the same. */
    static final double MIN_SINE = 0.1;

    /**
     * Two planes that lean against each other by less, or a face against the ground, close like scissors: a px of their
     * motion would take an actor farther than the inverse, and nothing gets out so fast.
     */
    static final double MIN_ESCAPE = 0.5;

    private final double[] nx = new double[MOST];
    private final double[] ny = new double[MOST];
    private final double[] wx = new double[MOST];
    private final double[] wy = new double[MOST];
    private final double[] atX = new double[MOST];
    private final double[] atY = new double[MOST];
    private final double[] atRest = new double[MOST];
    private final int[] kinds = new int[MOST];
    private final int[] majors = new int[MOST];
    private final int[] minors = new int[MOST];
    private final int[] parts = new int[MOST];
    private final int[][] owners = {kinds, majors, minors, parts};
    private final double[][] all = {nx, ny, wx, wy, atX, atY, atRest};
    private int count;

    /** A motion begins. */
    void clear() {
        count = 0;
    }

    /**
     * Adds what was hit.
     *
     * @param moveX displacement of the plane in a whole step, px
     * @param moveY px
     * @param x place of the actor, px
     * @param y px
     * @param rest part of the step that is left
     */
    void add(Sweep hit, double moveX, double moveY, double x, double y, double rest) {
        addSupport(hit.normalX(), hit.normalY(), hit.ownerKind(), hit.ownerMajor(), moveX, moveY, x, y, rest);
        refine(hit.ownerMinor(), hit.ownerDetail());
    }

    /** Adds what an actor stands on. */
    void addSupport(
            double normalX,
            double normalY,
            int kind,
            int major,
            double moveX,
            double moveY,
            double x,
            double y,
            double rest) {
        // Of too many the first one is forgotten, which is the least likely to be touched still.
        if (count == MOST) {
            remove(0);
        }
        nx[count] = normalX;
        ny[count] = normalY;
        wx[count] = moveX;
        wy[count] = moveY;
        kinds[count] = kind;
        majors[count] = major;
        minors[count] = 0;
        parts[count] = 0;
        atX[count] = x;
        atY[count] = y;
        atRest[count] = rest;
        count++;
    }

    /** Says of what was added last to which row and part of a tile it belongs. */
    void refine(int minor, int part) {
        minors[count - 1] = minor;
        parts[count - 1] = part;
    }

    /**
     * True if what was hit is a plane that an actor at a place, with so much of the step left, touches already: of one
     * floor each tile is the same.
     *
     * @param moveX displacement of what was hit in a whole step, px
     * @param moveY px
     */
    boolean isAmong(Sweep hit, double moveX, double moveY, double x, double y, double rest) {
        for (int k = 0; k < count; k++) {
            boolean isSame = nx[k] == hit.normalX() && ny[k] == hit.normalY();
            boolean goesAlong = Numbers.areEqual(wx[k], moveX) && Numbers.areEqual(wy[k], moveY);
            if (isSame && goesAlong && isTouched(k, x, y, rest)) {
                return true;
            }
        }
        return false;
    }

    /** Adds a plane of another set. */
    void copy(ContactSet other, int k) {
        addSupport(
                other.nx[k],
                other.ny[k],
                other.kinds[k],
                other.majors[k],
                other.wx[k],
                other.wy[k],
                other.atX[k],
                other.atY[k],
                other.atRest[k]);
    }

    /** True if one of them is of the same side of the same thing as a plane of another set. */
    boolean hasFace(ContactSet other, int k) {
        for (int j = 0; j < count; j++) {
            if (kinds[j] == other.kinds[k]
                    && majors[j] == other.majors[k]
                    && nx[j] == other.nx[k]
                    && ny[j] == other.ny[k]) {
                return true;
            }
        }
        return false;
    }

    /** Forgets one of them. */
    void remove(int k) {
        count--;
        for (double[] numbers : all) {
            System.arraycopy(numbers, k + 1, numbers, k, count - k);
        }
        for (int[] numbers : owners) {
            System.arraycopy(numbers, k + 1, numbers, k, count - k);
        }
    }

    /** The last of them. */
    int last() {
        return count - 1;
    }

    double normalX(int k) {
        return nx[k];
    }

    double normalY(int k) {
        return ny[k];
    }

    /** How far a plane moves to the right in a whole step, px. */
    double movedX(int k) {
        return wx[k];
    }

    /** The same downwards. */
    double movedY(int k) {
        return wy[k];
    }

    int kind(int k) {
        return kinds[k];
    }

    int major(int k) {
        return majors[k];
    }

    /** Second number of what a plane belongs to: the row of a cell. */
    int minor(int k) {
        return minors[k];
    }

    /** Which part of a cell a plane belongs to. */
    int part(int k) {
        return parts[k];
    }

    /** True if an actor gets out between two planes that close: they face alike, or not too much against each other. */
    boolean leadOut(int one, int other) {
        double sine = nx[one] * ny[other] - ny[one] * nx[other];
        return nx[one] * nx[other] + ny[one] * ny[other] > 0 || Math.abs(sine) >= MIN_ESCAPE;
    }

    /** How far a plane moves along its normal in a whole step, px. */
    double push(int k) {
        return wx[k] * nx[k] + wy[k] * ny[k];
    }

    /**
     * True if what was met last and another plane that is met here, both still, leave nothing of a motion: along each
     * of them it goes into the other.
     *
     * @param dx displacement or velocity with which an actor came to both
     */
    boolean takeAll(double dx, double dy, double x, double y, double rest) {
        int last = count - 1;
        double into = dx * nx[last] + dy * ny[last];
        for (int k = 0; k < last; k++) {
            double cosine = nx[k] * nx[last] + ny[k] * ny[last];
            double intoOther = dx * nx[k] + dy * ny[k];
            boolean isTaken =
                    intoOther - into * cosine < -Tolerance.ROUNDING && into - intoOther * cosine < -Tolerance.ROUNDING;
            if (isTaken && isStill(k) && isStill(last) && isTouched(k, x, y, rest)) {
                return true;
            }
        }
        return false;
    }

    /** True if a plane stands still. */
    boolean isStill(int k) {
        return wx[k] == 0 && wy[k] == 0;
    }

    /** True if an actor at a place, with so much of the step left, still touches a plane. */
    boolean isTouched(int k, double x, double y, double rest) {
        boolean isBeside = !isStill(k) || isMetHere(k, x, y, rest);
        return isBeside && isLevelWith(k, x, y, rest);
    }

    /** True if an actor is where it met a plane, as seen from that. */
    boolean isMetHere(int k, double x, double y, double rest) {
        double past = atRest[k] - rest;
        double along = (x - atX[k] - wx[k] * past) * -ny[k] + (y - atY[k] - wy[k] * past) * nx[k];
        return Math.abs(along) < Tolerance.CONTACT;
    }

    /** True if an actor is at a plane, of which the face that it met may have ended. */
    boolean isLevelWith(int k, double x, double y, double rest) {
        double past = atRest[k] - rest;
        double gap = (x - atX[k] - wx[k] * past) * nx[k] + (y - atY[k] - wy[k] * past) * ny[k];
        // Between faces that are too close by less than a skin each of them puts the actor into the other.
        return gap < Tolerance.CONTACT && gap > -Sweep.SKIN;
    }

    /** How much of a displacement goes into a plane, px; less than 0 if it does. */
    double clearance(int k, double dx, double dy, double span) {
        return (dx - wx[k] * span) * nx[k] + (dy - wy[k] * span) * ny[k];
    }
}
