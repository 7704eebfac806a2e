package dev.ledge.engine.level.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.Within;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * How databind reads and writes the parts of a level. The records know nothing of it: the components are the fields,
 * each within the limits that it declares, and where a file differs from them a mix-in says so.
 */
final class Binding {
    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
                    .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
                    .characterEscapes(new Escapes())
                    .build())
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .changeDefaultVisibility(found -> found.withIsGetterVisibility(Visibility.NONE))
            .changeDefaultPropertyInclusion(found -> found.withValueInclusion(JsonInclude.Include.NON_NULL))
            .addMixIn(FileWord.class, Word.class)
            .addMixIn(Motion.class, MotionFields.class)
            .addMixIn(TileType.class, TileFields.class)
            .addMixIn(LevelObject.Platform.class, PlatformFields.class)
            .addMixIn(LevelObject.Body.class, BodyFields.class)
            .addMixIn(LevelObject.Custom.class, CustomFields.class)
            .addMixIn(LevelObject.StaticPolygon.class, PolygonFields.class)
            .addMixIn(TileImage.class, ImageFields.class)
            .addModule(serializers())
            .addModule(deserializers())
            .build();

    static final ObjectReader READER = MAPPER.reader();

    private Binding() {}

    private static SimpleModule serializers() {
        return new SimpleModule()
                .addSerializer(Double.class, new ValueWriters.OfNumber())
                .addSerializer(Vec.class, new ValueWriters.OfPair())
                .addSerializer(Sides.class, new ValueWriters.OfSides())
                .addSerializer(Flip.class, new ValueWriters.OfFlip())
                .addSerializer(Shape.class, new ValueWriters.OfShape())
                .addSerializer(ActorProfile.class, new ProfileWriter())
                .setSerializerModifier(new RecordWriter.Modifier());
    }

    private static SimpleModule deserializers() {
        return new SimpleModule()
                .addDeserializer(Boolean.class, ValueReaders.of(ValueReaders::flag))
                .addDeserializer(String.class, ValueReaders.ofProperty(NameReaders::of))
                .addDeserializer(Double.class, ValueReaders.ofProperty(NumberReaders::number))
                .addDeserializer(Integer.class, ValueReaders.ofProperty(NumberReaders::whole))
                .addDeserializer(Vec.class, ValueReaders.ofProperty(NumberReaders::pair))
                .addDeserializer(List.class, ValueReaders.ofProperty(OutlineReaders::of))
                .addDeserializer(Sides.class, ValueReaders.of(ValueReaders::sides))
                .addDeserializer(Flip.class, ValueReaders.of(ValueReaders::flip))
                .addDeserializer(Shape.class, ValueReaders.of(OutlineReaders::shape))
                .addDeserializer(LevelObject.class, new ObjectBinder())
                .setDeserializerModifier(new RecordReader.Modifier());
    }

    /**
     * Reads a part of a file; null, after errors, if it cannot be.
     *
     * @param part an object that was left unparsed
     * @throws LevelFormatException if it has what not even JSON has
     */
    static <T> T read(LocatedNode part, Class<T> type, Reading reading) throws LevelFormatException {
        ObjectReader reader = READER.forType(type).withAttribute(Reading.class, reading);
        return TreeParser.bind(part, reading.problems(), reader::readValue);
    }

    /** Reads all values of an object by their keys, without those that cannot be. */
    static <T> Map<String, T> readAll(LocatedNode part, Class<T> type, Reading reading) throws LevelFormatException {
        ObjectReader reader = READER.forType(type).withAttribute(Reading.class, reading);
        return TreeParser.bind(part, reading.problems(), parser -> {
            Map<String, T> values = new LinkedHashMap<>();
            Set<String> seen = new HashSet<>();
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                if (!seen.add(name)) {
                    reading.duplicate(parser, part.offset(), name);
                    continue;
                }
                parser.nextToken();
                T value = reader.readValue(parser);
                if (value != null) {
                    values.put(name, value);
                }
            }
            return values;
        });
    }

    /** The limits of the component that a property is. */
    static Within within(BeanProperty property) {
        AnnotatedParameter parameter = (AnnotatedParameter) property.getMember();
        return parameter
                .getDeclaringClass()
                .getRecordComponents()[parameter.getIndex()]
                .getAnnotation(Within.class);
    }

    /** True for the component that is not a field, but the key of the whole. */
    static boolean isKey(BeanProperty property) {
        return property.getMember().getDeclaringClass() == TileType.class
                && property.getName().equals("name");
    }

    private interface Word {
        @JsonValue
        String json();
    }

    private interface MotionFields {
        @JsonProperty("wait")
        Double pause();
    }

    @JsonPropertyOrder({"shape", "solidFrom", "dropThrough"})
    private interface TileFields {
        /** The key of the tile, and no field in it. */
        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        String name();
    }

    @JsonPropertyOrder({"common", "solidFrom"})
    private interface PlatformFields {}

    @JsonPropertyOrder({"common", "velocity", "actor"})
    private interface BodyFields {}

    private interface CustomFields {
        @JsonProperty(RecordWriter.UNKNOWN)
        Map<String, Object> fields();
    }

    private interface PolygonFields {
        @JsonProperty(required = true)
        List<Vec> points();
    }

    private interface ImageFields {
        @JsonProperty(required = true)
        String src();
    }

    /** Besides what JSON demands, the one control character that ASCII has beyond the space. */
    private static final class Escapes extends CharacterEscapes {
        private static final long serialVersionUID = 1;
        private static final int DELETE = 0x7F;

        private final int[] ascii = standardAsciiEscapesForJSON();

        Escapes() {
            ascii[DELETE] = ESCAPE_STANDARD;
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return ascii;
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return null;
        }
    }
}
