package dev.ledge.editor.action;

import dev.ledge.editor.fault.UserFolder;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/** What the editor remembers from one start to the next: recent levels, theme, window. Never anything of a level. */
public final class Settings {
    /** Names another file than the user's own, for tests and trials. */
    public static final String FILE_PROPERTY = UserFolder.SETTINGS_PROPERTY;

    private static final int MOST_RECENT = 10;
    private static final String RECENT = "recent.";

    private final Path file;
    private final Map<String, String> values = new TreeMap<>();

    /** Settings of a file, empty where there is none or it cannot be read. */
    public Settings(Path file) {
        this.file = file;
        if (Files.isReadable(file)) {
            Properties properties = new Properties();
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                properties.load(reader);
                properties.stringPropertyNames().forEach(key -> values.put(key, properties.getProperty(key)));
            } catch (IOException | IllegalArgumentException damaged) {
                // Nothing here is worth more than a default; the next save writes it whole again.
                values.clear();
            }
        }
    }

    /** The settings of the user who runs the program. */
    public static Settings ofUser() {
        return new Settings(UserFolder.settings());
    }

    public Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    public void put(String key, String value) {
        values.put(key, value);
    }

    /** The whole number of that key, or another where there is none. */
    public int number(String key, int otherwise) {
        try {
            return Integer.parseInt(values.getOrDefault(key, ""));
        } catch (NumberFormatException none) {
            return otherwise;
        }
    }

    /** Levels that were open, the last one first. */
    public List<Path> recent() {
        List<Path> recent = new ArrayList<>();
        for (int i = 0; i < MOST_RECENT && values.containsKey(RECENT + i); i++) {
            try {
                recent.add(Path.of(values.get(RECENT + i)));
            } catch (InvalidPathException foreign) {
                continue; // Written by hand, or on another system: not a level that could be opened here.
            }
        }
        return recent;
    }

    /** Puts a level at the head of {@link #recent()}. */
    public void noteRecent(Path level) {
        List<Path> recent = new ArrayList<>(recent());
        Path real = level.toAbsolutePath().normalize();
        recent.remove(real);
        recent.add(0, real);
        values.keySet().removeIf(key -> key.startsWith(RECENT));
        for (int i = 0; i < Math.min(MOST_RECENT, recent.size()); i++) {
            values.put(RECENT + i, recent.get(i).toString());
        }
    }

    /**
     * Writes the settings, one a line, sorted.
     *
     * @throws IOException if they cannot be written
     */
    public void save() throws IOException {
        StringBuilder text = new StringBuilder();
        values.forEach((key, value) ->
                text.append(escaped(key)).append('=').append(escaped(value)).append('\n'));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("=", "\\=")
                .replace(":", "\\:")
                .replace("#", "\\#")
                .replace("!", "\\!")
                .replace(" ", "\\ ");
    }
}
