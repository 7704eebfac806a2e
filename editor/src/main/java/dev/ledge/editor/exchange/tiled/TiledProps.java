package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.tree.Tree;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Custom properties: a list of names, types and values, or in old files an object. */
final class TiledProps {
    /** The property that has the names of the user's own types, by the names of the properties of these types. */
    private static final String TYPES = "propertytypes";

    private TiledProps() {}

    /** The properties of a map, layer, tileset, tile or object by name. */
    static ObjectNode of(JsonNode owner) {
        return read(Tree.get(owner, "properties"));
    }

    private static ObjectNode read(JsonNode properties) {
        ObjectNode props = Tree.object();
        ObjectNode types = Tree.object();
        if (properties.isArray()) {
            for (JsonNode property : properties) {
                String name = Tree.text(property, "name");
                if (name != null) {
                    props.set(name, value(Tree.get(property, "value"), Tree.text(property, "type")));
                }
                String propertyType = Tree.text(property, "propertytype");
                if (name != null && propertyType != null) {
                    types.put(name, propertyType);
                }
            }
        } else if (properties instanceof ObjectNode object) {
            object.properties().forEach(entry -> props.set(entry.getKey(), value(entry.getValue(), null)));
        }
        if (!types.isEmpty() && !props.has(TYPES)) {
            props.set(TYPES, types);
        }
        return props;
    }

    private static JsonNode value(JsonNode value, String type) {
        if (value.isArray() && "class".equals(type)) {
            return read(value);
        }
        if (value.isArray() && "list".equals(type)) {
            ArrayNode list = JsonNodeFactory.instance.arrayNode();
            value.forEach(item -> list.add(value(Tree.get(item, "value"), Tree.text(item, "type"))));
            return list;
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
