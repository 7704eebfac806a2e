package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.mutation.annotation.NotNull;

/**
 * One change of a file; what the numbers mean depends on the kind, and every number means something in every file.
 *
 * @param kind what is done
 * @param where which of the places that can take it
 * @param what which of the values that can be put there
 * @param number a number of the fuzzer's own
 */
public record Edit(@NotNull Kind kind, int where, int what, double number) {

    /** What an edit does. */
    public enum Kind {
        /** Puts in a number that programs stumble over. */
        NUMBER,
        /** Changes a number a little, or to that of another place. */
        NUDGE,
        /** Puts in any number. */
        ANY_NUMBER,
        /** Puts in what stands at such a place in another file. */
        REPLACE,
        /** Adds a field, or an element, that such an object or array has in another file. */
        ADD,
        /** Adds an object of another level, with an id of its own. */
        ADD_OBJECT,
        /** Takes a value away. */
        REMOVE,
        /** Has a value twice. */
        DUPLICATE,
        /** Exchanges two values of a parent. */
        SWAP,
        /** Changes a character of a text, above all of the cells. */
        CHARACTER,
        /** Puts in a value of another type. */
        RETYPE
    }
}
