package dev.ledge.editor.render.tile;

import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Transparency;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells of layers that lie right upon each other, at one scale, kept as pictures of square blocks. After an edit
 * only the changed cells and their neighbours are drawn again, so that repainting costs a copy of what is seen.
 */
public final class LayerPictures {
    /** Blocks are at most so many device pixels wide, unless a single cell is wider. */
    private static final int BLOCK_PIXELS = 256;

    /** Cells with fewer device pixels are shown in their mean colour. */
    private static final double MIN_DETAIL = 3.5;

    /** Cells with more device pixels are few, and drawn anew each time: pictures of them would fill the memory. */
    private static final double MAX_KEPT = 512;

    /** Blocks that are not seen may take up to so many times the pixels of the view. */
    private static final double SPARE = 1.0;

    private final double cell;
    private final int blockCells;
    private final TileSprites sprites;
    private final Map<Long, Block> blocks = new HashMap<>();
    private List<Sheet> shown = List.of();
    private long paints;

    /**
     * One of the layers.
     *
     * @param opacity 0 to 1
     */
    public record Sheet(TileGrid grid, double opacity) {}

    /** A square of cells. */
    private static final class Block {
        /** Null while nothing is in it. */
        private BufferedImage picture;
        /** Cells to be drawn again, or null. */
        private Rectangle stale;

        private long lastPaint;
    }

    /**
     * Pictures of layers.
     *
     * @param atStart whether tiles that are not there when the level begins are faint
     * @param cell side of a cell in device pixels
     */
    public LayerPictures(TileLooks looks, TilePainter painter, boolean atStart, double cell) {
        this.cell = cell;
        this.blockCells = Math.min(512, Integer.highestOneBit((int) Math.max(1, BLOCK_PIXELS / cell)));
        this.sprites = new TileSprites(looks, painter, atStart, (int) Math.floor(cell));
    }

