package dev.ledge.engine.bind;

import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.Suggestion;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.type.MapType;
import tools.jackson.databind.util.AccessPattern;

/**
 * Reads a record with the properties that databind found, as a form to fill in: the fields of components that are parts
 * of the record, such as what every object has, stand among its own; unknown fields are kept with a warning; a field
 * that is wrong is left out after an error. Databind's own reader stops at the first mistake, and its unwrapping loses
 * places.
 */
public final class RecordReader extends ValueDeserializer<Object> implements Slots {
    /** The component with the fields that this version does not know. */
    public static final String UNKNOWN = "unknown";

    private final BeanDeserializerBase found;
    private final RecordParts parts;
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, Integer> slots = new LinkedHashMap<>();
    private Argument[] arguments;
    private Constructor<?> constructor;

    private RecordReader(BeanDeserializerBase found, RecordParts parts) {
        this.found = found;
        this.parts = parts;
    }

    /** Takes the place of databind's own deserializers of records. */
    public static final class Modifier extends ValueDeserializerModifier {
        private static final long serialVersionUID = 1;

        private final transient RecordParts parts;

        /** @param parts what of records is no field of its own */
        public Modifier(RecordParts parts) {
            this.parts = parts;
        }

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
            return type.getContentType().isJavaLangObject()
                    ? ValueReaders.of(FreeReader::props)
                    : new MapReader(type.getContentType(), null);
        }

