package dev.ledge.editor.diff;

import dev.ledge.engine.check.UnsettledConflicts;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Conflicts in a level's file, for whoever looks at it: both versions of each, in words, in the property that the check
 * reports until it is removed.
 */
public final class KeptConflicts {
    private KeptConflicts() {}

    /**
     * {@return a level with a note of each conflict}
     *
     * @param merged the level, which has mine of each
     * @param conflicts what both changed
     */
    public static Level write(Level merged, List<Conflict> conflicts) {
        Level plain = remove(merged);
        if (conflicts.isEmpty()) {
            return plain;
        }
        List<Object> notes = new ArrayList<>();
        for (Conflict conflict : conflicts) {
            Map<String, Object> note = new LinkedHashMap<>();
            note.put("what", conflict.subject());
            note.put("base", conflict.base());
            note.put("ours", conflict.mine());
            note.put("theirs", conflict.theirs());
            notes.add(note);
        }
        Map<String, Object> props = plain.props() == null ? new LinkedHashMap<>() : new LinkedHashMap<>(plain.props());
        props.put(UnsettledConflicts.PROPERTY, notes);
        return plain.toBuilder().props(props).build();
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
