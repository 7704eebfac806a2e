package dev.ledge.editor.render.object;

import dev.ledge.editor.render.style.Colors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** Draws the player: a small climber with a hood and a scarf. */
final class HeroPainter {
    private static final double TALL = 24;

    /** Crouching: the head is as large as ever. */
    private static final double LOW = 14;

    /** So much lower are head and scarf then. */
    private static final double STOOP = 9.8;

    private static final double WIDE = 12;
    private static final Color INK = new Color(0x231F38);
    private static final Color HOOD = new Color(0xEE4F5C);
    private static final Color HOOD_LIGHT = new Color(0xFF7E80);
    private static final Color FACE = new Color(0xFFDDB9);
    private static final Color COAT = new Color(0x3E57B0);
    private static final Color COAT_DARK = new Color(0x2F4289);
    private static final Color BOOT = new Color(0x4A3550);
    private static final Color SCARF = new Color(0xFFC043);
    private static final double HIP = -8.4;
    private static final double SHOULDER = -13.2;

    /** Where a wall in front is. */
    private static final double EDGE = WIDE / 2;

    private static final Color DUST = new Color(0xF3ECE0);
    private static final Color DUST_RIM = new Color(0x6E6676);
    private static final int PUFFS = 4;

    /** From the foot until it has vanished, s. */
    private static final double DUST_TIME = 0.45;

    private static final double DUST_RISE = 24;

    private final Figure figure;
    private final Pose pose;

    /** What the player is doing. */
    enum Action {
        IDLE,
        RUN,
        JUMP,
        FALL,
        SLIDE,
        CROUCH,
        CLIMB,
        DEAD
    }

    /**
     * A moment of a movement.
     *
     * @param facing −1 for left, 1 for right
     * @param phase how far the movement is, in radians; a step or a hand-hold takes π
     * @param seconds the time, for breathing and the wind in the scarf
     * @param speed how fast, 0 to 1
     */
    record Pose(Action action, int facing, double phase, double seconds, double speed) {}

    private HeroPainter(Graphics2D g, Pose pose) {
        this.figure = new Figure(g, INK, 0.55);
        this.pose = pose;
    }

    /** Draws the player into a box, in level pixels. */
    static void paint(Graphics2D level, double x, double y, double width, double height, Pose pose) {
        Graphics2D g = (Graphics2D) level.create();
        try {
            double tall = height / (pose.action() == Action.CROUCH ? LOW : TALL);
            double wide = Math.max(tall * 0.7, Math.min(tall * 1.5, width / WIDE));
            g.translate(x + width / 2, y + height);
            g.scale(wide * pose.facing(), tall);
            new HeroPainter(g, pose).draw(g);
        } finally {
            g.dispose();
        }
    }

    private void draw(Graphics2D g) {
        switch (pose.action()) {
            case IDLE -> idle();
            case RUN -> run(g);
            case JUMP -> jump();
            case FALL -> fall();
            case SLIDE -> slide();
            case CROUCH -> crouch(g);
            case CLIMB -> climb();
            case DEAD -> dead(g);
        }
    }

    private void idle() {
        double breath = Math.sin(pose.seconds() * 3.2) * 0.3;
        tail(0.15, 0);
        arm(-1.5, SHOULDER + breath, -2.6, -10, -2.2, -7.6, COAT_DARK);
        leg(-1.7, -1.9, -4, -2, -0.9, COAT_DARK);
        leg(1.7, 1.9, -4, 2, -0.9, COAT);
        torso(breath);
        head(0.4, -18.4 + breath, true, isBlinking());
        arm(1.2, SHOULDER + breath, 2.4, -10.2, 2.4, -7.6, COAT);
    }

    private void run(Graphics2D g) {
        double swing = Math.sin(pose.phase());
        double lift = Math.cos(pose.phase());
        double bob = -Math.abs(lift) * 0.8 + 0.3;
        g.rotate(0.03 + 0.06 * pose.speed());
        tail(0.4 + 0.6 * pose.speed(), Math.sin(pose.phase() * 2) * 0.5);
        arm(-0.4, SHOULDER + bob, -0.4 + swing * 3, -10.6, 0.6 + swing * 4.4, -9.6 - Math.abs(swing), COAT_DARK);
        runningLeg(-0.8, -swing, -lift, bob, COAT_DARK);
        runningLeg(0.8, swing, lift, bob, COAT);
        torso(bob);
        head(0.9, -18.4 + bob, true, false);
        arm(0.4, SHOULDER + bob, 0.2 - swing * 3, -10.4, 1.2 - swing * 4.4, -9.4 - Math.abs(swing), COAT);
    }

