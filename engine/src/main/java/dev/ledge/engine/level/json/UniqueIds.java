package dev.ledge.engine.level.json;

import java.util.HashMap;
import java.util.Map;

/** Reads ids that must differ from each other. */
final class UniqueIds {
    private final String noun;
    private final Problems problems;
    /** Where each id stands, in UTF-16 units. */
    private final Map<String, Integer> offsets = new HashMap<>();

    /** @param noun what has the ids, for messages */
    UniqueIds(String noun, Problems problems) {
        this.noun = noun;
        this.problems = problems;
    }

    /** The id in a node; null, and an error, if there is none or it cannot be used. */
    String take(LocatedNode node) {
        String id = Values.text(node, problems);
        return id == null ? null : take(id, node.offset(), node.pointer(), node.source());
    }

    /** An id that stands at a place; null, and an error, if it cannot be used. */
    String take(String id, int offset, String pointer, JsonSource source) {
        if (!Ids.isValid(id)) {
            problems.add(
                    Severity.ERROR,
                    source,
                    offset,
                    pointer,
                    Code.BAD_ID,
                    "the id " + shown(id) + " must be 1 to 32 of the characters A-Z a-z 0-9 _ -; choose another");
            return null;
        }
        Integer first = offsets.putIfAbsent(id, offset);
        if (first != null) {
            TextPosition at = source.position(first);
            problems.add(
                    Severity.ERROR,
                    source,
                    offset,
                    pointer,
                    Code.DUPLICATE_ID,
                    "the id " + shown(id) + " is that of another " + noun + " in line " + at.line() + ", column "
                            + at.column() + "; give one of them another id");
            return null;
        }
        return id;
    }

    private static String shown(String id) {
        return LocatedNode.describeText(id);
    }
}
