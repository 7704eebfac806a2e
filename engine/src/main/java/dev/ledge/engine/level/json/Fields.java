package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Within;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes the fields of an object one by one, each of the kind that is asked for. What is wrong is told to the
 * {@link Problems} and then read as if it were not there, so that one reading finds all mistakes; what nobody asked for
 * is {@link #unknown()} in the end.
 */
public final class Fields {
    private final LocatedNode object;
    private final Problems problems;
    /**
     * Names that were asked for. A list: an object has too few fields for a set to pay, and a level may have a million
     * objects.
     */
    private final List<String> known = new ArrayList<>();

    private Fields(LocatedNode object, Problems problems) {
        this.object = object;
        this.problems = problems;
    }

    /**
     * {@return the fields of an object, or null, and an error, if it is none}
     *
     * @param node what it is about
     * @param problems collects what is wrong
     */
    public static Fields of(LocatedNode node, Problems problems) {
        return Values.is(node, LocatedNode.Kind.OBJECT, problems) ? new Fields(node, problems) : null;
    }

    /** {@return the object whose fields these are} */
    public LocatedNode object() {
        return object;
    }

    /**
     * {@return true if the field is there, be it null}
     *
     * @param name of the field
     */
    public boolean has(String name) {
        return object.get(name) != null;
    }

    /**
     * {@return the value of a field as it is, or null}
     *
     * @param name of the field
     */
    public LocatedNode node(String name) {
        known.add(name);
        return object.get(name);
    }

    /**
     * {@return the value of a field as it is, or null and an error}
     *
     * @param name of the field
     */
    public LocatedNode require(String name) {
        LocatedNode node = node(name);
        if (node == null) {
            problems.add(
                    Severity.ERROR,
                    object.source(),
                    object.offset(),
                    object.pointerTo(name),
                    Code.MISSING_FIELD,
                    "the field \"" + name + "\" is missing; add it" + Suggestion.among(name, untaken()));
        }
        return node;
    }

    private Set<String> untaken() {
        Set<String> names = new LinkedHashSet<>(object.fields().keySet());
        names.removeAll(known);
        return names;
    }

    /**
     * {@return a text, null if the field is missing or wrong}
     *
     * @param name of the field
     */
    public String text(String name) {
        return Values.text(node(name), problems);
    }

    /**
     * {@return the value of a switch, null if the field is missing or wrong}
     *
     * @param name of the field
     */
    public Boolean flag(String name) {
        LocatedNode node = node(name);
        return node == null || !Values.is(node, LocatedNode.Kind.BOOLEAN, problems) ? null : (Boolean) node.asBoolean();
    }

    /**
     * {@return a finite number from {@code min} to {@code max}}
     *
     * @param name of the field
     * @param min smallest legal number
     * @param max largest legal number
     */
    public Double number(String name, double min, double max) {
        return Values.number(node(name), min, max, problems);
    }

    /**
     * {@return a number that the component of a record of the same name may have}
     *
     * @param name of the field and the component
     * @param limits of the record
     */
    public Double number(String name, Limits limits) {
        Within range = limits.range(name);
        return number(name, range.min(), range.max());
    }

    /**
     * {@return a pair of numbers that the component of a record of the same name may have}
     *
     * @param name of the field and the component
     * @param limits of the record
     */
    public Vec vec(String name, Limits limits) {
        Within range = limits.range(name);
        return vec(name, range.min(), range.max());
    }

    /**
     * {@return a whole number from {@code min} to {@code max}}
     *
     * @param name of the field
     * @param min smallest legal number
     * @param max largest legal number
     */
    public Integer integer(String name, int min, int max) {
        return Values.integer(node(name), min, max, problems);
    }

    /**
     * {@return a pair of numbers, each from {@code min} to {@code max}}
     *
     * @param name of the field
     * @param min smallest legal number
     * @param max largest legal number
     */
    public Vec vec(String name, double min, double max) {
        return Values.vec(node(name), min, max, problems);
    }

    /**
     * {@return what one of several words stands for}
     *
     * @param <T> what the words mean
     * @param name of the field
     * @param words value by word
     */
    public <T> T word(String name, Map<String, T> words) {
        return Values.word(node(name), words, problems);
    }

    /**
     * {@return free JSON: an object with any fields}
     *
     * @param name of the field
     */
    public Map<String, Object> props(String name) {
        LocatedNode node = node(name);
        return node == null || !Values.is(node, LocatedNode.Kind.OBJECT, problems)
                ? null
                : FreeJson.map(node, problems);
    }

    /**
     * {@return the fields of an object in a field, or null}
     *
     * @param name of the field
     */
    public Fields fields(String name) {
        LocatedNode node = node(name);
        return node == null ? null : of(node, problems);
    }

    /** {@return all fields that were not asked for, in the file's order, with a warning each} */
    public Map<String, Object> unknown() {
        Map<String, Object> unknown = rest();
        for (String name : unknown.keySet()) {
            problems.warningAtKey(
                    object.get(name),
                    Code.UNKNOWN_FIELD,
                    "the field " + Excerpt.quoted(name) + " is not known here; it is kept and does nothing"
                            + Suggestion.among(name, known));
        }
        return unknown;
    }

    /** {@return all fields that were not asked for, in the file's order, where any field may be} */
    public Map<String, Object> rest() {
        if (known.containsAll(object.fields().keySet())) {
            return Map.of();
        }
        Map<String, Object> rest = new LinkedHashMap<>();
        object.fields().forEach((name, value) -> {
            if (!known.contains(name)) {
                rest.put(name, FreeJson.of(value, problems));
            }
        });
        return Collections.unmodifiableMap(rest);
    }
}
