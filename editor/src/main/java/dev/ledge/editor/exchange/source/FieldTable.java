package dev.ledge.editor.exchange.source;

import dev.ledge.engine.problem.Excerpt;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of one kind of object in another program's file: those that its reader asks for, or that say nothing of
 * the level, and those that are kept as they are. All others, which no reader knows, are kept and named in the report,
 * so that nothing goes away silently, in the next version of that program either.
 *
 * @param noun how the report names the kind of object
 * @param read fields that are asked for, or that the other program keeps for itself
 * @param kept fields that become properties of the same name
 */
public record FieldTable(String noun, Set<String> read, Set<String> kept) {
    /** A value that is nested deeper than this is no field of any program, and not kept. */
    private static final int DEEPEST = 16;

    /** Takes copies. */
    public FieldTable {
        read = Set.copyOf(read);
        kept = Set.copyOf(kept);
    }

    /**
     * {@return the name in a tree of an XML element that nobody knows, which no attribute can have}
     *
     * @param name of the element
     */
    public static String unknownElement(String name) {
        return '<' + name + '>';
    }

    /**
     * {@return this, with more fields that are asked for}
     *
     * @param more their names
     */
    public FieldTable with(String... more) {
        Set<String> all = new HashSet<>(read);
        all.addAll(Set.of(more));
        return new FieldTable(noun, all, kept);
    }

    /**
     * Takes over what the reader does not ask for.
     *
     * @param node the object
     * @param props takes what is kept; null where nothing can be
     * @param place where it is, for people
     * @param report names what nobody knows
     */
    public void take(JsonNode node, ObjectNode props, String place, ImportReport report) {
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String name = field.getKey();
            if (read.contains(name) || isNothing(field.getValue())) {
                continue;
            }
            boolean isKept = props != null && !props.has(name) && !name.startsWith("<") && isKeepable(field.getValue());
            if (isKept) {
                props.set(name, field.getValue());
            }
            if (!isKept || !kept.contains(name)) {
                String what = (name.startsWith("<") ? "element " : "field ") + Excerpt.of(name) + " of " + noun;
                report.lost(what + (isKept ? ", kept in props" : ", which is left out"), place);
            }
        }
    }

    private static boolean isNothing(JsonNode value) {
        return value.isNull()
                || value.isMissingNode()
                || value.isContainer() && value.isEmpty()
                || value.isString() && value.stringValue().isEmpty();
    }

    private static boolean isKeepable(JsonNode value) {
        return isKeepable(value, DEEPEST);
    }

    private static boolean isKeepable(JsonNode value, int depth) {
        if (!value.isContainer()) {
            return !value.isPojo();
        }
        if (depth == 0) {
            return false;
        }
        for (JsonNode child : value) {
            if (!isKeepable(child, depth - 1)) {
                return false;
            }
        }
        return true;
    }
}
