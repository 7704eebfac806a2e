package dev.ledge.editor.action;

/** What can be shown in the window or left out of it. */
public enum ViewPart {
    GRID,
    /** The panels around the canvas. */
    PANELS,
    /** The game alone has the whole window. */
    GAME_ALONE,
    /** The preview has a window of its own. */
    PREVIEW_APART,
    /** The game that is played is drawn on the canvas too. */
    GAME_ON_CANVAS,
    /** Where one jump can lead. */
    REACH,
    /** Two sets of a player's numbers, side by side. */
    FEELS,
    /** The list of problems, below the canvas. */
    PROBLEMS,
    /** The list of runs, below the canvas. */
    RUNS,
    /** The state inspector, below the canvas. */
    STATE,
    /** Held buttons under the timeline, and the tree of plays above it. */
    INPUTS,
    /** Earlier plays run along as ghosts. */
    GHOSTS
}