    /**
     * Paints what a view sees.
     *
     * @param g in device pixels
     * @param sheets the layers, the lowest first; of one size
     * @param originX device x of the view's left edge, from the layer's left edge
     * @param originY device y of the view's top edge, from the layer's top edge
     */
    public void paint(Graphics2D g, List<Sheet> sheets, long originX, long originY, int width, int height) {
        if (cell > MAX_KEPT) {
            sheets.forEach(sheet -> paintCells(g, sheet, originX, originY, width, height));
            return;
        }
        show(sheets);
        paints++;
        TileGrid grid = sheets.get(0).grid();
        int blocksAcross = (grid.columns() + blockCells - 1) / blockCells;
        int blocksDown = (grid.rows() + blockCells - 1) / blockCells;
        double size = blockCells * cell;
        int firstColumn = (int) Math.max(0, Math.floor(originX / size) - 1);
        int firstRow = (int) Math.max(0, Math.floor(originY / size) - 1);
        int lastColumn = (int) Math.min(blocksAcross - 1, Math.ceil((originX + width) / size));
        int lastRow = (int) Math.min(blocksDown - 1, Math.ceil((originY + height) / size));
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                long x = start(column * blockCells) - originX;
                long y = start(row * blockCells) - originY;
                if (x < width && y < height && x + size + 1 > 0 && y + size + 1 > 0) {
                    BufferedImage picture = picture(column, row);
                    if (picture != null) {
                        g.drawImage(picture, (int) x, (int) y, null);
                    }
                }
            }
        }
        trim((long) (width * (double) height * SPARE));
    }

    private void paintCells(Graphics2D g, Sheet sheet, long originX, long originY, int width, int height) {
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) sheet.opacity));
        int lastColumn = (int) Math.min(sheet.grid.columns() - 1, Math.floor((originX + width) / cell));
        int lastRow = (int) Math.min(sheet.grid.rows() - 1, Math.floor((originY + height) / cell));
        for (int row = (int) Math.max(0, Math.floor(originY / cell)); row <= lastRow; row++) {
            for (int column = (int) Math.max(0, Math.floor(originX / cell)); column <= lastColumn; column++) {
                int tile = sheet.grid.get(column, row);
                if (tile != 0) {
                    int x = (int) (start(column) - originX);
                    int y = (int) (start(row) - originY);
                    int wide = (int) (start(column + 1L) - start(column));
                    int high = (int) (start(row + 1L) - start(row));
                    sprites.paint(g, sheet.grid, column, row, tile, new Rectangle(x, y, wide, high));
                }
            }
        }
        g.setComposite(before);
    }

    /** Device x (or y) at which a column (or row) of cells starts. */
    private long start(long index) {
        return Math.round(index * cell);
    }

    private void show(List<Sheet> sheets) {
        if (!isLikeShown(sheets)) {
            blocks.clear();
        } else if (!blocks.isEmpty()) {
            for (int i = 0; i < sheets.size(); i++) {
                spoil(shown.get(i).grid(), sheets.get(i).grid());
            }
        }
        shown = sheets;
    }

    /** True if what is shown and what is to be shown differ in nothing but cells. */
    private boolean isLikeShown(List<Sheet> sheets) {
        if (sheets.size() != shown.size()) {
            return false;
        }
        for (int i = 0; i < sheets.size(); i++) {
            Sheet before = shown.get(i);
            Sheet after = sheets.get(i);
            if (before.opacity != after.opacity
                    || before.grid.columns() != after.grid.columns()
                    || before.grid.rows() != after.grid.rows()) {
                return false;
            }
        }
        return true;
    }

    private void spoil(TileGrid before, TileGrid after) {
        if (before == after) {
            return;
        }
        for (int chunkRow = 0; chunkRow < after.chunksDown(); chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < after.chunksAcross(); chunkColumn++) {
                TileChunk old = before.chunk(chunkColumn, chunkRow);
                TileChunk now = after.chunk(chunkColumn, chunkRow);
                if (old != now) {
                    spoil(changed(old, now), chunkColumn, chunkRow);
                }
            }
        }
    }

    /** The box around the cells in which two chunks differ, within the chunk. */
    private static Rectangle changed(TileChunk before, TileChunk after) {
        Rectangle box = null;
        for (int row = 0; row < TileGrid.CHUNK; row++) {
            for (int column = 0; column < TileGrid.CHUNK; column++) {
                if (before.get(column, row) != after.get(column, row)) {
                    Rectangle one = new Rectangle(column, row, 1, 1);
                    box = box == null ? one : box.union(one);
                }
            }
        }
        return box;
    }

    private void spoil(Rectangle inChunk, int chunkColumn, int chunkRow) {
        if (inChunk == null) {
            return;
        }
        Rectangle cells = new Rectangle(inChunk);
        cells.translate(chunkColumn * TileGrid.CHUNK, chunkRow * TileGrid.CHUNK);
        cells.grow(1, 1);
        int lastColumn = (cells.x + cells.width - 1) / blockCells;
        int lastRow = (cells.y + cells.height - 1) / blockCells;
        for (int row = Math.max(0, cells.y / blockCells); row <= lastRow; row++) {
            for (int column = Math.max(0, cells.x / blockCells); column <= lastColumn; column++) {
                Block block = blocks.get(key(column, row));
                if (block != null) {
                    block.stale = block.stale == null ? cells : block.stale.union(cells);
                }
            }
        }
    }

    private static long key(int column, int row) {
        return (long) column << 32 | row;
    }

    private BufferedImage picture(int blockColumn, int blockRow) {
        Block block = blocks.get(key(blockColumn, blockRow));
        Rectangle all = new Rectangle(blockColumn * blockCells, blockRow * blockCells, blockCells, blockCells)
                .intersection(new Rectangle(
                        0, 0, shown.get(0).grid().columns(), shown.get(0).grid().rows()));
        if (block == null) {
            block = new Block();
            block.stale = all;
            blocks.put(key(blockColumn, blockRow), block);
        }
        block.lastPaint = paints;
        if (block.stale != null) {
            draw(block, all, block.stale.intersection(all));
            block.stale = null;
        }
        return block.picture;
    }

    private void draw(Block block, Rectangle all, Rectangle cells) {
        if (block.picture == null && isEmpty(cells)) {
            return;
        }
        int left = (int) (start(cells.x) - start(all.x));
        int top = (int) (start(cells.y) - start(all.y));
        int width = (int) (start(cells.x + cells.width) - start(cells.x));
        int height = (int) (start(cells.y + cells.height) - start(cells.y));
        if (width == 0 || height == 0) {
            return;
        }
        int[] pixels = new int[width * height];
        for (Sheet sheet : shown) {
            if (cell < MIN_DETAIL) {
                addMeans(sheet, pixels, cells, width, height);
            } else {
                addSprites(sheet, pixels, cells, width);
            }
        }
        boolean isOpaque = isOpaque(pixels);
        if (block.picture != null && block.picture.getTransparency() == Transparency.OPAQUE && !isOpaque) {
            block.picture = null;
            draw(block, all, all);
            return;
        }
        if (block.picture == null) {
            block.picture = new BufferedImage(
                    (int) Math.max(1, start(all.x + all.width) - start(all.x)),
                    (int) Math.max(1, start(all.y + all.height) - start(all.y)),
                    isOpaque && cells.equals(all) ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB_PRE);
        }
        // Written through the raster's elements, not its array: that would cost the picture its acceleration.
        block.picture.getRaster().setDataElements(left, top, width, height, pixels);
    }

    private static boolean isOpaque(int[] pixels) {
        int all = 0xFF000000;
        for (int pixel : pixels) {
            all &= pixel;
        }
        return all == 0xFF000000;
    }

    private boolean isEmpty(Rectangle cells) {
        int lastColumn = (cells.x + cells.width - 1) / TileGrid.CHUNK;
        int lastRow = (cells.y + cells.height - 1) / TileGrid.CHUNK;
        for (int row = cells.y / TileGrid.CHUNK; row <= lastRow; row++) {
            for (int column = cells.x / TileGrid.CHUNK; column <= lastColumn; column++) {
                for (Sheet sheet : shown) {
                    if (!sheet.grid.chunk(column, row).isEmpty()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private void addMeans(Sheet sheet, int[] pixels, Rectangle cells, int width, int height) {
        long left = start(cells.x);
        long top = start(cells.y);
        int lastTile = 0;
        int lastMean = 0;
        int[] columns = new int[width];
        Arrays.setAll(columns, x -> Math.min(cells.x + cells.width - 1, (int) ((left + x + 0.5) / cell)));
        for (int y = 0; y < height; y++) {
            int row = Math.min(cells.y + cells.height - 1, (int) ((top + y + 0.5) / cell));
            for (int x = 0; x < width; x++) {
                int tile = sheet.grid.get(columns[x], row);
                if (tile != lastTile) {
                    lastTile = tile;
                    lastMean = tile == 0 ? 0 : Pixels.faded(sprites.mean(tile), sheet.opacity);
                }
                pixels[y * width + x] = Pixels.over(lastMean, pixels[y * width + x]);
            }
        }
    }

    private void addSprites(Sheet sheet, int[] pixels, Rectangle cells, int width) {
        long left = start(cells.x);
        long top = start(cells.y);
        for (int row = cells.y; row < cells.y + cells.height; row++) {
            int y = (int) (start(row) - top);
            int high = (int) (start(row + 1L) - start(row));
            for (int column = cells.x; column < cells.x + cells.width; column++) {
                int tile = sheet.grid.get(column, row);
                if (tile != 0) {
                    int x = (int) (start(column) - left);
                    int wide = (int) (start(column + 1L) - start(column));
                    int[] sprite = sprites.of(sheet.grid, column, row, tile, wide, high);
                    for (int line = 0; line < high; line++) {
                        Pixels.addRow(sprite, line * wide, pixels, (y + line) * width + x, wide, sheet.opacity);
                    }
                }
            }
        }
    }

    /** Forgets blocks out of sight as far as they take more than {@code spare} pixels. */
    private void trim(long spare) {
        long unseen = blocks.values().stream()
                .filter(block -> block.lastPaint < paints && block.picture != null)
                .mapToLong(block -> (long) block.picture.getWidth() * block.picture.getHeight())
                .sum();
        if (unseen > spare) {
            blocks.values().removeIf(block -> block.lastPaint < paints);
        }
    }
}
