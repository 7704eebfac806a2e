package dev.ledge.engine.level;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What lets an actor fall through what can be dropped through. */
public enum DropThroughBy {
    /** A fresh press of jump while down is held. */
    JUMP,
    /** A fresh press of down. */
    DOWN;

    /** The words in files, in the order of the constants. */
    static final List<String> WORDS =
            Arrays.stream(values()).map(DropThroughBy::json).toList();

    /** {@return the word in files} */
    public String json() {
        return name().toLowerCase(Locale.ROOT);
    }
}
