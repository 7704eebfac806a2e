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
        if (id == null) {
            return null;
        }
        if (!Ids.isValid(id)) {
            problems.error(
                    node,
                    Code.BAD_ID,
                    "the id " + node.describe() + " must be 1 to 32 of the characters A-Z a-z 0-9 _ -; choose another");
            return null;
        }
        Integer first = offsets.putIfAbsent(id, node.offset());
        if (first != null) {
            TextPosition at = node.source().position(first);
            problems.error(
                    node,
                    Code.DUPLICATE_ID,
                    "the id " + node.describe() + " is that of another " + noun + " in line " + at.line() + ", column "
                            + at.column() + "; give one of them another id");
            return null;
        }
        return id;
    }
}
