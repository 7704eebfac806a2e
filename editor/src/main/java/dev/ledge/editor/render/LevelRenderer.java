package dev.ledge.editor.render;

import dev.ledge.editor.render.object.ObjectFigures;
import dev.ledge.editor.render.object.ObjectPainter;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.render.tile.LayerPictures;
import dev.ledge.editor.render.tile.TileLook;
import dev.ledge.editor.render.tile.TileLooks;
import dev.ledge.editor.render.tile.TilePainter;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Platform;
import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Paints a level as a picture: its layers first to last, and its objects between them. One renderer keeps pictures of
 * cells between paints; event thread only.
 */
public final class LevelRenderer {
    /** Layers at scales of which pictures are kept: a canvas and a preview, each with a scale to go back to. */
    private static final int MOST_PICTURES = 12;

    private final TileImages images;
    private final ObjectFigures figures;
    private final ImageLayerPainter imageLayers = new ImageLayerPainter();
    private final Map<PictureKey, LayerPictures> pictures = new LinkedHashMap<>(16, 0.75f, true);
    private TileLooks looks;
    private TilePainter tiles;
    private ObjectPainter objectPainter;
    private Level lookLevel;
    private SceneObjects objects;
    private int imageVersion = -1;
    private Path place;

    private record PictureKey(String layers, double cell, boolean atStart) {}

    /** Paints objects of a level, each in its turn; {@code g} is in level pixels. */
    @FunctionalInterface
    interface ObjectPass {
        /**
         * Paints the objects that come after a layer.
         *
         * @param slot the layer's id
         */
        void paint(Graphics2D g, SceneObjects objects, String slot);
    }

    /**
     * A renderer.
     *
     * @param images the pictures of tiles
     * @param figures how objects look
     */
    public LevelRenderer(TileImages images, ObjectFigures figures) {
        this.images = images;
        this.figures = figures;
    }

    /**
     * Paints what a camera sees.
     *
     * @param g in user space; a scaled device gets all its pixels
     * @param view the camera
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    public void paint(Graphics2D g, Level level, Viewport view, int width, int height, RenderOptions options) {
        learn(level);
        paint(g, level, view, width, height, options, (inLevel, scene, slot) -> {
            if (options.objects()) {
                scene.forEach(slot, view.visible(), object -> {
                    if (options.marks() || !figures.isMark(object)) {
                        paintPlaced(inLevel, level, object, options);
                    }
                });
            }
        });
    }

    private void paintPlaced(Graphics2D g, Level level, LevelObject object, RenderOptions options) {
        if (options.atStart()
                && object instanceof Platform platform
                && !ObjectPainter.isThereAtFirst(level, platform)) {
            objectPainter.paintAbsent(g, level, platform, options.theme());
        } else {
            objectPainter.paint(g, level, object, Vec.ZERO, options.theme(), 0, options.marks());
        }
    }

    void paint(
            Graphics2D g,
            Level level,
            Viewport view,
            int width,
            int height,
            RenderOptions options,
            ObjectPass objectPass) {
        learn(level);
        double scale = Math.abs(g.getTransform().getScaleX());
        if (scale == 0) {
            return;
        }
        Graphics2D device = inDevicePixels(g, scale);
        Graphics2D inLevel = inLevelPixels(g, view);
        try {
            int deviceWidth = (int) Math.ceil(width * scale);
            int deviceHeight = (int) Math.ceil(height * scale);
            device.clipRect(0, 0, deviceWidth, deviceHeight);
            if (options.background()) {
                Backdrop.paint(device, level, view, scale, deviceWidth, deviceHeight, options.theme());
            }
            boolean atStart = options.atStart() && looks.hasAbsent();
            for (LayerStack stack : LayerStack.of(level, options.parallax(), objects)) {
                paintStack(device, level, stack, view, scale, deviceWidth, deviceHeight, atStart);
                objectPass.paint(inLevel, objects, stack.lastLayer());
            }
            if (level.layers().isEmpty()) {
                objectPass.paint(inLevel, objects, objects.mainSlot());
            }
            objectPainter.paintLabels(inLevel, options.theme());
        } finally {
            device.dispose();
            inLevel.dispose();
        }
        forgetOld();
    }

    /** The same origin, rounded to a device pixel, but a unit is a device pixel. */
    private static Graphics2D inDevicePixels(Graphics2D g, double scale) {
        Graphics2D device = (Graphics2D) g.create();
        AffineTransform transform = g.getTransform();
        device.translate(
                (Math.rint(transform.getTranslateX()) - transform.getTranslateX()) / scale,
                (Math.rint(transform.getTranslateY()) - transform.getTranslateY()) / scale);
        device.scale(1 / scale, 1 / scale);
        return device;
    }

