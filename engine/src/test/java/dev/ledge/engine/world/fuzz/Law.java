package dev.ledge.engine.world.fuzz;

/** Something that holds for every game of a kind. */
interface Law {
    /** One word, for files and messages. */
    String name();

    /** The games that it is tried on. */
    Taste taste();

    /** The game of a seed that it is tried on. */
    default Game game(long seed) {
        return GameMaker.game(seed, taste());
    }

    /** Plays the game; null if the law holds. */
    Breach breach(Game game);

    /** Plays the game; an exception is a breach too. */
    default Breach judge(Game game) {
        try {
            return breach(game);
        } catch (RuntimeException | StackOverflowError thrown) {
            StackTraceElement[] trace = thrown.getStackTrace();
            String where = trace.length == 0 ? "" : " in " + trace[0];
            return new Breach("thrown-" + thrown.getClass().getSimpleName(), 0, thrown.getMessage() + where);
        }
    }
}
