package dev.ledge.engine.world.type;

import java.util.Locale;

/** The buttons of a game, as bits of an int. */
public enum Buttons {
    /** Walk, steer or climb to the left. */
    LEFT,
    /** Walk, steer or climb to the right. */
    RIGHT,
    /** Grab a ladder and climb up it. */
    UP,
    /** Climb down; with a press of jump, drop through what can be dropped through. */
    DOWN,
    /** Jump, higher if held. */
    JUMP,
    /** Walk and steer faster, with {@link dev.ledge.engine.level.ActorField#RUN_SPEED}. */
    RUN,
    /** Dash in the direction held, with {@link dev.ledge.engine.level.ActorField#DASH_SPEED}. */
    DASH;

    /** No button. */
    public static final int NONE = 0;

    private final int bit = 1 << ordinal();

    /** {@return the bit of this button} */
    public int bit() {
        return bit;
    }

    /**
     * {@return true if this button is in {@code held}}
     *
     * @param held bits of the buttons
     */
    public boolean in(int held) {
        return (held & bit) != 0;
    }

    /** {@return the name in files} */
    public String json() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads buttons as in a run file: names apart by spaces.
     *
     * @param names words apart by spaces
     * @return bits of the buttons
     * @throws IllegalArgumentException naming the word that is not a button
     */
    public static int parse(String names) {
        int held = 0;
        for (String word : names.trim().split("\\s+")) {
            if (!word.isEmpty()) {
                held |= byName(word).bit;
            }
        }
        return held;
    }

    private static Buttons byName(String word) {
        for (Buttons button : values()) {
            if (button.json().equals(word)) {
                return button;
            }
        }
        throw new IllegalArgumentException(
                "'" + word + "' is not a button; use left, right, up, down, jump, run, dash");
    }

    /**
     * {@return the names of the held buttons, apart by one space, in the order left right up down jump run dash}
     *
     * @param held bits of the buttons
     */
    public static String format(int held) {
        StringBuilder names = new StringBuilder();
        for (Buttons button : values()) {
            if (button.in(held)) {
                names.append(names.isEmpty() ? "" : " ").append(button.json());
            }
        }
        return names.toString();
    }
}
