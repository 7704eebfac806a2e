package dev.ledge.engine.world.fuzz;

/** Something that holds for every game of a kind. */
interface Law {
    /** One word, for files and messages. */
    String name();

    /** The games that it is tried on. */
    GameOptions options();

    /** The game of a seed that it is tried on. */
    default Game game(long seed) {
        return GameMaker.game(seed, options());
    }

    /** Plays the game; null if the law holds. */
    Violation violation(Game game);

    /** Plays the game; an exception is a violation, too. */
    default Violation judge(Game game) {
        try {
            return violation(game);
        } catch (RuntimeException | StackOverflowError thrown) {
            StackTraceElement[] trace = thrown.getStackTrace();
            String where = trace.length == 0 ? "" : " in " + trace[0];
            return new Violation("thrown-" + thrown.getClass().getSimpleName(), 0, thrown.getMessage() + where);
        }
    }
}
