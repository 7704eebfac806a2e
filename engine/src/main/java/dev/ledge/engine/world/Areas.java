package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.List;

/** The goals, hazards and markers of a level, in flat arrays sorted by id. Immutable after it is built. */
final class Areas {
    static final int GOAL = 0;
    static final int HAZARD = 1;
    static final int MARKER = 2;

    final int count;
    final String[] ids;
    final int[] kinds;
    final double[] left;
    final double[] top;
    final double[] right;
    final double[] bottom;
    /** What a marker tells, else null. */
    final String[] tells;

    final boolean anyToTouch;
    final boolean anyMarker;
    final BoxIndex index = new BoxIndex();

    Areas(Level level) {
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
