package dev.ledge.editor.document;

import java.util.Set;
import java.util.random.RandomGenerator;

/** New ids: five random characters, so that objects that two people add do not get the same one. */
public final class FreshIds {
    private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 5;

    private FreshIds() {}

    /** An id that is not among the taken ones. */
    public static String next(RandomGenerator random, Set<String> taken) {
        while (true) {
            StringBuilder id = new StringBuilder(LENGTH);
            for (int i = 0; i < LENGTH; i++) {
                id.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
            }
            if (!taken.contains(id.toString())) {
                return id.toString();
            }
        }
    }
}
