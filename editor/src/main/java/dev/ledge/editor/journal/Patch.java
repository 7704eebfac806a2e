package dev.ledge.editor.journal;

import dev.ledge.editor.diff.FieldChange;
import dev.ledge.editor.diff.LayerChange;
import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.ObjectChange;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A change of a level that can be kept in a file: the parts that changed, as they were and as they are. As large as the
 * change, not as the level.
 *
 * @param before a level of the changed parts as they were: objects, layers without cells, and its own fields if
 *     {@code hasHeader}
 * @param after the same parts as they are
 * @param hasHeader true if the level's own fields changed
 * @param order the ids of all layers before and after; empty if no layer came, went or moved
 * @param cells by layer, row by row
 */
record Patch(
        Level before, Level after, boolean hasHeader, List<List<String>> order, Map<String, List<CellSpan>> cells) {

    static Patch between(Level before, Level after) {
        LevelDiff diff = LevelDiff.between(before, after);
        boolean hasHeader = !diff.fields().isEmpty();
        boolean hasPalette = diff.fields().stream().map(FieldChange::path).anyMatch(path -> path.contains("palette"));
        Map<String, List<CellSpan>> cells = new LinkedHashMap<>();
        for (LayerChange layer : diff.layers()) {
            List<CellSpan> spans = Spans.of(layer.cells());
            if (!spans.isEmpty()) {
                cells.put(layer.id(), spans);
            }
        }
        boolean ordered = diff.isReordered()
                || diff.layers().stream().anyMatch(layer -> layer.before() == null || layer.after() == null);
        return new Patch(
                parts(before, diff, hasPalette, false),
                parts(after, diff, hasPalette, true),
                hasHeader,
                ordered ? List.of(ids(before), ids(after)) : List.of(),
                cells);
    }

    /** The change that makes all of a level out of {@link #emptied}. */
    static Patch whole(Level level) {
        return between(emptied(level), level);
    }

    /** A level of the same fields and layers, without cells and objects. */
    static Level emptied(Level level) {
        TileGrid empty = TileGrid.empty(level.columns(), level.rows());
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            layers.add(layer instanceof TileLayer tiles ? tiles.withGrid(empty) : layer);
        }
        LevelBuilder emptied = level.toBuilder().tiles(TileTable.EMPTY).layers(layers);
        return level.objects().isEmpty()
                ? emptied.build()
                : emptied.objects(List.of()).build();
    }

    /**
     * A level's fields and layers, without cells, to be written: the cells of a layer in a file are as many as its grid
     * has.
     */
    static Level shell(Level level) {
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            layers.add(layer instanceof TileLayer tiles ? tiles.withGrid(TileGrid.empty(1, 1)) : layer);
        }
        return level.toBuilder()
                .tiles(TileTable.EMPTY)
                .layers(layers)
                .objects(List.of())
                .build();
    }

    private static List<String> ids(Level level) {
        return level.layers().stream().map(Layer::id).toList();
    }

    /** The changed parts of one side, in a level of one cell. */
    private static Level parts(Level level, LevelDiff diff, boolean hasPalette, boolean isAfter) {
        List<Layer> layers = new ArrayList<>();
        for (LayerChange change : diff.layers()) {
            Layer layer = isAfter ? change.after() : change.before();
            boolean hasFields = !change.fields().isEmpty() || change.before() == null || change.after() == null;
            if (layer != null && hasFields) {
                layers.add(layer instanceof TileLayer tiles ? tiles.withGrid(TileGrid.empty(1, 1)) : layer);
            }
        }
        List<LevelObject> objects = new ArrayList<>();
        for (ObjectChange change : diff.objects()) {
            LevelObject object = isAfter ? change.after() : change.before();
            if (object != null) {
                objects.add(object);
            }
        }
        if (diff.fields().isEmpty()) {
            return new LevelBuilder().size(1, 1).layers(layers).objects(objects).build();
        }
        return level.toBuilder()
                .tiles(TileTable.EMPTY)
                .palette(level.palettePath(), hasPalette && level.hasPalette() ? level.palette() : null)
                .layers(layers)
                .objects(objects)
                .build();
    }

    boolean isEmpty() {
        return !hasHeader
                && order.isEmpty()
                && cells.isEmpty()
                && before.layers().isEmpty()
                && before.objects().isEmpty()
                && after.objects().isEmpty();
    }

    /** The change back. */
    Patch reversed() {
        Map<String, List<CellSpan>> back = new LinkedHashMap<>();
        cells.forEach((layer, spans) ->
                back.put(layer, spans.stream().map(CellSpan::reversed).toList()));
        return new Patch(after, before, hasHeader, order.isEmpty() ? order : List.of(order.get(1), order.get(0)), back);
    }

    /** A level with all of these parts as they are after the change, whatever they were. */
    Level apply(Level level) {
        Level changed = hasHeader ? withHeader(level) : level;
        if (!after.layers().isEmpty() || !order.isEmpty()) {
            changed = withLayers(changed);
        }
        for (Map.Entry<String, List<CellSpan>> entry : cells.entrySet()) {
            changed = Spans.apply(changed, entry.getKey(), entry.getValue());
        }
        boolean hasObjects = !before.objects().isEmpty() || !after.objects().isEmpty();
        return hasObjects ? withObjects(changed) : changed;
    }

    private Level withHeader(Level level) {
        LevelBuilder changed = level.toBuilder()
                .name(after.name())
                .grid(after.grid())
                .size(after.columns(), after.rows())
                .physics(after.hasPhysics() ? after.physics() : null)
                .player(after.hasPlayer() ? after.player() : null)
                .groups(after.hasGroups() ? after.groups() : null)
                .props(after.props())
                .unknown(after.unknown());
        boolean paletteChanged =
                before.hasPalette() || after.hasPalette() || !Objects.equals(before.palettePath(), after.palettePath());
        if (paletteChanged) {
            changed.palette(after.palettePath(), after.hasPalette() ? after.palette() : null);
        }
        if (level.columns() != after.columns() || level.rows() != after.rows()) {
            List<Layer> layers = new ArrayList<>();
            for (Layer layer : level.layers()) {
                layers.add(
                        layer instanceof TileLayer tiles
                                ? tiles.withGrid(tiles.grid().resized(after.columns(), after.rows(), 0, 0))
                                : layer);
            }
            changed.layers(layers);
        }
        return changed.build();
    }

    private Level withLayers(Level level) {
        List<String> ids = new ArrayList<>(ids(level));
        if (!order.isEmpty()) {
            List<String> wanted = new ArrayList<>(order.get(1));
            ids.removeAll(order.get(0));
            ids.removeAll(wanted);
            // What neither side of the change knows stays, in front.
            wanted.addAll(ids);
            ids = wanted;
        }
        List<Layer> layers = new ArrayList<>();
        for (String id : ids) {
            Layer old = level.layer(id);
            Layer changed = after.layer(id);
            if (changed instanceof TileLayer tiles) {
                layers.add(tiles.withGrid(
                        old instanceof TileLayer oldTiles
                                ? oldTiles.grid()
                                : TileGrid.empty(level.columns(), level.rows())));
            } else if (changed != null || old != null) {
                layers.add(changed == null ? old : changed);
            }
        }
        return level.toBuilder().layers(layers).build();
    }

    private Level withObjects(Level level) {
        Set<String> gone = new HashSet<>();
        before.objects().forEach(object -> gone.add(object.id()));
        after.objects().forEach(object -> gone.add(object.id()));
        List<LevelObject> objects = new ArrayList<>(level.objects());
        objects.removeIf(object -> gone.contains(object.id()));
        objects.addAll(after.objects());
        return level.toBuilder().objects(objects).build();
    }
}
