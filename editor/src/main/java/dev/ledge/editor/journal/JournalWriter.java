package dev.ledge.editor.journal;

import dev.ledge.editor.file.Fingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;

/**
 * Writes the journal of one document, on one thread: a file from the first change on, until there is nothing to note
 * any more.
 */
final class JournalWriter {
    static final String SUFFIX = ".journal";
    private static final long SMALLEST_LIMIT = 1 << 20;

    private final Path folder;
    private JournalFile file;
    /** What is in the file; null if there is none. */
    private DocumentState written;
    /** Bytes from which on the journal is written anew, as one change. */
    private long limit;

    JournalWriter(Path folder) {
        this.folder = folder;
    }

    /** Brings the journal up to date; after a failure it is as it was, and the next call makes up for it. */
    void write(DocumentState state) throws IOException {
        if (!state.isModified()) {
            remove();
        } else if (written == null || !state.continues(written)) {
            begin(state);
        } else if (written.now() != state.now()) {
            Patch patch = Patch.between(written.now(), state.now());
            if (!patch.isEmpty()) {
                file.append(entry(state, patch));
            }
            written = state;
            if (file.size() > limit) {
                begin(state);
            }
        }
    }

    private void begin(DocumentState state) throws IOException {
        Files.createDirectories(folder);
        JournalFile begun = JournalFile.create(folder.resolve("ledge-" + UUID.randomUUID() + SUFFIX));
        try {
            begun.append(Lines.of(header(state)));
            begun.append(entry(state, Patch.between(state.saved(), state.now())));
        } catch (IOException | RuntimeException e) {
            begun.delete();
            throw e;
        }
        JournalFile old = file;
        file = begun;
        written = state;
        limit = Math.max(SMALLEST_LIMIT, 2 * file.size());
        if (old != null) {
            old.delete();
        }
    }

    private static JournalHeader header(DocumentState state) {
        ProcessHandle process = ProcessHandle.current();
        Fingerprint print = state.fingerprint();
        boolean hasFile = state.file() != null && print.size() >= 0;
        return new JournalHeader(
                JournalHeader.FORMAT,
                JournalHeader.VERSION,
                state.file() == null ? null : state.file().toString(),
                state.place() == null ? null : state.place().toString(),
                state.title(),
                hasFile ? print.hash() : null,
                hasFile ? print.size() : 0,
                System.currentTimeMillis(),
                process.pid(),
                process.info().startInstant().map(Instant::toEpochMilli).orElse(0L),
                PatchData.text(Patch.shell(state.saved())),
                hasFile ? null : PatchData.of(Patch.whole(state.saved())));
    }

    private static byte[] entry(DocumentState state, Patch patch) {
        return Lines.of(
                new JournalEntry(state.name(), System.currentTimeMillis(), state.gestures(), PatchData.of(patch)));
    }

    /** Takes the journal away, as there is nothing to bring back. */
    void remove() throws IOException {
        if (file != null) {
            JournalFile old = file;
            file = null;
            written = null;
            old.delete();
        }
    }
}
