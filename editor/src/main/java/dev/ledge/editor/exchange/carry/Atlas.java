package dev.ledge.editor.exchange.carry;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * One picture of all tiles, as Ledge draws them amid others of their kind.
 *
 * @param tiles in their order in the picture, row by row
 * @param columns how many there are in a row
 * @param side of a tile in the picture, px
 */
public record Atlas(List<TileRef> tiles, int columns, int side) {
    private static final int MOST_COLUMNS = 16;

    /**
     * {@return the atlas of some tiles}
     *
     * @param tiles what is to be in it
     * @param grid side of a cell, px
     */
    public static Atlas of(List<TileRef> tiles, int grid) {
        return new Atlas(List.copyOf(tiles), Math.max(1, Math.min(MOST_COLUMNS, tiles.size())), grid);
    }

    /** {@return how many rows it has, at least one} */
    public int rows() {
        return Math.max(1, (tiles.size() + columns - 1) / columns);
    }

    /** {@return width of the picture, px} */
    public int width() {
        return columns * side;
    }

    /** {@return height of the picture, px} */
    public int height() {
        return rows() * side;
    }

    /**
     * {@return the picture as the bytes of a PNG file}
     *
     * @param level has the palette
     * @param levelFile where its paths start, or null
     * @param progress gets how far it is
     */
    public byte[] draw(Level level, Path levelFile, Progress progress) {
        BufferedImage picture = new BufferedImage(width(), height(), BufferedImage.TYPE_INT_ARGB);
        LevelRenderer renderer = new LevelRenderer(new TileImages(() -> levelFile), ObjectKinds.FIGURES);
        BufferedImage block = new BufferedImage(3 * side, 3 * side, BufferedImage.TYPE_INT_ARGB);
        Viewport view = new Viewport();
        view.setViewSize(block.getWidth(), block.getHeight(), 1);
        view.zoomTo(0, 0, 1);
        RenderOptions options = new RenderOptions(Theme.LIGHT, false, false, false, false, false, false, false);
        Graphics2D out = picture.createGraphics();
        for (int i = 0; i < tiles.size(); i++) {
            progress.at((double) i / tiles.size());
            Graphics2D g = block.createGraphics();
            g.setComposite(AlphaComposite.Clear);
            g.fillRect(0, 0, block.getWidth(), block.getHeight());
            g.dispose();
            g = block.createGraphics();
            renderer.paint(g, blockOf(level, tiles.get(i)), view, block.getWidth(), block.getHeight(), options);
            g.dispose();
            out.drawImage(block.getSubimage(side, side, side, side), i % columns * side, i / columns * side, null);
        }
        out.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture, "png", bytes);
        } catch (IOException e) {
            throw new IllegalStateException("writing into memory failed", e);
        }
        return bytes.toByteArray();
    }

    /** Three by three of a tile: the one in the middle is joined on all sides. */
    private static Level blockOf(Level level, TileRef tile) {
        TileGrid grid = TileGrid.empty(3, 3).edit().fill(0, 0, 3, 3, 1).build();
        return new LevelBuilder()
                .size(3, 3)
                .grid(level.grid())
                .palette(level.palettePath(), level.palette())
                .tiles(TileTable.of(List.of(tile)))
                .layers(List.of(TileLayer.of("tiles", grid)))
                .build();
    }
}
