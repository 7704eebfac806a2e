package dev.ledge.engine.level;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What an actor inherits of its support's velocity when it leaves that. */
public enum TakeOff {
    /** Its sideways speed, and on a jump its upward speed, too. */
    ADD,
    /** On a jump the same, on a fall nothing. */
    UPWARD,
    /** Nothing. */
    NONE;

    /** The words in files, in the order of the constants. */
    static final List<String> WORDS = Arrays.stream(values()).map(TakeOff::json).toList();

    /** {@return the word in files} */
    public String json() {
        return name().toLowerCase(Locale.ROOT);
    }
}