    static Graphics2D inLevelPixels(Graphics2D g, Viewport view) {
        Graphics2D inLevel = (Graphics2D) g.create();
        inLevel.scale(view.zoom(), view.zoom());
        inLevel.translate(-view.originX(), -view.originY());
        inLevel.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        inLevel.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        inLevel.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        return inLevel;
    }

    private void paintStack(
            Graphics2D device,
            Level level,
            LayerStack stack,
            Viewport view,
            double scale,
            int width,
            int height,
            boolean atStart) {
        double zoom = view.zoom() * scale;
        double x = (stack.offset().x() - view.originX() * stack.parallax().x()) * zoom;
        double y = (stack.offset().y() - view.originY() * stack.parallax().y()) * zoom;
        if (!stack.sheets().isEmpty()) {
            PictureKey key = new PictureKey(stack.key(), level.grid() * zoom, atStart);
            LayerPictures kept = pictures.get(key);
            if (kept == null) {
                kept = new LayerPictures(looks, tiles, atStart, key.cell());
                pictures.put(key, kept);
            }
            kept.paint(device, stack.sheets(), -Math.round(x), -Math.round(y), width, height);
        } else if (stack.image() != null) {
            ImageLayer layer = stack.image();
            Composite before = device.getComposite();
            device.setComposite(
                    AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.min(1, layer.effectiveOpacity())));
            images.picture(layer)
                    .ifPresent(picture -> imageLayers.paint(device, layer, picture, zoom, x, y, width, height));
            device.setComposite(before);
        }
    }

    /** Makes ready for a level: what was kept for another palette is of no use. */
    private void learn(Level level) {
        boolean isKnown = looks != null
                && imageVersion == images.version()
                && lookLevel.grid() == level.grid()
                && Objects.equals(images.place(), place)
                && looks.grow(level);
        if (!isKnown) {
            looks = new TileLooks(level);
            tiles = new TilePainter(image -> images.picture(lookLevel, image), level.grid());
            objectPainter = new ObjectPainter(tiles, figures);
            pictures.clear();
            imageLayers.clear();
            imageVersion = images.version();
            place = images.place();
        }
        lookLevel = level;
        if (objects == null || !objects.isOf(level)) {
            objects = new SceneObjects(level);
        }
    }

    private void forgetOld() {
        Iterator<LayerPictures> oldestFirst = pictures.values().iterator();
        for (int most = Math.max(MOST_PICTURES, 3 * lookLevel.layers().size()); pictures.size() > most; ) {
            oldestFirst.next();
            oldestFirst.remove();
        }
    }

    /**
     * Paints one placed tile alone, for palettes and tools.
     *
     * @param x left edge in user space, px
     * @param y top edge in user space, px
     * @param side of the cell in user space, px
     */
    public void paintTile(Graphics2D g, Level level, TileRef tile, double x, double y, double side) {
        learn(level);
        TileLook look = TileLook.of(level, tile);
        Graphics2D cell = (Graphics2D) g.create();
        cell.clip(new Rectangle2D.Double(x, y, side, side)); // Its seams lie half beyond it.
        tiles.paint(cell, look, TilePainter.alone(look), 1, x, y, side, side);
        cell.dispose();
    }

    /** Paints one object alone, where it is in the level, for tools and icons; {@code g} is in level pixels. */
    public void paintObject(Graphics2D g, Level level, LevelObject object, Theme theme) {
        learn(level);
        objectPainter.paint(g, level, object, Vec.ZERO, theme, 0, true);
        objectPainter.paintLabels(g, theme);
    }

    ObjectPainter objectPainter() {
        return objectPainter;
    }
}
