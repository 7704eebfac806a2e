package dev.ledge.engine.run;

import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** A textual field of an event in a trace, in the order in which it is written. */
public enum EventField {
    /** The actor it happened to. */
    ACTOR,
    /** One actor of a pair. */
    A,
    /** The other actor of a pair. */
    B,
    /** The other: a platform, an object, a tile. */
    BY,
    /** What was collected. */
    ITEM,
    /** Which side of the actor hit a wall: {@code left} or {@code right}. */
    SIDE,
    /** {@code vertical} or {@code horizontal}. */
    AXIS,
    /** Of a death. */
    CAUSE,
    /** Of a jump: {@code air} or {@code wall}. */
    KIND,
    /** Which group was switched. */
    GROUP,
    /** Whether that group is on now. */
    ON;

    private static final Set<String> NAMES =
            Arrays.stream(values()).map(EventField::json).collect(Collectors.toUnmodifiableSet());

    private final String json = name().toLowerCase(Locale.ROOT);

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
        return switch (this) {
            case A, B -> type == EventType.PAIR;
            case ITEM -> type == EventType.COLLECTED;
            case SIDE -> type == EventType.WALL;
            case AXIS -> type != EventType.WALL && type != EventType.PAIR;
            case CAUSE -> type == EventType.DIED;
            case KIND -> type == EventType.JUMPED;
            case GROUP, ON -> type == EventType.SWITCHED;
            case ACTOR -> type != EventType.CRUMBLED && type != EventType.RESTORED;
            case BY -> true;
        };
    }

    /** The value of this field in a trace, or null if the event has none. */
    String read(Event event) {
        boolean pair = event.type() == EventType.PAIR;
        return switch (this) {
            case ACTOR -> pair ? null : event.actor();
            case A -> pair ? event.actor() : null;
            case B -> pair ? event.by() : null;
            case BY -> pair || event.type() == EventType.COLLECTED ? null : event.by();
            case ITEM -> event.type() == EventType.COLLECTED ? event.by() : null;
            case SIDE -> event.type() == EventType.WALL ? event.axis() : null;
            case AXIS -> event.type() == EventType.WALL ? null : event.axis();
            case CAUSE -> event.cause();
            case KIND -> event.kind();
            case GROUP -> event.group();
            case ON -> event.on() == null ? null : event.on().toString();
        };
    }

    /**
     * True if an expectation's {@code expected} value fits the event: as in a trace, and {@code actor} is either of a
     * pair, {@code by} what was collected.
     */
    boolean matches(Event event, String expected) {
        if (event.type() == EventType.PAIR && (this == ACTOR || this == BY)) {
            return expected.equals(event.actor()) || expected.equals(event.by());
        }
        String value = this == BY ? event.by() : read(event);
        return expected.equals(value);
    }
}
