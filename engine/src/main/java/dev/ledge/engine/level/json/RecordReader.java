package dev.ledge.engine.level.json;

import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.ObjectCommon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.type.MapType;
import tools.jackson.databind.util.AccessPattern;

/**
 * Reads a record with the properties that databind found, as a form to fill in: the fields of components that are parts
 * of the record, such as what every object has, stand among its own; what nobody knows is kept with a warning; a field
 * that is wrong is left out after an error. Databind's own reader stops at the first mistake, and its unwrapping loses
 * places.
 */
final class RecordReader extends ValueDeserializer<Object> {
    private final BeanDeserializerBase found;
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, Integer> slots = new LinkedHashMap<>();
    private Argument[] arguments;

    private RecordReader(BeanDeserializerBase found) {
        this.found = found;
    }

    /** Takes the place of databind's own deserializers of records. */
    static final class Modifier extends ValueDeserializerModifier {
        private static final long serialVersionUID = 1;

        @Override
        public ValueDeserializer<?> modifyEnumDeserializer(
                DeserializationConfig config,
                JavaType type,
                BeanDescription.Supplier description,
                ValueDeserializer<?> deserializer) {
            if (!FileWord.class.isAssignableFrom(type.getRawClass())) {
                return deserializer;
            }
            Map<String, FileWord> words =
                    ValueReaders.words((FileWord[]) type.getRawClass().getEnumConstants());
            return ValueReaders.of((parser, reading) -> ValueReaders.word(parser, words, reading));
        }

        @Override
        public ValueDeserializer<?> modifyMapDeserializer(
                DeserializationConfig config,
                MapType type,
                BeanDescription.Supplier description,
                ValueDeserializer<?> deserializer) {
            return ValueReaders.of(FreeReader::props);
        }

