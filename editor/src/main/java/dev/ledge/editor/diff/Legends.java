package dev.ledge.editor.diff;

import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Merges legends. They are no matter for people: a symbol that both gave to different tiles stays mine, and the other
 * tile gets a new one when the level is written.
 */
final class Legends {
    private Legends() {}

    /** What a symbol stands for, and what its entry has that this version does not know. */
    private record Entry(TileRef tile, Map<String, Object> unknown) {}

    /** A layer without cells and legend; null for null. */
    static TileLayer without(TileLayer layer) {
        return layer == null
                ? null
                : (TileLayer) LayerChange.withoutCells(new TileLayer(
                        layer.common(), layer.collides(), layer.cellWidth(), null, Map.of(), layer.grid()));
    }

    /** A merged layer with the merged legend. */
    static TileLayer merged(TileLayer header, TileLayer base, TileLayer mine, TileLayer theirs) {
        Map<String, Entry> old = base == null ? Map.of() : entries(base);
        Map<String, Entry> merged = entries(mine);
        Map<String, Entry> other = entries(theirs);
        Set<String> symbols = new LinkedHashSet<>(old.keySet());
        symbols.addAll(other.keySet());
        for (String symbol : symbols) {
            Entry was = old.get(symbol);
            if (Objects.equals(merged.get(symbol), was)) {
                if (other.containsKey(symbol)) {
                    merged.put(symbol, other.get(symbol));
                } else {
                    merged.remove(symbol);
                }
            }
        }
        int width = header.effectiveCellWidth();
        merged.keySet().removeIf(symbol -> symbol.codePointCount(0, symbol.length()) != width);
        Map<String, TileRef> legend = new LinkedHashMap<>();
        Map<String, Map<String, Object>> unknown = new LinkedHashMap<>();
        merged.forEach((symbol, entry) -> {
            legend.put(symbol, entry.tile());
            if (!entry.unknown().isEmpty()) {
                unknown.put(symbol, entry.unknown());
            }
        });
        boolean wasThere = base != null && base.hasLegend();
        boolean has = mine.hasLegend() == wasThere ? theirs.hasLegend() : mine.hasLegend();
        return new TileLayer(
                header.common(),
                header.collides(),
                header.cellWidth(),
                has || !legend.isEmpty() ? legend : null,
                unknown,
                header.grid());
    }

    private static Map<String, Entry> entries(TileLayer layer) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        layer.legend()
                .forEach((symbol, tile) -> entries.put(
                        symbol, new Entry(tile, layer.legendUnknown().getOrDefault(symbol, Map.of()))));
        return entries;
    }
}
