package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.bind.ValueReaders;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Suggestion;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;

/** Texts that name something: an id, a layer, a tile, a surface, a picture. */
final class NameReaders {
    private static final Map<String, String> TELLS = words("turn", "up", "down", "left", "right", "stop");
    private static final Map<String, String> REPEATS = words("x", "y", "xy");

    private NameReaders() {}

    private static Map<String, String> words(String... words) {
        Map<String, String> same = new LinkedHashMap<>();
        for (String word : words) {
            same.put(word, word);
        }
        return same;
    }

    /** The reader of a text by the component that it is for; the same name means the same everywhere. */
    static ValueReaders.Read<String> of(BeanProperty property) {
        Class<?> record = property.getMember().getDeclaringClass();
        Header.Of header = ValueReaders.component(property).getAnnotation(Header.Of.class);
        if (header != null) {
            return (parser, reading) -> Header.format(parser, header.value(), reading);
        }
        return switch (property.getName()) {
            case "id" ->
                record == ObjectCommon.class
                        ? NameReaders::objectId
                        : record == LayerCommon.class ? NameReaders::layerId : ValueReaders::text;
            case "layer" -> NameReaders::layer;
            case "tile" -> NameReaders::tile;
            case "surface" -> NameReaders::surface;
            case "src" -> NameReaders::picture;
            case "color" -> LevelWords::color;
            case "repeat" -> record == ImageLayer.class ? wordOf(REPEATS) : ValueReaders::text;
            case "tells" -> record == Marker.class ? wordOf(TELLS) : ValueReaders::text;
            default -> ValueReaders::text;
        };
    }

    private static ValueReaders.Read<String> wordOf(Map<String, String> words) {
        return (parser, reading) -> ValueReaders.word(parser, words, reading);
    }

    private static String objectId(JsonParser parser, Reading reading) {
        String id = ValueReaders.text(parser, reading);
        return id == null ? null : LevelScope.of(reading).objects().take(id, parser, reading);
    }

    private static String layerId(JsonParser parser, Reading reading) {
        String id = ValueReaders.text(parser, reading);
        if (id == null) {
            return null;
        }
        LevelScope.of(reading).layerIds().add(id);
        return LevelScope.of(reading).layers().take(id, parser, reading);
    }

    private static String layer(JsonParser parser, Reading reading) {
        String layer = ValueReaders.text(parser, reading);
        Set<String> known = LevelScope.of(reading).layerIds();
        if (layer != null && !known.contains(layer)) {
            reading.warning(
                    parser,
                    Code.UNKNOWN_LAYER,
                    "there is no layer " + reading.describe(parser) + "; the object is drawn after all layers"
                            + Suggestion.among(layer, known));
        }
        return layer;
    }

    /** The name of a tile that must be there. */
    static String tile(JsonParser parser, Reading reading) {
        String name = ValueReaders.text(parser, reading);
        PaletteField field = LevelScope.palette(reading);
        if (name == null || field.isBroken()) {
            return name;
        }
        Palette palette = field.palette();
        if (palette == null) {
            reading.error(
                    parser,
                    Code.UNKNOWN_TILE,
                    "there is no tile " + reading.describe(parser)
                            + ", as the level has no palette; add the field \"palette\"");
        } else if (!palette.tiles().containsKey(name)) {
            reading.error(
                    parser,
                    Code.UNKNOWN_TILE,
                    "the palette has no tile " + reading.describe(parser) + "; add it to the palette or choose another"
                            + Suggestion.among(name, palette.tiles().keySet()));
        }
        return name;
    }

    private static String surface(JsonParser parser, Reading reading) {
        String name = ValueReaders.text(parser, reading);
        Set<String> known = LevelScope.surfaces(reading);
        // Every palette has the surface that leaves the actor as it is, whether it says so or not.
        if (name != null && known != null && !known.contains(name) && !name.equals("normal")) {
            reading.error(
                    parser,
                    Code.UNKNOWN_SURFACE,
                    "the palette has no surface " + reading.describe(parser)
                            + "; add it under \"surfaces\" or choose another" + Suggestion.among(name, known));
        }
        return name;
    }

    /** Of objects pictures are not looked for: each may name one, and there may be a million. */
    private static String picture(JsonParser parser, Reading reading) {
        String src = ValueReaders.text(parser, reading);
        if (src != null && reading.form(LevelObject.class) == null) {
            LevelScope.of(reading).pictures().check(src, parser, reading);
        }
        return src;
    }
}
