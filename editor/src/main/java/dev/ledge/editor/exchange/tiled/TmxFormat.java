package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.editor.exchange.tree.Numbers;
import dev.ledge.editor.exchange.tree.Tree;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A map of Tiled's, as XML, with a picture of the tiles beside it. */
public final class TmxFormat extends TiledExport {
    private static final Map<String, String> LAYERS =
            Map.of("tilelayer", "layer", "objectgroup", "objectgroup", "imagelayer", "imagelayer");
    private static final Set<String> IMAGE = Set.of("image", "imagewidth", "imageheight");

    @Override
    public String id() {
        return "tmx";
    }

    @Override
    public String label() {
        return "Tiled map, XML (tmx)";
    }

    @Override
    public String about() {
        return "a map of Tiled's, as XML";
    }

    @Override
    void write(JsonNode map, OutputStream out, Steps steps) throws IOException {
        try {
            XmlText xml = new XmlText(out, steps);
            xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
            element("map", map, xml, "");
            xml.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** An element whose plain fields are attributes. */
    private static void element(String name, JsonNode node, XmlText xml, String indent) {
        xml.append(indent).append('<').append(name);
        boolean isLayer = LAYERS.containsValue(name);
        node.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            boolean isType = entry.getKey().equals("type") && (isLayer || name.equals("map"));
            boolean isPlain = value.isValueNode() && !value.isPojo() && !IMAGE.contains(entry.getKey());
            boolean isEmptyText = value.isString() && value.stringValue().isEmpty();
            if (isPlain && !isType && !isEmptyText) {
                String text = value.isBoolean() ? value.booleanValue() ? "1" : "0" : value.asString();
                attribute(entry.getKey(), text, xml);
            }
        });
        xml.append(">\n");
        children(node, xml, indent + ' ');
        xml.append(indent).append("</").append(name).append(">\n");
    }

    private static void attribute(String name, String value, XmlText xml) {
        xml.append(' ').append(name).append("=\"");
        escape(value, xml);
        xml.append('"');
    }

    private static void escape(String value, XmlText xml) {
        String text = XmlText.writable(value);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '&' -> xml.append("&amp;");
                case '"' -> xml.append("&quot;");
                case '\n', '\r', '\t' -> xml.append("&#").append((int) c).append(';');
                default -> xml.append(c);
            }
        }
    }

    /** In the order that Tiled writes them in. */
    private static void children(JsonNode node, XmlText xml, String indent) {
        if (node.get("image") != null) {
            xml.append(indent).append("<image");
            attribute("source", node.get("image").asString(), xml);
            if (node.has("imagewidth")) {
                attribute("width", node.get("imagewidth").asString(), xml);
                attribute("height", node.get("imageheight").asString(), xml);
            }
            xml.append("/>\n");
        }
        properties(node, xml, indent);
        Tree.list(node, "tilesets").forEach(set -> element("tileset", set, xml, indent));
        if (node.get("objectgroup") != null) {
            element("objectgroup", node.get("objectgroup"), xml, indent);
        }
        Tree.list(node, "tiles").forEach(tile -> element("tile", tile, xml, indent));
        for (JsonNode layer : Tree.list(node, "layers")) {
            element(LAYERS.get(layer.get("type").asString()), layer, xml, indent);
        }
        Numbers cells = Tree.numbers(node, "data");
        if (cells != null) {
            data(cells, Tree.integer(node, "width", 1), xml, indent);
        }
        Tree.list(node, "objects").forEach(object -> element("object", object, xml, indent));
        for (String outline : new String[] {"polygon", "polyline"}) {
            if (node.has(outline)) {
                StringBuilder points = new StringBuilder();
                for (JsonNode point : node.get(outline)) {
                    points.append(points.isEmpty() ? "" : " ")
                            .append(point.get("x").asString())
                            .append(',')
                            .append(point.get("y").asString());
                }
                xml.append(indent).append('<').append(outline);
                attribute("points", points.toString(), xml);
                xml.append("/>\n");
            }
        }
    }

    private static void properties(JsonNode node, XmlText xml, String indent) {
        if (Tree.list(node, "properties").isEmpty()) {
            return;
        }
        xml.append(indent).append("<properties>\n");
        for (JsonNode property : node.get("properties")) {
            String type = property.get("type").asString();
            xml.append(indent).append(" <property");
            attribute("name", property.get("name").asString(), xml);
            if (!type.equals("string")) {
                attribute("type", type, xml);
            }
            attribute("value", property.get("value").asString(), xml);
            xml.append("/>\n");
        }
        xml.append(indent).append("</properties>\n");
    }

    private static void data(Numbers cells, int width, XmlText xml, String indent) {
        xml.append(indent).append("<data encoding=\"csv\">\n");
        int[] at = {0};
        cells.forEach(gid -> {
            if (at[0] > 0) {
                xml.append(at[0] % width == 0 ? ",\n" : ",");
            }
            xml.steps().next();
            xml.append(gid);
            at[0]++;
        });
        xml.append('\n').append(indent).append("</data>\n");
    }
}
