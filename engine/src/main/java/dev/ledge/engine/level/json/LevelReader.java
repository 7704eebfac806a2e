package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelLimitException;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problems;
import dev.ledge.engine.problem.Severity;
import java.nio.file.Path;

/** Reads levels, strictly and with the place of every mistake. */
public final class LevelReader {
    private final Path file;
    private final Problems problems = new Problems();
    private final JsonSource source;
    private final boolean isDetached;

    private LevelReader(JsonSource source, Path file) {
        this(source, file, false);
    }

    private LevelReader(JsonSource source, Path file, boolean isDetached) {
        this.source = source;
        this.file = file;
        this.isDetached = isDetached;
    }

    /**
     * Reads a level file and the palette that it names.
     *
     * @param file where it is or will be: paths in it are relative to that
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if one of them cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(Path file) throws LevelFormatException {
        return new LevelReader(JsonSource.read(file), file).read();
    }

    /**
     * Reads a level that is in memory.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to this, and problems name it
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(byte[] content, Path file) throws LevelFormatException {
        return new LevelReader(JsonSource.of(content, file.toString()), file).read();
    }

    /**
     * Reads a level that is in memory; see {@link #read(byte[], Path)}.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to that
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(String content, Path file) throws LevelFormatException {
        return new LevelReader(JsonSource.of(content, file.toString()), file).read();
    }

    /**
     * Reads a level, or parts of one, apart from the files that it names: a palette in a file of its own is not read,
     * so that {@link Level#palette()} is empty, and names of tiles, surfaces and pictures are taken as they are. For
     * journals and the like, which must be readable wherever they are.
     *
     * @param content of the file
     * @param name how problems name it
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> readDetached(String content, Path name) throws LevelFormatException {
        return new LevelReader(JsonSource.of(content, name.toString()), name, true).read();
    }

    /**
     * Reads a level whose file has been read; see {@link #read(byte[], Path)}.
     *
     * @param source the file's text
     * @param file where it is or will be: paths in it are relative to that
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(JsonSource source, Path file) throws LevelFormatException {
        return new LevelReader(source, file).read();
    }

    private Loaded<Level> read() throws LevelFormatException {
        Header.check(source, FileKind.LEVEL, file, problems);
        LevelScope scope = new LevelScope(file, isDetached);
        LevelFields fields = new Reading(source, problems, scope).readAll(Binding.READER.forType(LevelFields.class));
        boolean isNewer = fields.version() > FileKind.VERSION
                || fields.palette() != null && fields.palette().isNewer();
        if (fields.size() == null || !isNewer) {
            problems.throwIfErrors();
        }
        Level level = build(fields.level(scope));
        return new Loaded<>(level, isNewer ? problems.asWarnings() : problems.list(), isNewer);
    }

    /**
     * What the parts of a level must have in common is checked by the level itself, also that of a newer file, in which
     * nothing else is refused.
     */
    private Level build(LevelBuilder level) throws LevelFormatException {
        int root = PlaceFinder.start(source);
        try {
            return level.build();
        } catch (LevelLimitException e) {
            PlaceFinder.Place objects = PlaceFinder.find(source, root, "objects");
            String message = e.getMessage() + "; divide it into several levels";
            if (objects == null) {
                problems.add(Severity.ERROR, source, root, "", Code.TOO_LARGE, message);
            } else {
                problems.add(Severity.ERROR, source, objects.value(), "/objects", Code.TOO_LARGE, message);
            }
        } catch (IllegalArgumentException e) {
            String message = e.getMessage() + "; correct that to open the level";
            problems.add(Severity.ERROR, source, root, "", Code.OUT_OF_RANGE, message);
        }
        throw new LevelFormatException(problems.list());
    }
}