    private void runningLeg(double hipX, double swing, double lift, double bob, Color cloth) {
        double footX = hipX + swing * 4.6;
        double footY = -0.9 - Math.max(0, lift) * 3.4;
        double kneeX = hipX + swing * 2.2 + Math.max(0, lift) * 1.9;
        leg(hipX, HIP + bob, kneeX, -4.6 - Math.max(0, lift) * 1.1, footX, footY, cloth);
    }

    private void jump() {
        tail(0.3, 2.6);
        arm(-1, SHOULDER, -3.6, -11.6, -5.2, -9.8, COAT_DARK);
        leg(-1.2, -2.2, -4.8, -3.4, -1.4, COAT_DARK);
        torso(0);
        leg(1.2, 3.4, -6.6, 2.2, -3.4, COAT);
        head(0.9, -18.7, true, false);
        arm(1.2, SHOULDER, 4.4, -12.6, 6.3, -15, COAT);
    }

    private void fall() {
        double flail = Math.sin(pose.seconds() * 18) * 0.7;
        tail(0.25, -5.5);
        arm(-1.2, SHOULDER, -4.6, -13.2, -6.4 + flail * 0.3, -15.4 + flail, COAT_DARK);
        leg(-1.4, -3, -5, -2.8, -1.8, COAT_DARK);
        torso(0.2);
        leg(1.4, 3.3, -5.4, 3.2, -2.2, COAT);
        head(0.5, -18.2, true, false);
        arm(1.2, SHOULDER, 4.8, -12.8, 6.7 - flail * 0.3, -15 - flail, COAT);
    }

    /** Down a wall in front: a hand and a foot brake, and leave dust behind. */
    private void slide() {
        dust();
        double shiver = Math.sin(pose.seconds() * 26) * 0.25 * pose.speed();
        tail(0.1, -6.5);
        arm(-1.2, SHOULDER, -3.4, -11.2, -3.2 + shiver, -8.4, COAT_DARK);
        leg(-1.2, -3, -4.8, -1.6, -1.2, COAT_DARK);
        torso(0);
        leg(1, 4, -7.4, 4.6, -3.6, COAT);
        head(-0.3, -18.2, true, false);
        arm(1.4, SHOULDER, 4.2, -14.4, 5, -17.8 + shiver, COAT);
    }

    private void dust() {
        if (pose.speed() == 0) {
            return; // It hangs.
        }
        for (int puff = 0; puff < PUFFS; puff++) {
            double age = (pose.seconds() / DUST_TIME + (double) puff / PUFFS) % 1;
            double radius = 1.4 + 1.8 * age;
            double x = EDGE + 0.4 - puff % 2 - age;
            double y = -3 - DUST_RISE * age;
            Ellipse2D shape = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
            double fading = 1 - age * age;
            figure.plain(shape, Colors.alpha(DUST_RIM, 0.7 * fading));
            radius -= 0.5;
            shape.setFrame(x - radius, y - radius, 2 * radius, 2 * radius);
            figure.plain(shape, Colors.alpha(DUST, fading));
        }
    }

    /** On bent knees, hands before it; what little it moves, on tiptoe. */
    private void crouch(Graphics2D g) {
        double step = Math.sin(pose.phase()) * 1.6 * pose.speed();
        double breath = Math.sin(pose.seconds() * 3.2) * 0.2;
        leg(-1.6, -2.6, -4, -3.8, -2.8 - step, -0.9, COAT_DARK);
        figure.part(new RoundRectangle2D.Double(-4, -6.8, 7.4, 5.4, 5, 5), COAT);
        leg(1.4, -2.4, 4, -4, 2.4 + step, -0.9, COAT);
        g.translate(0, STOOP);
        tail(0.5 + 0.4 * pose.speed(), -2);
        head(0.8, -18.4 + breath, true, isBlinking());
        g.translate(0, -STOOP);
        arm(1.6, -4.2, 3.6, -3.4, 5, -1.6, COAT);
    }

    private void climb() {
        double reach = Math.sin(pose.phase());
        leg(-2, -2.6, -4.6, -2.4, -1.6 - Math.max(0, reach) * 2.4, COAT_DARK);
        leg(2, 2.6, -4.6, 2.4, -1.6 - Math.max(0, -reach) * 2.4, COAT);
        torso(0);
        head(0, -18.2, false, false);
        arm(-2.6, SHOULDER, -4.2, -15, -3.7, -18.4 - reach * 2.6, COAT);
        arm(2.6, SHOULDER, 4.2, -15, 3.7, -18.4 + reach * 2.6, COAT);
        figure.limb(1.7, SCARF, -2.6, -13.7, 2.6, -13.7);
        figure.limb(1.5, SCARF, 0, -13.4, 0.5 + 0.4 * Math.sin(pose.seconds() * 4), -9.6);
    }

