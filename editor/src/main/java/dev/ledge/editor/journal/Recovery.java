package dev.ledge.editor.journal;

import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.level.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Unsaved work that was left behind: a journal that no living program writes to. It stays locked while this program has
 * it.
 */
public final class Recovery {
    private final JournalFile journal;
    private final JournalHeader header;
    private final Level base;
    private final List<JournalEntry> entries;
    private final List<Patch> patches;
    private final boolean isDamaged;

    Recovery(
            JournalFile journal,
            JournalHeader header,
            Level base,
            List<JournalEntry> entries,
            List<Patch> patches,
            boolean isDamaged) {
        this.journal = journal;
        this.header = header;
        this.base = base;
        this.entries = List.copyOf(entries);
        this.patches = List.copyOf(patches);
        this.isDamaged = isDamaged;
    }

    /**
     * The unsaved changes on top of a version of the level: what they make of it, and where both changed the same
     * thing.
     */
    public record Onto(Level theirs, LevelMerge merge) {

        /** A level that comes back whole, on top of one with nothing in it. */
        public static Onto nothing(Level level) {
            Level empty = Patch.emptied(level);
            return new Onto(empty, LevelMerge.of(empty, level, empty));
        }

        /** What would be restored. */
        public LevelDiff difference() {
            return LevelDiff.between(theirs, merge.merged());
        }

        /** True if all of it is there already. */
        public boolean isNothing() {
            return merge.conflicts().isEmpty() && merge.merged().hasSameContent(theirs);
        }
    }

    /** True if nothing was noted before the program ended. */
    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Where the journal is. */
    public Path path() {
        return journal.path();
    }

    /** The name of the level. */
    public String title() {
        return header.title();
    }

    /** The level's file as it was then, empty if it was never saved. */
    public Optional<Path> file() {
        return Optional.ofNullable(header.file()).map(Path::of);
    }

    /** What paths in the level are relative to, empty if there is no such place. */
    public Optional<Path> place() {
        return Optional.ofNullable(header.place()).map(Path::of);
    }

    /** When the last change was made. */
    public Instant time() {
        return Instant.ofEpochMilli(entries.get(entries.size() - 1).time());
    }

    /** How many gestures were not saved. */
    public int gestures() {
        return entries.get(entries.size() - 1).gestures();
    }

    /** True if the last changes cannot be read. */
    public boolean isDamaged() {
        return isDamaged;
    }

    /** True if a file holds what the level's file held when it was read or saved last; takes as long as reading it. */
    public boolean isOf(Path candidate) {
        return header.hash() != null
                && Fingerprint.of(candidate).equals(new Fingerprint(header.bytes(), header.hash()));
    }

    /**
     * The unsaved changes on top of the level as it is now, which may have been changed since. What the journal says of
     * the level before each change makes it a merge of three.
     */
    public Onto onto(Level theirs) {
        Level before = theirs;
        for (int i = patches.size() - 1; i >= 0; i--) {
            before = patches.get(i).reversed().apply(before);
        }
        return new Onto(theirs, LevelMerge.of(before, applied(before), theirs));
    }

    /** The level without its file: as it was when it was saved last, cells and objects only if it never was. */
    public Level base() {
        return base;
    }

    private Level applied(Level level) {
        Level applied = level;
        for (Patch patch : patches) {
            applied = patch.apply(applied);
        }
        return applied;
    }

    /** Removes the journal; what it holds is kept elsewhere, or not wanted. One that is damaged is only put aside. */
    public void remove() {
        try {
            if (isDamaged) {
                journal.close();
                OrphanedJournals.putAside(journal.path());
            } else {
                journal.delete();
            }
        } catch (IOException e) {
            // It is offered once more at the next start, which is better than losing anything.
            return;
        }
    }

    /** Leaves it for the next start. */
    public void release() {
        try {
            journal.close();
        } catch (IOException e) {
            return; // The lock ends with the program.
        }
    }
}
