package dev.ledge.engine.level.object;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;

/** Objects that move with a platform, as they stand before anything has moved. */
public final class Rides {
    private Rides() {}

    /**
     * {@return the platform that an object moves with, or null if it stays: it names none, one that is not there, or is
     * of a type that cannot ride}
     *
     * @param level the level it is in
     * @param object the object
     */
    public static Platform platform(Level level, LevelObject object) {
        String id = object.common().rides();
        boolean rides = id != null && object.canRide();
        return rides && level.object(id) instanceof Platform platform ? platform : null;
    }

    /**
     * {@return the box of an object when the level begins, px: a platform may begin in the middle of its path, and what
     * rides it does so with it}
     *
     * @param level the level it is in
     * @param object the object
     */
    public static Aabb startBounds(Level level, LevelObject object) {
        Platform ridden = object instanceof Platform itself ? itself : platform(level, object);
        Aabb box = object.bounds(level);
        if (ridden == null) {
            return box;
        }
        Vec offset = startOffset(ridden);
        return box.moved(offset.x(), offset.y());
    }

    /**
     * {@return a box around all places that an object comes to with the platform that it rides, px; its own box if it
     * rides none}
     *
     * @param level the level it is in
     * @param object the object
     */
    public static Aabb reach(Level level, LevelObject object) {
        Platform ridden = platform(level, object);
        Aabb box = object.bounds(level);
        if (ridden == null) {
            return box;
        }
        MotionPath path = new MotionPath(ridden.effectiveMotion(), ridden.effectivePath());
        return box.moved(path.left(), path.top()).union(box.moved(path.right(), path.bottom()));
    }

    /**
     * {@return how far a platform is from its path's first point when the level begins, px}
     *
     * @param platform the platform
     */
    public static Vec startOffset(Platform platform) {
        Motion motion = platform.effectiveMotion();
        MotionPath path = new MotionPath(motion, platform.effectivePath());
        double start = motion.effectiveStart();
        return new Vec(path.x(start), path.y(start));
    }
}
