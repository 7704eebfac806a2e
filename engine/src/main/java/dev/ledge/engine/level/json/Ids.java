package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Limits;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Ids of objects and layers: random, so that two branches of a project hardly ever choose the same one. */
public final class Ids {
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 5;

    private Ids() {}

    /**
     * {@return true for any {@code [A-Za-z0-9_-]{1,32}}}
     *
     * @param id the id
     */
    public static boolean isValid(String id) {
        return Limits.isId(id);
    }

    /**
     * {@return a new id: five letters and digits, without those that look alike}
     *
     * @param random where the letters come from
     * @param taken ids that it must not be
     */
    public static String random(RandomGenerator random, Set<String> taken) {
        while (true) {
            StringBuilder id = new StringBuilder(LENGTH);
            for (int i = 0; i < LENGTH; i++) {
                id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
            if (!taken.contains(id.toString())) {
                return id.toString();
            }
        }
    }
}
