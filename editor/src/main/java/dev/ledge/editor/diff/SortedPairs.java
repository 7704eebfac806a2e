package dev.ledge.editor.diff;

import dev.ledge.engine.level.LevelObject;
import java.util.List;
import java.util.function.BiConsumer;

/** Brings the objects of two levels together by id, in one pass, as both lists are sorted by it. */
final class SortedPairs {
    private SortedPairs() {}

    /**
     * Calls with each pair in the order of ids; null stands for an object that a list lacks. Nothing to do for one and
     * the same list.
     */
    static void forEach(List<LevelObject> a, List<LevelObject> b, BiConsumer<LevelObject, LevelObject> each) {
        if (a == b) {
            return;
        }
        int i = 0;
        int j = 0;
        while (i < a.size() || j < b.size()) {
            int order = i == a.size()
                    ? 1
                    : j == b.size() ? -1 : a.get(i).id().compareTo(b.get(j).id());
            each.accept(order <= 0 ? a.get(i++) : null, order >= 0 ? b.get(j++) : null);
        }
    }
}
