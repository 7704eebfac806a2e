package dev.ledge.editor.outside;

import dev.ledge.editor.document.OnDisk;
import dev.ledge.editor.render.TileImages;

/**
 * What is other on the disk than in a document.
 *
 * @param level what the level's file holds; null if that is known
 * @param palette what its palette's file holds
 * @param pictures what became of its pictures
 */
record Findings(ComparedState glance, OnDisk level, PaletteOnDisk palette, TileImages.Refresh pictures) {

    /**
     * True if something is broken or gone that may be on its way to be whole: git and some editors write in several
     * steps.
     */
    boolean mayBeHalfDone() {
        return level instanceof OnDisk.Unreadable
                || palette.why() != null && level == null
                || !pictures.broken().isEmpty();
    }
}
