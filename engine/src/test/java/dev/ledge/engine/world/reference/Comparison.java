package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

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
    /** What is shown to differ is played again in finer steps; the number has no divisor in common with the other. */
    private static final int FINER = 4 * SlowBody.PARTS - 1;

    static Comparison of(long seed, Scene scene) {
        return of(seed, new Crowd(scene, List.of()));
    }

    static Comparison of(long seed, Crowd crowd) {
        World world = new World(crowd.level());
        SlowCrowd all = new SlowCrowd(crowd);
        boolean isPushed = false;
        boolean[] wasOtherSpeed = new boolean[crowd.size()];
        for (int tick = 1; tick <= TICKS; tick++) {
            String[] where = IntStream.range(0, crowd.size())
                    .mapToObj(k -> where(all.get(k)))
                    .toArray(String[]::new);
            int held = crowd.base().buttonsAt(tick - 1);
            world.step(held);
            all.step(held);
            if (all.undecided() != null) {
                return new Comparison(seed, tick - 1, isPushed, all.undecided(), null, null, all.moves());
            }
            isPushed |= all.isPushed();
            for (int k = 0; k < crowd.size(); k++) {
                SlowSimulation slow = all.get(k);
                if (slow.isAlive() && !all.isAlive()) {
                    // Where a body dies on the way, and what stands there then, is not compared.
                    continue;
                }
                int body = world.actors().indexOf(crowd.id(k));
                String what = difference(world.actors(), body, slow, wasOtherSpeed[k]);
                if (what != null && !isSettled(crowd, tick, all)) {
                    return new Comparison(seed, tick - 1, isPushed, "finer steps differ", null, null, all.moves());
                }
                if (what != null) {
                    String pushed = slow.isPushed() ? "pushed" : isPushed ? "pushed before" : "alone";
                    String kind = what + " " + pushed + ", " + where[k];
                    String text = "tick " + tick + ": " + crowd.id(k) + " " + states(world.actors(), body, slow);
                    return new Comparison(seed, tick, isPushed, null, kind, text, all.moves());
                }
                wasOtherSpeed[k] = isOtherSpeed(world.actors(), body, slow);
            }
            if (!all.isAlive()) {
                break;
            }
        }
        return new Comparison(seed, TICKS, isPushed, null, null, null, all.moves());
    }

    /** True if finer steps come to the same: what depends on how small they are proves nothing. */
    private static boolean isSettled(Crowd crowd, int ticks, SlowCrowd all) {
        SlowCrowd finer = new SlowCrowd(crowd, FINER);
        for (int tick = 0; tick < ticks && finer.undecided() == null; tick++) {
            finer.step(crowd.base().buttonsAt(tick));
        }
        return finer.undecided() == null
                && IntStream.range(0, crowd.size()).allMatch(k -> areAlike(finer.get(k), all.get(k)));
    }

    private static boolean areAlike(SlowSimulation one, SlowSimulation other) {
        return one.isAlive() == other.isAlive()
                && Math.abs(one.x() - other.x()) < NOISE
                && Math.abs(one.y() - other.y()) < NOISE
                && Math.abs(one.vx() - other.vx()) < SPEED_NOISE
                && Math.abs(one.vy() - other.vy()) < SPEED_NOISE;
    }

    private static String where(SlowSimulation slow) {
        if (slow.support() == null) {
            return "air";
        }
        if (slow.isOnSlope()) {
            return "slope";
        }
        if (slow.support().id() != null) {
            return slow.support().oneWay() ? "one-way" : "platform";
        }
        return slow.support().belt() != 0 ? "belt" : "floor";
    }

    private static String states(Actors actors, int body, SlowSimulation slow) {
        return String.format(
                Locale.ROOT,
                "engine %.3f, %.3f with %.1f, %.1f %s; small steps %.3f, %.3f with %.1f, %.1f %s",
                actors.x(body),
                actors.y(body),
                actors.vx(body),
                actors.vy(body),
                actors.alive(body) ? "alive" : "dead",
                slow.x(),
                slow.y(),
                slow.vx(),
                slow.vy(),
                slow.isAlive() ? "alive" : "dead");
    }

    /** In the tick of a contact its time decides what a speed is: what counts is one that was another before, too. */
    private static String difference(Actors actors, int body, SlowSimulation slow, boolean wasOtherSpeed) {
        String what = difference(actors, body, slow);
        return what == null && wasOtherSpeed && isOtherSpeed(actors, body, slow) ? "speed" : what;
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
        if (!slow.isAlive()) {
            return false;
        }
        double vx = actors.vx(body);
        double vy = actors.vy(body);
        if (slow.isOnSlope()) {
            vx = Math.copySign(Math.hypot(vx, vy), vx);
            vy = 0;
        }
        return Math.abs(vx - slow.vx()) > SPEED_NOISE || Math.abs(vy - slow.vy()) > SPEED_NOISE;
    }
}
