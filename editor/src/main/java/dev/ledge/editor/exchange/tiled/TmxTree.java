package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.FieldTable;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.XmlSource;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads Tiled's XML ({@code .tmx}, {@code .tsx}, {@code .tx}) as the tree that its JSON would be. */
final class TmxTree {
    private static final Set<String> LAYERS = Set.of("layer", "objectgroup", "imagelayer", "group");
    private static final Map<String, String> LAYER_TYPES =
            Map.of("layer", "tilelayer", "objectgroup", "objectgroup", "imagelayer", "imagelayer", "group", "group");

    private final XmlSource source;
    private final XMLStreamReader xml;

    private TmxTree(XmlSource source) {
        this.source = source;
        this.xml = source.reader();
    }

    static Document read(Path file, Progress progress) throws LevelFormatException {
        return XmlSource.read(file, source -> new TmxTree(source).root(), progress);
    }

    /** The root, which tells what it is as Tiled's JSON does. */
    private ObjectNode root() throws XMLStreamException, LevelFormatException {
        String name = xml.getLocalName();
        return element().put("type", name);
    }

    /** The element that the reader is at, with its attributes as fields. */
    private ObjectNode element() throws XMLStreamException, LevelFormatException {
        String name = xml.getLocalName();
        ObjectNode node = source.attributes();
        if (LAYERS.contains(name)) {
            node.put("type", LAYER_TYPES.get(name));
        }
        while (source.nextChild()) {
            child(name, node);
        }
        return node;
    }

    private void child(String parent, ObjectNode node) throws XMLStreamException, LevelFormatException {
        String name = xml.getLocalName();
        if (LAYERS.contains(name)) {
            put(parent.equals("tile"), "objectgroup", "layers", node);
            return;
        }
        switch (name) {
            case "properties" -> node.set("properties", properties());
            case "tileset" -> put(parent.equals("template"), "tileset", "tilesets", node);
            case "tile" -> list(node, "tiles").add(element());
            case "object" -> put(parent.equals("template"), "object", "objects", node);
            case "image" -> image(node);
            case "data" -> data(node);
            case "polygon", "polyline" -> {
                node.set(name, points(xml.getAttributeValue(null, "points")));
                source.skip();
            }
            case "text" -> {
                ObjectNode text = source.attributes();
                text.put("text", source.text());
                node.set("text", text);
            }
            case "tileoffset", "grid" -> node.set(name, element());
            case "ellipse",
                    "point",
                    "capsule",
                    "animation",
                    "wangsets",
                    "terraintypes",
                    "transformations",
                    "editorsettings",
                    "export" -> {
                node.put(name, true);
                source.skip();
            }
            default -> unknown(node);
        }
    }

    /** Puts the element in place: as the only one of its kind there, or into a list. */
    private void put(boolean isOnly, String field, String list, ObjectNode node)
            throws XMLStreamException, LevelFormatException {
        if (isOnly) {
            node.set(field, element());
        } else {
            list(node, list).add(element());
        }
    }

    /** What no version of Tiled had when this was written: the report names it. */
    private void unknown(ObjectNode node) throws XMLStreamException, LevelFormatException {
        node.put(FieldTable.unknownElement(xml.getLocalName()), true);
        source.skip();
    }

    private static ArrayNode list(ObjectNode node, String name) {
        return node.get(name) instanceof ArrayNode list ? list : node.putArray(name);
    }

    /** JSON has the picture's attributes in the tileset, tile or layer itself. */
    private void image(ObjectNode node) throws XMLStreamException, LevelFormatException {
        ObjectNode image = source.attributes();
        node.set("image", image.get("source"));
        node.set("imagewidth", image.get("width"));
        node.set("imageheight", image.get("height"));
        if (image.has("trans")) {
            node.set("transparentcolor", image.get("trans"));
        }
        while (source.nextChild()) {
            if (xml.getLocalName().equals("data")) {
                node.put("embedded", true);
            }
            source.skip();
        }
    }

    private ArrayNode properties() throws XMLStreamException, LevelFormatException {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        while (source.nextChild()) {
            ObjectNode property = source.attributes();
            StringBuilder text = new StringBuilder();
            ArrayNode nested = null;
            while (source.nextChildOrText(text)) {
                if (xml.getLocalName().equals("properties")) {
                    nested = properties();
                } else if (xml.getLocalName().equals("item")) {
                    list(property, "items").add(item());
                } else {
                    source.skip();
                }
            }
            if (nested != null) {
                property.set("value", nested);
            } else if (property.has("items")) {
                property.set("value", property.remove("items"));
            } else if (!property.has("value")) {
                property.put("value", text.toString());
            }
            list.add(property);
        }
        return list;
    }

    /** An element of a list of values, which may be a list or an object itself. */
    private ObjectNode item() throws XMLStreamException, LevelFormatException {
        ObjectNode item = source.attributes();
        while (source.nextChild()) {
            if (xml.getLocalName().equals("properties")) {
                item.set("value", properties());
            } else if (xml.getLocalName().equals("item")) {
                list(item, "value").add(item());
            } else {
                source.skip();
            }
        }
        return item;
    }

    /** Cells: as text of some encoding, as elements, or in chunks of either. */
    private void data(ObjectNode layer) throws XMLStreamException, LevelFormatException {
        ObjectNode data = source.attributes();
        String encoding = data.has("encoding") ? data.get("encoding").asString() : "";
        layer.put("encoding", encoding);
        layer.set("compression", data.get("compression"));
        XmlSource.Cells cells = source.cells(encoding);
        while (cells.nextChild()) {
            if (xml.getLocalName().equals("tile")) {
                cells.add(gid());
                source.skip();
            } else if (xml.getLocalName().equals("chunk")) {
                ObjectNode chunk = source.attributes();
                XmlSource.Cells inner = source.cells(encoding);
                while (inner.nextChild()) {
                    inner.add(gid());
                    source.skip();
                }
                inner.putInto(chunk, "data");
                list(layer, "chunks").add(chunk);
            } else {
                unknown(layer);
            }
        }
        if (!layer.has("chunks")) {
            cells.putInto(layer, "data");
        }
    }

    private long gid() {
        String gid = xml.getAttributeValue(null, "gid");
        try {
            return gid == null ? 0 : Long.parseLong(gid.trim());
        } catch (NumberFormatException none) {
            return 0;
        }
    }

    private ArrayNode points(String text) {
        ArrayNode points = JsonNodeFactory.instance.arrayNode();
        if (text == null) {
            return points;
        }
        for (String pair : text.trim().split("\\s+")) {
            String[] parts = pair.split(",");
            if (parts.length == 2) {
                points.addObject().put("x", parts[0]).put("y", parts[1]);
            }
        }
        return points;
    }
}
