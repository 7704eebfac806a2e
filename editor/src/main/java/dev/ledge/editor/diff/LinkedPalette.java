package dev.ledge.editor.diff;

import dev.ledge.engine.level.Palette;

/**
 * A palette in a file of its own, which a level names and does not own.
 *
 * @param path relative to the level's file
 * @param palette what was read from it
 */
record LinkedPalette(String path, Palette palette) {}
