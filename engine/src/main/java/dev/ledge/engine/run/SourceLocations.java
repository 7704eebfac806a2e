package dev.ledge.engine.run;

import java.util.Map;

/**
 * Where the parts of a run stand in its file. All places are equal to each other, so that a run equals its reformatted
 * self.
 *
 * @param byPointer JSON pointer to place
 */
public record SourceLocations(Map<String, Place> byPointer) {

    /** Of a run that was made by a program. */
    public static final SourceLocations NONE = new SourceLocations(Map.of());

    /**
     * A position in a file.
     *
     * @param line from 1
     * @param column from 1
     */
    public record Place(int line, int column) {
        static final Place START = new Place(1, 1);
    }

    /**
     * Takes a copy of the map.
     *
     * @param byPointer JSON pointer to place
     */
    public SourceLocations {
        byPointer = Map.copyOf(byPointer);
    }

    /**
     * {@return the place of a JSON pointer, the start of the file if it is not known}
     *
     * @param pointer JSON pointer (RFC 6901)
     */
    public Place of(String pointer) {
        return byPointer.getOrDefault(pointer, Place.START);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceLocations;
    }

    @Override
    public int hashCode() {
        return 0;
    }
}
