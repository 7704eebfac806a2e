package dev.ledge.editor.action;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The levels that were open together, as settings hold them: a line each, in the order of their tabs. */
final class SessionLevels {
    static final String OPEN = "levels.open";
    static final String SHOWN = "levels.shown";

    private SessionLevels() {}

    static String text(List<Path> levels) {
        return levels.stream()
                .map(level -> level.toAbsolutePath().normalize().toString())
                .collect(Collectors.joining("\n"));
    }

    static List<Path> of(String text) {
        List<Path> levels = new ArrayList<>();
        for (String line : text.split("\n")) {
            try {
                if (!line.isBlank()) {
                    levels.add(Path.of(line));
                }
            } catch (InvalidPathException foreign) {
                continue; // Written by hand, or on another system: not a level that could be opened here.
            }
        }
        return levels;
    }
}
