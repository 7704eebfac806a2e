package dev.ledge.engine.problem;

/** The text of a file, in which problems have places. */
public interface PlacedText {

    /** {@return how its user calls the file} */
    String file();

    /**
     * {@return line and column of a place}
     *
     * @param offset UTF-16 units of the text before it
     */
    TextPosition position(int offset);
}
