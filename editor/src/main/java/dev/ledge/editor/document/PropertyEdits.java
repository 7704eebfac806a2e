package dev.ledge.editor.document;

import dev.ledge.engine.problem.Excerpt;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Edits of free JSON that something has: values by name, null where it has none. */
public final class PropertyEdits {
    private PropertyEdits() {}

    /** With another value under a name; a new name comes last. */
    public static Map<String, Object> with(Map<String, Object> properties, String name, Object value) {
        Map<String, Object> changed = copy(properties);
        changed.put(name, value);
        return Collections.unmodifiableMap(changed);
    }

    /**
     * With one more, an empty text.
     *
     * @throws IllegalArgumentException for people, if the name is empty or taken
     */
    public static Map<String, Object> added(Map<String, Object> properties, String name) {
        checkNew(properties, name);
        return with(properties, name, "");
    }

    /** Without one; null if that was the last. */
    public static Map<String, Object> without(Map<String, Object> properties, String name) {
        Map<String, Object> changed = copy(properties);
        changed.remove(name);
        return changed.isEmpty() ? null : Collections.unmodifiableMap(changed);
    }

    /**
     * With another name for one, at its place.
     *
     * @throws IllegalArgumentException for people, if the name is empty or taken
     */
    public static Map<String, Object> renamed(Map<String, Object> properties, String from, String to) {
        if (from.equals(to)) {
            return properties;
        }
        checkNew(properties, to);
        Map<String, Object> changed = new LinkedHashMap<>();
        properties.forEach((name, value) -> changed.put(name.equals(from) ? to : name, value));
        return Collections.unmodifiableMap(changed);
    }

    private static void checkNew(Map<String, Object> properties, String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a property needs a name");
        }
        if (properties != null && properties.containsKey(name)) {
            throw new IllegalArgumentException("there is a property “" + Excerpt.of(name) + "” already");
        }
    }

    private static Map<String, Object> copy(Map<String, Object> properties) {
        return properties == null ? new LinkedHashMap<>() : new LinkedHashMap<>(properties);
    }
}
