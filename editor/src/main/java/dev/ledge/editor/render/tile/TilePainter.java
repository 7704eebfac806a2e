package dev.ledge.editor.render.tile;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileImage;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Draws one placed tile, from its picture or from its colour, shape and surface. */
public final class TilePainter {
    /** How much is seen of what is not there. */
    public static final float ABSENT = 0.25f;

    /** All sides are seen: a tile alone. */
    private static final TileJoin[] ALONE = new TileJoin[Side.values().length];

    private final Function<TileImage, Optional<BufferedImage>> pictures;

    /** Side of a cell, px: how much of a picture a tile shows that does not say. */
    private final int grid;

    /**
     * Takes pictures from a function, which gives empty for one that cannot be had.
     *
     * @param grid side of a cell, px
     */
    public TilePainter(Function<TileImage, Optional<BufferedImage>> pictures, int grid) {
        this.pictures = pictures;
        this.grid = grid;
    }

    /** Joins of a tile without neighbours. */
    public static TileJoin[] alone(TileLook look) {
        TileJoin[] joins = ALONE.clone();
        for (Side side : Side.values()) {
            joins[side.ordinal()] = TileJoin.of(look, null, side);
        }
        return joins;
    }

    /**
     * Draws a tile into a box.
     *
     * @param g in device pixels
     * @param joins its joins with its neighbours, by {@link Side#ordinal()}
     * @param variant 0 to 7
     */
    public void paint(
            Graphics2D g,
            TileLook look,
            TileJoin[] joins,
            int variant,
            double x,
            double y,
            double width,
            double height) {
        inCell(g, look, joins, variant, x, y, width, height, cell -> {
            body(cell);
            marks(cell);
        });
    }

