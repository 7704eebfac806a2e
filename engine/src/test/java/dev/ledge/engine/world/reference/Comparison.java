package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.Locale;
import java.util.Set;

/**
 * Plays a scene with the engine and in small steps.
 *
 * @param seed of the scene
 * @param ticks how far both were compared
 * @param isPushed true if something moved against the body before the comparison ended
 * @param end why nothing was proven any more, or null
 * @param kind the kind of the first difference, or null
 * @param difference the first difference, or null
 * @param moves what the body did in the ticks that were compared
 */
record Comparison(long seed, int ticks, boolean isPushed, String end, String kind, String difference, Set<Move> moves) {
    private static final int TICKS = 90;
    private static final double SPEED_NOISE = 1;
    /** How far small steps may be off, px. */
    private static final double NOISE = 0.1;

    static Comparison of(long seed, Scene scene) {
        World world = new World(scene.level());
        Actors actors = world.actors();
        int body = actors.indexOf(scene.body());
        SlowSimulation slow = new SlowSimulation(scene);
        boolean isPushed = false;
        boolean wasOtherSpeed = false;
        for (int tick = 1; tick <= TICKS; tick++) {
            String where = slow.support() == null
                    ? "air"
                    : slow.isOnSlope()
                            ? "slope"
                            : slow.support().id() != null
                                    ? slow.support().oneWay() ? "one-way" : "platform"
                                    : slow.support().belt() != 0 ? "belt" : "floor";
            int held = scene.buttonsAt(tick - 1);
            world.step(held);
            slow.step(held);
            if (slow.undecided() != null) {
                return new Comparison(seed, tick - 1, isPushed, slow.undecided(), null, null, slow.moves());
            }
            isPushed |= slow.isPushed();
            String what = difference(actors, body, slow);
            boolean isOtherSpeed = slow.isAlive() && isOtherSpeed(actors, body, slow);
            if (what == null && isOtherSpeed && wasOtherSpeed) {
                what = "speed";
            }
            // In the tick of a contact its time decides what a speed is.
            wasOtherSpeed = isOtherSpeed;
            if (what != null) {
                String kind =
                        what + " " + (slow.isPushed() ? "pushed" : isPushed ? "pushed before" : "alone") + ", " + where;
                return new Comparison(
                        seed,
                        tick,
                        isPushed,
                        null,
                        kind,
                        String.format(
                                Locale.ROOT,
                                "tick %d: engine %.3f, %.3f with %.1f, %.1f %s; "
                                        + "small steps %.3f, %.3f with %.1f, %.1f %s",
                                tick,
                                actors.x(body),
                                actors.y(body),
                                actors.vx(body),
                                actors.vy(body),
                                actors.alive(body) ? "alive" : "dead",
                                slow.x(),
                                slow.y(),
                                slow.vx(),
                                slow.vy(),
                                slow.isAlive() ? "alive" : "dead"),
                        slow.moves());
            }
            if (!slow.isAlive()) {
                break;
            }
        }
        return new Comparison(seed, TICKS, isPushed, null, null, null, slow.moves());
    }

    private static String difference(Actors actors, int body, SlowSimulation slow) {
        if (actors.alive(body) != slow.isAlive()) {
            return slow.isAlive() ? "dead" : "not dead";
        }
        if (!slow.isAlive()) {
            return null;
        }
        if (actors.won(body) != slow.hasWon()) {
            return slow.hasWon() ? "not won" : "won";
        }
        boolean isOffX = Math.abs(actors.x(body) - slow.x()) > NOISE;
        boolean isOffY = Math.abs(actors.y(body) - slow.y()) > NOISE;
        return isOffX ? isOffY ? "x and y" : "x" : isOffY ? "y" : null;
    }

    private static boolean isOtherSpeed(Actors actors, int body, SlowSimulation slow) {
        double vx = actors.vx(body);
        double vy = actors.vy(body);
        if (slow.isOnSlope()) {
            vx = Math.copySign(Math.hypot(vx, vy), vx);
            vy = 0;
        }
        return Math.abs(vx - slow.vx()) > SPEED_NOISE || Math.abs(vy - slow.vy()) > SPEED_NOISE;
    }
}
