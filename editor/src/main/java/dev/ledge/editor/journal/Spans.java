package dev.ledge.editor.journal;

import dev.ledge.editor.diff.CellChanges;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Changed cells as spans: a filled rectangle takes a span a row. */
final class Spans {
    private Spans() {}

    /** The changed cells, row by row. */
    static List<CellSpan> of(CellChanges cells) {
        List<CellSpan> pieces = new ArrayList<>();
        cells.forEach((column, row, before, after) -> append(pieces, new CellSpan(column, row, 1, before, after)));
        pieces.sort(Comparator.comparingInt(CellSpan::row).thenComparingInt(CellSpan::column));
        List<CellSpan> spans = new ArrayList<>();
        pieces.forEach(piece -> append(spans, piece));
        return spans;
    }

    private static void append(List<CellSpan> spans, CellSpan next) {
        CellSpan last = spans.isEmpty() ? null : spans.get(spans.size() - 1);
        boolean continues = last != null
                && last.row() == next.row()
                && last.column() + last.length() == next.column()
                && Objects.equals(last.before(), next.before())
                && Objects.equals(last.after(), next.after());
        if (continues) {
            int length = last.length() + next.length();
            spans.set(spans.size() - 1, new CellSpan(last.column(), last.row(), length, last.before(), last.after()));
        } else {
            spans.add(next);
        }
    }

    /** A level with the cells as they are after the change; without such a layer of tiles it stays as it is. */
    static Level apply(Level level, String layerId, List<CellSpan> spans) {
        if (!(level.layer(layerId) instanceof TileLayer)) {
            return level;
        }
        Level grown = level;
        TileRef known = null;
        for (CellSpan span : spans) {
            if (span.after() != null && !span.after().equals(known)) {
                known = span.after();
                grown = grown.withTile(known);
            }
        }
        TileLayer layer = (TileLayer) grown.layer(layerId);
        TileGrid.Edit edit = layer.grid().edit();
        for (CellSpan span : spans) {
            int index = grown.tiles().indexOf(span.after());
            edit.fill(span.column(), span.row(), span.length(), 1, index);
        }
        return grown.withLayer(layer.withGrid(edit.build()));
    }
}
