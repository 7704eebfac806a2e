package dev.ledge.editor.render.object;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.render.tile.SolidPainter;
import dev.ledge.editor.render.tile.TileLook;
import dev.ledge.editor.render.tile.TilePainter;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Walker;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Draws objects as they are placed, or where they are now. In level pixels. */
public final class ObjectPainter {
    /** Objects smaller than this on the screen, px, are drawn as specks. */
    private static final double SPECK = 3;

    /** Frames in a cycle of a creature's movement. */
    private static final int FRAMES = 12;

    /** What a figure may stick out of its box, px. */
    private static final double MARGIN = 3;

    private static final Color SPECK_COLOR = new Color(0xC08A54);

    private final TilePainter tiles;
    private final SolidPainter solids;
    private final ObjectFigures figures;
    private final ObjectPictures pictures = new ObjectPictures();
    private final List<Label> labels = new ArrayList<>();

    /** See {@link MarkPainter#label}. */
    private record Label(Aabb box, String words, double figure) {}

    public ObjectPainter(TilePainter tiles, ObjectFigures figures) {
        this.tiles = tiles;
        this.solids = new SolidPainter(tiles);
        this.figures = figures;
    }

    /** True for what only the designer sees. */
    public boolean isMark(LevelObject object) {
        return figures.isMark(object);
    }

    /** Draws an object of a level that has just begun; see the other method. */
    public void paint(
            Graphics2D g, Level level, LevelObject object, Vec moved, Theme theme, double seconds, boolean showsAreas) {
        paint(g, level, object, moved, theme, Moment.atStart(level, seconds), showsAreas);
    }

    /**
     * Draws an object.
     *
     * @param moved by how much it is away from where it was placed
     * @param showsAreas whether areas that look like something else are outlined too
     */
    public void paint(
            Graphics2D g, Level level, LevelObject object, Vec moved, Theme theme, Moment moment, boolean showsAreas) {
        Aabb box = object.bounds(level).moved(moved.x(), moved.y());
        double pixel = MarkPainter.screenPixel(g);
        boolean isSolid = object.isA(ObjectType.Role.SOLID);
        if (!isSolid && Math.max(box.width(), box.height()) < SPECK * pixel) {
            speck(g, box, pixel);
        } else {
            figures.paint(new ObjectSight(this, g, level, box, theme, moment, showsAreas), object);
        }
    }

    /** True if a platform is there when the level begins. */
    public static boolean isThereAtFirst(Level level, Platform platform) {
        return platform.changing().isPlatformThere(level.isOnAtFirst(platform.group()));
    }

    /** Draws a platform that is not there when the level begins: faint, under the marks of its group. */
    public void paintAbsent(Graphics2D g, Level level, Platform platform, Theme theme) {
        Graphics2D faint = (Graphics2D) g.create();
        faint.setComposite(AlphaComposite.SrcOver.derive(TilePainter.ABSENT));
        paint(faint, level, platform, Vec.ZERO, theme, 0, false);
        faint.dispose();
        SolidPainter.marks(g, level, platform);
    }

    private static void speck(Graphics2D g, Aabb box, double pixel) {
        g.setColor(SPECK_COLOR);
        g.fill(new Rectangle2D.Double(
                box.left(), box.top(), Math.max(pixel, box.width()), Math.max(pixel, box.height())));
    }

    /**
     * A platform or a polygon.
     *
     * @param what equal ones look the same
     * @param placed where the level has it
     * @param box where it is now
     */
    void solid(Graphics2D g, Object what, Aabb placed, Aabb box, BiConsumer<SolidPainter, Graphics2D> drawing) {
        draw(g, what, box, own -> {
            own.translate(-placed.left(), -placed.top());
            drawing.accept(solids, own);
        });
    }

    private void draw(Graphics2D g, Object what, Aabb box, Consumer<Graphics2D> drawing) {
        pictures.draw(g, what, box.left(), box.top(), box.width(), box.height(), MARGIN, drawing);
    }

    /** The player where it starts. */
    void player(Graphics2D g, Aabb box, int facing) {
        draw(g, List.of("spawn", box.width(), box.height(), facing), box, own -> {
            Aabb there = new Aabb(0, 0, box.width(), box.height());
            MarkPainter.spawn(own, there);
            HeroPainter.Pose pose = new HeroPainter.Pose(HeroPainter.Action.IDLE, facing, 0, 0, 0);
            HeroPainter.paint(own, 0, 0, box.width(), box.height(), pose);
        });
    }

    /** An enemy on foot; {@code phase} of its steps in radians. */
    void walker(Graphics2D g, Aabb box, Walker walker, int facing, double phase) {
        boolean hurts = walker == null || !Boolean.FALSE.equals(walker.hurts());
        boolean isStompable = walker == null || !Boolean.FALSE.equals(walker.stompable());
        int frame = frame(phase / (2 * Math.PI));
        Object what = List.of("walker", box.width(), box.height(), facing, frame, hurts, isStompable);
        draw(
                g,
                what,
                box,
                own -> CreaturePainter.walker(
                        own, box.width(), box.height(), facing, 2 * Math.PI * frame / FRAMES, hurts, isStompable));
    }

    /** An enemy in the air. */
    void patroller(Graphics2D g, Aabb box, int facing, double seconds) {
        int frame = frame(seconds * 1.75);
        draw(
                g,
                List.of("patroller", box.width(), box.height(), facing, frame),
                box,
                own -> CreaturePainter.patroller(own, box.width(), box.height(), facing, 2 * Math.PI * frame / FRAMES));
    }

    /** Something to collect. */
    void pickup(Graphics2D g, Aabb box, double seconds) {
        int frame = frame(seconds * 0.75);
        draw(
                g,
                List.of("pickup", box.width(), box.height(), frame),
                box,
                own -> CreaturePainter.pickup(own, box.width(), box.height(), Math.PI * frame / FRAMES));
    }

    /** A plain body. */
    void body(Graphics2D g, Aabb box) {
        draw(
                g,
                List.of("body", box.width(), box.height()),
                box,
                own -> CreaturePainter.body(own, box.width(), box.height()));
    }

    private static int frame(double cycles) {
        return Math.floorMod((int) Math.floor(cycles * FRAMES), FRAMES);
    }

    /** Many copies in the box that they are spread over. */
    static void crowd(Graphics2D g, Aabb box) {
        g.setColor(Colors.alpha(SPECK_COLOR, 0.25));
        g.fill(new Rectangle2D.Double(box.left(), box.top(), box.width(), box.height()));
    }

    /** Words that wait for {@link #paintLabels}. */
    void label(Aabb box, String words, double figure) {
        labels.add(new Label(box, words, figure));
    }

    /**
     * Draws the words on the objects that were drawn since it was called last: once what may lie over the objects is
     * drawn, as the words are the editor's, not the level's.
     */
    public void paintLabels(Graphics2D g, Theme theme) {
        labels.forEach(label -> MarkPainter.label(g, label.box, label.words, theme, label.figure));
        labels.clear();
    }

    /** A tile, as large as the box. */
    void tile(Graphics2D g, Level level, Aabb box, TileRef ref) {
        draw(g, List.of(ref, box.width(), box.height()), box, own -> {
            TileLook look = TileLook.of(level, ref);
            tiles.paint(own, look, TilePainter.alone(look), 1, 0, 0, box.width(), box.height());
        });
    }
}
