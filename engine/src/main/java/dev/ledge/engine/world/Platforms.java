package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.world.internal.scene.PlatformDefs;
import dev.ledge.engine.world.internal.state.PlatformArrays;

/**
 * The platforms, sorted by id; a view that always shows the current state. All that is asked of an index that no
 * platform has ends in an {@link IndexOutOfBoundsException}.
 */
public final class Platforms {
    private final PlatformArrays p;
    private final PlatformDefs plan;

    Platforms(PlatformArrays arrays, PlatformDefs plan) {
        p = arrays;
        this.plan = plan;
    }

    /** {@return number of platforms; indices 0 to count − 1, sorted by id} */
    public int count() {
        return p.count;
    }

    /**
     * {@return the permanent id}
     *
     * @param platform index of the platform
     */
    public String id(int platform) {
        return plan.ids[platform];
    }

    /**
     * {@return index of a platform by id, −1 if there is none}
     *
     * @param id the id
     */
    public int indexOf(String id) {
        return plan.indexOf(id);
    }

    /**
     * {@return where its {@code at} is now, px}
     *
     * @param platform index of the platform
     */
    public double x(int platform) {
        return p.x[platform];
    }

    /**
     * {@return where its {@code at} is now, px}
     *
     * @param platform index of the platform
     */
    public double y(int platform) {
        return p.y[platform];
    }

    /**
     * {@return how far the last step moved it to the right, px; 0 if it teleported}
     *
     * @param platform index of the platform
     */
    public double movedX(int platform) {
        return p.movedX(platform);
    }

    /**
     * {@return how far the last step moved it downwards, px; 0 if it teleported}
     *
     * @param platform index of the platform
     */
    public double movedY(int platform) {
        return p.movedY(platform);
    }

    /**
     * {@return how far an object is now from where its level has it, px: a platform and what rides one may be
     * elsewhere, all others are not moved by platforms, 0; allocates nothing for these}
     *
     * @param object of the level that is being simulated
     */
    public Vec offset(LevelObject object) {
        String id = object instanceof Platform
                ? object.id()
                : object.canRide() ? object.common().rides() : null;
        int platform = id == null ? -1 : plan.indexOf(id);
        return platform < 0
                ? Vec.ZERO
                : new Vec(p.x[platform] - plan.homeX[platform], p.y[platform] - plan.homeY[platform]);
    }

    /**
     * {@return true if it is there: it has not crumbled, and its group lets it}
     *
     * @param platform index of the platform
     */
    public boolean isThere(int platform) {
        return !p.absent[platform];
    }

    /**
     * {@return true if an actor has stood on it and it is about to crumble}
     *
     * @param platform index of the platform
     */
    public boolean isShaking(int platform) {
        return !p.gone[platform] && p.shaking[platform] != PlatformArrays.NEVER;
    }
}
