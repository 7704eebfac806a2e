package dev.ledge.engine.level.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonIgnore;
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
import dev.ledge.engine.level.TileType;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * How databind writes the parts of a level. The records know nothing of it: the components are the fields, and where a
 * file differs from them a mix-in says so.
 */
final class Binding {
    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
                    .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
                    .characterEscapes(new Escapes())
                    .build())
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultVisibility(found -> found.withIsGetterVisibility(Visibility.NONE))
            .changeDefaultPropertyInclusion(found -> found.withValueInclusion(JsonInclude.Include.NON_NULL))
            .addMixIn(FileWord.class, Word.class)
            .addMixIn(Motion.class, MotionFields.class)
            .addMixIn(TileType.class, TileFields.class)
            .addMixIn(LevelObject.Platform.class, PlatformFields.class)
            .addMixIn(LevelObject.Body.class, BodyFields.class)
            .addMixIn(LevelObject.Custom.class, CustomFields.class)
            .addModule(serializers())
            .build();

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
        @JsonIgnore
        String name();
    }

    @JsonPropertyOrder({"common", "solidFrom"})
    private interface PlatformFields {}

    @JsonPropertyOrder({"common", "velocity", "actor"})
    private interface BodyFields {}

    private interface CustomFields {
        @JsonProperty(RecordWriter.UNKNOWN)
        java.util.Map<String, Object> fields();
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
