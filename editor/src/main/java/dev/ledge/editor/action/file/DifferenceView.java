package dev.ledge.editor.action.file;

import dev.ledge.editor.diff.LevelMerge;

/**
 * Where the window shows what unsaved work would change, in a list and on the canvas; its user may settle conflicts
 * there.
 */
public interface DifferenceView {

    /** Shows a difference to the open level, in place of the one that was shown. */
    void show(LevelMerge merge);

    void hide();
}
