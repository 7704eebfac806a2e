package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.support.SupportMotion;

/**
 * The planes that a moving actor has hit in this step. Each has a normal n and its own displacement w in a whole step;
 * what is left of the actor's displacement, u, has to keep u·n ≥ w·n for all those that are still touched.
 */
final class ContactSet {
    /** A step has so many contacts at most. */
    static final int MOST = 8;
    /** Sine of the angle up to which two planes that face the same way count as one. */
    static final double MIN_SINE = 0.1;

    /**
     * How many times as far as two planes close, or a face and the ground, an actor goes along either to get out from
     * between them. If the way out is longer they close like scissors: straight upon each other at less than 30°.
     */
    private static final double LONGEST_ESCAPE = 2;

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
    private final int[] sides = new int[MOST];
    private final int[][] owners = {kinds, majors, minors, parts, sides};
    private final double[][] all = {nx, ny, wx, wy, atX, atY, atRest};
    private final ActorArrays a;
    private final MotionCasts casts;
    private final SupportMotion motion;
    private int count;
    /** Velocity with which the last one was hit, px/s. */
    private double hitVx;

    private double hitVy;

    ContactSet(ActorArrays actors, MotionCasts casts, SupportMotion motion) {
        a = actors;
        this.casts = casts;
        this.motion = motion;
    }

    /** A motion begins. */
    void clear() {
        count = 0;
    }

    /** Adds what an actor has just hit, where it is now. */
    void add(int i) {
        Sweep hit = casts.sweep;
        int kind = hit.ownerKind();
        add(i, hit.normalX(), hit.normalY(), kind, hit.ownerMajor(), hit.ownerMinor(), hit.ownerDetail(), hit.side());
    }

    /** Adds what an actor stands on. */
    void addSupport(int i) {
        int kind = a.supportKind[i];
        int side = Outline.TOP;
        add(i, a.groundX[i], a.groundY[i], kind, a.supportMajor[i], a.supportMinor[i], a.supportPart[i], side);
    }

    private void add(int i, double normalX, double normalY, int kind, int major, int minor, int part, int side) {
        makeRoom();
        nx[count] = normalX;
        ny[count] = normalY;
        wx[count] = motion.movedX(kind, major);
        wy[count] = motion.movedY(kind, major);
        atX[count] = a.x[i];
        atY[count] = a.y[i];
        atRest[count] = casts.rest();
        kinds[count] = kind;
        majors[count] = major;
        minors[count] = minor;
        parts[count] = part;
        sides[count] = side;
        count++;
        hitVx = a.vx[i];
        hitVy = a.vy[i];
    }

    /** Of too many the first one is forgotten, which is the least likely to be touched still. */
    private void makeRoom() {
        if (count == MOST) {
            remove(0);
        }
    }

    /** True if what was hit is a plane that an actor touches already: of one floor each tile is the same. */
    boolean hasHit(int i) {
        Sweep hit = casts.sweep;
        for (int k = 0; k < count; k++) {
            boolean isSame = nx[k] == hit.normalX() && ny[k] == hit.normalY();
            if (isSame && motion.moves(hit, wx[k], wy[k]) && isTouched(i, k)) {
                return true;
            }
        }
        return false;
    }

