package dev.ledge.editor.feel;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import java.util.Locale;

/**
 * How high and how far the player of a level jumps, from a run-up and onto ground of the same height, jump held: tick
 * by tick as the engine plays it, since gravity that differs near the top of a jump is looked at once a tick.
 *
 * @param height of the feet at the end of the tick in which they are highest, in tiles
 * @param reach from take-off to landing, in tiles
 */
public record JumpReach(double height, double reach) {

    /** Speeds are the same that differ by less, px/s. */
    private static final double ROUNDING = 1e-9;

    /** What takes more ticks is without end. */
    private static final int MOST_TICKS = 200_000;

    /** Both are 0 in a level without gravity, and infinite if it never lands. */
    public static JumpReach of(Level level) {
        double gravity = level.physics().effectiveGravity();
        double tick = 1 / level.physics().effectiveTickRate();
        if (gravity <= 0 || level.grid() <= 0) {
            return new JumpReach(0, 0);
        }
        ActorProfile player = level.player();
        Gravity factors = Gravity.of(player);
        double fastest = level.physics().effectiveMaxFallSpeed();
        double speed = -player.get(ActorField.JUMP_SPEED);
        double depth = 0;
        double top = 0;
        for (int ticks = 0; ticks < MOST_TICKS; ticks++) {
            double faster = speed + gravity * factors.at(speed) * tick;
            double next = Math.min(faster, fastest);
            double step = (speed + next) / 2 * tick;
            if (step >= 0 && depth + step >= 0) {
                double time = (ticks + (step > 0 ? -depth / step : 0)) * tick;
                return new JumpReach((0 - top) / level.grid(), distance(player, time) / level.grid());
            }
            depth += step;
            top = Math.min(top, depth);
            speed = next;
        }
        return new JumpReach(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** For example {@code 4.2 tiles high, 5.0 far}. */
    public String inWords() {
        return Double.isInfinite(height)
                ? "without end"
                : String.format(Locale.ROOT, "%.1f tiles high, %.1f far", height, reach);
    }

    private static double distance(ActorProfile player, double time) {
        double walk = player.get(ActorField.WALK_SPEED);
        double air = player.get(ActorField.AIR_SPEED);
        double acceleration = player.get(ActorField.AIR_ACCELERATION);
        if (air <= walk || acceleration == 0) {
            return walk * time;
        }
        double speedingUp = Math.min(time, (air - walk) / acceleration);
        return walk * speedingUp + acceleration * speedingUp * speedingUp / 2 + air * (time - speedingUp);
    }

    /**
     * What gravity is multiplied by, read once for all ticks of a jump.
     *
     * @param fall in falls
     * @param apex slower than the apex speed
     */
    private record Gravity(double fall, double apex, double apexSpeed) {
        static Gravity of(ActorProfile player) {
            return new Gravity(
                    player.get(ActorField.FALL_GRAVITY),
                    player.get(ActorField.APEX_GRAVITY),
                    player.get(ActorField.APEX_SPEED));
        }

        /** Part of gravity that acts in a tick that begins at a speed downwards, with jump held. Case MV-01. */
        double at(double speed) {
            boolean isApex = Math.abs(speed) < apexSpeed - ROUNDING;
            return (speed > ROUNDING ? fall : 1) * (isApex ? apex : 1);
        }
    }
}
