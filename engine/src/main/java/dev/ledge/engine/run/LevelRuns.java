package dev.ledge.engine.run;

import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.json.CanonicalWriter;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the runs that belong to a level: those that name it, in its own folder or in the folder beside it that is
 * called like it ({@code cave/*.run.json} for {@code cave.level.json}). Remembers what it has read until
 * {@link #lookAgain()}. Not thread-safe.
 */
public final class LevelRuns {
    private final Map<Path, Folder> folders = new HashMap<>();
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
     * A run that cannot be read.
     *
     * @param file where it was found
     * @param text what is in it, as far as it is UTF-8; empty if it is too large
     * @param reason what is wrong with it
     */
    public record Unreadable(Path file, String text, LevelFormatException reason) {}

    /**
     * {@return the runs of a level by name; those that cannot be read belong to none}
     *
     * @param level the level's file
     */
    public List<RunFile> of(Path level) {
        Path real = real(level);
        return real == null
                ? List.of()
                : near(level).stream()
                        .flatMap(folder -> folder.runs.getOrDefault(real, List.of()).stream())
                        .toList();
    }

    /**
     * {@return by name the runs that cannot be read, but name a level's file: all that is known of whose they are}
     *
     * @param level the level's file, which need not exist
     */
    public List<Unreadable> unreadable(Path level) {
        byte[] quoted =
                new CanonicalWriter().value(level.getFileName().toString()).toBytes();
        String text = new String(quoted, StandardCharsets.UTF_8).strip();
        String name = Pattern.quote(text.substring(1, text.length() - 1));
        // As a value, alone or at the end of a path; a quote that is missing may be what is wrong.
        Pattern value = Pattern.compile("(?:[\"'/]|:\\s*)" + name + "\\s*(?:[\"',}\\]\r\n]|$)");
        return near(level).stream()
                .flatMap(folder -> folder.unreadable.stream())
                .filter(run -> value.matcher(run.text).find())
                .toList();
    }

    /** Sees from now on what has changed on the disk; what has not is not read again. */
    public void lookAgain() {
        folders.clear();
    }

    /** The runs in a folder by their level, and those that cannot be read. */
    private record Folder(Map<Path, List<RunFile>> runs, List<Unreadable> unreadable) {}

    /** A run that was read and its level, or why it cannot be, all else null, and what the file was like then. */
    private record Known(RunFile run, Path level, Unreadable unreadable, FileTime time, long size) {
        /** Of what is to be looked at again, as the file or its level may come. */
        static final Known NOTHING = new Known(null, null, null, FileTime.fromMillis(0), -1);
    }

    /**
     * {@return the folders in which a level's runs are, which need not exist}
     *
     * @param level the level's file
     */
    public static List<Path> folders(Path level) {
        Path folder = level.getParent() == null ? Path.of("") : level.getParent();
        String name = level.getFileName().toString();
        if (!name.endsWith(FileKind.LEVEL.suffix())) {
            return List.of(folder);
        }
        String base = name.substring(0, name.length() - FileKind.LEVEL.suffix().length());
        return List.of(folder, folder.resolve(base));
    }

    private List<Folder> near(Path level) {
        return folders(level).stream().map(this::inFolder).toList();
    }

    private Folder inFolder(Path folder) {
        return folders.computeIfAbsent(folder.toAbsolutePath().normalize(), key -> read(folder));
    }

    private Folder read(Path folder) {
        Folder found = new Folder(new HashMap<>(), new ArrayList<>());
        for (Path file : runsIn(folder)) {
            Known run = known(file);
            if (run.level != null) {
                found.runs.computeIfAbsent(run.level, none -> new ArrayList<>()).add(run.run);
            } else if (run.unreadable != null) {
                found.unreadable.add(run.unreadable);
            }
        }
        return found;
    }

    private Known known(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            Known before = known.getOrDefault(file, Known.NOTHING);
            if (before.size != now.size() || !before.time.equals(now.lastModifiedTime())) {
                known.put(file, read(file, now));
            }
        } catch (IOException gone) {
            known.remove(file);
        }
        return known.getOrDefault(file, Known.NOTHING);
    }

    private static Known read(Path file, BasicFileAttributes now) throws IOException {
        Loaded<Run> loaded;
        try {
            loaded = RunReader.read(file);
        } catch (LevelFormatException reason) {
            Unreadable unreadable = new Unreadable(file, text(file, now), reason);
            return new Known(null, null, unreadable, now.lastModifiedTime(), now.size());
        }
        try {
            Path level = real(RunReader.levelOf(loaded.value(), file));
            return new Known(new RunFile(file, loaded), level, null, now.lastModifiedTime(), now.size());
        } catch (LevelFormatException noLevel) {
            return Known.NOTHING; // It is reported where the run itself is checked.
        }
    }

    private static String text(Path file, BasicFileAttributes now) throws IOException {
        boolean isText = now.isRegularFile() && now.size() <= JsonSource.MAX_BYTES;
        return isText ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
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
