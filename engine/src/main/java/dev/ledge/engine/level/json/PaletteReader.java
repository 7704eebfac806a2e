package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import java.nio.file.Path;
import java.util.Map;

/** Reads palettes, strictly and with the place of every mistake. */
public final class PaletteReader {
    private final Problems problems;
    private final Pictures pictures;

    PaletteReader(Path file, Problems problems) {
        this.problems = problems;
        this.pictures = new Pictures(file, problems);
    }

    /**
     * Reads a palette file.
     *
     * @param file where it is or will be: paths in it are relative to that
     * @return the palette, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong with it
     */
    public static Loaded<Palette> read(Path file) throws LevelFormatException {
        return read(JsonSource.read(file), file);
    }

    /**
     * Reads a palette that is in memory.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to this, and problems name it
     * @return the palette, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong with it
     */
    public static Loaded<Palette> read(byte[] content, Path file) throws LevelFormatException {
        return read(JsonSource.of(content, file.toString()), file);
    }

    /**
     * Reads a palette that is in memory; see {@link #read(byte[], Path)}.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to that
     * @return the palette, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Palette> read(String content, Path file) throws LevelFormatException {
        return read(JsonSource.of(content, file.toString()), file);
    }

    static Loaded<Palette> read(JsonSource source, Path file) throws LevelFormatException {
        Problems problems = new Problems();
        Header header = Header.read(
                source.parse(problems, (parent, key, kind) -> parent.parent() == null && isBound(key, kind)),
                FileKind.PALETTE,
                file,
                problems);
        Palette palette = new PaletteReader(file, problems).palette(header.fields());
        if (header.isNewer()) {
            return new Loaded<>(palette, problems.asWarnings(), true);
        }
        problems.throwIfErrors();
        return new Loaded<>(palette, problems.list(), false);
    }

    /** The palette of an object whose header, if it has one, has been taken. */
    Palette palette(Fields fields) throws LevelFormatException {
        Map<String, Surface> surfaces = all(fields.node("surfaces"), Surface.class, null);
        Map<String, Surface> known = surfaces == null ? Map.of() : surfaces;
        Map<String, TileType> tiles = all(fields.node("tiles"), TileType.class, known);
        return new Palette(surfaces, tiles, fields.props("props"), fields.unknown());
    }

    /** True for what is bound: it is left unparsed until then. */
    static boolean isBound(String key, LocatedNode.Kind kind) {
        return kind == LocatedNode.Kind.OBJECT && (key.equals("surfaces") || key.equals("tiles"));
    }

    private <T> Map<String, T> all(LocatedNode node, Class<T> type, Map<String, Surface> surfaces)
            throws LevelFormatException {
        if (node == null || !Values.is(node, LocatedNode.Kind.OBJECT, problems)) {
            return null;
        }
        Reading reading = new Reading(node, problems).in(new Reading.Scope(null, surfaces, pictures, null));
        return Binding.readAll(node, type, reading);
    }
}