        @Override
        public ValueDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription.Supplier type, ValueDeserializer<?> deserializer) {
            return type.getBeanClass().isRecord() && deserializer instanceof BeanDeserializerBase found
                    ? new RecordReader(found, parts)
                    : deserializer;
        }
    }

    /** A field that the record knows, and those that are read before it. */
    private record Field(String name, ValueDeserializer<?> reader, boolean isRequired, List<String> after) {
        Field(String name, ValueDeserializer<?> reader) {
            this(name, reader, false, List.of());
        }
    }

    /** Where an argument of the record's constructor comes from; the slots of a part begin at an index. */
    @FunctionalInterface
    private interface Argument {
        Object of(Form form, int from, DeserializationContext context);
    }

    @Override
    public void resolve(DeserializationContext context) {
        found.resolve(context);
        constructor = (Constructor<?>)
                found.getValueInstantiator().getWithArgsCreator().getAnnotated();
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
        if (name.equals(UNKNOWN)) {
            return (form, from, in) -> form.unknown.isEmpty() ? Map.of() : Collections.unmodifiableMap(form.unknown);
        }
        if (parts.isKey(property)) {
            return (form, from, in) -> form.key;
        }
        if (parts.isSpread(type)) {
            RecordReader part = of(type, context);
            part.fields.forEach(this::add);
            return (form, from, in) -> parts.tidy(part.made(form, from + slot, in));
        }
        Spread spread = parts.spread(type);
        if (spread != null) {
            spread.fields().forEach((field, reader) -> add(new Field(field, reader)));
            return (form, from, in) -> spread.made(form, from + slot);
        }
        After after = ValueReaders.component(property).getAnnotation(After.class);
        List<String> others = after == null ? List.of() : List.of(after.value());
        add(new Field(name, property.getValueDeserializer(), property.isRequired(), others));
        return (form, from, in) -> form.value(from + slot);
    }

    private void add(Field field) {
        slots.put(field.name, fields.size());
        fields.add(field);
    }

    /** {@return the reader of a record} */
    public static RecordReader of(Class<?> type, DeserializationContext context) {
        return (RecordReader) context.findNonContextualValueDeserializer(context.constructType(type));
    }

    /** Looking at a record's class takes longer than reading a small level: databind keeps the reader. */
    @Override
    public boolean isCachable() {
        return true;
    }

    @Override
    public int size() {
        return fields.size();
    }

    @Override
    public int slot(String name) {
        return slots.getOrDefault(name, -1);
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context) {
        return deserialize(parser, context, List.of());
    }

    /** Reads the record; see {@link #deserialize(JsonParser, DeserializationContext)}. */
    public Object deserialize(JsonParser parser, DeserializationContext context, Collection<String> others) {
        Reading reading = Reading.of(context);
        if (!reading.is(parser, JsonKind.OBJECT)) {
            return null;
        }
        String key = parser.streamReadContext().getParent().currentName();
        Form form = new Form(this, found.handledType(), reading.offset(parser), key, reading.form());
        reading.setForm(form);
        try {
            Set<String> passed = new HashSet<>();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                int slot = slot(name);
                if (slot >= 0) {
                    fill(form, slot, parser, context);
                } else if (!others.contains(name)) {
                    fillUnknown(form, parser, reading, names());
                } else if (passed.add(name)) {
                    parser.nextToken();
                    parser.skipChildren();
                } else {
                    reading.duplicate(parser, form.start, name);
                }
            }
            return finish(form, parser, context);
        } finally {
            reading.setForm(form.outer);
        }
    }

    /** Reads what has been put off, and makes the record of all. */
    public Object finish(Form form, JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        form.later.forEach((slot, part) -> {
            Object value = reading.read(part, own -> fields.get(slot).reader.deserialize(own, context));
            form.values[slot] = value == null ? Form.WRONG : value;
        });
        return isComplete(form, parser, reading) || Partial.class.isAssignableFrom(found.handledType())
                ? made(form, 0, context)
                : null;
    }

    @Override
    public Object getNullValue(DeserializationContext context) {
        return deserialize(context.getParser(), context);
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return AccessPattern.DYNAMIC;
    }

    /** Reads the value of a field, whose name is the current token, into its slot, or puts it off. */
    public void fill(Form form, int slot, JsonParser parser, DeserializationContext context) {
        Reading reading = Reading.of(context);
        if (form.values[slot] != null) {
            reading.duplicate(parser, form.start, parser.currentName());
            return;
        }
        parser.nextToken();
        Field field = fields.get(slot);
        for (String other : field.after) {
            if (form.waits(slot(other)) || !form.has(slot(other)) && reading.mayCome(other, reading.offset(parser))) {
                form.addLater(slot, reading.skip(parser));
                return;
            }
        }
        Object value = field.reader.deserialize(parser, context);
        form.values[slot] = value == null ? Form.WRONG : value;
    }

    /** Keeps a field that the form does not have. */
    public static void fillUnknown(Form form, JsonParser parser, Reading reading, Collection<String> known) {
        String name = parser.currentName();
        if (form.unknown.containsKey(name)) {
            reading.duplicate(parser, form.start, name);
            return;
        }
        if (known != null) {
            warnOfUnknown(name, known, parser, reading);
        }
        parser.nextToken();
        form.addUnknown(name, FreeReader.value(parser, reading));
    }

    /** Warns of a field that is not known. */
    public static void warnOfUnknown(String name, Collection<String> known, JsonParser parser, Reading reading) {
        reading.warning(
                parser,
                Code.UNKNOWN_FIELD,
                "the field " + Excerpt.quoted(name) + " is not known here; it is kept and does nothing"
                        + Suggestion.among(name, known));
    }

    /** The fields that the record knows. */
    public Collection<String> names() {
        return slots.keySet();
    }

    /** False, after an error for each, if a field is wrong or missing that the record cannot do without. */
    private boolean isComplete(Form form, JsonParser parser, Reading reading) {
        boolean isComplete = true;
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            if (field.isRequired && form.value(i) == null) {
                isComplete = false;
                if (!form.has(i)) {
                    missing(field.name, form, parser, reading);
                }
            }
        }
        return isComplete;
    }

    /** Reports a field that is missing. */
    public static void missing(String name, Form form, JsonParser parser, Reading reading) {
        reading.add(
                Severity.ERROR,
                form.start,
                reading.pointerTo(parser, name),
                Code.MISSING_FIELD,
                "the field \"" + name + "\" is missing; add it" + Suggestion.among(name, form.unknown.keySet()));
    }

    /** The record of a form, whose slots begin at an index. */
    public Object made(Form form, int from, DeserializationContext context) {
        Object[] values = new Object[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments[i].of(form, from, context);
        }
        // Not through databind, whose handles are spun for each shape of a record: a third of the first reading.
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            return context.handleInstantiationProblem(found.handledType(), null, e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("databind opens the constructors that it finds", e);
        }
    }
}
