package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;

/** Plain bodies for scenarios of several actors. */
public final class Bodies {

    /** Nothing acts on it but others. */
    public static final ActorProfile FLOATING =
            ActorProfile.DEFAULT.with(ActorField.APPLY_GRAVITY, 0).with(ActorField.APPLY_FRICTION, 0);

    private Bodies() {}

    /** A body of the default size, 12×24, its feet and middle at a place. */
    public static Body standing(String id, double centreX, double feet) {
        return body(id, centreX - 6, feet - 24, 12, 24, ActorProfile.DEFAULT);
    }

    /** A body by its left and top edges. */
    public static Body body(String id, double x, double y, double w, double h, ActorProfile profile) {
        return new Body(ObjectCommon.of(id, new Vec(x, y), new Vec(w, h)), null, null, null, profile);
    }
}
