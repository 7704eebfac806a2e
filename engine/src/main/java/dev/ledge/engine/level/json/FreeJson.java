package dev.ledge.engine.level.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON that Ledge does not look into, as immutable maps and lists: {@code props}, and fields of a later version.
 * Numbers keep their exact value.
 */
final class FreeJson {
    private FreeJson() {}

    /** The value of a node: a map, list, string, {@link Number}, boolean or null. */
    static Object of(LocatedNode node, Problems problems) {
        return switch (node.kind()) {
            case OBJECT -> map(node, problems);
            case ARRAY -> list(node, problems);
            case STRING -> node.text();
            case NUMBER -> number(node, problems);
            case BOOLEAN -> node.asBoolean();
            case NULL -> null;
        };
    }

    /** The fields of an object in the file's order. */
    static Map<String, Object> map(LocatedNode node, Problems problems) {
        Map<String, Object> map = new LinkedHashMap<>();
        node.fields().forEach((name, value) -> map.put(name, of(value, problems)));
        return Collections.unmodifiableMap(map);
    }

    private static List<Object> list(LocatedNode node, Problems problems) {
        List<Object> list = new ArrayList<>();
        node.elements().forEach(value -> list.add(of(value, problems)));
        return Collections.unmodifiableList(list);
    }

    private static Number number(LocatedNode node, Problems problems) {
        if (!Numbers.isJsonNumber(node.text())) {
            return 0L; // has been told of by the parser
        }
        try {
            return Numbers.exact(node.text());
        } catch (ArithmeticException e) {
            problems.error(node, Code.NOT_FINITE, node.describe() + " has too large an exponent; give a smaller one");
            return 0L;
        }
    }
}
