package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;

/**
 * Writes a record with the properties that databind found, but spreads components that are parts of it, such as what
 * every object has, and puts what this version does not know at the end. Databind's own unwrapping would put that of a
 * part in the middle.
 */
final class RecordWriter extends ValueSerializer<Object> {
    /** What every object may have, but after the fields of its type. */
    private static final String RIDES = "rides";

    private static final String TYPE = "type";

    private final ValueSerializer<Object> found;
    private final List<Member> members = new ArrayList<>();
    private final List<Member> last = new ArrayList<>();

    private RecordWriter(ValueSerializer<Object> found) {
        this.found = found;
    }

    /** Takes the place of databind's own serializers of records. */
    static final class Modifier extends ValueSerializerModifier {
        private static final long serialVersionUID = 1;

        @Override
        @SuppressWarnings("unchecked") // of records databind's serializer is one of objects
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier type, ValueSerializer<?> serializer) {
            return type.getBeanClass().isRecord() && serializer.properties().hasNext()
                    ? new RecordWriter((ValueSerializer<Object>) serializer)
                    : serializer;
        }
    }

    /** A property, or several. */
    @FunctionalInterface
    private interface Member {
        void write(Object bean, JsonGenerator out, SerializationContext context) throws Exception;
    }

    @Override
    public void resolve(SerializationContext context) {
        found.resolve(context);
        for (Iterator<PropertyWriter> all = found.properties(); all.hasNext(); ) {
            PropertyWriter property = all.next();
            Class<?> type = property.getType().getRawClass();
            if (property.getName().equals(RecordReader.UNKNOWN)) {
                last.add((bean, out, to) -> fields((Map<?, ?>) valueOf(property, bean), out));
            } else if (property.getName().equals(RIDES)) {
                last.add(property::serializeAsProperty);
            } else if (type == ActorProfile.class) {
                members.add((bean, out, to) -> ProfileWriter.fields((ActorProfile) valueOf(property, bean), out));
            } else if (type == ObjectCommon.class || type == Changing.class) {
                spread(property, (RecordWriter) context.findValueSerializer(type));
            } else if (!property.getName().equals(TYPE)) {
                members.add(property::serializeAsProperty);
            }
        }
    }

    private void spread(PropertyWriter part, RecordWriter writer) {
        members.add((bean, out, context) -> {
            Object value = valueOf(part, bean);
            for (int i = 0; i < writer.members.size(); i++) {
                writer.members.get(i).write(value, out, context);
                if (i == 0 && value instanceof ObjectCommon && bean instanceof LevelObject object) {
                    out.writeStringProperty(TYPE, object.type());
                }
            }
        });
        last.add((bean, out, context) -> {
            Object value = valueOf(part, bean);
            for (Member member : writer.last) {
                member.write(value, out, context);
            }
        });
    }

    private static Object valueOf(PropertyWriter property, Object bean) {
        return property.getMember().getValue(bean);
    }

    private static void fields(Map<?, ?> map, JsonGenerator out) {
        map.forEach((name, value) -> out.writePOJOProperty((String) name, value));
    }

    @Override
    public void serialize(Object bean, JsonGenerator out, SerializationContext context) {
        out.writeStartObject();
        try {
            for (Member member : members) {
                member.write(bean, out, context);
            }
            for (Member member : last) {
                member.write(bean, out, context);
            }
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        out.writeEndObject();
    }
}
