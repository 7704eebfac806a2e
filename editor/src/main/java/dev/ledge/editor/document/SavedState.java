package dev.ledge.editor.document;

import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What a document knows of its file: the level that was last read from it or written to it, and its bytes. */
final class SavedState {
    private Level level;
    /** What the files of palettes hold, by their paths, as far as is known; of that level's own it is said there. */
    private final Map<String, Palette> palettes = new HashMap<>();

    private Fingerprint known;
    /** What a save that failed may have written all the same. */
    private Fingerprint attempted;
    /** True if the file is gone, or holds what could not be read. */
    private boolean lost;
    /** True if that is known, and may be written over. */
    private boolean worthless;

    SavedState(Level level, Fingerprint known) {
        this.level = level;
        this.known = known;
    }

    Level level() {
        return level;
    }

    Fingerprint fingerprint() {
        return known;
    }

    boolean isSame(Level other) {
        return !isGone() && other.hasSameContent(level);
    }

    /** True if no file holds the level any more. */
    boolean isGone() {
        return lost || worthless;
    }

    boolean knows(Fingerprint found) {
        return found.equals(known) || found.equals(attempted);
    }

    /** Makes sure that writing a file takes nothing away that was never seen here. */
    void requireKnown(Path file) throws IOException {
        Fingerprint found = Fingerprint.of(file);
        if (found.exists() && !knows(found)) {
            throw new ChangedOutsideException(file);
        }
    }

    void beginWriting(Fingerprint content) {
        attempted = content;
    }

    /**
     * From now on the file is known to hold what was written to it.
     *
     * @param from what paths led from until now, null if from nowhere
     * @param to the file, from which they lead now
     */
    void written(Level newLevel, Path from, Path to) {
        agree(newLevel, attempted);
        if (from != null) {
            Map<String, Palette> before = new HashMap<>(palettes);
            palettes.clear();
            before.forEach((path, held) -> moved(path, from, to).ifPresent(moved -> palettes.put(moved, held)));
        }
    }

    private static Optional<String> moved(String path, Path from, Path to) {
        try {
            return Optional.ofNullable(Relocation.path(path, from, to));
        } catch (IOException unknown) {
            return Optional.empty(); // It is read again once a level names it.
        }
    }

    /** Looks what the file of a level's palette holds, if that is not known: the level's may be edited already. */
    void meet(Level of, Path place) {
        String path = of.palettePath();
        boolean isKnown = path == null || path.equals(level.palettePath()) || palettes.containsKey(path);
        if (!isKnown && place != null && of.hasPalette()) {
            palettes.put(path, PaletteFile.held(of, place));
        }
    }

    /** The palette of a level as its file holds it, as far as is known: else as the level has it. */
    Palette palette(Level of) {
        String path = of.palettePath();
        return path != null && path.equals(level.palettePath())
                ? level.palette()
                : palettes.getOrDefault(path, of.palette());
    }

    /** From now on the palette's file of a path is known to hold that; none for null. */
    void know(String path, Palette held) {
        if (path == null) {
            return;
        }
        palettes.put(path, held);
        if (path.equals(level.palettePath()) && !held.equals(level.palette())) {
            level = level.toBuilder().palette(path, held).build();
        }
    }

    /** From now on the file is known to hold a level; what the palette's file of the one before holds stays known. */
    void agree(Level newLevel, Fingerprint found) {
        if (level.hasPalette()) {
            know(level.palettePath(), level.palette());
        }
        level = newLevel;
        known = found;
        attempted = null;
        lost = false;
        worthless = false;
    }

    /** From now on the file is known to hold nothing worth keeping. */
    void lose(Fingerprint found) {
        known = found;
        attempted = null;
        worthless = true;
    }

    /** Marks whether the file still holds the level; what it holds instead is not known yet. */
    void setLost(boolean nowLost) {
        lost = nowLost;
    }

    boolean isLost() {
        return lost;
    }
}
