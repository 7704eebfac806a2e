package dev.ledge.engine.level;

/** A level would be more than Ledge can play; the message names the limit. The level as it was is unharmed. */
public final class LevelLimitException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * A limit that is passed.
     *
     * @param message what there is too much of, and the limit
     */
    public LevelLimitException(String message) {
        super(message);
    }
}
