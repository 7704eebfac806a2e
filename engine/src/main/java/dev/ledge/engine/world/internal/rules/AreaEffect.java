package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.world.internal.scene.LevelBound;

/** What areas of one type do to an actor that comes into one. */
public interface AreaEffect extends LevelBound {
    /** An actor has come into an area. True if that has changed anything. */
    boolean entered(int actor, int area);
}
