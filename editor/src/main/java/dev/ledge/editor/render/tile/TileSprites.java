package dev.ledge.editor.render.tile;

import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileGrid;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;

/**
 * Pictures of single cells at one size, as premultiplied pixels, each drawn once for each way that its neighbours can
 * be.
 */
final class TileSprites {
    /** Side in pixels at which a tile is drawn to find its mean colour. */
    private static final int SAMPLE = 8;

    private static final int JOIN_BITS = 9;
    private static final Side[] SIDES = Side.values();

    private final TileLooks looks;
    private final TilePainter painter;
    private final boolean atStart;
    private final int smallest;
    private final Map<Long, int[]> sprites = new HashMap<>();
    private final Map<Integer, Integer> means = new HashMap<>();

    /**
     * Sprites of cells that are {@code smallest} or one more pixels wide and high.
     *
     * @param atStart whether tiles that are not there when the level begins are faint
     */
    TileSprites(TileLooks looks, TilePainter painter, boolean atStart, int smallest) {
        this.atStart = atStart;
        this.looks = looks;
        this.painter = painter;
        this.smallest = smallest;
    }

    /** The pixels of a filled cell, row by row. */
    int[] of(TileGrid grid, int column, int row, int tile, int width, int height) {
        long key = tile;
        for (Side side : SIDES) {
            int neighbour = neighbour(grid, column, row, side, tile);
            key = key << JOIN_BITS | looks.joinId(tile, neighbour, side);
        }
        key = key << 3 | variant(column, row);
        key = key << 2 | (width - smallest & 1) << 1 | height - smallest & 1;
        int[] sprite = sprites.get(key);
        if (sprite == null) {
            sprite = draw(grid, column, row, tile, width, height);
            sprites.put(key, sprite);
        }
        return sprite;
    }

    /** The tile on a side of a cell; beyond the level what is there goes on. */
    private static int neighbour(TileGrid grid, int column, int row, Side side, int self) {
        int c = column + (side == Side.LEFT ? -1 : side == Side.RIGHT ? 1 : 0);
        int r = row + (side == Side.TOP ? -1 : side == Side.BOTTOM ? 1 : 0);
        return grid.contains(c, r) ? grid.get(c, r) : side == Side.TOP ? 0 : self;
    }

    /** 0 to 7, without a pattern that the eye would find. */
    private static int variant(int column, int row) {
        int mixed = column * 0x9E3779B1 ^ row * 0x85EBCA6B;
        return (mixed ^ mixed >>> 15) * 0x2C1B3C6D >>> 29;
    }

    private int[] draw(TileGrid grid, int column, int row, int tile, int width, int height) {
        return pixels(tile, joins(grid, column, row, tile), variant(column, row), width, height);
    }

    private TileJoin[] joins(TileGrid grid, int column, int row, int tile) {
        TileJoin[] joins = new TileJoin[SIDES.length];
        for (Side side : SIDES) {
            joins[side.ordinal()] = looks.join(looks.joinId(tile, neighbour(grid, column, row, side, tile), side));
        }
        return joins;
    }

    /** Draws a filled cell into a box, without keeping anything. */
    void paint(Graphics2D g, TileGrid grid, int column, int row, int tile, Rectangle box) {
        Graphics2D clipped = (Graphics2D) g.create();
        clipped.clip(box);
        paint(clipped, tile, joins(grid, column, row, tile), variant(column, row), box);
        clipped.dispose();
    }

    private boolean isAbsent(int tile) {
        return atStart && !looks.look(tile).isThereAtFirst();
    }

    private void paint(Graphics2D g, int tile, TileJoin[] joins, int variant, Rectangle box) {
        TileLook look = looks.look(tile);
        if (isAbsent(tile)) {
            painter.paintAbsent(g, look, joins, variant, box);
        } else {
            painter.paint(g, look, joins, variant, box.x, box.y, box.width, box.height);
        }
    }

    private int[] pixels(int tile, TileJoin[] joins, int variant, int width, int height) {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = picture.createGraphics();
        paint(g, tile, joins, variant, new Rectangle(width, height));
        g.dispose();
        return (int[]) picture.getRaster().getDataElements(0, 0, width, height, null);
    }

    /** The mean colour of a tile, premultiplied, for cells too small to show more. */
    int mean(int tile) {
        return means.computeIfAbsent(tile, t -> {
            long[] sums = new long[4];
            BufferedImage picture = new BufferedImage(SAMPLE, SAMPLE, BufferedImage.TYPE_INT_ARGB_PRE);
            Graphics2D g = picture.createGraphics();
            painter.paint(g, looks.look(t), looks.joinedToItself(t), 0, 0, 0, SAMPLE, SAMPLE);
            g.dispose();
            for (int pixel : (int[]) picture.getRaster().getDataElements(0, 0, SAMPLE, SAMPLE, null)) {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += pixel >>> 8 * i & 255;
                }
            }
            int mean = 0;
            for (int i = 0; i < sums.length; i++) {
                mean |= (int) (sums[i] / (SAMPLE * SAMPLE)) << 8 * i;
            }
            // Of one that is absent the marks are faint here too: so small they would look solid.
            return Pixels.faded(mean, isAbsent(t) ? TilePainter.ABSENT : 1);
        });
    }
}