    private void dead(Graphics2D g) {
        g.translate(7, -4.6);
        g.rotate(-Math.PI / 2);
        g.translate(0, 8);
        arm(-1.5, SHOULDER, -3.8, -11, -4.2, -8.6, COAT_DARK);
        leg(-1.7, -2.6, -4.4, -3, -1.2, COAT_DARK);
        leg(1.7, 2.6, -4.6, 3, -1.4, COAT);
        torso(0);
        head(0, -18.2, true, true);
        arm(1.2, SHOULDER, 3.6, -11.4, 4, -8.8, COAT);
    }

    private boolean isBlinking() {
        double inCycle = pose.seconds() % 3.7;
        return inCycle > 3.5;
    }

    private void torso(double bob) {
        figure.part(new RoundRectangle2D.Double(-3.4, -15 + bob, 6.8, 8.2, 5, 5), COAT);
        figure.plain(new RoundRectangle2D.Double(-3.4, -9.4 + bob, 6.8, 1.4, 1, 1), COAT_DARK);
    }

    private void head(double x, double y, boolean fromFront, boolean eyesShut) {
        figure.part(new Ellipse2D.Double(x - 5.1, y - 5.2, 10.2, 10.2), HOOD);
        Path2D gleam = new Path2D.Double();
        gleam.moveTo(x - 3.8, y - 1.4);
        gleam.quadTo(x - 3.2, y - 4.4, x, y - 4.3);
        gleam.quadTo(x - 2, y - 3, x - 3.8, y - 1.4);
        gleam.closePath();
        figure.plain(gleam, HOOD_LIGHT);
        if (!fromFront) {
            figure.line(0.7, INK, x, y - 4.6, x, y + 1.5);
            return;
        }
        figure.plain(new Ellipse2D.Double(x - 1.9, y - 2.7, 6.7, 6.6), FACE);
        double eyeY = y + 0.2;
        for (double eyeX : new double[] {x + 0.6, x + 3.3}) {
            if (pose.action() == Action.DEAD) {
                figure.line(0.7, INK, eyeX - 0.7, eyeY - 0.7, eyeX + 0.7, eyeY + 0.7);
                figure.line(0.7, INK, eyeX + 0.7, eyeY - 0.7, eyeX - 0.7, eyeY + 0.7);
            } else if (eyesShut) {
                figure.line(0.7, INK, eyeX - 0.7, eyeY, eyeX + 0.7, eyeY);
            } else {
                figure.plain(new Ellipse2D.Double(eyeX - 0.65, eyeY - 1.1, 1.3, 2.2), INK);
            }
        }
        figure.limb(1.9, SCARF, x - 3.1, -13.8, x + 2.6, -13.6);
    }

    /** The scarf's end: {@code flow} 0 hangs, 1 flies; {@code drop} bends it up or down. */
    private void tail(double flow, double drop) {
        double wave = Math.sin(pose.seconds() * 9) * (0.3 + flow * 0.7);
        double endX = -3.4 - 5 * flow;
        double endY = -13.4 + 4.4 * (1 - flow) + drop + wave;
        figure.limb(1.8, SCARF, -2.2, -13.7, (endX - 2.6) / 2, (endY - 13.6) / 2 - wave * 0.6, endX, endY);
    }

    private void arm(double x1, double y1, double x2, double y2, double x3, double y3, Color cloth) {
        figure.limb(2.1, cloth, x1, y1, x2, y2, x3, y3);
        figure.plain(new Ellipse2D.Double(x3 - 1.2, y3 - 1.2, 2.4, 2.4), FACE);
    }

    private void leg(double hipX, double kneeX, double kneeY, double footX, double footY, Color cloth) {
        leg(hipX, HIP, kneeX, kneeY, footX, footY, cloth);
    }

    private void leg(double hipX, double hipY, double kneeX, double kneeY, double footX, double footY, Color cloth) {
        figure.limb(2.6, cloth, hipX, hipY, kneeX, kneeY, footX, footY - 0.6);
        figure.limb(1.8, BOOT, footX - 0.4, footY - 0.1, footX + 1.4, footY - 0.1);
    }
}
