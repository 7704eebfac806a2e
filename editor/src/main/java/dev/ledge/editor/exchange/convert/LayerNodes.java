package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The layers of the level that is being made, with what every layer has, each with an id of its own. */
final class LayerNodes {
    private static final int MOST_LETTERS = 24;
    private static final double MOST_PARALLAX = 1000;

    private final ArrayNode nodes = JsonNodeFactory.instance.arrayNode();
    private final Set<String> ids = new HashSet<>();

    /** As they are written in a level. */
    ArrayNode nodes() {
        return nodes;
    }

    int size() {
        return nodes.size();
    }

    /** The id of the layer that was added last, or null. */
    String last() {
        return nodes.isEmpty() ? null : nodes.get(nodes.size() - 1).get("id").asString();
    }

    /**
     * Adds a layer.
     *
     * @param kind {@code tiles} or {@code image}
     * @return the layer, for what only its kind has
     */
    ObjectNode add(SourceLayer.Info info, String kind) {
        ObjectNode node = nodes.addObject();
        node.put("id", id(info.name())).put("kind", kind).put("name", info.name());
        if (!info.visible()) {
            node.put("visible", false);
        }
        if (info.locked()) {
            node.put("locked", true);
        }
        if (info.opacity() != 1) {
            node.set("opacity", Tree.number(info.opacity()));
        }
        Vec parallax = info.parallax();
        if (parallax.x() != 1 || parallax.y() != 1) {
            node.set("parallax", Tree.point(new Vec(factor(parallax.x()), factor(parallax.y()))));
        }
        if (info.offset().x() != 0 || info.offset().y() != 0) {
            node.set("offset", Tree.point(info.offset()));
        }
        ObjectNode props = info.props().deepCopy();
        if (info.className() != null) {
            props.put("class", info.className());
        }
        if (!props.isEmpty()) {
            node.set("props", props);
        }
        return node;
    }

    private static double factor(double parallax) {
        return Math.max(-MOST_PARALLAX, Math.min(MOST_PARALLAX, parallax));
    }

    private String id(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9_-]+", "-").replaceAll("^-+|-+$", "");
        String base =
                plain.isEmpty() ? "layer" : plain.length() > MOST_LETTERS ? plain.substring(0, MOST_LETTERS) : plain;
        String id = base;
        for (int i = 2; !ids.add(id); i++) {
            id = base + "-" + i;
        }
        return id;
    }
}
