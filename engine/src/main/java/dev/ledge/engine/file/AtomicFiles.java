package dev.ledge.engine.file;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Saving several files that belong together: all of them appear, or none. Each is written beside its place first; then
 * they take their places one after another, and if one cannot, those before it are put back. Only a program that is
 * killed within that last moment leaves some.
 */
public final class AtomicFiles {
    private final List<Part> parts = new ArrayList<>();
    private final Set<Path> newFolders = new LinkedHashSet<>();

    /** A file on its way to its place. */
    private static final class Part {
        private final Path file;
        private final Path target;
        private final Path temporary;
        /** What was there before, or null if nothing was. */
        private Path kept;

        private boolean isPlaced;

        Part(Path file, Path target, Path temporary) {
            this.file = file;
            this.target = target;
            this.temporary = temporary;
        }
    }

    private AtomicFiles() {}

    /**
     * Writes files; their folders are made where they are missing.
     *
     * @param files content by file
     * @throws IOException as for {@link #writeAll(Map)}
     */
    public static void write(Map<Path, byte[]> files) throws IOException {
        Map<Path, FileContent> contents = new LinkedHashMap<>();
        files.forEach((file, content) -> contents.put(file, out -> out.write(content)));
        write(contents, true);
    }

    /**
     * Writes files into folders that are there. What a content throws, a cancellation for example, is thrown on, and
     * nothing has changed.
     *
     * @param files content by file
     * @throws IOException with the reason in words for people if one could not be written; all are then as they were
     */
    public static void writeAll(Map<Path, FileContent> files) throws IOException {
        write(files, false);
    }

    private static void write(Map<Path, FileContent> files, boolean makesFolders) throws IOException {
        AtomicFiles all = new AtomicFiles();
        List<Map.Entry<Path, FileContent>> streams = new ArrayList<>();
        try {
            for (Map.Entry<Path, FileContent> entry : files.entrySet()) {
                if (makesFolders) {
                    all.makeFolder(entry.getKey());
                }
                Path target = AtomicFile.target(entry.getKey());
                if (AtomicFile.isStream(target)) {
                    streams.add(entry);
                } else {
                    Path temporary = AtomicFile.stage(target, entry.getKey(), entry.getValue());
                    all.parts.add(new Part(entry.getKey(), target, temporary));
                }
            }
            all.place();
        } catch (IOException | RuntimeException | Error e) {
            all.takeBack(e);
            throw e;
        }
        all.forget();
        for (Map.Entry<Path, FileContent> entry : streams) {
            AtomicFile.writeThrough(AtomicFile.target(entry.getKey()), entry.getKey(), entry.getValue());
        }
    }

    private void makeFolder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        List<Path> missing = new ArrayList<>();
        for (Path above = folder; above != null && !Files.exists(above); above = above.getParent()) {
            missing.add(0, above);
        }
        for (Path one : missing) {
            try {
                Files.createDirectory(one);
                newFolders.add(one);
            } catch (FileAlreadyExistsException madeMeanwhile) {
                continue;
            } catch (IOException e) {
                throw new WriteException(file, IoReason.writing(e, one), e);
            }
        }
    }

    private void place() throws IOException {
        for (Part part : parts) {
            // A lone file needs no way back: it is in its place, or nothing happened.
            if (parts.size() > 1 && Files.exists(part.target)) {
                part.kept = keep(part);
            }
            // Before it is tried: a disk may do it and report an error.
            part.isPlaced = true;
            AtomicFile.replace(part.target, part.file, part.temporary);
        }
        Set<Path> flushed = new LinkedHashSet<>();
        for (Part part : parts) {
            if (flushed.add(part.target.getParent())) {
                AtomicFile.flushFolderOf(part.target, part.file);
            }
        }
    }

    /** Gives what is there a second name; on disks where a file has one alone, a copy. */
    private static Path keep(Part part) throws IOException {
        Path kept = TemporaryFile.beside(part.target);
        try {
            return Files.createLink(kept, part.target);
        } catch (UnsupportedOperationException | IOException noLinks) {
            return AtomicFile.stage(part.target, part.file, out -> Files.copy(part.target, out));
        }
    }

    private void takeBack(Throwable failure) {
        for (Part part : parts) {
            try {
                if (part.kept != null) {
                    Files.move(part.kept, part.target, StandardCopyOption.ATOMIC_MOVE);
                    // Where both are names of one file still, nothing was moved.
                    Files.deleteIfExists(part.kept);
                } else if (part.isPlaced && parts.size() > 1) {
                    Files.deleteIfExists(part.target);
                }
            } catch (IOException e) {
                failure.addSuppressed(e);
            }
            AtomicFile.deleteAfter(failure, part.temporary);
        }
        List<Path> folders = new ArrayList<>(newFolders);
        for (int i = folders.size() - 1; i >= 0; i--) {
            AtomicFile.deleteAfter(failure, folders.get(i));
        }
    }

    private void forget() {
        for (Part part : parts) {
            if (part.kept != null && !isDeleted(part.kept)) {
                // Once more: what is left even then is named so that it is cleared away at the next start.
                isDeleted(part.kept);
            }
        }
    }

    private static boolean isDeleted(Path file) {
        try {
            Files.deleteIfExists(file);
            return true;
        } catch (IOException left) {
            return false;
        }
    }
}
