package dev.ledge.engine.level.json;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;

/** Texts that name something: an id, a layer, a tile, a surface, a picture. */
final class NameReaders {
    private static final Map<String, String> TELLS = new LinkedHashMap<>();

    static {
        for (String word : new String[] {"turn", "up", "down", "left", "right", "stop"}) {
            TELLS.put(word, word);
        }
    }

    private NameReaders() {}

    /** The reader of a text by the component that it is for; the same name means the same everywhere. */
    static ValueReaders.Read<String> of(BeanProperty property) {
        Class<?> record = property.getMember().getDeclaringClass();
        return switch (property.getName()) {
            case "id" -> record == ObjectCommon.class ? NameReaders::id : ValueReaders::text;
            case "layer" -> NameReaders::layer;
            case "tile" -> NameReaders::tile;
            case "surface" -> NameReaders::surface;
            case "src" -> NameReaders::picture;
            case "color" -> ValueReaders::color;
            case "tells" -> record == LevelObject.Marker.class ? NameReaders::tells : ValueReaders::text;
            default -> ValueReaders::text;
        };
    }

    private static String tells(JsonParser parser, Reading reading) {
        return ValueReaders.word(parser, TELLS, reading);
    }

    private static String id(JsonParser parser, Reading reading) {
        String id = ValueReaders.text(parser, reading);
        return id == null
                ? null
                : reading.scope()
                        .objects()
                        .ids()
                        .take(id, reading.offset(parser), reading.pointer(parser), reading.source());
    }

    private static String layer(JsonParser parser, Reading reading) {
        String layer = ValueReaders.text(parser, reading);
        ObjectsReader objects = reading.scope().objects();
        if (layer != null && !objects.layerIds().contains(layer)) {
            reading.warning(
                    parser,
                    Code.UNKNOWN_LAYER,
                    "there is no layer " + reading.describe(parser) + "; the object is drawn after all layers"
                            + Suggestion.among(layer, objects.layerIds()));
        }
        return layer;
    }

    private static String tile(JsonParser parser, Reading reading) {
        String name = ValueReaders.text(parser, reading);
        String wrong = name == null
                ? null
                : Legend.unknownTile(
                        name, reading.describe(parser), reading.scope().palette());
        if (wrong != null) {
            reading.error(parser, Code.UNKNOWN_TILE, wrong);
        }
        return name;
    }

    private static String surface(JsonParser parser, Reading reading) {
        String name = ValueReaders.text(parser, reading);
        Map<String, ?> known = reading.scope().surfaces();
        // Every palette has the surface that leaves the actor as it is, whether it says so or not.
        if (name != null && known != null && !known.containsKey(name) && !name.equals("normal")) {
            reading.error(
                    parser,
                    Code.UNKNOWN_SURFACE,
                    "the palette has no surface " + reading.describe(parser)
                            + "; add it under \"surfaces\" or choose another" + Suggestion.among(name, known.keySet()));
        }
        return name;
    }

    private static String picture(JsonParser parser, Reading reading) {
        String src = ValueReaders.text(parser, reading);
        Pictures pictures = reading.scope().pictures();
        if (src != null && pictures != null) {
            pictures.check(
                    src,
                    reading.describe(parser),
                    (severity, code, message) ->
                            reading.add(severity, reading.offset(parser), reading.pointer(parser), code, message));
        }
        return src;
    }
}
