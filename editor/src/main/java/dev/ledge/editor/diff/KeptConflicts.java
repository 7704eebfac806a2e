package dev.ledge.editor.diff;

import dev.ledge.engine.check.UnsettledConflicts;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Conflicts in a level's file, in the property that the check reports until it is removed: both versions of each in
 * words, for whoever looks at it, and with the first of them what is needed to settle all.
 */
public final class KeptConflicts {
    private static final String VERSIONS = "versions";
    private static final List<String> WORDS = List.of("what", "base", "ours", "theirs");

    private KeptConflicts() {}

    /**
     * {@return a level with a note of each conflict}
     *
     * @param versions the merge; the level has mine of each conflict, and older notes of its versions are left out
     */
    public static Level write(LevelMerge versions) {
        LevelMerge merge = withoutNotes(versions);
        Level plain = merge.merged();
        if (merge.conflicts().isEmpty()) {
            return plain;
        }
        List<Map<String, Object>> notes = new ArrayList<>();
        for (Conflict conflict : merge.conflicts()) {
            Map<String, Object> note = new LinkedHashMap<>();
            List<String> words = List.of(conflict.subject(), conflict.base(), conflict.mine(), conflict.theirs());
            for (int i = 0; i < words.size(); i++) {
                note.put(WORDS.get(i), words.get(i));
            }
            notes.add(note);
        }
        return withVersions(plain, notes, merge).orElseGet(() -> with(plain, notes));
    }

    private static Level with(Level plain, List<Map<String, Object>> notes) {
        Map<String, Object> props = plain.props() == null ? new LinkedHashMap<>() : new LinkedHashMap<>(plain.props());
        props.put(UnsettledConflicts.PROPERTY, notes);
        return plain.toBuilder().props(props).build();
    }

    /** A note in a note would grow with each merge, and come back into the level with the version that has it. */
    private static LevelMerge withoutNotes(LevelMerge merge) {
        Level base = remove(merge.base());
        Level mine = remove(merge.mine());
        Level theirs = remove(merge.theirs());
        boolean isWithout = base == merge.base() && mine == merge.mine() && theirs == merge.theirs();
        return isWithout ? merge : LevelMerge.of(base, mine, theirs);
    }

    /**
     * Empty where no file could have the versions, nor be opened with them, as they are nested deeper in it than they
     * were: then they cannot be taken but by hand.
     */
    private static Optional<Level> withVersions(Level plain, List<Map<String, Object>> notes, LevelMerge merge) {
        try {
            Map<String, Object> first = new LinkedHashMap<>(notes.get(0));
            first.put(VERSIONS, NotedVersions.of(merge).json());
            List<Map<String, Object>> all = new ArrayList<>(notes);
            all.set(0, first);
            Level noted = with(plain, all);
            LevelReader.readDetached(
                    new String(LevelWriter.toBytes(noted), StandardCharsets.UTF_8), Path.of("noted.level.json"));
            return Optional.of(noted);
        } catch (LevelFormatException | IllegalStateException | IllegalArgumentException unusable) {
            return Optional.empty();
        }
    }

    /** {@return true if a level has notes of conflicts} */
    public static boolean areIn(Level level) {
        return !notes(level).isEmpty();
    }

    private static List<?> notes(Level level) {
        return level.props() != null && level.props().get(UnsettledConflicts.PROPERTY) instanceof List<?> list
                ? list
                : List.of();
    }

    /**
     * {@return the merge that a level has notes of: mine is the level without them, edited since or not; empty if they
     * do not say enough to take the other version, as those that were written by hand}
     *
     * @param level the level
     */
    public static Optional<LevelMerge> merge(Level level) {
        if (notes(level).isEmpty()
                || !(notes(level).get(0) instanceof Map<?, ?> note)
                || !(note.get(VERSIONS) instanceof Map<?, ?> versions)) {
            return Optional.empty();
        }
        try {
            return Optional.of(NotedVersions.read(versions).merge(remove(level)));
        } catch (LevelFormatException | IllegalStateException | IllegalArgumentException unusable) {
            return Optional.empty();
        }
    }

    /**
     * {@return what is in conflict, in words, one a line}
     *
     * @param level the level
     */
    public static List<String> words(Level level) {
        return notes(level).stream().map(KeptConflicts::words).toList();
    }

    private static String words(Object note) {
        if (!(note instanceof Map<?, ?> map) || !map.keySet().containsAll(WORDS)) {
            return Words.value(note);
        }
        List<String> words = WORDS.stream()
                .map(word -> String.valueOf(map.get(word)))
                .map(Words::name)
                .toList();
        return words.get(0) + ": ours " + words.get(2) + ", theirs " + words.get(3) + " (was " + words.get(1) + ")";
    }

    /**
     * {@return a level without such notes}
     *
     * @param level the level
     */
    public static Level remove(Level level) {
        if (level.props() == null || !level.props().containsKey(UnsettledConflicts.PROPERTY)) {
            return level;
        }
        Map<String, Object> props = new LinkedHashMap<>(level.props());
        props.remove(UnsettledConflicts.PROPERTY);
        return level.toBuilder().props(props.isEmpty() ? null : props).build();
    }
}
