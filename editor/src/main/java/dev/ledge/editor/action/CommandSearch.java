package dev.ledge.editor.action;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Finds commands by a few letters of their names or by a key of theirs. */
public final class CommandSearch {
    private CommandSearch() {}

    /** Those that have a key that is called so, then those whose names fit, best first. */
    public static List<Command> of(List<Command> commands, String query) {
        String key = query.strip().toLowerCase(Locale.ROOT);
        return Stream.concat(
                        commands.stream().filter(command -> hasKey(command, key)),
                        Fuzzy.filter(commands, query, Command::searched).stream())
                .distinct()
                .toList();
    }

    private static boolean hasKey(Command command, String key) {
        return command.keys().stream()
                .anyMatch(
                        stroke -> Keys.describe(stroke).toLowerCase(Locale.ROOT).equals(key));
    }
}
