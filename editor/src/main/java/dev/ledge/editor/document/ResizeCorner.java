package dev.ledge.editor.document;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which two edges of a level move as it gets another size; what is in it stays where it is, seen from the others. */
public enum ResizeCorner {
    BOTTOM_RIGHT("right and bottom", false, false),
    BOTTOM_LEFT("left and bottom", true, false),
    TOP_RIGHT("right and top", false, true),
    TOP_LEFT("left and top", true, true);

    private final String words;
    private final boolean left;
    private final boolean top;

    ResizeCorner(String words, boolean left, boolean top) {
        this.words = words;
        this.left = left;
        this.top = top;
    }

    /** The edges, for people. */
    public String words() {
        return words;
    }

    /**
     * Gives the level another size at these edges.
     *
     * @throws IllegalArgumentException if the size is beyond {@link Level#checkSize}
     */
    public Level resize(Level level, int columns, int rows) {
        return LevelEdits.resize(
                level, columns, rows, left ? columns - level.columns() : 0, top ? rows - level.rows() : 0);
    }

    /** {@return how far what is in a level moves as that gets another size at these edges, px} */
    public Vec shift(Level level, int columns, int rows) {
        return new Vec(
                left ? (columns - level.columns()) * level.grid() : 0, top ? (rows - level.rows()) * level.grid() : 0);
    }

    /**
     * {@return how far what is in a level has moved as it got another size at such edges, or had it back; px} Objects
     * tell it, and cells, of which there may be millions, only where those leave it open.
     */
    public static Vec moved(Level before, Level after) {
        if (before.columns() == after.columns() && before.rows() == after.rows()) {
            return Vec.ZERO;
        }
        Set<Vec> shifts = shifts(withoutCells(before), withoutCells(after));
        if (shifts.size() > 1) {
            shifts = shifts(before, after);
        }
        return shifts.isEmpty() ? Vec.ZERO : shifts.iterator().next();
    }

    private static Set<Vec> shifts(Level before, Level after) {
        Set<Vec> shifts = new LinkedHashSet<>();
        for (ResizeCorner edges : values()) {
            if (edges.resize(before, after.columns(), after.rows()).hasSameContent(after)
                    || edges.resize(after, before.columns(), before.rows()).hasSameContent(before)) {
                shifts.add(edges.shift(before, after.columns(), after.rows()));
            }
        }
        return shifts;
    }

    private static Level withoutCells(Level level) {
        List<Layer> layers = level.layers().stream()
                .filter(layer -> !(layer instanceof TileLayer))
                .toList();
        return level.toBuilder().layers(layers).build();
    }
}
