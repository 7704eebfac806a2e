package dev.ledge.engine.run;

import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A textual field of an event in a trace, in the order in which it is written. */
public enum EventField {
    /** The actor it happened to. */
    ACTOR(
            type -> type != EventType.CRUMBLED && type != EventType.RESTORED,
            event -> event.type() == EventType.PAIR ? null : event.actor()),
    /** One actor of a pair. */
    A(type -> type == EventType.PAIR, event -> event.type() == EventType.PAIR ? event.actor() : null),
    /** The other actor of a pair. */
    B(type -> type == EventType.PAIR, event -> event.type() == EventType.PAIR ? event.by() : null),
    /** The other: a platform, an object, a tile. */
    BY(
            type -> true,
            event -> event.type() == EventType.PAIR || event.type() == EventType.COLLECTED ? null : event.by()),
    /** What was collected. */
    ITEM(type -> type == EventType.COLLECTED, event -> event.type() == EventType.COLLECTED ? event.by() : null),
    /** Which side of the actor hit a wall: {@code left} or {@code right}. */
    SIDE(
            type -> type == EventType.WALL,
            event -> event.type() == EventType.WALL ? event.axis() : null,
            "left",
            "right"),
    /** {@code vertical} or {@code horizontal}. */
    AXIS(
            type -> type != EventType.WALL && type != EventType.PAIR,
            event -> event.type() == EventType.WALL ? null : event.axis(),
            "vertical",
            "horizontal"),
    /** Of a death. */
    CAUSE(type -> type == EventType.DIED, Event::cause, "crush", "hazard", "enemy", "fell", "game"),
    /** Of a jump: {@code air} or {@code wall}. */
    KIND(type -> type == EventType.JUMPED, Event::kind, "air", "wall"),
    /** Which group was switched. */
    GROUP(type -> type == EventType.SWITCHED, Event::group),
    /** Whether that group is on now. */
    ON(
            type -> type == EventType.SWITCHED,
            event -> event.on() == null ? null : event.on().toString());

    private static final Set<String> NAMES =
            Arrays.stream(values()).map(EventField::json).collect(Collectors.toUnmodifiableSet());

    private final String json = name().toLowerCase(Locale.ROOT);
    private final Predicate<EventType> types;
    private final Function<Event, String> value;
    private final Map<String, String> words = new LinkedHashMap<>();

    EventField(Predicate<EventType> types, Function<Event, String> value, String... words) {
        this.types = types;
        this.value = value;
        for (String word : words) {
            this.words.put(word, word);
        }
    }

    /** {@return the name in files} */
    public String json() {
        return json;
    }

    /**
     * {@return the field of that name, or null}
     *
     * @param name in files
     */
    public static EventField byName(String name) {
        for (EventField field : values()) {
            if (field.json.equals(name)) {
                return field;
            }
        }
        return null;
    }

    /** All that it can be, each as its own key; empty where it can be anything. */
    Map<String, String> words() {
        return words;
    }

    /** The names of all fields, in files. */
    static Set<String> names() {
        return NAMES;
    }

    /**
     * {@return true if events of that type can have this field}
     *
     * @param type which type of event
     */
    public boolean appliesTo(EventType type) {
        return types.test(type);
    }

    /** The value of this field in a trace, or null if the event has none. */
    String read(Event event) {
        return value.apply(event);
    }

    /**
     * True if an expectation's {@code expected} value fits the event: as in a trace, and {@code actor} is either of a
     * pair, {@code by} what was collected.
     */
    boolean matches(Event event, String expected) {
        if (event.type() == EventType.PAIR && (this == ACTOR || this == BY)) {
            return expected.equals(event.actor()) || expected.equals(event.by());
        }
        return expected.equals(this == BY ? event.by() : read(event));
    }
}
