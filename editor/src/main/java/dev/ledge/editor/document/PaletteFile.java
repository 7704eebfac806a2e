package dev.ledge.editor.document;

import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** The file of a level's palette: other levels share it, and other programs write it. */
final class PaletteFile {
    private PaletteFile() {}

    /**
     * Writes the palette of a level to its file, if it was edited here.
     *
     * @param level its path leads there from {@code target}
     * @param known the palette as the file holds it, as far as is known
     * @throws IOException with a message for people; nothing was written then
     */
    static void save(Level level, Path target, Palette known) throws IOException {
        if (level.palettePath() == null
                || !level.hasPalette()
                || level.palette().equals(known)) {
            return;
        }
        try {
            Path file = ProjectRoot.resolve(target, level.palettePath());
            if (Files.exists(file)) {
                Palette found = PaletteReader.read(file).requireCurrent();
                if (found.equals(level.palette())) {
                    return;
                }
                if (!found.equals(known)) {
                    throw new ChangedOutsideException("cannot save the palette " + file
                            + ": it was changed elsewhere since it was read; save again once it is read anew");
                }
            }
            PaletteWriter.write(level.palette(), file);
        } catch (ProjectRoot.PathException e) {
            throw new IOException("cannot save the palette of " + target + ": " + e.getMessage(), e);
        } catch (LevelFormatException e) {
            throw new IOException("cannot save the palette, whose file holds none any more: " + e.getMessage(), e);
        }
    }

    /** The tiles that were changed there and here, but not to the same. */
    static Set<String> conflicts(Palette base, Palette theirs, Palette own) {
        Set<String> names = new TreeSet<>(theirs.tiles().keySet());
        names.addAll(own.tiles().keySet());
        names.removeIf(name -> {
            TileType before = base.tiles().get(name);
            TileType there = theirs.tiles().get(name);
            TileType here = own.tiles().get(name);
            return Objects.equals(there, before) || Objects.equals(here, before) || Objects.equals(there, here);
        });
        return names;
    }

    /** A palette with some tiles as they are in another, where they may be missing. */
    static Palette with(Palette palette, Set<String> names, Palette other) {
        Map<String, TileType> tiles = new LinkedHashMap<>(palette.tiles());
        for (String name : names) {
            TileType type = other.tiles().get(name);
            if (type == null) {
                tiles.remove(name);
            } else {
                tiles.put(name, type);
            }
        }
        return withTiles(palette, tiles);
    }

    /**
     * What becomes of a palette when its file has changed: theirs, but for the tiles that were edited here.
     *
     * @param base what the file held before
     * @param own what it became here
     */
    static Palette merged(Palette base, Palette theirs, Palette own) {
        if (own.equals(base)) {
            return theirs;
        }
        Map<String, TileType> tiles = new LinkedHashMap<>(theirs.tiles());
        own.tiles().forEach((name, type) -> {
            if (!type.equals(base.tiles().get(name))) {
                tiles.put(name, type);
            }
        });
        return withTiles(theirs, tiles);
    }

    /** A field that the file has not stays out of it. */
    private static Palette withTiles(Palette palette, Map<String, TileType> tiles) {
        Map<String, TileType> kept = tiles.isEmpty() && !palette.hasTiles() ? null : tiles;
        return new Palette(palette.hasSurfaces() ? palette.surfaces() : null, kept, palette.props(), palette.unknown());
    }
}
