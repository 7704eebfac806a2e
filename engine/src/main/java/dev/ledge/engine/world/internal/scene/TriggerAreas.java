package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.List;

/** The goals, hazards and markers of a level, in flat arrays sorted by id. Immutable after it is built. */
public final class TriggerAreas {
    public static final int GOAL = 0;
    public static final int HAZARD = 1;
    public static final int MARKER = 2;

    public final int count;
    public final String[] ids;
    public final int[] kinds;
    public final double[] left;
    public final double[] top;
    public final double[] right;
    public final double[] bottom;
    /** What a marker tells, else null. */
    public final String[] tells;

    public final boolean anyToTouch;
    public final boolean anyMarker;
    public final BoxIndex index = new BoxIndex();

    public TriggerAreas(Level level) {
        List<LevelObject> source = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (kind(object) >= 0) {
                source.add(object);
            }
        }
        count = source.size();
        ids = new String[count];
        kinds = new int[count];
        left = new double[count];
        top = new double[count];
        right = new double[count];
        bottom = new double[count];
        tells = new String[count];
        index.begin(count);
        boolean any = false;
        boolean markers = false;
        for (int i = 0; i < count; i++) {
            LevelObject object = source.get(i);
            Aabb box = object.bounds(level);
            ids[i] = object.id();
            kinds[i] = kind(object);
            left[i] = box.left();
            top[i] = box.top();
            right[i] = box.right();
            bottom[i] = box.bottom();
            tells[i] = object instanceof LevelObject.Marker marker ? tells(marker) : null;
            any |= kinds[i] != MARKER;
            markers |= kinds[i] == MARKER && tells[i] != null;
            index.set(i, left[i], top[i], right[i], bottom[i]);
        }
        index.build();
        anyToTouch = any;
        anyMarker = markers;
    }

    private static String tells(LevelObject.Marker marker) {
        return marker.tells() == null ? "turn" : marker.tells();
    }

    private static int kind(LevelObject object) {
        if (object instanceof LevelObject.Goal) {
            return GOAL;
        }
        if (object instanceof LevelObject.HazardArea) {
            return HAZARD;
        }
        return object instanceof LevelObject.Marker ? MARKER : -1;
    }
}
