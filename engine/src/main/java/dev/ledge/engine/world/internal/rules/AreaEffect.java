package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.level.LevelObject;

/** The effect of areas of one type on an actor that enters one. */
public interface AreaEffect {
    /**
     * Acts on an actor that has entered an area. True if that changed anything.
     *
     * @param source what the level has there, of that type
     */
    boolean entered(int actor, int area, LevelObject source);
}
