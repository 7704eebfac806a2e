package dev.ledge.editor.render.object;

import dev.ledge.engine.level.LevelObject;

/** How objects of each type are drawn. */
public interface ObjectFigures {
    /** True for what only the designer sees. */
    boolean isMark(LevelObject object);

    /** Draws an object, of any type, which the engine may not even know. */
    void paint(ObjectSight sight, LevelObject object);
}
