package dev.ledge.engine.fuzz;

/** What must hold for every input of a reader. */
enum Invariant {
    /**
     * A refusal is a LevelFormatException with at least one error; each problem has a file, a line and a column of the
     * text, and a message.
     */
    REFUSAL,
    /** Nothing but a LevelFormatException is ever thrown. */
    EXCEPTION,
    /** Every number of the state is finite at every tick. */
    FINITE,
    /** Playing on from a restored snapshot gives the state that it gave before. */
    RESTORE,
    /** What is written reads back as an equal value. */
    ROUND_TRIP,
    /** What was read back is written as the same bytes. */
    CANONICAL,
    /** What was read back plays as what was read first. */
    SAME_PLAY,
    /** Processor time is bounded by the size of the input, whatever its numbers. */
    TIME
}
