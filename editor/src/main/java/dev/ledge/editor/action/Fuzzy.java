package dev.ledge.editor.action;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Finds by a few letters in their order, as in {@code zo} for Zoom out. */
final class Fuzzy {
    private static final int WORD_START = 8;
    private static final int CONSECUTIVE = 9;
    private static final int PLAIN = 1;
    /** What the first letter of all counts more than that of another word. */
    private static final int FIRST = 4;

    private Fuzzy() {}

    /** The items that have the letters of the query in their order, best first; all, as they are, for a blank query. */
    static <T> List<T> filter(List<T> items, String query, Function<T, String> text) {
        String letters = query.toLowerCase(Locale.ROOT)
                .replace(" ", "")
                .replace("...", "")
                .replace("…", "");
        if (letters.isEmpty()) {
            return items;
        }
        record Scored<T>(T item, int score) {}
        return items.stream()
                .map(item -> new Scored<>(item, score(text.apply(item), letters)))
                .filter(scored -> scored.score() > 0)
                .sorted(Comparator.comparingInt(scored -> -scored.score()))
                .map(Scored::item)
                .toList();
    }

    /** How well the letters fit, 0 if they are not all there in their order. */
    static int score(String text, String letters) {
        String lower = text.toLowerCase(Locale.ROOT);
        int best = 0;
        for (int start = lower.indexOf(letters.charAt(0)); start >= 0; ) {
            best = Math.max(best, scoreFrom(lower, letters, start));
            start = lower.indexOf(letters.charAt(0), start + 1);
        }
        // Of equal fits the shorter text is the likelier one.
        return best == 0 ? 0 : best * 100 + Math.max(0, 99 - text.length());
    }

    private static int scoreFrom(String text, String letters, int start) {
        int score = start == 0 ? FIRST : 0;
        int last = start - 1;
        for (int i = 0; i < letters.length(); i++) {
            int at = text.indexOf(letters.charAt(i), last + 1);
            if (at < 0) {
                return 0;
            }
            boolean wordStart = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            score += wordStart ? WORD_START : i > 0 && at == last + 1 ? CONSECUTIVE : PLAIN;
            last = at;
        }
        return score;
    }
}
