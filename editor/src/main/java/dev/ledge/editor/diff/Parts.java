package dev.ledge.editor.diff;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Takes a level's values apart into named parts, and puts them together again. Records, free JSON and actor profiles
 * have parts; all else is a value that is compared as a whole, lists of points included.
 */
final class Parts {
    /** Stands for a key that a map does not have, which is something else than a key whose value is null. */
    static final Object ABSENT = new Object() {
        @Override
        public String toString() {
            return "absent";
        }
    };

    private static final String SIZE = "size";
    private static final String UNKNOWN = "unknown";

    private Parts() {}

    /** True if both have parts of the same names, so that they can be compared part by part. */
    static boolean areAlike(Object a, Object b) {
        if (a instanceof Map && b instanceof Map || a instanceof ActorProfile && b instanceof ActorProfile) {
            return true;
        }
        if (a instanceof LevelObject one
                && b instanceof LevelObject other
                && !one.type().equals(other.type())) {
            return false;
        }
        return a instanceof Record && b != null && a.getClass() == b.getClass() && !isValue(a);
    }

    private static boolean isValue(Object value) {
        return value instanceof Shape
                || value instanceof TileRef
                || value instanceof Flip
                || value instanceof Sides
                || value instanceof TileImage
                || value instanceof Size
                || value instanceof LinkedPalette
                || value instanceof Vec;
    }

    /** The parts of a value, by name; a part of a record that was left out is null. */
    static Map<String, Object> of(Object whole) {
        Map<String, Object> parts = new LinkedHashMap<>();
        if (whole instanceof Map<?, ?> map) {
            map.forEach((key, value) -> parts.put((String) key, value));
        } else if (whole instanceof ActorProfile profile) {
            parts.put(SIZE, profile.size());
            for (ActorField field : ActorField.values()) {
                parts.put(field.json(), profile.has(field) ? value(profile, field) : null);
            }
            parts.put(UNKNOWN, profile.unknown());
        } else {
            for (RecordComponent component : whole.getClass().getRecordComponents()) {
                parts.put(component.getName(), value(whole, component));
            }
        }
        return parts;
    }

    /** A pair as that, a word as that, and all else as a number. */
    private static Object value(ActorProfile profile, ActorField field) {
        double number = profile.get(field);
        return switch (field.kind()) {
            case PAIR -> profile.pair(field) == null ? (Object) number : profile.pair(field);
            case WORD -> field.words().get((int) number);
            default -> number;
        };
    }

    private static ActorProfile with(ActorProfile profile, ActorField field, Object value) {
        if (value instanceof Vec pair) {
            return profile.with(field, pair);
        }
        return profile.with(
                field, value instanceof String word ? (double) field.words().indexOf(word) : (Double) value);
    }

    /** A part of a record as it was given: some accessors stand in an empty map for none. */
    private static Object value(Object whole, RecordComponent component) {
        boolean given = switch (component.getName()) {
            case "legend" -> !(whole instanceof TileLayer layer) || layer.hasLegend();
            case "surfaces" -> !(whole instanceof Palette palette) || palette.hasSurfaces();
            case "tiles" -> !(whole instanceof Palette palette) || palette.hasTiles();
            default -> true;
        };
        try {
            return given ? component.getAccessor().invoke(whole) : null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What stands for a part that the value lacks. */
    static Object missing(Object whole) {
        return whole instanceof Map ? ABSENT : null;
    }

    /** The names of the parts of several values that are alike, in the order of the first. */
    static Set<String> names(List<Map<String, Object>> all) {
        Set<String> names = new LinkedHashSet<>();
        all.forEach(parts -> names.addAll(parts.keySet()));
        return names;
    }

    /** A value of the same kind as another one, of other parts. */
    static Object with(Object like, Map<String, Object> parts) {
        if (like instanceof Map) {
            Map<String, Object> map = new LinkedHashMap<>(parts);
            map.values().removeIf(value -> value == ABSENT);
            return Collections.unmodifiableMap(map);
        }
        return like instanceof ActorProfile ? profile(parts) : record(like.getClass(), parts);
    }

    /** The same value with another part. */
    static Object with(Object whole, String part, Object value) {
        Map<String, Object> parts = of(whole);
        parts.put(part, value);
        return with(whole, parts);
    }

    @SuppressWarnings("unchecked")
    private static ActorProfile profile(Map<String, Object> parts) {
        ActorProfile profile = ActorProfile.DEFAULT
                .withSize((Vec) parts.get(SIZE))
                .withUnknown((Map<String, Object>) parts.get(UNKNOWN));
        for (ActorField field : ActorField.values()) {
            Object value = parts.get(field.json());
            profile = value == null ? profile : with(profile, field, value);
        }
        return profile;
    }

    private static Object record(Class<?> type, Map<String, Object> parts) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = parts.get(components[i].getName());
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Adds every part in which two values differ, the smallest parts there are. */
    static void compare(List<String> path, Object before, Object after, List<FieldChange> out) {
        if (before == after || Objects.equals(before, after)) {
            return;
        }
        if (!areAlike(before, after)) {
            out.add(new FieldChange(path, before, after));
            return;
        }
        Map<String, Object> old = of(before);
        Map<String, Object> now = of(after);
        Object missing = missing(before);
        for (String name : names(List.of(old, now))) {
            compare(below(path, name), old.getOrDefault(name, missing), now.getOrDefault(name, missing), out);
        }
    }

    static List<String> below(List<String> path, String name) {
        List<String> longer = new ArrayList<>(path);
        longer.add(name);
        return List.copyOf(longer);
    }
}
