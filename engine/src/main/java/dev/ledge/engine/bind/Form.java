package dev.ledge.engine.bind;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** A record that is being read: the values of its fields so far. */
public final class Form {
    /** In the place of a value that was wrong. */
    static final Object WRONG = new Object();

    /** In the place of a value that is read once all others are. */
    static final Object LATER = new Object();

    private final Class<?> type;
    final int start;
    final String key;
    final Form outer;
    private Slots record;
    Object[] values;
    Map<String, Object> unknown = Map.of();
    Map<Integer, SourceValue> later = Map.of();

    /** Begins a record. */
    public Form(Slots record, Class<?> type, int start, String key, Form outer) {
        this.record = record;
        this.type = type;
        this.start = start;
        this.key = key;
        this.outer = outer;
        this.values = new Object[record.size()];
    }

    public Class<?> type() {
        return type;
    }

    public Form outer() {
        return outer;
    }

    /** {@return where the object begins that is read, in UTF-16 units of the source} */
    public int start() {
        return start;
    }

    /** {@return the value of a field; null if it is missing, wrong, or not read yet} */
    public Object value(String name) {
        return value(record.slot(name));
    }

    /** {@return the value in a slot; null if it is missing, wrong, or not read yet} */
    public Object value(int slot) {
        return values[slot] == WRONG || values[slot] == LATER ? null : values[slot];
    }

    /** True if the field has been read, be it wrong. */
    public boolean has(int slot) {
        return values[slot] != null && values[slot] != LATER;
    }

    /** True if the record has a field of that name. */
    boolean knows(String name) {
        return record.slot(name) >= 0;
    }

    /** True if the field is there and is read once all others are. */
    boolean waits(int slot) {
        return values[slot] == LATER;
    }

    public void set(int slot, Object value) {
        values[slot] = value;
    }

    /** This form as one of a record that has more fields. */
    public void become(Slots other) {
        record = other;
        values = Arrays.copyOf(values, other.size());
    }

    /** Takes what is unknown out of the form. */
    public Map<String, Object> takeUnknown() {
        Map<String, Object> taken = Collections.unmodifiableMap(unknown);
        unknown = Map.of();
        return taken;
    }

    void addUnknown(String name, Object value) {
        if (unknown.isEmpty()) {
            unknown = new LinkedHashMap<>();
        }
        unknown.put(name, value);
    }

    void addLater(int slot, SourceValue part) {
        if (later.isEmpty()) {
            later = new TreeMap<>();
        }
        later.put(slot, part);
        values[slot] = LATER;
    }
}
