package dev.ledge.engine.world.internal.broadphase;

import dev.ledge.engine.world.internal.scene.BoxIndex;
import dev.ledge.engine.world.internal.scene.TriggerAreas;
import dev.ledge.engine.world.internal.state.PlatformArrays;

/**
 * Where the areas that ride platforms are in this step. Each moves evenly with its platform; one whose platform leaps
 * is where that has leapt to for the whole step. Follows from the platforms, and so is no part of the state.
 */
public final class RidingAreas {
    private final TriggerAreas areas;
    private final PlatformArrays p;
    private final BoxIndex ways = new BoxIndex();

    public RidingAreas(TriggerAreas areas, PlatformArrays platforms) {
        this.areas = areas;
        p = platforms;
    }

    /** Takes over where the platforms go in this step. */
    public void update() {
        int count = areas.riding.length;
        if (count == 0) {
            return;
        }
        ways.begin(count);
        for (int k = 0; k < count; k++) {
            int n = areas.riding[k];
            double endX = offsetX(n);
            double endY = offsetY(n);
            double fromX = endX - movedX(n);
            double fromY = endY - movedY(n);
            ways.set(
                    k,
                    areas.left[n] + Math.min(fromX, endX),
                    areas.top[n] + Math.min(fromY, endY),
                    areas.right[n] + Math.max(fromX, endX),
                    areas.bottom[n] + Math.max(fromY, endY));
        }
        ways.build();
    }

    /** Finds the riding areas whose way in this step touches a box; {@link #found} then gives them. */
    public int find(double left, double top, double right, double bottom) {
        return ways.find(left, top, right, bottom);
    }

    /** Result k of the last {@link #find}: the index of an area. */
    public int found(int k) {
        return areas.riding[ways.found(k)];
    }

    /** How far an area is at the end of the step from where its level has it, px. */
    public double offsetX(int area) {
        return p.offsetX(areas.platforms[area]);
    }

    public double offsetY(int area) {
        return p.offsetY(areas.platforms[area]);
    }

    /** How far an area moves in this step, px. */
    public double movedX(int area) {
        int platform = areas.platforms[area];
        return platform < 0 ? 0 : p.movedX(platform);
    }

    public double movedY(int area) {
        int platform = areas.platforms[area];
        return platform < 0 ? 0 : p.movedY(platform);
    }
}
