package dev.ledge.editor.render;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.world.World;
import java.awt.Graphics2D;

/** Paints a running world: its level, platforms where they are now, and the actors. */
public final class WorldRenderer {
    private final LevelRenderer levels;

    /** Paints the level's still parts with {@code levels}. */
    public WorldRenderer(LevelRenderer levels) {
        this.levels = levels;
    }

    /**
     * Paints what a camera sees.
     *
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    public void paint(Graphics2D g, World world, Viewport view, int width, int height, RenderOptions options) {
        levels.paint(g, world.level(), view, width, height, options);
    }
}
