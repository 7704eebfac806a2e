package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Rules for symbols of texts from words that describe them, as in the legends of the Video Game Level Corpus:
 * {@code "X": ["solid", "ground"]}.
 */
public final class TextTags {
    private static final Set<String> EMPTY = Set.of("empty", "passable", "air", "sky", "background", "null");

    private TextTags() {}

    /**
     * {@return true if each symbol has a list of words, or one text}
     *
     * @param legend may be one
     */
    public static boolean isLegend(JsonNode legend) {
        return legend.isObject()
                && legend.valueStream()
                        .allMatch(words -> words.isString()
                                || words.isArray() && words.valueStream().allMatch(JsonNode::isString));
    }

    /**
     * {@return a rule for each symbol}
     *
     * @param legend symbol to a list of words, or to one text
     */
    public static List<Rule> rules(ObjectNode legend) {
        List<Rule> rules = new ArrayList<>();
        legend.properties().forEach(entry -> {
            List<String> words = new ArrayList<>();
            if (entry.getValue().isArray()) {
                entry.getValue().forEach(word -> words.add(word.asString()));
            } else {
                words.addAll(List.of(entry.getValue().asString().split("[,\\s]+")));
            }
            rules.add(rule(entry.getKey(), words));
        });
        return rules;
    }

    /**
     * {@return the rule of one symbol}
     *
     * @param symbol the character
     * @param words what it is, such as {@code solid}, {@code ladder}, {@code one-way}, {@code hazard}, {@code spawn}
     */
    public static Rule rule(String symbol, List<String> words) {
        List<String> low =
                words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        ObjectNode rule = Tree.object();
        rule.put("symbol", symbol);
        ObjectNode tile = Tree.object();
        boolean isOneWay =
                has(low, "one-way", "oneway", "one_way", "jumpthrough", "jump-through", "semisolid", "solidtop")
                        || has(low, "platform") && !has(low, "solid", "moving", "moveable");
        String object = object(low);
        if (object != null) {
            ObjectNode as = Tree.object();
            as.put("type", object);
            tile.set("object", as);
        } else if (has(low, "ladder", "climbable", "climb", "rope")) {
            tile.put("climbable", true);
        } else if (has(low, "hazard", "spike", "spikes", "lava", "damaging", "deadly", "kill")) {
            tile.put("hazard", true);
            tile.put("shape", "full");
        } else if (isOneWay) {
            tile.put("shape", "full");
            tile.set("solidFrom", JsonNodeFactory.instance.arrayNode().add("top"));
        } else if (has(low, "solid", "ground", "wall", "block", "brick", "breakable")
                && low.stream().noneMatch(EMPTY::contains)) {
            tile.put("shape", "full");
        }
        JsonNode result = tile;
        rule.set("tile", result);
        rule.put("about", String.join(" ", words));
        return new Rule(rule);
    }

    private static String object(List<String> words) {
        if (has(words, "spawn", "start", "player")) {
            return "spawn";
        }
        if (has(words, "goal", "exit", "finish")) {
            return "goal";
        }
        if (has(words, "enemy", "monster") && !has(words, "solid")) {
            return "walker";
        }
        if (has(words, "coin", "gold", "collectable", "collectible", "pickup", "gem") && !has(words, "solid")) {
            return "pickup";
        }
        return null;
    }

    private static boolean has(List<String> words, String... any) {
        for (String one : any) {
            if (words.contains(one)) {
                return true;
            }
        }
        return false;
    }
}
