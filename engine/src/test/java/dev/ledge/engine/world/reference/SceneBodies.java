package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.DropThroughBy;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.TestLevels;

/** The body of a scene as an object of a level, or as its player. */
final class SceneBodies {
    private SceneBodies() {}

    /** Adds it; others may be able to stand on it. */
    static void add(TestLevels levels, Scene scene, String id, boolean isStandable) {
        if (scene.isPlayed()) {
            giveSkills(levels, scene);
            levels.playerSize(scene.w(), scene.h())
                    .player(ActorField.CRUSH_ESCAPE, scene.escape())
                    .player(ActorField.CORNER_CORRECTION, scene.skills().feel().corner())
                    .player(ActorField.STANDABLE, isStandable)
                    .spawn(scene.x() + scene.w() / 2, scene.y() + scene.h())
                    .velocity(scene.vx(), scene.vy());
            return;
        }
        ActorProfile profile = ActorProfile.DEFAULT
                .with(ActorField.APPLY_FRICTION, scene.slows() ? 1 : 0)
                .with(ActorField.APPLY_GRAVITY, scene.falls() ? 1 : 0)
                .with(ActorField.STANDABLE, isStandable ? 1 : 0)
                .with(ActorField.CRUSH_ESCAPE, scene.escape())
                .with(ActorField.CORNER_CORRECTION, 0);
        levels.object(new Body(
                ObjectCommon.of(id, new Vec(scene.x(), scene.y()), new Vec(scene.w(), scene.h())),
                new Vec(scene.vx(), scene.vy()),
                null,
                null,
                profile));
    }

    private static void giveSkills(TestLevels levels, Scene scene) {
        Skills skills = scene.skills();
        // Half a tick more than the whole ones, which rounding cannot take away.
        levels.player(ActorField.DASH_SPEED, skills.dashSpeed())
                .player(ActorField.DASH_TIME, (skills.dashTicks() + 0.5) / scene.rate())
                .player(ActorField.WALL_JUMP_TIME, (skills.wallTicks() + 0.5) / scene.rate())
                .player(ActorField.CROUCH_HEIGHT, skills.lowHeight());
        if (skills.slideSpeed() < Double.POSITIVE_INFINITY) {
            levels.player(ActorField.WALL_SLIDE_SPEED, skills.slideSpeed());
        }
        if (skills.wallX() > 0) {
            levels.player(ActorField.WALL_JUMP, skills.wallX(), skills.wallY());
        }
        Feel feel = skills.feel();
        levels.player(ActorField.FALL_GRAVITY, feel.fallGravity())
                .player(ActorField.APEX_GRAVITY, feel.apexGravity())
                .player(ActorField.APEX_SPEED, feel.apexSpeed())
                .player(ActorField.RUN_SPEED, feel.runSpeed())
                .player(ActorField.AIR_JUMPS, feel.airJumps())
                .player(ActorField.AIR_JUMP_SPEED, feel.airJumpSpeed())
                .player(ActorField.TAKE_OFF, feel.takeOff().ordinal())
                .player(
                        ActorField.DROP_THROUGH_BY,
                        (feel.dropsByDown() ? DropThroughBy.DOWN : DropThroughBy.JUMP).ordinal());
    }
}
