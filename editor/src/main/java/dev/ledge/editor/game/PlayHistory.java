package dev.ledge.editor.game;

import dev.ledge.editor.preview.Branches;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The earlier plays of the levels that were open in a window, so that they are there when a level is opened again. */
public final class PlayHistory {
    /** Levels whose plays are kept. */
    private static final int MOST = 8;

    private final Map<Path, Branches> byFile = new LinkedHashMap<>();

    /** The plays of the level in a file, which may be null for one that was never saved. */
    public Branches of(Path file) {
        if (file == null) {
            return new Branches();
        }
        Path key = file.toAbsolutePath().normalize();
        Branches plays = byFile.remove(key);
        byFile.put(key, plays == null ? new Branches() : plays);
        while (byFile.size() > MOST) {
            byFile.remove(byFile.keySet().iterator().next());
        }
        return byFile.get(key);
    }
}
