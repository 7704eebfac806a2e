package dev.ledge.engine.run;

import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds the runs that belong to a level: those that name it, in its own folder or in the folder beside it that is
 * called like it ({@code cave/*.run.json} for {@code cave.level.json}). Remembers what it has read until
 * {@link #lookAgain()}. Not thread-safe.
 */
public final class LevelRuns {
    private final Map<Path, Map<Path, List<RunFile>>> folders = new HashMap<>();
    private final Map<Path, Known> known = new HashMap<>();

    /** Has read nothing yet. */
    public LevelRuns() {}

    /**
     * A run and where it is.
     *
     * @param file where it was found
     * @param loaded the run, and what is to be warned of
     */
    public record RunFile(Path file, Loaded<Run> loaded) {}

    /**
     * {@return the runs of a level by name; those that cannot be read belong to none}
     *
     * @param level the level's file
     */
    public List<RunFile> of(Path level) {
        Path real = real(level);
        Path folder = level.toAbsolutePath().getParent();
        List<RunFile> runs = new ArrayList<>();
        if (real != null && folder != null) {
            Path shown = level.getParent() == null ? Path.of("") : level.getParent();
            runs.addAll(inFolder(shown).getOrDefault(real, List.of()));
            String name = level.getFileName().toString();
            if (name.endsWith(FileKind.LEVEL.suffix())) {
                String base = name.substring(
                        0, name.length() - FileKind.LEVEL.suffix().length());
                runs.addAll(inFolder(shown.resolve(base)).getOrDefault(real, List.of()));
            }
        }
        return runs;
    }

    /** Sees from now on what has changed on the disk; what has not is not read again. */
    public void lookAgain() {
        folders.clear();
    }

    /** A run that was read, null if it cannot be, its level, and what the file was like then. */
    private record Known(RunFile run, Path level, FileTime time, long size) {}

    private Map<Path, List<RunFile>> inFolder(Path folder) {
        return folders.computeIfAbsent(folder.toAbsolutePath().normalize(), key -> read(folder));
    }

    private Map<Path, List<RunFile>> read(Path folder) {
        Map<Path, List<RunFile>> runs = new HashMap<>();
        for (Path file : runsIn(folder)) {
            Known run = known(file);
            if (run.level != null) {
                runs.computeIfAbsent(run.level, none -> new ArrayList<>()).add(run.run);
            }
        }
        return runs;
    }

    private Known known(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            FileTime time = attributes.lastModifiedTime();
            long size = attributes.size();
            Known before = known.get(file);
            if (before != null && before.size == size && before.time.equals(time)) {
                return before;
            }
            Loaded<Run> loaded = RunReader.read(file);
            Path level = real(RunReader.levelOf(loaded.value(), file));
            known.put(file, new Known(new RunFile(file, loaded), level, time, size));
        } catch (LevelFormatException | IOException unreadable) {
            // It is reported where the run itself is checked.
            known.put(file, new Known(null, null, FileTime.fromMillis(0), -1));
        }
        return known.get(file);
    }

    private static List<Path> runsIn(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file ->
                            FileKind.of(file).filter(FileKind.RUN::equals).isPresent())
                    .sorted()
                    .toList();
        } catch (IOException unlistable) {
            return List.of(); // The level is checked without runs.
        }
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException missing) {
            return null;
        }
    }
}
