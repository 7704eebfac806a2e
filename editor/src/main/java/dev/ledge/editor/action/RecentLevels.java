package dev.ledge.editor.action;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The levels that were open, as settings hold them: numbered, the last one first. */
final class RecentLevels {
    private static final int MOST = 10;
    private static final String KEY = "recent.";

    private RecentLevels() {}

    static List<Path> of(Map<String, String> values) {
        List<Path> recent = new ArrayList<>();
        for (int i = 0; i < MOST && values.containsKey(KEY + i); i++) {
            try {
                recent.add(Path.of(values.get(KEY + i)));
            } catch (InvalidPathException foreign) {
                continue; // Written by hand, or on another system: not a level that could be opened here.
            }
        }
        return recent;
    }

    /** Puts a level at the head. */
    static void note(Map<String, String> values, Path level) {
        List<Path> recent = new ArrayList<>(of(values));
        recent.remove(level);
        recent.add(0, level);
        values.keySet().removeIf(key -> key.startsWith(KEY));
        for (int i = 0; i < Math.min(MOST, recent.size()); i++) {
            values.put(KEY + i, recent.get(i).toString());
        }
    }
}
