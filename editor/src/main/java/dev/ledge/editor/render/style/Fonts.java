package dev.ledge.editor.render.style;

import java.awt.Font;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Fonts of other weights and sizes, each made once: a derived font brings the system's tables along, which stay for
 * long.
 */
public final class Fonts {
    private static final int MOST = 64;

    private static final Map<Key, Font> MADE = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Font> eldest) {
            return size() > MOST;
        }
    };

    private record Key(Font base, int style, float size) {}

    private Fonts() {}

    /** A plain font of a family in points. */
    public static Font plain(Font base, float size) {
        return of(base, Font.PLAIN, size);
    }

    /** A bold font of a family in points. */
    public static Font bold(Font base, float size) {
        return of(base, Font.BOLD, size);
    }

    private static Font of(Font base, int style, float size) {
        synchronized (MADE) {
            return MADE.computeIfAbsent(new Key(base, style, size), key -> base.deriveFont(style, size));
        }
    }
}
