package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.TextPosition;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;

/** Reads ids that must differ from each other. */
final class UniqueIds {
    private final String noun;
    /** Where each id stands, in UTF-16 units. */
    private final Map<String, Integer> offsets = new HashMap<>();

    /** @param noun what has the ids, for messages */
    UniqueIds(String noun) {
        this.noun = noun;
    }

    /** The id that the parser is at; null, after an error, if it cannot be used. */
    String take(String id, JsonParser parser, Reading reading) {
        if (!Ids.isValid(id)) {
            reading.error(
                    parser,
                    Code.BAD_ID,
                    "the id " + Excerpt.shown(id)
                            + " must be 1 to 32 of the characters A-Z a-z 0-9 _ -; choose another");
            return null;
        }
        Integer first = offsets.putIfAbsent(id, reading.offset(parser));
        if (first != null) {
            TextPosition at = reading.source().position(first);
            reading.error(
                    parser,
                    Code.DUPLICATE_ID,
                    "the id " + Excerpt.shown(id) + " is that of another " + noun + " in line " + at.line()
                            + ", column " + at.column() + "; give one of them another id");
            return null;
        }
        return id;
    }
}
