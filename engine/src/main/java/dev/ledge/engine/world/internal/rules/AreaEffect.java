package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.world.internal.scene.LevelBound;

/** The effect of areas of one type on an actor that enters one. */
public interface AreaEffect extends LevelBound {
    /** Acts on an actor that has entered an area. True if that changed anything. */
    boolean entered(int actor, int area);
}
