package dev.ledge.editor.tool;

/** Knows who else uses the tiles of a palette that levels share. */
@FunctionalInterface
public interface TileSharing {
    /** No palette is shared. */
    TileSharing NONE = (tile, change) -> change.run();

    /**
     * Does something to a tile of the open level's palette that other levels which use it could not bear, unless there
     * are such; then it says which.
     *
     * @param change run on the event dispatch thread, later where other levels have to be read first
     */
    void ifUnused(String tile, Runnable change);
}