        @Override
        public ValueDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription.Supplier type, ValueDeserializer<?> deserializer) {
            return type.getBeanClass().isRecord() && deserializer instanceof BeanDeserializerBase found
                    ? new RecordReader(found)
                    : deserializer;
        }
    }

    /** A field that the record knows. */
    private record Field(String name, ValueDeserializer<?> reader, boolean isRequired) {}

    /** Where an argument of the record's constructor comes from; the slots of a part begin at an index. */
    @FunctionalInterface
    private interface Argument {
        Object of(Filled form, int from, DeserializationContext context);
    }

    /** A form that is being filled in. */
    static final class Filled {
        /** In the place of a value that was wrong. */
        private static final Object WRONG = new Object();

        private Object[] values;
        private final String key;
        private Map<String, Object> unknown = Map.of();

        /** @param key of the object that is read, or null */
        Filled(int size, String key) {
            this.values = new Object[size];
            this.key = key;
        }

        /** The value in a slot; null if it is missing or wrong. */
        Object value(int slot) {
            return values[slot] == WRONG ? null : values[slot];
        }

        boolean has(int slot) {
            return values[slot] != null;
        }

        void set(int slot, Object value) {
            values[slot] = value;
        }

        /** This form with more slots. */
        void grow(int size) {
            values = Arrays.copyOf(values, size);
        }

        /** Takes what is unknown out of the form. */
        Map<String, Object> takeUnknown() {
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
    }

    @Override
    public void resolve(DeserializationContext context) {
        found.resolve(context);
        List<SettableBeanProperty> properties = new ArrayList<>();
        for (Iterator<SettableBeanProperty> all = found.creatorProperties(); all.hasNext(); ) {
            properties.add(all.next());
        }
        properties.sort(Comparator.comparingInt(SettableBeanProperty::getCreatorIndex));
        arguments = new Argument[properties.size()];
        for (SettableBeanProperty property : properties) {
            arguments[property.getCreatorIndex()] = argument(property, context);
        }
    }

    private Argument argument(SettableBeanProperty property, DeserializationContext context) {
        Class<?> type = property.getType().getRawClass();
        String name = property.getName();
        int slot = fields.size();
        if (name.equals(RecordWriter.UNKNOWN)) {
            return (form, from, in) -> form.unknown.isEmpty() ? Map.of() : Collections.unmodifiableMap(form.unknown);
        }
        if (Binding.isKey(property)) {
            return (form, from, in) -> form.key;
        }
        if (type == ObjectCommon.class || type == Changing.class) {
            RecordReader part = of(type, context);
            part.fields.forEach(this::add);
            return (form, from, in) -> {
                Object made = part.made(form, from + slot, in);
                return made.equals(Changing.NEVER) ? Changing.NEVER : made;
            };
        }
        if (type == ActorProfile.class) {
            ProfileReader.readers().forEach((field, reader) -> add(new Field(field, reader, false)));
            return (form, from, in) -> ProfileReader.made(form, from + slot);
        }
        add(new Field(name, property.getValueDeserializer(), property.isRequired()));
        return (form, from, in) -> form.value(from + slot);
    }

    private void add(Field field) {
        slots.put(field.name, fields.size());
        fields.add(field);
    }

    /** The reader of a record. */
    static RecordReader of(Class<?> type, DeserializationContext context) {
        return (RecordReader) context.findNonContextualValueDeserializer(context.constructType(type));
    }

    /** The number of slots in a form. */
    int size() {
        return fields.size();
    }

    /** The slot of a field, or −1. */
    int slot(String name) {
        return slots.getOrDefault(name, -1);
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, LocatedNode.Kind.OBJECT)) {
            return null;
        }
        int object = reading.offset(parser);
        Filled form =
                new Filled(fields.size(), parser.streamReadContext().getParent().currentName());
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            int slot = slot(name);
            if (slot >= 0) {
                fill(form, slot, object, parser, context);
            } else {
                fillUnknown(form, object, parser, reading, names());
            }
        }
        return isComplete(form, object, parser, reading) ? made(form, 0, context) : null;
    }

    @Override
    public Object getNullValue(DeserializationContext context) {
        return deserialize(context.getParser(), context);
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return AccessPattern.DYNAMIC;
    }

    /** Reads the value of a field, whose name is the current token, into its slot. */
    void fill(Filled form, int slot, int object, JsonParser parser, DeserializationContext context) {
        if (form.values[slot] != null) {
            Reading.of(context).duplicate(parser, object, parser.currentName());
            return;
        }
        parser.nextToken();
        Object value = fields.get(slot).reader.deserialize(parser, context);
        form.values[slot] = value == null ? Filled.WRONG : value;
    }

    /**
     * Keeps a field that the form does not have.
     *
     * @param known the fields that there are, for the warning; null if any field may be there
     */
    static void fillUnknown(Filled form, int object, JsonParser parser, Reading reading, Collection<String> known) {
        String name = parser.currentName();
        if (form.unknown.containsKey(name)) {
            reading.duplicate(parser, object, name);
            return;
        }
        if (known != null) {
            warnOfUnknown(name, known, parser, reading);
        }
        parser.nextToken();
        form.addUnknown(name, FreeReader.value(parser, reading));
    }

    static void warnOfUnknown(String name, Collection<String> known, JsonParser parser, Reading reading) {
        reading.warning(
                parser,
                Code.UNKNOWN_FIELD,
                "the field " + Excerpt.quoted(name) + " is not known here; it is kept and does nothing"
                        + Suggestion.among(name, known));
    }

    /** The fields that the record knows. */
    Collection<String> names() {
        return slots.keySet();
    }

    /** False, after an error for each, if a field is wrong or missing that the record cannot do without. */
    boolean isComplete(Filled form, int object, JsonParser parser, Reading reading) {
        boolean isComplete = true;
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            if (field.isRequired && form.value(i) == null) {
                isComplete = false;
                if (!form.has(i)) {
                    missing(field.name, form, object, parser, reading);
                }
            }
        }
        return isComplete;
    }

    /** Tells of a field that is missing. */
    static void missing(String name, Filled form, int object, JsonParser parser, Reading reading) {
        reading.add(
                Severity.ERROR,
                object,
                reading.pointerTo(parser, name),
                Code.MISSING_FIELD,
                "the field \"" + name + "\" is missing; add it" + Suggestion.among(name, form.unknown.keySet()));
    }

    /** The record of a form, whose slots begin at an index. */
    Object made(Filled form, int from, DeserializationContext context) {
        Object[] values = new Object[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments[i].of(form, from, context);
        }
        ValueInstantiator maker = found.getValueInstantiator();
        return maker.createFromObjectWith(context, values);
    }
}
