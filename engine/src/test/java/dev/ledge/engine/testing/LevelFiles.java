package dev.ledge.engine.testing;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The project's own levels and runs, in {@code levels/}. */
public final class LevelFiles {

    /** The folder; tests run in their module's folder. */
    public static final Path FOLDER = Path.of("..", "levels");

    private LevelFiles() {}

    /** All runs, in the order of their paths. */
    public static List<Path> runs() {
        return endingWith(".run.json");
    }

    /** All levels, in the order of their paths. */
    public static List<Path> levels() {
        return endingWith(".level.json");
    }

    /** A level that must be all right. */
    public static Level read(Path file) {
        try {
            return LevelReader.read(file).requireCurrent();
        } catch (LevelFormatException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    /** A file's path below {@link #FOLDER}, with {@code /} on every system. */
    public static String name(Path file) {
        return FOLDER.relativize(file).toString().replace('\\', '/');
    }

    private static List<Path> endingWith(String suffix) {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .sorted((a, b) -> name(a).compareTo(name(b)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
