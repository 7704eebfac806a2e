package dev.ledge.engine.run;

import java.util.Collection;

/** Finds the word that was probably meant. */
final class Suggestion {
    private Suggestion() {}

    /** {@code " (did you mean 'x'?)"} for the known word that is nearest to a misspelt one, or the empty string if none is near. */
    static String among(String word, Collection<String> known) {
        String nearest = null;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : known) {
            int distance = distance(word, candidate);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest == null ? "" : " (did you mean \"" + nearest + "\"?)";
    }

    /** Levenshtein's distance: how many letters must be put in, taken out or replaced. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