    /** Adds a plane of another set. */
    void copy(ContactSet other, int k) {
        makeRoom();
        for (int n = 0; n < all.length; n++) {
            all[n][count] = other.all[n][k];
        }
        for (int n = 0; n < owners.length; n++) {
            owners[n][count] = other.owners[n][k];
        }
        count++;
        hitVx = 0;
        hitVy = 0;
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

    /** Makes a plane that of another thing of its kind that was hit, if that faces and moves alike. */
    boolean passesTo(int k) {
        Sweep hit = casts.sweep;
        boolean isOther = kinds[k] == hit.ownerKind() && majors[k] != hit.ownerMajor();
        if (!isOther || nx[k] != hit.normalX() || ny[k] != hit.normalY() || !motion.moves(hit, wx[k], wy[k])) {
            return false;
        }
        majors[k] = hit.ownerMajor();
        minors[k] = hit.ownerMinor();
        parts[k] = hit.ownerDetail();
        sides[k] = hit.side();
        return true;
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

    /** True if two planes face alike, but not the same way: a slant beside another plane. */
    boolean lean(int one, int other) {
        double sine = nx[one] * ny[other] - ny[one] * nx[other];
        double cosine = nx[one] * nx[other] + ny[one] * ny[other];
        return cosine > Tolerance.ROUNDING && Math.abs(sine) > Tolerance.ROUNDING;
    }

    /** True if two planes face each other straight. */
    boolean isOpposite(int one, int other) {
        return Math.abs(nx[one] + nx[other]) + Math.abs(ny[one] + ny[other]) <= Tolerance.ROUNDING;
    }

    /** True if an actor gets out between two planes that close: they face alike, or the way out is not too long. */
    boolean leadOut(int one, int other) {
        return nx[one] * nx[other] + ny[one] * ny[other] > 0
                || isShortWayOut(one, nx[other], ny[other], wx[other], wy[other]);
    }

    /**
     * True if the way out between a plane and another one, along both, is not too long.
     *
     * @param x normal of the other one
     * @param moveX displacement of the other one in a whole step, px
     */
    boolean isShortWayOut(int one, double x, double y, double moveX, double moveY) {
        double sine = Math.abs(nx[one] * y - ny[one] * x);
        double closingX = wx[one] - moveX;
        double closingY = wy[one] - moveY;
        double need =
                Math.max(Math.abs(closingX * nx[one] + closingY * ny[one]), Math.abs(closingX * x + closingY * y));
        double longest = LONGEST_ESCAPE * sine * Math.sqrt(closingX * closingX + closingY * closingY);
        // Exactly so long is it above a slope of 1:2 below what comes along a way of 1:2.
        return sine > Tolerance.ROUNDING && need <= longest + Tolerance.ROUNDING;
    }

    /** True for a slanted ceiling that comes and presses down what falls: it is not as steep as a wall. */
    boolean presses(int k) {
        return nx[k] != 0 && ny[k] > 0 && Slant.isLevel(nx[k], ny[k]) && Slant.comes(nx[k], ny[k], wx[k], wy[k]);
    }

    /** How far a plane moves along its normal in a whole step, px. */
    double push(int k) {
        return wx[k] * nx[k] + wy[k] * ny[k];
    }

    /**
     * How far a plane recedes from what carries an actor by so many px in a whole step, px along its normal in that
     * step, 0 or less: so much of a motion into it is left.
     */
    double recedes(int k, double carriedX, double carriedY) {
        return recession(push(k) - carriedX * nx[k] - carriedY * ny[k]);
    }

    /** The same of one that moves so far along its normal, px: one that comes gives no actor a speed. */
    static double recession(double push) {
        return push < -Tolerance.ROUNDING ? push : 0;
    }

    /**
     * True if the last plane that was hit and another one that is hit here, both still or both along with what carries
     * the actor, leave nothing of a motion: along each of them it goes into the other.
     *
     * @param dx displacement or velocity with which an actor came to both
     * @param byX how far what carries the actor moves to the right in a whole step, px
     * @param byY px downwards
     */
    boolean takeAll(int i, double dx, double dy, double byX, double byY) {
        int last = count - 1;
        double into = dx * nx[last] + dy * ny[last];
        for (int k = 0; k < last; k++) {
            double cosine = nx[k] * nx[last] + ny[k] * ny[last];
            double intoOther = dx * nx[k] + dy * ny[k];
            boolean isTaken =
                    intoOther - into * cosine < -Tolerance.ROUNDING && into - intoOther * cosine < -Tolerance.ROUNDING;
            // At right angles neither turns it along the other: each blocks what goes into it for as long as it lasts.
            boolean turns = Math.abs(cosine) > Tolerance.ROUNDING;
            boolean areStill = isStill(k) && isStill(last) || keepsUp(k, byX, byY) && keepsUp(last, byX, byY);
            if (turns && isTaken && areStill && isTouched(i, k)) {
                return true;
            }
        }
        return false;
    }

    /** True if one of them faces against a motion to the right or, of less than 0, to the left. */
    boolean isAgainst(double motionX) {
        for (int k = 0; k < count; k++) {
            if (nx[k] * motionX < 0) {
                return true;
            }
        }
        return false;
    }

    /** True if a plane stands still, or slides along itself: it neither comes nor goes away. */
    boolean isStill(int k) {
        return keepsUp(k, 0, 0);
    }

    /** The same as seen from what moves by so much in a whole step, px. */
    private boolean keepsUp(int k, double byX, double byY) {
        return Math.abs((wx[k] - byX) * nx[k] + (wy[k] - byY) * ny[k]) <= Tolerance.ROUNDING;
    }

    /** True if what a plane belongs to is left out of casts: it presses no actor any more. */
    boolean isLeftOut(int i, int k) {
        return casts.isWithout(i, kinds[k], majors[k], nx[k], ny[k]);
    }

    /** True if an actor still touches a plane. */
    boolean isTouched(int i, int k) {
        return (!isStill(k) || isHitHere(i, k)) && isLevelWith(i, k);
    }

    /**
     * Where the last one has turned an actor's velocity into another one that it is at, the actor goes on between the
     * two, as far as both recede from what carries it by so many px in a whole step. A slanted ceiling that comes
     * leaves a speed into it, which no other plane takes either.
     */
    void keepBetween(int i, int k, double carriedX, double carriedY) {
        double least = motion.velocity(recedes(k, carriedX, carriedY));
        double away = a.vx[i] * nx[k] + a.vy[i] * ny[k];
        boolean isTurned = away < hitVx * nx[k] + hitVy * ny[k] - Tolerance.ROUNDING;
        if (away < least - Tolerance.ROUNDING && isTurned && isHitHere(i, k)) {
            int last = count - 1;
            double lastLeast = motion.velocity(recedes(last, carriedX, carriedY));
            double sine = nx[k] * ny[last] - ny[k] * nx[last];
            double vx = (least * ny[last] - lastLeast * ny[k]) / sine;
            double vy = (lastLeast * nx[k] - least * nx[last]) / sine;
            // Two that hardly differ recede from each other much faster than either, and a contact adds no speed.
            boolean isSlower = vx * vx + vy * vy <= a.vx[i] * a.vx[i] + a.vy[i] * a.vy[i];
            a.vx[i] = isSlower ? vx + 0.0 : 0;
            a.vy[i] = isSlower ? vy + 0.0 : 0;
        }
    }

    /** True if an actor is where it hit a plane, in the plane's frame. */
    private boolean isHitHere(int i, int k) {
        boolean slides = isStill(k);
        double x = slides ? a.x[i] - atX[k] : offsetX(i, k);
        double y = slides ? a.y[i] - atY[k] : offsetY(i, k);
        return Math.abs(x * -ny[k] + y * nx[k]) < Tolerance.CONTACT;
    }

    /** True if an actor is at a plane, of which the face that it hit may have ended. */
    boolean isLevelWith(int i, int k) {
        double gap = offsetX(i, k) * nx[k] + offsetY(i, k) * ny[k];
        // Between two faces that are closer than the actor is wide, by less than a skin, it is inside one of them.
        return gap < Tolerance.CONTACT && gap > -Sweep.SKIN;
    }

    /** How far to the right of where it hit a plane an actor is, in the plane's frame, px. */
    private double offsetX(int i, int k) {
        return a.x[i] - atX[k] - wx[k] * (atRest[k] - casts.rest());
    }

    /** The same downwards. */
    private double offsetY(int i, int k) {
        return a.y[i] - atY[k] - wy[k] * (atRest[k] - casts.rest());
    }

    /** How much of a displacement in the motion under way leads away from a plane, px; less than 0 if into it. */
    double clearance(int k, double dx, double dy) {
        double span = casts.span();
        return (dx - wx[k] * span) * nx[k] + (dy - wy[k] * span) * ny[k];
    }
}
