package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.Switch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The areas of a level, in flat arrays sorted by id. Immutable after it is built. */
public final class TriggerAreas {
    public static final int GOAL = 0;
    public static final int HAZARD = 1;
    public static final int MARKER = 2;
    /** Acts once on each actor that comes into it, as its type does. */
    public static final int ENTERED = 3;

    /** The kinds of areas that do not act on actors that enter them. */
    private static final List<Class<? extends LevelObject>> KINDS =
            List.of(LevelObject.Goal.class, LevelObject.HazardArea.class, LevelObject.Marker.class);

    /** Those that act on actors without world collision too. */
    private static final Set<Class<? extends LevelObject>> FOR_ALL = Set.of(Switch.class);

    public final int count;
    public final String[] ids;
    public final int[] kinds;
    public final double[] left;
    public final double[] top;
    public final double[] right;
    public final double[] bottom;
    /** True if it acts on actors without world collision too. */
    public final boolean[] forAll;
    /** A marker's command, else null. */
    public final String[] commands;

    /** The objects themselves, for what only some kinds have. */
    public final LevelObject[] sources;

    public final boolean anyToTouch;
    /** True if any acts on actors that enter it. */
    public final boolean anyToEnter;

    public final boolean anyMarker;
    /** Bounds of all markers, null if there are none. */
    public final Aabb markers;

    public final BoxIndex index = new BoxIndex();

    public TriggerAreas(Level level) {
        List<LevelObject> source = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (ObjectType.isA(object, ObjectType.Role.AREA)) {
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
        commands = new String[count];
        forAll = new boolean[count];
        sources = source.toArray(new LevelObject[0]);
        index.begin(count);
        boolean any = false;
        boolean markers = false;
        boolean enter = false;
        Aabb around = null;
        for (int i = 0; i < count; i++) {
            LevelObject object = source.get(i);
            Aabb box = object.bounds(level);
            ids[i] = object.id();
            kinds[i] = kind(object);
            left[i] = box.left();
            top[i] = box.top();
            right[i] = box.right();
            bottom[i] = box.bottom();
            commands[i] = object instanceof LevelObject.Marker marker ? commands(marker) : null;
            any |= kinds[i] != MARKER;
            enter |= kinds[i] == ENTERED;
            forAll[i] = FOR_ALL.contains(object.getClass());
            markers |= kinds[i] == MARKER && commands[i] != null;
            if (kinds[i] == MARKER) {
                around = around == null ? box : around.union(box);
            }
            index.set(i, left[i], top[i], right[i], bottom[i]);
        }
        index.build();
        this.markers = around;
        anyToTouch = any;
        anyMarker = markers;
        anyToEnter = enter;
    }

    /** Index of an area by id, −1 if there is none. */
    public int indexOf(String id) {
        int found = Arrays.binarySearch(ids, id);
        return found < 0 ? -1 : found;
    }

    private static String commands(LevelObject.Marker marker) {
        return marker.tells() == null ? "turn" : marker.tells();
    }

    private static int kind(LevelObject object) {
        int kind = KINDS.indexOf(object.getClass());
        return kind < 0 ? ENTERED : kind;
    }
}
