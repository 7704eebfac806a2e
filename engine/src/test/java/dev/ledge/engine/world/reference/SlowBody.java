package dev.ledge.engine.world.reference;

import java.util.EnumSet;
import java.util.Set;

/** The body of a scene: where it is, how fast, on what, and why nothing is proven of it any more. */
final class SlowBody {
    /** Small steps in a tick. */
    static final int PARTS = 256;

    /** Ticks since something that never was. */
    static final int NEVER = 1000;

    /** Small steps in a tick of its simulation. */
    final int parts;

    final double w;
    double h;
    double x;
    double y;
    /** Velocity: in the air the world's, on the ground relative to what carries. */
    double vx;

    double vy;
    /** Its own motion in this tick, px. */
    double ownX;

    double ownY;
    /** What of it carries the body: a current, and what it stands on, hangs on or floats on, px. */
    double carriedX;

    double carriedY;
    /** True if it goes in this tick as the head goes that it stands on, beside its own motion. */
    boolean isTaken;

    /** What it stands on, −1 if it flies. */
    int support = -1;

    /** The ladder that it is on, −1 if on none. */
    int climbs = -1;

    boolean isAlive = true;
    boolean hasWon;
    /** True if something was hit in this tick that moved against it. */
    boolean isPushed;
    /** True if something beside it held or pushed it in this tick. */
    boolean isHeld;
    /** True if a ceiling has held or pushed it in this tick. */
    boolean isPressed;
    /** True if something beside it held or pushed it in the tick before. */
    boolean wasHeld;
    /** True if a fall has ended in this tick. */
    boolean lands;
    /** The same of the tick before, whatever came after it. */
    boolean hasLanded;
    /** Ticks since the ground was left by falling. */
    int sinceGround = NEVER;
    /** True if letting go of jump cuts what is faster upwards than {@link #lift}. */
    boolean canCut;

    /** The velocity that a jump has from its support, px/s. */
    double lift;

    /** How fast what carried it was when it was left, as far as that was not inherited, px/s. */
    double leftBehind;

    /** How fast that went up, px/s, 0 or less; NaN if its speed changed within the tick. */
    double leftLift;

    /** The one-way that it drops through, −1 if none. */
    int dropped = -1;
    /** True if it was pressed through that, and has not dropped by itself. */
    boolean isPressedThrough;

    /** How far it may be off, px: a small step in which ground turns goes on in the line that it began in. */
    double off;

    final SlowOrder order;

    /** What it has done so far. */
    final Set<Move> seen = EnumSet.noneOf(Move.class);

    private String undecided;

    SlowBody(Scene scene, int parts) {
        this.parts = parts;
        order = new SlowOrder(parts);
        w = scene.w();
        h = scene.h();
        x = scene.x();
        y = scene.y();
        vx = scene.vx();
        vy = scene.vy();
    }

    /** Something beside it holds or pushes it. */
    void hold() {
        isHeld = true;
        order.hold();
    }

    double feet() {
        return y + h;
    }

    boolean stands() {
        return support >= 0;
    }

    /** A tick begins. */
    void begin() {
        order.begin();
        isPushed = false;
        isTaken = false;
        carriedX = 0;
        carriedY = 0;
        wasHeld = isHeld;
        isHeld = false;
        isPressed = false;
        hasLanded = lands;
        lands = false;
    }

    /** From here on small steps prove nothing. */
    void undecide(String why) {
        undecided = undecided == null ? why : undecided;
    }

    /** Why nothing is proven any more, or null. */
    String undecided() {
        return undecided;
    }
}
