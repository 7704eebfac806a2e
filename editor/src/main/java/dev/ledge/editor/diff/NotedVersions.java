package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What two started from and what one of them made of it, as far as it is in conflict with the other's: two levels that
 * lack the cells and objects about which there is no conflict.
 *
 * @param kept ids of the layers that the merge left in the level: of these the versions lack cells
 */
record NotedVersions(Level base, Level theirs, Set<String> kept) {
    private static final String BASE = "base";
    private static final String THEIRS = "theirs";
    private static final String KEPT = "kept";
    private static final String LAYERS = "layers";
    private static final String CELLS = "cells";

    /** What is in conflict in a merge. */
    static NotedVersions of(LevelMerge merge) {
        Level theirs = merge.resolve(conflict -> Side.THEIRS);
        LevelDiff conflicts = LevelDiff.between(merge.merged(), theirs);
        Set<String> kept = ids(merge.merged());
        return new NotedVersions(only(merge.base(), conflicts), only(theirs, conflicts), kept);
    }

    private static Set<String> ids(Level level) {
        return level.layers().stream().map(Layer::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A version without the cells and objects that are no part of a difference. */
    private static Level only(Level version, LevelDiff conflicts) {
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : version.layers()) {
            layers.add(layer instanceof TileLayer tiles ? only(tiles, version, conflicts) : layer);
        }
        Set<String> wanted = new HashSet<>();
        conflicts.objects().forEach(change -> wanted.add(change.id()));
        List<LevelObject> objects = new ArrayList<>();
        for (LevelObject object : version.objects()) {
            if (wanted.contains(object.id())) {
                wanted.add(object.common().rides()); // Without it no file could have what rides.
            }
        }
        for (LevelObject object : version.objects()) {
            if (wanted.contains(object.id())) {
                objects.add(object);
            }
        }
        return version.toBuilder().layers(layers).objects(objects).build();
    }

    private static TileLayer only(TileLayer layer, Level version, LevelDiff conflicts) {
        TileGrid all = layer.grid();
        TileGrid[] some = {TileGrid.empty(version.columns(), version.rows())};
        for (LayerChange change : conflicts.layers()) {
            if (change.id().equals(layer.id())) {
                change.cells().forEach((column, row, before, after) -> {
                    if (all.contains(column, row)) {
                        some[0] = some[0].with(column, row, all.get(column, row));
                    }
                });
            }
        }
        return layer.withGrid(some[0]);
    }

    /** As free JSON: two levels as in files. */
    Map<String, Object> json() throws LevelFormatException {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(BASE, json(base));
        json.put(THEIRS, json(theirs));
        json.put(KEPT, List.copyOf(kept));
        return json;
    }

    private static Object json(Level level) throws LevelFormatException {
        Map<String, Object> json = new LinkedHashMap<>();
        ((Map<?, ?>) FreeJson.read(new String(LevelWriter.toBytes(level), StandardCharsets.UTF_8)))
                .forEach((key, value) -> json.put(
                        (String) key,
                        LAYERS.equals(key)
                                ? ((List<?>) value)
                                        .stream().map(NotedVersions::sparse).toList()
                                : value));
        return json;
    }

    /** A layer without its empty strips: what is missing reads as empty, and of most layers that is all. */
    private static Object sparse(Object layer) {
        Map<Object, Object> json = new LinkedHashMap<>((Map<?, ?>) layer);
        if (json.get(CELLS) instanceof Map<?, ?> cells) {
            Map<Object, Object> strips = new LinkedHashMap<>(cells);
            strips.values().removeIf(""::equals);
            json.put(CELLS, strips);
        }
        return json;
    }

    /** What {@link #json} made. */
    static NotedVersions read(Map<?, ?> json) throws LevelFormatException {
        Set<String> kept = new HashSet<>();
        if (json.get(KEPT) instanceof List<?> ids) {
            ids.forEach(id -> kept.add(String.valueOf(id)));
        }
        return new NotedVersions(level(json.get(BASE)), level(json.get(THEIRS)), kept);
    }

    private static Level level(Object json) throws LevelFormatException {
        return LevelReader.readDetached(FreeJson.text(json), Path.of("version.level.json"))
                .requireCurrent();
    }

    /**
     * The merge of a level that has mine of all conflicts, whatever else was edited in it since. What was in conflict
     * in a layer that was removed since is settled by that: the versions lack its other cells.
     */
    LevelMerge merge(Level now) {
        Set<String> gone = new HashSet<>(kept);
        gone.removeAll(ids(now));
        Level before = without(gone, base);
        Level after = without(gone, theirs);
        Level withTheirs = LevelDiff.between(before, after).apply(now);
        return LevelMerge.of(LevelDiff.between(after, before).apply(withTheirs), now, withTheirs);
    }

    private static Level without(Set<String> gone, Level version) {
        return version.toBuilder()
                .layers(version.layers().stream()
                        .filter(layer -> !gone.contains(layer.id()))
                        .toList())
                .build();
    }
}
