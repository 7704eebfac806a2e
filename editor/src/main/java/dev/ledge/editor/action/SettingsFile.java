package dev.ledge.editor.action;

import dev.ledge.engine.file.AtomicFile;
import java.io.IOException;
import java.io.Reader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A file of keys and values, one a line, sorted, that several programs may change. */
final class SettingsFile {
    /** Several windows of one program: locks on files only keep programs apart. */
    private static final Object ONE_AT_A_TIME = new Object();

    private static final int MOST_TRIES = 50;
    private static final long BETWEEN_TRIES_NS = 10_000_000;

    private final Path path;

    SettingsFile(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /** What it holds; nothing where there is none or it cannot be read. */
    Map<String, String> read() {
        Map<String, String> values = new TreeMap<>();
        if (Files.isReadable(path)) {
            Properties properties = new Properties();
            try (Reader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
                properties.load(reader);
                properties.stringPropertyNames().forEach(key -> values.put(key, properties.getProperty(key)));
            } catch (IOException | IllegalArgumentException damaged) {
                // Nothing here is worth more than a default; the next save writes it whole again.
                values.clear();
            }
        }
        return values;
    }

    /** Changes what the file holds now, and writes it, whole or not at all. */
    void update(Consumer<Map<String, String>> change) throws IOException {
        Path folder = path.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        synchronized (ONE_AT_A_TIME) {
            try (FileChannel lock = FileChannel.open(
                    folder.resolve(path.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE)) {
                waitFor(lock);
                Map<String, String> values = read();
                change.accept(values);
                AtomicFile.write(path, text(values).getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    /**
     * Waits for another program that is writing, though not for ever: rather is a value of its lost than all of ours.
     */
    private static void waitFor(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock();
            for (int i = 0; i < MOST_TRIES && lock == null; i++) {
                LockSupport.parkNanos(BETWEEN_TRIES_NS);
                lock = channel.tryLock();
            }
        } catch (IOException noLocks) {
            return; // Some network file systems have none.
        }
    }

    private static String text(Map<String, String> values) {
        StringBuilder text = new StringBuilder();
        values.forEach((key, value) ->
                text.append(escaped(key)).append('=').append(escaped(value)).append('\n'));
        return text.toString();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t")
                .replace("\f", "\\f")
                .replace("=", "\\=")
                .replace(":", "\\:")
                .replace("#", "\\#")
                .replace("!", "\\!")
                .replace(" ", "\\ ");
    }
}
