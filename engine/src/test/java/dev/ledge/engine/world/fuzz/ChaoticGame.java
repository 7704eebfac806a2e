package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.World;
import java.util.function.DoubleFunction;

/**
 * Detects games that amplify small differences. The directions of bodies that repel each other from almost one place
 * depend on the last bits of their places. Two versions of such a game that round differently part in the end, and
 * neither is wrong.
 *
 * <p>That is shown, not supposed: the same game, with all actors in it put some last bits aside at one of some ticks,
 * has to part from itself no later. And both have to have crept apart: what is decided one way here and the other way
 * there is a jump, and excused by nothing.
 */
final class ChaoticGame {
    /** What some hundred last bits come to, px: one of them is 2e-13 at 1000 px, and every step rounds a few times. */
    private static final Vec LAST_BITS = new Vec(1e-10, 0);

    private static final Nudge ASIDE = new Nudge(LAST_BITS, LAST_BITS.times(-1));

    /** At so many ticks, evenly spread; what happened before a wall is forgotten there. */
    private static final int NUDGES = 8;

    private static final double NOISE = 1e-6;
    /**
     * A creeping actor is, at the end of the tick in which the noise is exceeded, still within this; a displacement in
     * a tick is a 60 times larger speed.
     */
    private static final double CREPT = 1e-4;

    private ChaoticGame() {}

    /**
     * True if the game's own growth of differences explains a violation. @param law the violation when numbers may
     * differ by so much
     */
    static boolean excuses(Game game, Violation violation, DoubleFunction<Violation> law) {
        if (!creeps(law, violation.tick())) {
            return false;
        }
        for (int k = 0; k < NUDGES; k++) {
            long at = violation.tick() * k / NUDGES;
            if (creeps(noise -> nudged(game, at, violation.tick(), noise), violation.tick())) {
                return true;
            }
        }
        return false;
    }

    /** True if two versions of a game part by a tick, but little by little. */
    private static boolean creeps(DoubleFunction<Violation> law, long tick) {
        Violation parted = law.apply(NOISE);
        Violation jumped = law.apply(CREPT);
        return parted != null && parted.tick() <= tick && (jumped == null || jumped.tick() > parted.tick());
    }

    /** The same game twice, but for the places of all actors at a tick. */
    private static Violation nudged(Game game, long at, long ticks, double noise) {
        World here = new World(game.level());
        World there = new World(game.level());
        for (int tick = 0; tick <= ticks; tick++) {
            if (tick == at) {
                Nudge.NONE.put(here);
                ASIDE.put(there);
            }
            String difference = Violations.difference(here, there, 0, 0, noise);
            if (difference != null) {
                return new Violation("nudged", tick, difference);
            }
            int buttons = game.input().buttonsAt(tick);
            here.step(buttons);
            there.step(buttons);
        }
        return null;
    }
}
