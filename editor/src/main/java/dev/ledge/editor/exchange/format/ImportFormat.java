package dev.ledge.editor.exchange.format;

import dev.ledge.engine.problem.LevelFormatException;
import java.util.List;

/** A format that levels can be read from: one class each, and one line in the list of formats. */
public interface ImportFormat {
    /** {@return a short name, which is also the usual suffix without the dot} */
    String id();

    /** {@return the name for people} */
    String label();

    /** {@return what the names of its files end in, without the dot} */
    List<String> suffixes();

    /**
     * {@return true if a file is of this format}
     *
     * @param input the file
     * @throws LevelFormatException if the file cannot be read at all
     */
    boolean accepts(ImportInput input) throws LevelFormatException;

    /**
     * Reads a file.
     *
     * @param input the file, with the progress of reading it
     * @return what levels can be made of
     * @throws LevelFormatException if it cannot be used
     */
    ImportSource open(ImportInput input) throws LevelFormatException;
}
