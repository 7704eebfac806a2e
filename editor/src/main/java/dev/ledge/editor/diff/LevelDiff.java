package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What makes one level out of another. Immutable; holds both levels. What they share costs next to nothing: between a
 * level and its edit, a list of 1,000,000 objects takes milliseconds if one object changed, and the cells of 4096×4096
 * some 100 µs.
 */
public final class LevelDiff {
    private final Level before;
    private final Level after;
    private final List<FieldChange> fields = new ArrayList<>();
    private final List<LayerChange> layers = new ArrayList<>();
    private final List<ObjectChange> objects = new ArrayList<>();
    private final boolean reordered;

    private LevelDiff(Level before, Level after) {
        this.before = before;
        this.after = after;
        if (before != after) {
            Parts.compare(List.of(), LevelHeader.of(before), LevelHeader.of(after), fields);
            compareLayers();
            compareObjects();
        }
        reordered = !commonLayers(before, after).equals(commonLayers(after, before));
    }

    /**
     * {@return what changed from one level to another}
     *
     * @param before the one
     * @param after the other
     */
    public static LevelDiff between(Level before, Level after) {
        return new LevelDiff(before, after);
    }

    private void compareLayers() {
        Map<String, Layer> old = layersById(before);
        Map<String, Layer> now = layersById(after);
        Set<String> ids = new LinkedHashSet<>(now.keySet());
        ids.addAll(old.keySet());
        for (String id : ids) {
            LayerChange change = LayerChange.between(id, old.get(id), before.tiles(), now.get(id), after.tiles());
            if (change != null) {
                layers.add(change);
            }
        }
    }

    static Map<String, Layer> layersById(Level level) {
        Map<String, Layer> layers = new LinkedHashMap<>();
        level.layers().forEach(layer -> layers.put(layer.id(), layer));
        return layers;
    }

    /** The ids of the layers that both have, in the order of the first. */
    private static List<String> commonLayers(Level level, Level other) {
        return level.layers().stream()
                .map(Layer::id)
                .filter(id -> other.layer(id) != null)
                .toList();
    }

    private void compareObjects() {
        SortedPairs.forEach(before.objects(), after.objects(), (LevelObject old, LevelObject now) -> {
            if (old != now && (old == null || !old.equals(now))) {
                objects.add(ObjectChange.between(old, now));
            }
        });
    }

    /** {@return the level that was changed} */
    public Level before() {
        return before;
    }

    /** {@return the level as it is after the changes} */
    public Level after() {
        return after;
    }

    /** {@return the level's own fields that changed: name, size, grid, physics, player, groups, palette, props} */
    public List<FieldChange> fields() {
        return List.copyOf(fields);
    }

    /** {@return the layers that were added, removed or changed} */
    public List<LayerChange> layers() {
        return List.copyOf(layers);
    }

    /** {@return true if layers that both levels have are drawn in another order} */
    public boolean isReordered() {
        return reordered;
    }

    /** {@return the objects that were added, removed or changed, by id} */
    public List<ObjectChange> objects() {
        return List.copyOf(objects);
    }

    /** {@return true if both levels mean the same} */
    public boolean isEmpty() {
        return fields.isEmpty() && layers.isEmpty() && objects.isEmpty() && !reordered;
    }

    /**
     * {@return a level with these changes made to it} Where it differs itself from what was changed here, these changes
     * win.
     *
     * @param level any version of the level
     */
    public Level apply(Level level) {
        return LevelMerge.of(before, level, after).resolve(conflict -> Side.THEIRS);
    }

    /** {@return all changes in words for people, one a line: cells as areas, objects by id and field} */
    public List<String> words() {
        List<String> lines = new ArrayList<>();
        fields.forEach(field -> lines.add("level: " + field.words()));
        if (reordered) {
            lines.add("layers: order " + order(before) + " → " + order(after));
        }
        layers.forEach(layer -> lines.addAll(layer.words()));
        objects.forEach(object -> lines.addAll(object.words()));
        return lines;
    }

    static String order(Level level) {
        return String.join(
                ", ",
                level.layers().stream().map(layer -> Words.name(layer.id())).toList());
    }
}
