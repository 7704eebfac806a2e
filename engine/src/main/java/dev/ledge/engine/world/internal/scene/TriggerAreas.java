package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Switch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The areas of a level, in flat arrays sorted by id. Immutable after it is built. What moves with a platform has here
 * its place at the first point of the platform's path.
 */
public final class TriggerAreas {
    public static final int GOAL = 0;
    public static final int HAZARD = 1;
    public static final int MARKER = 2;
    /** Acts once on each actor that comes into it, as its type does. */
    public static final int ENTERED = 3;

    /** The kinds of areas that do not act on actors that enter them. */
    private static final List<Class<? extends LevelObject>> KINDS = List.of(Goal.class, HazardArea.class, Marker.class);

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
    /** What all markers that stay lie in, null if there are none. */
    public final Aabb markers;

    /** The platform that an area moves with, −1 if with none. */
    public final int[] platforms;

    /** Those that move with a platform, in order. */
    public final int[] riding;

    public final boolean anyMarkerRides;

    /** Those that stay, in order; the number of a box in {@link #index} is a place in it. */
    public final int[] staying;

    /** The boxes of those that stay. */
    public final BoxIndex index = new BoxIndex();

    public TriggerAreas(Level level, PlatformDefs platformDefs) {
        List<LevelObject> source = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            if (object.isA(ObjectType.Role.AREA)) {
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
        platforms = new int[count];
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
            commands[i] = object instanceof Marker marker ? commands(marker) : null;
            forAll[i] = FOR_ALL.contains(object.getClass());
            platforms[i] = platformDefs.indexOf(object.common().rides());
            if (kinds[i] == MARKER && platforms[i] < 0) {
                around = around == null ? box : around.union(box);
            }
        }
        staying = all(false);
        riding = all(true);
        index.begin(staying.length);
        for (int k = 0; k < staying.length; k++) {
            int i = staying[k];
            index.set(k, left[i], top[i], right[i], bottom[i]);
        }
        index.build();
        anyMarkerRides = Arrays.stream(riding).anyMatch(i -> kinds[i] == MARKER);
        markers = around;
        anyMarker = markers != null || anyMarkerRides;
        anyToTouch = Arrays.stream(kinds).anyMatch(kind -> kind != MARKER);
        anyToEnter = Arrays.stream(kinds).anyMatch(kind -> kind == ENTERED);
    }

    /** Index of an area by id, −1 if there is none. */
    public int indexOf(String id) {
        int found = Arrays.binarySearch(ids, id);
        return found < 0 ? -1 : found;
    }

    private int[] all(boolean ride) {
        return IntStream.range(0, count).filter(i -> platforms[i] >= 0 == ride).toArray();
    }

    private static String commands(Marker marker) {
        return marker.tells() == null ? "turn" : marker.tells();
    }

    private static int kind(LevelObject object) {
        int kind = KINDS.indexOf(object.getClass());
        return kind < 0 ? ENTERED : kind;
    }
}
