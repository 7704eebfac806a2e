package dev.ledge.engine.level.json;

import java.util.Collection;

/** Finds the word that was probably meant. */
public final class Suggestion {
    private static final int LONGEST = 64;

    private Suggestion() {}

    /** {@code "; did you mean \"x\"?"} for the known word that is nearest to a misspelt one, or the empty string if none is near. */
    public static String among(String word, Collection<String> known) {
        String nearest = null;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : known) {
            int distance = candidate.equalsIgnoreCase(word) ? 0 : distance(word, candidate, least);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest == null ? "" : "; did you mean \"" + nearest + "\"?";
    }

    /** Levenshtein's distance: how many letters must be put in, taken out or replaced; {@code most} for words too far apart to be looked at. */
    private static int distance(String a, String b, int most) {
        if (a.length() > LONGEST || b.length() > LONGEST || Math.abs(a.length() - b.length()) >= most) {
            return most;
        }
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
