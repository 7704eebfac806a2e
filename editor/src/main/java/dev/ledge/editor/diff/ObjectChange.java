package dev.ledge.editor.diff;

import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.List;

/**
 * An object that was added, removed or changed.
 *
 * @param id of the object
 * @param before the object, null if it was added
 * @param after the object, null if it was removed
 * @param fields what changed; empty for an added or removed object
 */
public record ObjectChange(String id, LevelObject before, LevelObject after, List<FieldChange> fields) {

    static ObjectChange between(LevelObject before, LevelObject after) {
        List<FieldChange> fields = new ArrayList<>();
        if (before != null && after != null) {
            if (Parts.areAlike(before, after)) {
                Parts.compare(List.of(), before, after, fields);
            } else {
                fields.add(new FieldChange(List.of("type"), before.type(), after.type()));
            }
        }
        String id = before == null ? after.id() : before.id();
        return new ObjectChange(id, before, after, List.copyOf(fields));
    }

    /** {@return what changed, one change a line} */
    public List<String> words() {
        LevelObject object = after == null ? before : after;
        String name = label(object) + ": ";
        if (before == null) {
            return List.of(name + "added at " + Words.value(after.at()));
        }
        if (after == null) {
            return List.of(name + "removed from " + Words.value(before.at()));
        }
        return fields.stream().map(field -> name + field.words()).toList();
    }

    static String label(LevelObject object) {
        return Words.name(object.type()) + " " + Words.name(object.id());
    }
}
