package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;

/** Gives a player some of what is off by default. */
final class Skills {
    private final SeededRandom random;

    Skills(SeededRandom random) {
        this.random = random;
    }

    ActorProfile of(ActorProfile plain) {
        ActorProfile player = plain;
        if (random.chance(0.3)) {
            player = player.with(ActorField.FALL_GRAVITY, random.any(0.5, 1.5, 3.0));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.APEX_GRAVITY, random.any(0.0, 0.5))
                    .with(ActorField.APEX_SPEED, random.any(40.0, 200.0));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.RUN_SPEED, random.any(60.0, 200.0, 500.0));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.AIR_JUMPS, random.between(1, 3));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.WALL_SLIDE_SPEED, random.any(0.0, 40.0, 200.0));
        }
        if (random.chance(0.4)) {
            player = player.with(ActorField.WALL_JUMP, new Vec(random.any(0.0, 130.0, 400.0), random.any(0.0, 300.0)))
                    .with(ActorField.WALL_JUMP_TIME, random.any(0.0, 0.1, 0.5));
        }
        if (random.chance(0.4)) {
            player = player.with(ActorField.DASH_SPEED, random.any(100.0, 240.0, 900.0))
                    .with(ActorField.DASH_TIME, random.any(0.05, 0.15, 0.5));
        }
        if (random.chance(0.4)) {
            player = player.with(ActorField.CROUCH_HEIGHT, plain.effectiveSize().y() * random.any(0.3, 0.5, 0.9));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.DROP_THROUGH_BY, 1);
        }
        if (random.chance(0.4)) {
            player = player.with(ActorField.TAKE_OFF, random.between(0, 2));
        }
        return player;
    }
}
