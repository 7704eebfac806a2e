package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import java.util.BitSet;
import java.util.List;

/**
 * Where one jump can lead. Immutable.
 *
 * @param start the jumper's box before it jumps, or null if there is none
 * @param landings boxes in which it can come to stand again, each another place
 * @param step side of the squares in which places are distinguished, px
 * @param left first column of squares
 * @param top first row of squares
 * @param columns number of columns
 * @param passed the squares that the middle of its box can come through, row by row
 */
public record Reach(Aabb start, List<Aabb> landings, double step, int left, int top, int columns, BitSet passed) {

    public static final Reach NONE = new Reach(null, List.of(), 1, 0, 0, 1, new BitSet());

    public Reach {
        landings = List.copyOf(landings);
    }

    /** The box around everything, or null if there is nothing. */
    public Aabb bounds() {
        Aabb all = start;
        for (Aabb landing : landings) {
            all = all == null ? landing : all.union(landing);
        }
        for (int i = passed.nextSetBit(0); i >= 0; i = passed.nextSetBit(i + 1)) {
            double x = (left + i % columns) * step;
            double y = (top + i / columns) * step;
            Aabb square = new Aabb(x, y, x + step, y + step);
            all = all == null ? square : all.union(square);
        }
        return all;
    }
}
