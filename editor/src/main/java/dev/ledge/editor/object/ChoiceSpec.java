package dev.ledge.editor.object;

import java.util.List;
import java.util.function.Function;

/**
 * A choice of a few values: what it is called, what there is to choose from, and what it does.
 *
 * @param hint one line for people
 * @param words each value, for people
 * @param explanation of each value, empty for those that say all themselves
 */
public record ChoiceSpec<V>(
        String label, String hint, List<V> values, Function<V, String> words, Function<V, String> explanation) {

    /** Of values that say all themselves. */
    public static <V> ChoiceSpec<V> of(String label, String hint, List<V> values, Function<V, String> words) {
        return new ChoiceSpec<>(label, hint, values, words, value -> "");
    }
}
