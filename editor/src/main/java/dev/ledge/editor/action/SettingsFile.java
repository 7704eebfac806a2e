package dev.ledge.editor.action;

import dev.ledge.engine.file.AtomicFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.MapType;

/** A JSON object of texts, one a line, sorted, that several programs may change. */
final class SettingsFile {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final MapType SORTED =
            MAPPER.getTypeFactory().constructMapType(TreeMap.class, String.class, String.class);

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
        if (Files.isReadable(path)) {
            try {
                TreeMap<String, String> values = MAPPER.readValue(Files.readAllBytes(path), SORTED);
                if (values != null) {
                    values.values().removeIf(Objects::isNull);
                    return values;
                }
            } catch (IOException | JacksonException damaged) {
                return new TreeMap<>(); // Nothing here is worth more than a default: the next save writes it whole
                // again.
            }
        }
        return new TreeMap<>();
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
                AtomicFile.write(path, MAPPER.writeValueAsBytes(values));
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
}
