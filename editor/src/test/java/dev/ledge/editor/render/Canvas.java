package dev.ledge.editor.render;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** A picture to paint on in tests, with a camera on the level's top left corner. */
public final class Canvas {
    public final Viewport view = new Viewport();
    public final BufferedImage picture;
    private final int width;
    private final int height;
    private final double scale;

    public Canvas(int width, int height, double zoom, double scale) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        picture = new BufferedImage((int) (width * scale), (int) (height * scale), BufferedImage.TYPE_INT_RGB);
        view.setViewSize(width, height, scale);
        view.zoomTo(0, 0, zoom);
    }

    /** A canvas that shows a whole level at a zoom. */
    public static Canvas of(Level level, double zoom) {
        return new Canvas((int) (level.width() * zoom), (int) (level.height() * zoom), zoom, 1);
    }

    public Canvas paint(LevelRenderer renderer, Level level, RenderOptions options) {
        return paint(g -> renderer.paint(g, level, view, width, height, options));
    }

    public Canvas paint(LevelRenderer renderer, Level level) {
        return paint(renderer, level, RenderOptions.editing(Theme.LIGHT));
    }

    public Canvas paint(Consumer<Graphics2D> painter) {
        Graphics2D g = picture.createGraphics();
        g.scale(scale, scale);
        painter.accept(g);
        g.dispose();
        return this;
    }

    /** The colour at a point of the level in pixels. */
    public Color at(double x, double y) {
        return new Color(picture.getRGB((int) (view.toScreenX(x) * scale), (int) (view.toScreenY(y) * scale)));
    }

    public int[] pixels() {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    /** How far two colours are apart, 0 to 441. */
    public static double distance(Color a, Color b) {
        return Math.sqrt(Math.pow(a.getRed() - b.getRed(), 2)
                + Math.pow(a.getGreen() - b.getGreen(), 2)
                + Math.pow(a.getBlue() - b.getBlue(), 2));
    }
}
