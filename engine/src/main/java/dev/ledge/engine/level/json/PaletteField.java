package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Palette;

/**
 * The palette of a level: in a file of its own, part of the level, or none.
 *
 * @param path as the level gives it, or null
 * @param palette null if there is none or it cannot be used
 * @param isNewer true if its file was made by a newer version of Ledge
 * @param isBroken true if there is one that cannot be used: nothing can be said of the names of tiles then
 */
record PaletteField(String path, Palette palette, boolean isNewer, boolean isBroken) {
    static final PaletteField NONE = new PaletteField(null, null, false, false);

    static final PaletteField BROKEN = new PaletteField(null, null, false, true);
}
