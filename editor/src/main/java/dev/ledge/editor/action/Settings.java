package dev.ledge.editor.action;

import dev.ledge.editor.fault.UserFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * What the editor remembers from one start to the next: recent levels, theme, window. Never anything of a level.
 * Written soon after a change, on another thread; what two running editors change goes together into one file. May be
 * used by any thread.
 */
public final class Settings implements AutoCloseable {
    /** A dragged divider changes a hundred times: long enough to write once, short enough to be there after a crash. */
    private static final Executor SOON = CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS);

    private static final Executor AT_ONCE = Runnable::run;

    private final SettingsFile file;
    private final Map<String, String> values;
    /** What is not in the file yet; null for what is to go from it. */
    private final Map<String, String> changed = new TreeMap<>();

    private final List<Path> opened = new ArrayList<>();
    /** A change of a value does not wait for the disk. */
    private final Object writing = new Object();

    private Consumer<String> onTrouble = reason -> {};
    private boolean isDue;
    private boolean isClosed;
    private String trouble;

    /** Settings of a file, empty where there is none or it cannot be read. */
    public Settings(Path file) {
        this.file = new SettingsFile(file);
        this.values = this.file.read();
    }

    /** The settings of the user who runs the program. */
    public static Settings ofUser() {
        return new Settings(UserFolder.settings());
    }

    /** Where they are kept, and what else belongs to the user. */
    public Path folder() {
        return file.path().toAbsolutePath().getParent();
    }

    /** Takes the reason when the settings cannot be written, and null when they can again; called on any thread. */
    public synchronized void setOnTrouble(Consumer<String> listener) {
        onTrouble = listener;
    }

    public synchronized Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Sets a value, and writes it soon. */
    public void put(String key, String value) {
        synchronized (this) {
            if (value.equals(values.put(key, value))) {
                return;
            }
            changed.put(key, value);
        }
        writeSoon();
    }

    /** Forgets a value, and writes that soon. */
    public void remove(String key) {
        synchronized (this) {
            if (values.remove(key) == null) {
                return;
            }
            changed.put(key, null);
        }
        writeSoon();
    }

    /** The whole number of that key, or another where there is none. */
    public synchronized int number(String key, int otherwise) {
        try {
            return Integer.parseInt(values.getOrDefault(key, ""));
        } catch (NumberFormatException none) {
            return otherwise;
        }
    }

    /** Levels that were open, the last one first. */
    public synchronized List<Path> recent() {
        return RecentLevels.of(values);
    }

    /** Puts a level at the head of {@link #recent()}, and writes that soon. */
    public void noteRecent(Path level) {
        Path real = level.toAbsolutePath().normalize();
        synchronized (this) {
            RecentLevels.note(values, real);
            opened.add(real);
        }
        writeSoon();
    }

    /** Levels that were open together when that changed last, in the order of their tabs. */
    public synchronized List<Path> session() {
        return SessionLevels.of(values.getOrDefault(SessionLevels.OPEN, ""));
    }

    /** The levels to begin with, the best first: the one that was shown last, then the {@link #recent()} ones. */
    public synchronized List<Path> lastShown() {
        List<Path> levels = new ArrayList<>(SessionLevels.of(values.getOrDefault(SessionLevels.SHOWN, "")));
        levels.addAll(recent());
        return levels;
    }

    /**
     * Sets {@link #session()} and what is shown of it.
     *
     * @param shown null for one that was never saved
     */
    public void noteSession(List<Path> levels, Path shown) {
        put(SessionLevels.OPEN, SessionLevels.text(levels));
        put(SessionLevels.SHOWN, SessionLevels.text(shown == null ? List.of() : List.of(shown)));
    }

    private void writeSoon() {
        Executor when;
        synchronized (this) {
            if (isDue) {
                return;
            }
            isDue = true;
            when = isClosed ? AT_ONCE : SOON;
        }
        when.execute(this::drain);
    }

    /** Writes what is not written yet, and from now on every change at once: the program may end at any time. */
    @Override
    public void close() {
        synchronized (this) {
            isClosed = true;
        }
        drain();
    }

    /** Writes what is not written yet; a failure is reported, and made up for by the next call. */
    public void drain() {
        String reason = null;
        try {
            save();
        } catch (IOException | RuntimeException e) {
            reason = String.valueOf(e.getMessage());
        }
        Consumer<String> listener;
        synchronized (this) {
            if (Objects.equals(reason, trouble)) {
                return;
            }
            trouble = reason;
            listener = onTrouble;
        }
        listener.accept(reason);
    }

    /**
     * Writes what was changed into the file, whole or not at all; what another editor changed there stays.
     *
     * @throws IOException if they cannot be written
     */
    public void save() throws IOException {
        synchronized (writing) {
            Map<String, String> values;
            List<Path> levels;
            synchronized (this) {
                isDue = false;
                values = new TreeMap<>(changed);
                levels = List.copyOf(opened);
                changed.clear();
                opened.clear();
            }
            if (values.isEmpty() && levels.isEmpty()) {
                return;
            }
            try {
                file.update(stored -> {
                    values.forEach((key, value) -> stored.compute(key, (same, before) -> value));
                    levels.forEach(level -> RecentLevels.note(stored, level));
                });
            } catch (IOException | RuntimeException e) {
                synchronized (this) {
                    values.keySet().removeAll(changed.keySet()); // What was changed since is newer.
                    changed.putAll(values);
                    opened.addAll(0, levels);
                }
                throw e;
            }
        }
    }
}
