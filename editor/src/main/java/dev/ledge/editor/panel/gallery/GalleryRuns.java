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

    private static final Pattern ABOUT = Pattern.compile("\"about\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** By folder, the runs by the name of their level's file. */
    private final Map<Path, Map<String, List<Named>>> folders = new HashMap<>();

    /**
     * A run that was looked at.
     *
     * @param about what it says it shows, as it is in the file
     */
    private record Named(Path file, String about) {}

    /** A run that was read. */
    record Found(Path file, Run run) {}

    /** The runs of a level by name, in its folder and in the one beside it that is called like it. */
    List<Found> of(Path level) {
        List<Found> found = new ArrayList<>();
        for (Named named : named(level)) {
            try {
                Run run = RunReader.read(named.file).value();
                if (Files.isSameFile(RunReader.levelOf(run, named.file), level)) {
                    found.add(new Found(named.file, run));
                }
            } catch (LevelFormatException | IOException unreadable) {
                continue; // `ledge check` reports why.
            }
        }
        return found;
    }

    /** What the runs of a level say they show, to be searched; empty if they say nothing. */
    String about(Path level) {
        return String.join(" ", named(level).stream().map(Named::about).toList());
    }

    private List<Named> named(Path level) {
        Path folder = level.toAbsolutePath().getParent();
        String name = level.getFileName().toString();
        String suffix = FileKind.LEVEL.suffix();
        String base = name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
        List<Named> named = new ArrayList<>();
        for (Path place : List.of(folder, folder.resolve(base))) {
            named.addAll(folders.computeIfAbsent(place, GalleryRuns::look).getOrDefault(name, List.of()));
        }
        return named;
    }

    private static Map<String, List<Named>> look(Path folder) {
        Map<String, List<Named>> byLevel = new HashMap<>();
        if (!Files.isDirectory(folder)) {
            return byLevel;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                if (FileKind.of(file).filter(FileKind.RUN::equals).isPresent()) {
                    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                    Matcher level = LEVEL.matcher(text);
                    Matcher about = ABOUT.matcher(text);
                    if (level.find()) {
                        byLevel.computeIfAbsent(level.group(1), none -> new ArrayList<>())
                                .add(new Named(file, about.find() ? about.group(1) : ""));
                    }
                }
            }
        } catch (IOException unlistable) {
            return byLevel; // The level is shown without a run.
        }
        return byLevel;
    }
}
