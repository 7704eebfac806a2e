package dev.ledge.editor.panel;

import dev.ledge.engine.level.Level;

/** The level with one of several switches turned. */
interface Changer<T> {
    Level change(Level level, T which, boolean on);
}
