package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;

/** Who can be stood on. */
final class Standables {
    private Standables() {}

    /** True if actors can stand on one another. */
    static boolean in(Level level) {
        return level.player().is(ActorField.STANDABLE)
                || level.objects().stream().anyMatch(object -> profile(object).is(ActorField.STANDABLE));
    }

    private static ActorProfile profile(LevelObject object) {
        if (object instanceof LevelObject.Walker walker) {
            return walker.actor();
        } else if (object instanceof LevelObject.Pickup pickup) {
            return pickup.actor();
        }
        return object instanceof LevelObject.Body body ? body.actor() : ActorProfile.DEFAULT;
    }
}
