package dev.ledge.editor.outside;

import dev.ledge.editor.document.PaletteFile;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the file of a level's palette holds.
 *
 * @param changed the palette if it is another one than the level has and fits the level, else null
 * @param why it cannot be used, with the places; null if it can
 * @param gone the file if it cannot be used as there is none any more, else null
 */
record PaletteOnDisk(Palette changed, LevelFormatException why, Path gone) {
    static final PaletteOnDisk SAME = new PaletteOnDisk(null, null, null);

    /**
     * Compares by content: what a level was read with is always at hand, its palette's bytes are not.
     *
     * @param known what the file held when it was last read or written; tiles may have been edited since
     */
    static PaletteOnDisk of(Path place, Level level, Palette known) {
        if (place == null || level.palettePath() == null) {
            return SAME;
        }
        Path file = null;
        try {
            file = ProjectRoot.resolve(place, level.palettePath());
            Loaded<Palette> loaded = PaletteReader.read(file);
            if (loaded.value().equals(level.palette()) || loaded.value().equals(known)) {
                return SAME;
            }
            loaded.requireCurrent();
            Palette fitting = level.palette().equals(known)
                    ? fitting(level, place)
                    : fitting(level, place, PaletteFile.merged(known, loaded.value(), level.palette()), loaded.value());
            return new PaletteOnDisk(fitting, null, null);
        } catch (LevelFormatException e) {
            return new PaletteOnDisk(null, e, Files.notExists(file) ? file : null);
        } catch (IOException | ProjectRoot.PathException | IllegalStateException e) {
            // It cannot be reached from here, which the level's own problems say.
            return SAME;
        }
    }

    /**
     * The palette as the level gets it when it is opened the next time, which fails if it lacks a tile that the level
     * uses.
     */
    private static Palette fitting(Level level, Path place) throws LevelFormatException {
        return LevelReader.read(LevelWriter.toBytes(level), place)
                .requireCurrent()
                .palette();
    }

    /**
     * The same of a level that was read with edits which the file does not have: it is to fit what comes of both.
     *
     * @param merged what comes of both
     */
    private static Palette fitting(Level level, Path place, Palette merged, Palette theirs)
            throws LevelFormatException {
        if (!PaletteFile.missing(merged, level).isEmpty()) {
            LevelReader.read(
                    LevelWriter.toBytes(level.toBuilder().palette(null, merged).build()), place);
        }
        return theirs;
    }
}
