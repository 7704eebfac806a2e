package dev.ledge.editor.journal;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the journals that were left behind, and puts aside what cannot be read. */
final class OrphanedJournals {
    private static final String ASIDE = "damaged";

    private final Path folder;

    OrphanedJournals(Path folder) {
        this.folder = folder;
    }

    /**
     * What was found.
     *
     * @param recoveries what can be brought back, the newest first
     * @param damaged journals that cannot be read, where they were put
     */
    record Found(List<Recovery> recoveries, List<Path> damaged) {}

    /** Looks at all but those of living programs and of newer versions, which are left alone. */
    Found find() {
        Found found = new Found(new ArrayList<>(), new ArrayList<>());
        for (Path path : journals()) {
            try {
                JournalFile file = JournalFile.take(path);
                if (file != null) {
                    read(file, found);
                }
            } catch (IOException unreadable) {
                continue; // Not ours to read, or gone meanwhile.
            }
        }
        found.recoveries().sort(Comparator.comparing(Recovery::time).reversed());
        return found;
    }

    private List<Path> journals() {
        List<Path> paths = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + JournalWriter.SUFFIX)) {
                all.forEach(paths::add);
            } catch (IOException unreadable) {
                return List.of();
            }
        }
        return paths;
    }

    private static void read(JournalFile file, Found found) throws IOException {
        byte[] bytes = file.read();
        int end = lineEnd(bytes, 0);
        if (end < 0) {
            // Torn in its first line: nothing had been noted yet.
            file.delete();
            return;
        }
        JournalHeader header = Lines.read(bytes, 0, end, JournalHeader.class);
        if (header != null && header.version() > JournalHeader.VERSION) {
            file.close();
            return;
        }
        Recovery recovery = header == null ? null : recovery(file, header, bytes, end + 1);
        if (recovery == null) {
            file.close();
            found.damaged().add(putAside(file.path()));
        } else if (recovery.isEmpty()) {
            file.delete();
        } else {
            found.recoveries().add(recovery);
        }
    }

    /** As much as can be read; null if that is nothing, though there was something. */
    private static Recovery recovery(JournalFile file, JournalHeader header, byte[] bytes, int start) {
        Level base = base(header);
        if (base == null) {
            return null;
        }
        List<JournalEntry> entries = new ArrayList<>();
        List<Patch> patches = new ArrayList<>();
        boolean isDamaged = false;
        int at = start;
        for (int end = lineEnd(bytes, at); end >= 0 && !isDamaged; end = lineEnd(bytes, at)) {
            JournalEntry entry = Lines.read(bytes, at, end, JournalEntry.class);
            Patch patch = entry == null ? null : patch(entry.patch());
            isDamaged = patch == null;
            if (patch != null) {
                entries.add(entry);
                patches.add(patch);
            }
            at = end + 1;
        }
        return isDamaged && entries.isEmpty() ? null : new Recovery(file, header, base, entries, patches, isDamaged);
    }

    private static Level base(JournalHeader header) {
        try {
            Level base = PatchData.level(header.base());
            return header.content() == null ? base : header.content().patch().apply(base);
        } catch (LevelFormatException | RuntimeException damaged) {
            return null;
        }
    }

    private static Patch patch(PatchData data) {
        try {
            return data.patch();
        } catch (LevelFormatException | RuntimeException damaged) {
            return null;
        }
    }

    private static int lineEnd(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** Moves an unreadable journal aside, so that it is not offered again. */
    static Path putAside(Path journal) throws IOException {
        Path aside = journal.resolveSibling(ASIDE);
        Files.createDirectories(aside);
        return Files.move(journal, aside.resolve(journal.getFileName()));
    }
}
