package dev.ledge.editor.exchange.tree;

import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * Reads parts of trees that other programs wrote: a number may stand as text, a flag as 0 or 1, and what is missing is
 * as good as null.
 */
public final class Tree {
    /** Half characters, which no encoding has, and two that XML has no way at all to write. */
    private static final Pattern UNWRITABLE = Pattern.compile("[\\p{Cs}\\uFFFE\\uFFFF]");

    private Tree() {}

    /**
     * {@return a field's value, missing if there is none}
     *
     * @param node an object, or anything else
     * @param names the field's names, newer ones first
     */
    public static JsonNode get(JsonNode node, String... names) {
        for (String name : names) {
            JsonNode value = node.get(name);
            if (value != null && !value.isNull()) {
                return value;
            }
        }
        return MissingNode.getInstance();
    }

    /**
     * {@return JSON that stays the same in any file}
     *
     * @param node any tree
     */
    public static String json(JsonNode node) {
        return UNWRITABLE
                .matcher(node.toString())
                .replaceAll(found -> "\\\\u%04x".formatted((int) found.group().charAt(0)));
    }

    /**
     * {@return a text, or null where there is none or an empty one}
     *
     * @param node an object
     * @param names the field's names, newer ones first
     */
    public static String text(JsonNode node, String... names) {
        for (String name : names) {
            JsonNode value = node.get(name);
            if (value != null && value.isValueNode() && !value.isNull() && !value.isPojo()) {
                String text = value.asString();
                if (!text.isEmpty()) {
                    return text;
                }
            }
        }
        return null;
    }

    /**
     * {@return a number, written as one or as text; another where there is none}
     *
     * @param node an object
     * @param name the field
     * @param otherwise for what is missing, no number, or none that ends
     */
    public static double number(JsonNode node, String name, double otherwise) {
        return number(get(node, name), otherwise);
    }

    /**
     * {@return a value as a number; another where it is none}
     *
     * @param value any value
     * @param otherwise for what is no number, or none that ends
     */
    public static double number(JsonNode value, double otherwise) {
        double number = Double.NaN;
        if (value.isNumber()) {
            number = value.doubleValue();
        } else if (value.isString()) {
            try {
                number = Double.parseDouble(value.stringValue().trim());
            } catch (NumberFormatException none) {
                return otherwise;
            }
        }
        return Double.isFinite(number) ? number : otherwise;
    }

    /**
     * {@return a whole number, cut to what an int holds}
     *
     * @param node an object
     * @param name the field
     * @param otherwise for what is missing or no number
     */
    public static int integer(JsonNode node, String name, int otherwise) {
        return (int) number(node, name, otherwise);
    }

    /**
     * {@return a value as a flag: true, 1 and {@code "true"} are; another where it is none}
     *
     * @param value any value
     * @param otherwise for what is neither true nor false
     */
    public static boolean flag(JsonNode value, boolean otherwise) {
        if (value.isBoolean()) {
            return value.booleanValue();
        }
        if (value.isNumber()) {
            return value.doubleValue() != 0;
        }
        String text = value.isString() ? value.stringValue().trim().toLowerCase(Locale.ROOT) : "";
        return switch (text) {
            case "true", "1", "yes" -> true;
            case "false", "0", "no" -> false;
            default -> otherwise;
        };
    }

    /**
     * {@return a flag}
     *
     * @param node an object
     * @param name the field
     * @param otherwise for what is missing or neither true nor false
     */
    public static boolean flag(JsonNode node, String name, boolean otherwise) {
        return flag(get(node, name), otherwise);
    }

    /**
     * {@return the elements of a list, none where there is no list}
     *
     * @param node an object
     * @param name the field
     */
    public static List<JsonNode> list(JsonNode node, String name) {
        JsonNode value = get(node, name);
        List<JsonNode> elements = new ArrayList<>();
        if (value.isArray()) {
            value.forEach(elements::add);
        }
        return elements;
    }

    /**
     * {@return a list of whole numbers, or null where there is none}
     *
     * @param node an object
     * @param name the field
     */
    public static Numbers numbers(JsonNode node, String name) {
        JsonNode value = get(node, name);
        if (value instanceof POJONode pojo && pojo.getPojo() instanceof Numbers numbers) {
            return numbers;
        }
        return value.isArray() && value.isEmpty() ? new Numbers() : null;
    }

    /**
     * {@return a pair that stands as a list of two, or null}
     *
     * @param node an object
     * @param name the field
     */
    public static Vec pair(JsonNode node, String name) {
        JsonNode value = get(node, name);
        if (value instanceof POJONode) {
            List<Double> two = new ArrayList<>();
            numbers(node, name).forEach(number -> two.add((double) (int) number));
            return two.size() < 2 ? null : new Vec(two.get(0), two.get(1));
        }
        return value.isArray() && value.size() >= 2 ? new Vec(number(value.get(0), 0), number(value.get(1), 0)) : null;
    }

    /** {@return an empty object} */
    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /**
     * {@return points as a list of pairs}
     *
     * @param points in px, or cells
     */
    public static JsonNode points(List<Vec> points) {
        var list = JsonNodeFactory.instance.arrayNode();
        points.forEach(point -> list.add(point(point)));
        return list;
    }

    /**
     * {@return a point as a pair}
     *
     * @param point in px, or cells
     */
    public static JsonNode point(Vec point) {
        return JsonNodeFactory.instance.arrayNode().add(number(point.x())).add(number(point.y()));
    }

    /**
     * {@return a number, as a whole one where it is}
     *
     * @param number finite
     */
    public static JsonNode number(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? JsonNodeFactory.instance.numberNode((long) number)
                : JsonNodeFactory.instance.numberNode(number);
    }
}
