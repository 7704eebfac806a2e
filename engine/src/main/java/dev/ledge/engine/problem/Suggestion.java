package dev.ledge.engine.problem;

import java.util.Collection;

/** Finds the word that was probably meant. */
public final class Suggestion {
    private static final int LONGEST = 64;

    private Suggestion() {}

    /**
     * {@code "; did you mean \"x\"?"} for the known word that is nearest to a misspelt one, or the empty string if none
     * is near.
     *
     * @param word the misspelt one
     * @param known the words that there are
     * @return what to add to a message
     */
    public static String among(String word, Collection<String> known) {
        String nearest = null;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : known) {
            if (candidate.equals(word)) {
                continue; // Known, only not here: it is no misspelling.
            }
            int distance = candidate.equalsIgnoreCase(word) ? 0 : distance(word, candidate, least);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest == null ? "" : "; did you mean " + Excerpt.quoted(nearest) + "?";
    }

    /**
     * How many letters must be put in, taken out, replaced or swapped with their neighbour; {@code most} for words too
     * far apart to be looked at.
     */
    private static int distance(String a, String b, int most) {
        if (a.length() > LONGEST || b.length() > LONGEST || Math.abs(a.length() - b.length()) >= most) {
            return most;
        }
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0 ? i + j : cheapest(a, b, d, i, j);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int cheapest(String a, String b, int[][] d, int i, int j) {
        char last = a.charAt(i - 1);
        int replaced = d[i - 1][j - 1] + (last == b.charAt(j - 1) ? 0 : 1);
        int cheapest = Math.min(replaced, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        boolean isSwap = i > 1 && j > 1 && last == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return isSwap ? Math.min(cheapest, d[i - 2][j - 2] + 1) : cheapest;
    }
}
