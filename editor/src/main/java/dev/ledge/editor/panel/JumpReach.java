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
        double slow = Math.min(speed, player.get(ActorField.APEX_SPEED));
        double apex = gravity * player.get(ActorField.APEX_GRAVITY);
        if (slow > 0 && apex <= 0) {
            return new JumpReach(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double height = (speed * speed - slow * slow) / (2 * gravity) + (slow > 0 ? slow * slow / (2 * apex) : 0);
        double rise = (speed - slow) / gravity + (slow > 0 ? slow / apex : 0);
        double time = rise + fallTime(height, player, gravity, level.physics().effectiveMaxFallSpeed());
        return new JumpReach(height / level.grid(), distance(player, time) / level.grid());
    }

    /** For example {@code 4.2 tiles high, 5.0 far}. */
    public String inWords() {
        return String.format(Locale.ROOT, "%.1f tiles high, %.1f far", height, reach);
    }

    /** Falls with jump held: slowly at first, then as gravity has it, then no faster. */
    private static double fallTime(double height, ActorProfile player, double gravity, double maxFallSpeed) {
        double pull = gravity * player.get(ActorField.FALL_GRAVITY);
        double apex = pull * player.get(ActorField.APEX_GRAVITY);
        double slow = Math.min(maxFallSpeed, player.get(ActorField.APEX_SPEED));
        double slowHeight = slow > 0 ? slow * slow / (2 * apex) : 0;
        if (height <= slowHeight) {
            return Math.sqrt(2 * height / apex);
        }
        double slowTime = slow > 0 ? slow / apex : 0;
        double heightAtMaxSpeed = slowHeight + (maxFallSpeed * maxFallSpeed - slow * slow) / (2 * pull);
        if (height <= heightAtMaxSpeed || maxFallSpeed == 0) {
            double landing = Math.sqrt(slow * slow + 2 * pull * (height - slowHeight));
            return slowTime + (landing - slow) / pull;
        }
        return slowTime + (maxFallSpeed - slow) / pull + (height - heightAtMaxSpeed) / maxFallSpeed;
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
