package dev.ledge.editor.render.object;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Walker;
import java.awt.Graphics2D;
import java.util.List;

/** What there is to draw an object with: where it is now, when, and the figures that painters have in common. */
public final class ObjectSight {
    private final ObjectPainter painter;
    private final Graphics2D g;
    private final Level level;
    private final Aabb box;
    private final Theme theme;
    private final Moment moment;
    private final boolean showsAreas;

    ObjectSight(
            ObjectPainter painter,
            Graphics2D g,
            Level level,
            Aabb box,
            Theme theme,
            Moment moment,
            boolean showsAreas) {
        this.painter = painter;
        this.g = g;
        this.level = level;
        this.box = box;
        this.theme = theme;
        this.moment = moment;
        this.showsAreas = showsAreas;
    }

    /** What to draw on, in level pixels. */
    public Graphics2D g() {
        return g;
    }

    /** Where the object is now. */
    public Aabb box() {
        return box;
    }

    public Theme theme() {
        return theme;
    }

    /** Moves flags and wings. */
    public double seconds() {
        return moment.seconds();
    }

    /** Seconds since the object acted on an actor; infinite if it never did. */
    public double sinceActed() {
        return moment.sinceActed();
    }

    /** True if a group is on; false for null, which is none. */
    public boolean isOn(String group) {
        return group != null && moment.groups().test(group);
    }

    /** True if areas that look like something else are outlined too. */
    public boolean showsAreas() {
        return showsAreas;
    }

    /**
     * The player where it starts.
     *
     * @param facing −1 to the left, 1 to the right
     */
    public void player(int facing) {
        painter.player(g, box, facing);
    }

    /**
     * An enemy on foot.
     *
     * @param phase of its steps in radians
     */
    public void walker(Walker walker, int facing, double phase) {
        painter.walker(g, box, walker, facing, phase);
    }

    /** An enemy in the air. */
    public void patroller(int facing) {
        painter.patroller(g, box, facing, moment.seconds());
    }

    /** Something to collect. */
    public void pickup() {
        painter.pickup(g, box, moment.seconds());
    }

    /** A plain body. */
    public void body() {
        painter.body(g, box);
    }

    /** Many copies in the box that they are spread over. */
    public void crowd(String words) {
        ObjectPainter.crowd(g, box);
        label(words, 0);
    }

    /** A box with its name in it, for what only the game knows. */
    public void custom(LevelObject object) {
        MarkPainter.custom(g, box);
        String name = object.common().name();
        label(name == null ? object.type() : name, 0);
    }

    /**
     * Words in the box's top left corner, or above the box if they would hide a figure in it; above all layers.
     *
     * @param figure height of the figure, which stands on the box's floor, px; 0 for none
     */
    public void label(String words, double figure) {
        painter.label(box, words, figure);
    }

    /** The tile that draws an object instead of its type's own figure, or null. */
    public TileRef picture(LevelObject object) {
        return ObjectLook.of(level, object);
    }

    /** A tile, as large as the box. */
    public void tile(TileRef tile) {
        painter.tile(g, level, box, tile);
    }

    /** A platform. */
    public void platform(Platform platform) {
        Object what = platform.group() == null ? platform : List.of(platform, level.isOnAtFirst(platform.group()));
        painter.solid(g, what, platform.bounds(level), box, (solids, own) -> solids.platform(own, level, platform));
    }

    /** A static polygon. */
    public void polygon(StaticPolygon polygon) {
        painter.solid(g, polygon, polygon.bounds(level), box, (solids, own) -> solids.staticPolygon(own, polygon));
    }
}
