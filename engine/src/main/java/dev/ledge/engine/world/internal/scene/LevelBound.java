package dev.ledge.engine.world.internal.scene;

/** A service that reads the level in a step and adapts to an edited version of it. */
public interface LevelBound {
    /**
     * Adapts to a later version of the level with the same objects; forgets what was cached of the one before.
     *
     * @param level the version from now on
     */
    void bind(CompiledLevel level);
}
