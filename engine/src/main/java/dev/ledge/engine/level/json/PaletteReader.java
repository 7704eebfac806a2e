package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problems;
import java.nio.file.Path;

/** Reads palettes, strictly and with the place of every mistake. */
public final class PaletteReader {
    private PaletteReader() {}

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
        Header.check(source, FileKind.PALETTE, file, problems);
        Reading reading = new Reading(source, problems, new LevelScope(file, false));
        PaletteFields fields = reading.readAll(Binding.READER.forType(PaletteFields.class));
        if (fields.isNewer()) {
            return new Loaded<>(fields.palette(), problems.asWarnings(), true);
        }
        problems.throwIfErrors();
        return new Loaded<>(fields.palette(), problems.list(), false);
    }
}
