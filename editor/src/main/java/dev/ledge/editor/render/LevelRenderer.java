package dev.ledge.editor.render;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import java.awt.Graphics2D;

/** Paints a level as a picture: its layers first to last, and its objects. One renderer keeps pictures of cells between paints; event thread only. */
public final class LevelRenderer {
    private final TileImages images;

    public LevelRenderer(TileImages images) {
        this.images = images;
    }

    /**
     * Paints what a camera sees.
     *
     * @param g in user space; a scaled device gets all its pixels
     * @param view the camera
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    public void paint(Graphics2D g, Level level, Viewport view, int width, int height, RenderOptions options) {}

    /**
     * Paints one placed tile alone, for palettes and tools.
     *
     * @param x left edge in user space, px
     * @param y top edge in user space, px
     * @param side of the cell in user space, px
     */
    public void paintTile(Graphics2D g, Level level, TileRef tile, double x, double y, double side, Theme theme) {}

    /** Paints one object alone, where it is in the level, for tools and icons; {@code g} is in level pixels. */
    public void paintObject(Graphics2D g, Level level, LevelObject object, Theme theme) {}

    TileImages images() {
        return images;
    }
}