    /**
     * Draws a tile that is not there when the level begins into a box: faint, under the marks of its group.
     *
     * @param g in device pixels
     * @param box in whole device pixels
     */
    void paintAbsent(Graphics2D g, TileLook look, TileJoin[] joins, int variant, Rectangle box) {
        // A picture of its own: what is drawn upon another would not let the same amount through.
        BufferedImage body = new BufferedImage(box.width, box.height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D own = body.createGraphics();
        inCell(own, look, joins, variant, 0, 0, box.width, box.height, this::body);
        own.dispose();
        Graphics2D faint = (Graphics2D) g.create();
        faint.setComposite(AlphaComposite.SrcOver.derive(ABSENT * opacity(g)));
        faint.drawImage(body, box.x, box.y, null);
        faint.dispose();
        inCell(g, look, joins, variant, box.x, box.y, box.width, box.height, TilePainter::marks);
    }

    /** How much is seen of what {@code g} draws, 0 to 1. */
    public static float opacity(Graphics2D g) {
        return g.getComposite() instanceof AlphaComposite alpha ? alpha.getAlpha() : 1;
    }

    private static void inCell(
            Graphics2D g,
            TileLook look,
            TileJoin[] joins,
            int variant,
            double x,
            double y,
            double width,
            double height,
            Consumer<TileCell> drawing) {
        Graphics2D cellGraphics = (Graphics2D) g.create();
        try {
            double scale = Math.max(0.1, Math.abs(g.getTransform().getScaleX()));
            cellGraphics.translate(x, y);
            cellGraphics.scale(width, height);
            cellGraphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            cellGraphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            drawing.accept(new TileCell(cellGraphics, look, joins, variant, 1 / (Math.max(1, width) * scale)));
        } finally {
            cellGraphics.dispose();
        }
    }

    private void body(TileCell cell) {
        switch (cell.look().family()) {
            case UNKNOWN -> FixturePainter.unknown(cell);
            case PICTURE -> picture(cell);
            case SOLID -> GroundPainter.paint(cell);
            case ONE_WAY -> FixturePainter.oneWay(cell);
            case LADDER -> FixturePainter.ladder(cell);
            case HAZARD -> FixturePainter.hazard(cell);
            case LIQUID -> FixturePainter.liquid(cell);
            case DECORATION -> DecorationPainter.paint(cell);
        }
    }

    private static void marks(TileCell cell) {
        if (!cell.look().changing().isNever() && !cell.isSmall()) {
            changing(cell);
        }
    }

    private static void changing(TileCell cell) {
        TileLook look = cell.look();
        Shape shape = look.outline().isEmpty() ? new Rectangle2D.Double(0, 0, 1, 1) : cell.body();
        boolean isBoard = look.family() == TileLook.Family.ONE_WAY && look.isFull();
        if (isBoard) {
            shape = new Rectangle2D.Double(0, 0, 1, FixturePainter.BOARD);
        }
        double deep = isBoard ? FixturePainter.BOARD : 1;
        ChangingMarks.paint(cell.g(), shape, 1, deep, cell.thick(0.06), look.changing(), look.isThereAtFirst());
    }

    private void picture(TileCell cell) {
        Optional<BufferedImage> found = pictures.apply(cell.look().image());
        if (found.isPresent()) {
            draw(cell, part(found.get(), cell.look().image(), grid));
        } else {
            missing(cell);
        }
    }

    /** The part of a picture that the tile names, cut to what there is of it. */
    static BufferedImage part(BufferedImage whole, TileImage image, int grid) {
        Vec at = image.at() == null ? Vec.ZERO : image.at();
        Vec size = image.size() == null ? new Vec(grid, grid) : image.size();
        int left = (int) Math.max(0, Math.min(whole.getWidth() - 1, Math.round(at.x())));
        int top = (int) Math.max(0, Math.min(whole.getHeight() - 1, Math.round(at.y())));
        int width = (int) Math.max(1, Math.min(whole.getWidth() - left, Math.round(size.x())));
        int height = (int) Math.max(1, Math.min(whole.getHeight() - top, Math.round(size.y())));
        return whole.getSubimage(left, top, width, height);
    }

    private static void draw(TileCell cell, Image part) {
        Graphics2D g = cell.g();
        g.transform(transform(cell.look().flip()));
        boolean isShrunk = part.getWidth(null) * cell.pixel() > 1.01;
        g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION,
                isShrunk
                        ? RenderingHints.VALUE_INTERPOLATION_BILINEAR
                        : RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        g.drawImage(part, new AffineTransform(1.0 / part.getWidth(null), 0, 0, 1.0 / part.getHeight(null), 0, 0), null);
    }

    /** From the unflipped cell to the flipped one. */
    private static AffineTransform transform(Flip flip) {
        Vec origin = flip.apply(Vec.ZERO);
        Vec right = flip.apply(new Vec(1, 0)).minus(origin);
        Vec down = flip.apply(new Vec(0, 1)).minus(origin);
        return new AffineTransform(right.x(), right.y(), down.x(), down.y(), origin.x(), origin.y());
    }

    /** A frame with a hill and a sun in it, as for a picture that is not there. */
    private static void missing(TileCell cell) {
        Color color = cell.look().color();
        if (!cell.look().outline().isEmpty()) {
            cell.fill(cell.body(), Colors.alpha(color, 0.6));
        }
        double w = cell.thick(0.06);
        cell.fill(new Rectangle2D.Double(0, 0, 1, w), color);
        cell.fill(new Rectangle2D.Double(0, 1 - w, 1, w), color);
        cell.fill(new Rectangle2D.Double(0, 0, w, 1), color);
        cell.fill(new Rectangle2D.Double(1 - w, 0, w, 1), color);
        Path2D hills = new Path2D.Double();
        hills.moveTo(0.15, 0.8);
        hills.lineTo(0.4, 0.45);
        hills.lineTo(0.55, 0.65);
        hills.lineTo(0.68, 0.5);
        hills.lineTo(0.85, 0.8);
        hills.closePath();
        cell.fill(hills, Colors.light(color, 0.4));
        cell.fill(new Ellipse2D.Double(0.6, 0.2, 0.16, 0.16), Colors.light(color, 0.4));
    }
}
