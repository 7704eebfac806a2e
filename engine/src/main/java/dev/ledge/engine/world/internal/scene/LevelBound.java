package dev.ledge.engine.world.internal.scene;

/** What reads the level in a step, and goes over to an edited version of it without being made anew. */
public interface LevelBound {
    /**
     * Puts a later version of the level underneath, with the same objects; what was remembered of the one before is
     * forgotten.
     *
     * @param level the version from now on
     */
    void bind(CompiledLevel level);
}
