package dev.ledge.editor.document;

import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The file of a level's palette: other levels share it, and other programs write it. */
public final class PaletteFile {
    private PaletteFile() {}

    /**
     * Writes the palette of a level to its file, if it was edited here or is gone there: no level can be opened without
     * the one that it names.
     *
     * @param level its path leads there from {@code target}
     * @param known the palette as the file holds it, as far as is known
     * @throws IOException with a message for people; nothing was written then
     */
    static void save(Level level, Path target, Palette known) throws IOException {
        if (level.palettePath() == null || !level.hasPalette()) {
            return;
        }
        if (level.palette().equals(known)) {
            writeIfGone(level, target);
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
            write(level.palette(), file);
        } catch (ProjectRoot.PathException e) {
            throw new IOException("cannot save the palette of " + target + ": " + e.getMessage(), e);
        } catch (LevelFormatException e) {
            throw new IOException("cannot save the palette, whose file holds none any more: " + e.getMessage(), e);
        }
    }

    /**
     * What the file of a level's palette holds: nothing where no palette can be read, so that all that the level has
     * counts as edited here and is neither lost nor written over what is there.
     */
    static Palette held(Level level, Path place) {
        try {
            return PaletteReader.read(ProjectRoot.resolve(place, level.palettePath()))
                    .value();
        } catch (ProjectRoot.PathException unreachable) {
            return level.palette(); // No file can be meant.
        } catch (IOException | LevelFormatException unreadable) {
            return Palette.EMPTY;
        }
    }

    private static void writeIfGone(Level level, Path target) throws IOException {
        try {
            Path file = ProjectRoot.resolve(target, level.palettePath());
            if (Files.notExists(file)) {
                write(level.palette(), file);
            }
        } catch (ProjectRoot.PathException unreachable) {
            return; // The level's own problems say so.
        }
    }

    /** Its folder may be gone as well. */
    private static void write(Palette palette, Path file) throws IOException {
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new IOException("cannot save the palette " + file + ": " + IoReason.writing(e, file.getParent()), e);
        }
        PaletteWriter.write(palette, file);
    }

    /** The tiles and surfaces that were changed there and here, but not to the same; each in the order of names. */
    static Set<PaletteEntry> conflicts(Palette base, Palette theirs, Palette own) {
        Set<PaletteEntry> all = new LinkedHashSet<>();
        conflicts(base.tiles(), theirs.tiles(), own.tiles()).forEach(name -> all.add(PaletteEntry.tile(name)));
        conflicts(base.surfaces(), theirs.surfaces(), own.surfaces())
                .forEach(name -> all.add(PaletteEntry.surface(name)));
        return all;
    }

    private static <T> Set<String> conflicts(Map<String, T> base, Map<String, T> theirs, Map<String, T> own) {
        Set<String> names = new TreeSet<>(theirs.keySet());
        names.addAll(own.keySet());
        names.addAll(base.keySet());
        names.removeIf(name -> {
            T before = base.get(name);
            T there = theirs.get(name);
            T here = own.get(name);
            return Objects.equals(there, before) || Objects.equals(here, before) || Objects.equals(there, here);
        });
        return names;
    }

    /** A palette with some tiles and surfaces as they are in another, where they may be missing. */
    static Palette with(Palette palette, Set<PaletteEntry> entries, Palette other) {
        Map<String, TileType> tiles = new LinkedHashMap<>(palette.tiles());
        Map<String, Surface> surfaces = new LinkedHashMap<>(palette.surfaces());
        for (PaletteEntry entry : entries) {
            if (entry.kind() == PaletteEntry.Kind.TILE) {
                put(tiles, entry.name(), other.tiles().get(entry.name()));
            } else {
                put(surfaces, entry.name(), other.surfaces().get(entry.name()));
            }
        }
        return with(palette, tiles, whole(surfaces, tiles, other, palette));
    }

    /** The same of a level's palette, with what the level could not be read without. */
    static Palette with(Level level, Set<PaletteEntry> entries, Palette other) {
        return usable(with(level.palette(), entries, other), level);
    }

    private static <T> void put(Map<String, T> map, String name, T value) {
        if (value == null) {
            map.remove(name);
        } else {
            map.put(name, value);
        }
    }

    /**
     * What becomes of a palette when its file has changed: theirs, but for the tiles and surfaces that were edited
     * here.
     *
     * @param base what the file held before
     * @param own what it became here
     */
    public static Palette merged(Palette base, Palette theirs, Palette own) {
        if (own.equals(base)) {
            return theirs;
        }
        Map<String, TileType> tiles = merged(base.tiles(), theirs.tiles(), own.tiles());
        Map<String, Surface> surfaces = merged(base.surfaces(), theirs.surfaces(), own.surfaces());
        return with(theirs, tiles, whole(surfaces, tiles, theirs, own));
    }

    /** The same of a level's palette, with what the level could not be read without. */
    static Palette merged(Palette base, Palette theirs, Level own) {
        return usable(merged(base, theirs, own.palette()), own);
    }

    private static Palette usable(Palette palette, Level level) {
        Set<PaletteEntry> missing = missing(palette, level);
        return missing.isEmpty() ? palette : with(palette, missing, level.palette());
    }

    /** What a palette lacks of a level's own that the level could not be read without. */
    public static Set<PaletteEntry> missing(Palette palette, Level level) {
        Palette own = level.palette();
        return Stream.concat(
                        own.tiles().keySet().stream().map(PaletteEntry::tile),
                        own.surfaces().keySet().stream().map(PaletteEntry::surface))
                .filter(entry -> !entry.isIn(palette) && entry.isUsedBy(level))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static <T> Map<String, T> merged(Map<String, T> base, Map<String, T> theirs, Map<String, T> own) {
        Map<String, T> all = new LinkedHashMap<>(theirs);
        own.forEach((name, one) -> {
            if (!one.equals(base.get(name))) {
                all.put(name, one);
            }
        });
        base.keySet().stream().filter(name -> !own.containsKey(name)).forEach(all::remove);
        return all;
    }

    /** The surfaces, with each that one took away while the other gave it to a tile: else nobody could read it. */
    private static Map<String, Surface> whole(
            Map<String, Surface> surfaces, Map<String, TileType> tiles, Palette one, Palette other) {
        for (TileType type : tiles.values()) {
            String name = type.surface();
            if (name != null && !surfaces.containsKey(name)) {
                Surface missing =
                        one.surfaces().getOrDefault(name, other.surfaces().get(name));
                put(surfaces, name, missing);
            }
        }
        return surfaces;
    }

    /** A field that the file has not stays out of it. */
    private static Palette with(Palette palette, Map<String, TileType> tiles, Map<String, Surface> surfaces) {
        return new Palette(
                surfaces.isEmpty() && !palette.hasSurfaces() ? null : surfaces,
                tiles.isEmpty() && !palette.hasTiles() ? null : tiles,
                palette.props(),
                palette.unknown());
    }
}
