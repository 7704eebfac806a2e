package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import java.util.concurrent.atomic.AtomicBoolean;

/** The size of a level that one made smaller while the other painted where it is cut: that is a conflict. */
final class CutCells {
    private static final String PAINTED = "painted outside";

    private final Level base;
    private final Merging merging;

    CutCells(Level base, Merging merging) {
        this.base = base;
        this.merging = merging;
    }

    /** The size that is taken, of a merge that has one already. */
    Size size(Level mine, Level theirs, Size merged) {
        Size old = size(base);
        boolean isMine = old.equals(size(theirs));
        if (merged.equals(old) || !isMine && !old.equals(size(mine)) || !isCut(isMine ? theirs : mine, merged)) {
            return merged;
        }
        String cut = Words.value(merged);
        Conflict conflict = new Conflict(
                Conflict.Kind.LEVEL,
                null,
                "size",
                null,
                Words.value(old),
                isMine ? cut : PAINTED,
                isMine ? PAINTED : cut);
        return merging.takesTheirs(conflict) == isMine ? old : merged;
    }

    private boolean isCut(Level painted, Size size) {
        return painted.layers().stream()
                .filter(TileLayer.class::isInstance)
                .map(TileLayer.class::cast)
                .anyMatch(layer -> isCut(base.layer(layer.id()), layer, painted, size));
    }

    private boolean isCut(Layer before, TileLayer after, Level painted, Size size) {
        TileGrid grid = before instanceof TileLayer cells ? cells.grid() : TileGrid.empty(base.columns(), base.rows());
        AtomicBoolean found = new AtomicBoolean();
        CellChanges.between(grid, base.tiles(), after.grid(), painted.tiles()).forEachIndex((column, row, old, now) -> {
            if (column >= size.columns() || row >= size.rows()) {
                found.set(true);
            }
        });
        return found.get();
    }

    private static Size size(Level level) {
        return new Size(level.columns(), level.rows());
    }
}
