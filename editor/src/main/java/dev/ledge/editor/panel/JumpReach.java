package dev.ledge.editor.panel;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import java.util.Locale;

/**
 * How high and how far the player of a level jumps, from a run-up and onto ground of the same height.
 *
 * @param height of the feet at the top of the jump, in tiles
 * @param reach from take-off to landing, in tiles
 */
public record JumpReach(double height, double reach) {

    /** Both are 0 in a level without gravity. */
    public static JumpReach of(Level level) {
        double gravity = level.physics().effectiveGravity();
        ActorProfile player = level.player();
        double speed = player.get(ActorField.JUMP_SPEED);
        if (gravity <= 0 || level.grid() <= 0) {
            return new JumpReach(0, 0);
        }
        double height = speed * speed / (2 * gravity);
        double time =
                speed / gravity + fallTime(height, gravity, level.physics().effectiveMaxFallSpeed());
        return new JumpReach(height / level.grid(), distance(player, time) / level.grid());
    }

    /** For example {@code 4.2 tiles high, 5.0 far}. */
    public String inWords() {
        return String.format(Locale.ROOT, "%.1f tiles high, %.1f far", height, reach);
    }

    private static double fallTime(double height, double gravity, double maxFallSpeed) {
        double heightAtMaxSpeed = maxFallSpeed * maxFallSpeed / (2 * gravity);
        if (height <= heightAtMaxSpeed || maxFallSpeed == 0) {
            return Math.sqrt(2 * height / gravity);
        }
        return maxFallSpeed / gravity + (height - heightAtMaxSpeed) / maxFallSpeed;
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
}
