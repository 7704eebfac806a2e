package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Aabb;

/** Gets what changes in a {@link ToolContext}. */
public interface ToolListener {

    /** Another tool was chosen. */
    default void toolChanged() {}

    /** Another stamp is painted with. */
    default void stampChanged() {}

    /** Another tile of the palette is edited, or none any more, as the active layer is or the level. */
    default void editedTileChanged() {}

    /**
     * A row of the inspector is to be found.
     *
     * @param name what stands before it
     */
    default void rowWanted(String name) {}

    /** Another layer is active, or another document is open. */
    default void layerChanged() {}

    /** Snapping, or what a tool is set to, changed. */
    default void settingsChanged() {}

    /** A passing remark for the status bar; empty takes the last one away. */
    default void status(String message) {}

    /** What the gesture under way does, shown as long as it lasts; empty ends it. */
    default void progress(String message) {}

    /**
     * What the tool draws over the level changed.
     *
     * @param area what of the level it covers, or null for anything
     */
    default void repaint(Aabb area) {}
}
