package dev.ledge.editor.panel.gallery;

import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the runs of levels in folders of hundreds of them: of each file only the name of its level is looked for at
 * first, and none is read that is of another. For one thread.
 */
final class GalleryRuns {
    private static final Pattern LEVEL = Pattern.compile("\"level\"\\s*:\\s*\"(?:[^\"]*/)?([^\"/]+)\"");

    /** By folder, the runs by the name of their level's file. */
    private final Map<Path, Map<String, List<Path>>> folders = new HashMap<>();

    /** A run that was read. */
    record Found(Path file, Run run) {}

    /** The runs of a level by name, in its folder and in the one beside it that is called like it. */
    List<Found> of(Path level) {
        List<Found> found = new ArrayList<>();
        Path folder = level.toAbsolutePath().getParent();
        String name = level.getFileName().toString();
        String suffix = FileKind.LEVEL.suffix();
        String base = name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
        for (Path place : List.of(folder, folder.resolve(base))) {
            for (Path file : folders.computeIfAbsent(place, GalleryRuns::look).getOrDefault(name, List.of())) {
                try {
                    Run run = RunReader.read(file).value();
                    if (Files.isSameFile(RunReader.levelOf(run, file), level)) {
                        found.add(new Found(file, run));
                    }
                } catch (LevelFormatException | IOException unreadable) {
                    continue; // `ledge check` reports why.
                }
            }
        }
        return found;
    }

    private static Map<String, List<Path>> look(Path folder) {
        Map<String, List<Path>> byLevel = new HashMap<>();
        if (!Files.isDirectory(folder)) {
            return byLevel;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                if (FileKind.of(file).filter(FileKind.RUN::equals).isPresent()) {
                    Matcher level = LEVEL.matcher(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
                    if (level.find()) {
                        byLevel.computeIfAbsent(level.group(1), none -> new ArrayList<>())
                                .add(file);
                    }
                }
            }
        } catch (IOException unlistable) {
            return byLevel; // The level is shown without a run.
        }
        return byLevel;
    }
}
