package dev.ledge.engine.level.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.ledge.engine.bind.Json;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.RecordParts;
import dev.ledge.engine.bind.RecordReader;
import dev.ledge.engine.bind.Spread;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problems;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.cfg.MapperBuilderState;
import tools.jackson.databind.cfg.ModuleContextBase;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * How databind reads and writes the parts of a level. The records know nothing of it: the components are the fields,
 * each within the limits that it declares, and where a file differs from them a mix-in says so.
 */
public final class Binding {
    static final JsonMapper MAPPER = new Builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .changeDefaultVisibility(found -> found.withIsGetterVisibility(Visibility.NONE))
            .changeDefaultPropertyInclusion(found -> found.withValueInclusion(JsonInclude.Include.NON_NULL))
            .addMixIn(FileWord.class, Word.class)
            .addMixIn(Motion.class, MotionFields.class)
            .addMixIn(TileType.class, TileFields.class)
            .addMixIn(LayerCommon.class, LayerFields.class)
            .addMixIn(Platform.class, PlatformFields.class)
            .addMixIn(Body.class, BodyFields.class)
            .addMixIn(Custom.class, CustomFields.class)
            .addMixIn(StaticPolygon.class, PolygonFields.class)
            .addMixIn(TileImage.class, ImageFields.class)
            .addMixIn(ImageLayer.class, ImageFields.class)
            .addModule(serializers())
            .addModule(deserializers())
            .build();

    static final ObjectReader READER = MAPPER.reader();

    private Binding() {}

    /**
     * Reads a file, all of it.
     *
     * @param <T> what it becomes
     * @param source the file's text
     * @param type a record of the file's fields
     * @param problems gets what is wrong with them
     * @return the record; null, after errors, if it cannot be
     * @throws LevelFormatException with all problems if it is not JSON
     */
    public static <T> T read(JsonSource source, Class<T> type, Problems problems) throws LevelFormatException {
        return new Reading(source, problems, null).readAll(READER.forType(type));
    }

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
                .addDeserializer(Sides.class, ValueReaders.of(LevelWords::sides))
                .addDeserializer(Flip.class, ValueReaders.of(LevelWords::flip))
                .addDeserializer(Shape.class, ValueReaders.of(OutlineReaders::shape))
                .addDeserializer(LevelObject.class, new ObjectBinder())
                .setDeserializerModifier(new RecordReader.Modifier(new Parts()));
    }

    /**
     * Without the readers and writers of dates and times, whose classes cost a tenth of the time of a first reading.
     */
    private static final class Builder extends JsonMapper.Builder {
        Builder() {
            super(Json.FACTORY);
        }

        @Override
        public MapperBuilderState saveStateApplyModules() {
            if (_savedState == null) {
                _savedState = _saveState();
                ModuleContextBase context = _constructModuleContext();
                _modules.values().forEach(module -> module.setupModule(context));
                context.applyChanges(this);
            }
            return _savedState;
        }
    }

    /** What of the records of levels is not a field of its own. */
    private static final class Parts implements RecordParts {
        private static final Set<Class<?>> SPREAD = Set.of(ObjectCommon.class, LayerCommon.class, Changing.class);

        @Override
        public boolean isSpread(Class<?> type) {
            return SPREAD.contains(type);
        }

        @Override
        public Object tidy(Object part) {
            return part instanceof Changing changing && changing.isNever() ? Changing.NEVER : part;
        }

        @Override
        public Spread spread(Class<?> type) {
            return type == ActorProfile.class ? new ProfileReader() : null;
        }

        @Override
        public boolean isKey(BeanProperty property) {
            return property.getMember().getDeclaringClass() == TileType.class
                    && property.getName().equals("name");
        }
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
        @JsonProperty(RecordReader.UNKNOWN)
        Map<String, Object> fields();
    }

    private interface LayerFields {
        @JsonProperty(required = true)
        String id();
    }

    private interface PolygonFields {
        @JsonProperty(required = true)
        List<Vec> points();
    }

    private interface ImageFields {
        @JsonProperty(required = true)
        String src();
    }
}
