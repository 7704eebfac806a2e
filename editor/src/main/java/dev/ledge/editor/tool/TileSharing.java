package dev.ledge.editor.tool;

import dev.ledge.editor.document.PaletteEntry;

/** Knows who else uses the tiles and surfaces of a palette that levels share, and has a level share one. */
@FunctionalInterface
public interface TileSharing {
    /** No palette is shared. */
    TileSharing NONE = (entry, change) -> change.run();

    /**
     * Does something to a tile or surface of the open level's palette that other levels which use it could not bear,
     * unless there are such; then it says which.
     *
     * @param change run on the event dispatch thread, later where other levels have to be read first
     */
    void ifUnused(PaletteEntry entry, Runnable change);

    /** Asks for a file, and makes one there of the palette that is part of the open level. */
    default void toFile() {}

    /** Lets the user choose another palette for the open level. */
    default void choosePalette() {}
}
