package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.tree.Tree;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Custom properties: a list of names, types and values, or in old files an object. */
final class TiledProps {
    private TiledProps() {}

    /** The properties of a map, layer, tileset, tile or object by name. */
    static ObjectNode of(JsonNode owner) {
        return read(Tree.get(owner, "properties"));
    }

    private static ObjectNode read(JsonNode properties) {
        ObjectNode props = Tree.object();
        if (properties.isArray()) {
            for (JsonNode property : properties) {
                String name = Tree.text(property, "name");
                if (name != null) {
                    props.set(name, value(Tree.get(property, "value"), Tree.text(property, "type")));
                }
            }
        } else if (properties instanceof ObjectNode object) {
            object.properties().forEach(entry -> props.set(entry.getKey(), value(entry.getValue(), null)));
        }
        return props;
    }

    private static JsonNode value(JsonNode value, String type) {
        if (value.isArray() && "class".equals(type)) {
            return read(value);
        }
        if (value.isMissingNode()) {
            return JsonNodeFactory.instance.stringNode("");
        }
        if (!value.isString() || type == null) {
            return value;
        }
        return switch (type) {
            case "bool" -> JsonNodeFactory.instance.booleanNode(Tree.flag(value, false));
            case "int", "float", "object" -> {
                double number = Tree.number(value, Double.NaN);
                yield Double.isNaN(number) ? value : Tree.number(number);
            }
            default -> value;
        };
    }
}
