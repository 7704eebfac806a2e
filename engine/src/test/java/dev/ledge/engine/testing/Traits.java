package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.run.Observation;
import java.util.stream.Stream;

/**
 * What a level says of one of its actors.
 *
 * @param profile how it moves
 * @param collides true if the world stops it
 * @param ownSpeed px/s that it takes up by itself, beyond what its profile says
 */
record Traits(ActorProfile profile, boolean collides, double ownSpeed) {

    /** The traits of the actor of that id; copies share their object's. */
    static Traits of(Level level, String id) {
        if (id.equals(Observation.PLAYER)) {
            return of(level.player(), 0);
        }
        LevelObject object = level.object(id);
        if (object == null) {
            object = level.object(id.substring(0, Math.max(0, id.lastIndexOf('-'))));
        }
        if (object instanceof Walker walker) {
            return of(walker.actor(), walker.effectiveSpeed());
        } else if (object instanceof Pickup pickup) {
            return of(pickup.actor(), 0);
        } else if (object instanceof Body body) {
            return of(body.actor(), 0);
        } else if (object instanceof Patroller patroller) {
            Vec velocity = patroller.effectiveVelocity();
            return new Traits(ActorProfile.DEFAULT, false, velocity.length());
        }
        throw new IllegalArgumentException("no object makes the actor '" + id + "'");
    }

    /** The fastest of its jumps, px/s. */
    double fastestJump() {
        Vec wall = profile.pair(ActorField.WALL_JUMP);
        double fastest = Math.max(profile.get(ActorField.JUMP_SPEED), profile.get(ActorField.AIR_JUMP_SPEED));
        return wall == null ? fastest : Math.max(fastest, wall.length());
    }

    /** The largest of its accelerations, px/s². */
    double acceleration() {
        return Stream.of(
                        ActorField.ACCELERATION,
                        ActorField.TURN_ACCELERATION,
                        ActorField.DECELERATION,
                        ActorField.AIR_ACCELERATION,
                        ActorField.AIR_DECELERATION)
                .mapToDouble(profile::get)
                .max()
                .orElse(0);
    }

    /** How fast it steers through the air at most, px/s. */
    double airSpeed() {
        return Math.max(profile.get(ActorField.AIR_SPEED), profile.get(ActorField.RUN_SPEED));
    }

    /** What a dash leaves of a speed when it is over, of an actor that does not run, px/s. */
    double slowed(double speed) {
        double most = profile.get(ActorField.AIR_SPEED);
        return Math.max(-most, Math.min(most, speed));
    }

    private static Traits of(ActorProfile profile, double ownSpeed) {
        return new Traits(profile, profile.is(ActorField.WORLD_COLLISION), ownSpeed);
    }
}
