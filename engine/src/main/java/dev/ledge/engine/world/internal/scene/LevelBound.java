package dev.ledge.engine.world.internal.scene;

/** What reads the level in a step, and adapts to an edited version of it. */
public abstract class LevelBound {
    /** The version of the level that is simulated now. */
    protected CompiledLevel scene;

    protected LevelBound(CompiledLevel scene) {
        this.scene = scene;
    }

    /**
     * Adapts to a later version of the level with the same objects; forgets what was cached of the one before.
     *
     * @param level the version from now on
     */
    public void bind(CompiledLevel level) {
        scene = level;
    }
}
