package dev.ledge.editor.file;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Notices when files are written, replaced, deleted or made, or folders above them are. Reports come on a thread of its
 * own, once nothing has happened for a moment. A report is a hint to look, no more: on macOS, where Java polls, it is
 * seconds late, and what happens on other machines to a network disk is not heard of at all. So code that needs to be
 * sure also looks itself.
 */
public final class FileWatcher implements AutoCloseable {
    /** Time without another event after which a change is taken for whole, ms. */
    private static final long QUIET = 80;

    /** Time after which a change that never ends is reported all the same, ms. */
    private static final long MOST_QUIET = 1000;

    private final Runnable report;
    private final Predicate<Path> isListed;
    private final WatchService service;
    private final Object lock = new Object();
    private final Map<WatchKey, Path> folders = new HashMap<>();
    private Set<Path> files = Set.of();
    /** Folders in which files that are not known yet are to be heard of, too. */
    private Set<Path> lists = Set.of();
    /** The files and all folders above them: what is to be heard of. */
    private Set<Path> watched = Set.of();

    private boolean isClosed;

    /**
     * Watches nothing yet.
     *
     * @param report run on another thread after something happened
     */
    public FileWatcher(Runnable report) {
        this(report, file -> false);
    }

    /**
     * Watches nothing yet.
     *
     * @param report run on another thread after something happened
     * @param isListed which files count in folders that are watched as a whole; for any thread
     */
    public FileWatcher(Runnable report, Predicate<Path> isListed) {
        this.report = report;
        this.isListed = isListed;
        this.service = newService();
        if (service != null) {
            Thread thread = new Thread(this::run, "file watcher");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** Null where the system has no more watches to give. */
    private static WatchService newService() {
        try {
            return FileSystems.getDefault().newWatchService();
        } catch (IOException | UnsupportedOperationException e) {
            return null;
        }
    }

    /** Watches these files instead of those until now; they need not exist. */
    public void watch(Collection<Path> newFiles) {
        watch(newFiles, Set.of());
    }

    /** Watches these files and folders instead of those until now; they need not exist. */
    public void watch(Collection<Path> newFiles, Collection<Path> newLists) {
        Set<Path> wanted = absolute(newFiles);
        Set<Path> listed = absolute(newLists);
        synchronized (lock) {
            if (!wanted.equals(files) || !listed.equals(lists)) {
                files = wanted;
                lists = listed;
                register();
            }
        }
    }

    private static Set<Path> absolute(Collection<Path> paths) {
        return paths.stream().map(path -> path.toAbsolutePath().normalize()).collect(Collectors.toSet());
    }

    /**
     * Registers every folder in which something can happen to a file or to a folder above it, anew where that was
     * replaced.
     */
    private void register() {
        if (service == null || isClosed) {
            return;
        }
        Set<Path> all = new HashSet<>();
        for (Path file : files) {
            addWithFolders(file, all);
            try {
                addWithFolders(file.toRealPath(), all);
            } catch (IOException notThere) {
                continue; // Its folders are watched, so that its coming is noticed.
            }
        }
        Map<WatchKey, Path> keys = new HashMap<>();
        for (Path list : lists) {
            addWithFolders(list, all);
            register(list, keys);
        }
        for (Path path : all) {
            Path folder = path.getParent();
            if (folder != null && !keys.containsValue(folder)) {
                register(folder, keys);
            }
        }
        folders.keySet().stream().filter(key -> !keys.containsKey(key)).forEach(WatchKey::cancel);
        folders.clear();
        folders.putAll(keys);
        watched = all;
    }

    private static void addWithFolders(Path file, Set<Path> all) {
        for (Path path = file; path != null && path.getParent() != null; path = path.getParent()) {
            all.add(path);
        }
    }

    private void register(Path folder, Map<WatchKey, Path> keys) {
        try {
            if (Files.isDirectory(folder)) {
                WatchKey key = folder.register(
                        service,
                        StandardWatchEventKinds.ENTRY_CREATE,
                        StandardWatchEventKinds.ENTRY_DELETE,
                        StandardWatchEventKinds.ENTRY_MODIFY);
                keys.put(key, folder);
            }
        } catch (IOException notAllowed) {
            return; // A folder that must not be looked into, or one watch too many: there are the other folders.
        }
    }

    private void run() {
        try {
            while (true) {
                if (concerns(service.take())) {
                    waitUntilQuiet();
                    synchronized (lock) {
                        register();
                    }
                    report.run();
                }
            }
        } catch (ClosedWatchServiceException | InterruptedException end) {
            return;
        }
    }

    private void waitUntilQuiet() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOST_QUIET);
        WatchKey next = service.poll(QUIET, TimeUnit.MILLISECONDS);
        while (next != null && System.nanoTime() - end < 0) {
            concerns(next);
            next = service.poll(QUIET, TimeUnit.MILLISECONDS);
        }
        if (next != null) {
            concerns(next);
        }
    }

    /** Takes a folder's events; true if one is about what is watched. */
    private boolean concerns(WatchKey key) {
        synchronized (lock) {
            Path folder = folders.get(key);
            boolean found = false;
            for (WatchEvent<?> event : key.pollEvents()) {
                found |= folder != null
                        && (event.kind() == StandardWatchEventKinds.OVERFLOW
                                || isWanted(folder, folder.resolve((Path) event.context())));
            }
            boolean isGone = !key.reset();
            return found || isGone && folder != null;
        }
    }

    private boolean isWanted(Path folder, Path file) {
        return watched.contains(file) || lists.contains(folder) && isListed.test(file);
    }

    /** Ends watching; whoever asks to watch later, on whatever thread, is not heard. */
    @Override
    public void close() {
        synchronized (lock) {
            isClosed = true;
            if (service != null) {
                try {
                    service.close();
                } catch (IOException e) {
                    throw new IllegalStateException("a watch service that cannot be closed", e);
                }
            }
        }
    }
}
