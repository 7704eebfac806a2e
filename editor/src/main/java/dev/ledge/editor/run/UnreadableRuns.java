package dev.ledge.editor.run;

import dev.ledge.editor.file.ConflictMarks;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.RunReader;
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
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds the runs that cannot be read, but have the name of a level in them: they would be missed in silence, and with
 * them what they expect. Remembers what it has read of the last level. Not thread-safe.
 */
final class UnreadableRuns {
    private final Map<Path, Known> known = new HashMap<>();
    private Path knownOf;

    /** Why a file cannot be read, null if it can or is of another level, and what the file was like then. */
    private record Known(String why, FileTime time, long size) {}

    /** Those in a level's own folder and in the one that is called like it, by name, and why they cannot be read. */
    Map<Path, String> of(Path level) {
        if (!level.equals(knownOf)) {
            known.clear();
            knownOf = level;
        }
        Map<Path, String> found = new TreeMap<>();
        for (Path file : filesOf(level)) {
            try {
                String why = why(file, level);
                if (why != null) {
                    found.put(file, why);
                }
            } catch (IOException gone) {
                continue;
            }
        }
        return found;
    }

    private static List<Path> filesOf(Path level) {
        Path folder = level.getParent() == null ? Path.of("") : level.getParent();
        String name = level.getFileName().toString();
        List<Path> files = new ArrayList<>(runsIn(folder));
        if (name.endsWith(FileKind.LEVEL.suffix())) {
            files.addAll(runsIn(folder.resolve(
                    name.substring(0, name.length() - FileKind.LEVEL.suffix().length()))));
        }
        return files;
    }

    private static List<Path> runsIn(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(FileKind.RUN.suffix()))
                    .filter(Files::isRegularFile)
                    .toList();
        } catch (IOException unlistable) {
            return List.of();
        }
    }

    private String why(Path file, Path level) throws IOException {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        Known before = known.get(file);
        if (before == null || before.size != now.size() || !before.time.equals(now.lastModifiedTime())) {
            before = new Known(read(file, level), now.lastModifiedTime(), now.size());
            known.put(file, before);
        }
        return before.why;
    }

    private static String read(Path file, Path level) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        String name = new String(
                level.getFileName().toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        if (!text.contains(name)) {
            return null;
        }
        try {
            RunReader.read(file);
            return null;
        } catch (LevelFormatException unreadable) {
            Problem problem = unreadable.firstError();
            String place = problem.hasPlace() ? "line " + problem.line() + ", column " + problem.column() + ": " : "";
            return "It cannot be read: "
                    + (ConflictMarks.areIn(text) ? ConflictMarks.WORDS : place + problem.message());
        }
    }
}
