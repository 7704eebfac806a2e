package dev.ledge.engine.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Lists of objects that are sorted by their ids, each id once. Lists are never changed, but made anew. */
final class SortedObjects {
    private SortedObjects() {}

    /** Objects in any order, sorted. */
    static List<LevelObject> of(List<LevelObject> objects) {
        List<LevelObject> copy = new ArrayList<>(objects);
        copy.sort(Comparator.comparing(LevelObject::id));
        return List.copyOf(copy);
    }

    /** Where the object of an id is, or −1 − the place where it would be. */
    static int indexOf(List<LevelObject> objects, String id) {
        int low = 0;
        int high = objects.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = objects.get(middle).id().compareTo(id);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1 - low;
    }

    /** The list with an object added, or in place of the one of the same id. */
    static List<LevelObject> with(List<LevelObject> objects, LevelObject object) {
        List<LevelObject> changed = new ArrayList<>(objects);
        int at = indexOf(objects, object.id());
        if (at >= 0) {
            changed.set(at, object);
        } else {
            changed.add(-1 - at, object);
        }
        return changed;
    }

    /** The list without the object of an id; itself if there is none. */
    static List<LevelObject> without(List<LevelObject> objects, String id) {
        int at = indexOf(objects, id);
        if (at < 0) {
            return objects;
        }
        List<LevelObject> changed = new ArrayList<>(objects);
        changed.remove(at);
        return changed;
    }
}
