package dev.ledge.editor.document;

import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.Ids;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** Edits of the list of layers, level to level. Ids that the level does not have are passed over. */
public final class LayerEdits {
    private LayerEdits() {}

    /**
     * Adds an empty tile layer in front of another.
     *
     * @param name for people, or null
     * @param behind id of the layer that is to be right behind it, or null to add it in front of all
     */
    public static Level addTileLayer(Level level, String id, String name, boolean collides, String behind) {
        LayerCommon common = LayerCommon.of(id).withName(name);
        TileGrid grid = TileGrid.empty(level.columns(), level.rows());
        TileLayer layer = new TileLayer(common, collides ? null : Boolean.FALSE, null, Map.of(), grid);
        List<Layer> layers = new ArrayList<>(level.layers());
        int at = indexOf(level, behind);
        layers.add(at < 0 ? layers.size() : at + 1, layer);
        return level.toBuilder().layers(layers).build();
    }

    /**
     * Adds a picture behind all layers.
     *
     * @param name for people, or null
     * @param src path of the picture from the level's file
     */
    public static Level addPicture(Level level, String id, String name, String src) {
        List<Layer> layers = new ArrayList<>(level.layers());
        layers.add(0, new ImageLayer(LayerCommon.of(id).withName(name), src, null));
        return level.toBuilder().layers(layers).build();
    }

    /**
     * Gives a layer another id; objects that are drawn with it stay with it.
     *
     * @throws IllegalArgumentException for people, if it is no id or another layer's
     */
    public static Level withId(Level level, String id, String newId) {
        if (!Ids.isValid(newId)) {
            throw new IllegalArgumentException("an id has 1 to 32 letters, digits, - or _");
        }
        if (level.layer(newId) != null) {
            throw new IllegalArgumentException("“" + Excerpt.of(newId) + "” is the id of another layer");
        }
        List<Layer> layers = new ArrayList<>(level.layers());
        layers.replaceAll(
                layer -> layer.id().equals(id) ? layer.withCommon(layer.common().withId(newId)) : layer);
        Level moved = ObjectEdits.change(
                level,
                drawnWith(level, id),
                object -> object.withCommon(object.common().withLayer(newId)));
        return moved.toBuilder().layers(layers).build();
    }

    private static List<String> drawnWith(Level level, String id) {
        return level.objects().stream()
                .filter(object -> Objects.equals(object.common().layer(), id))
                .map(LevelObject::id)
                .toList();
    }

    /** An id for a new layer. */
    public static String freshId(Level level, RandomGenerator random) {
        return ObjectEdits.freshId(level, random);
    }

    /** Copies a layer, right in front of itself. */
    public static Level duplicate(Level level, String id, String newId) {
        int at = indexOf(level, id);
        if (at < 0) {
            return level;
        }
        Layer layer = level.layers().get(at);
        LayerCommon old = layer.common();
        LayerCommon common = new LayerCommon(
                newId,
                layer.label() + " copy",
                old.visible(),
                old.locked(),
                old.opacity(),
                old.parallax(),
                old.offset(),
                old.props(),
                old.unknown());
        List<Layer> layers = new ArrayList<>(level.layers());
        layers.add(at + 1, layer.withCommon(common));
        return level.toBuilder().layers(layers).build();
    }

    /** Removes a layer; objects that were drawn with it stay, drawn with none. */
    public static Level remove(Level level, String id) {
        List<Layer> layers = new ArrayList<>(level.layers());
        if (!layers.removeIf(layer -> layer.id().equals(id))) {
            return level;
        }
        Level freed = ObjectEdits.change(
                level,
                drawnWith(level, id),
                object -> object.withCommon(object.common().withLayer(null)));
        return freed.toBuilder().layers(layers).build();
    }

    /**
     * Moves a layer in the drawing order.
     *
     * @param by 1 to the front by one layer, −1 to the back; stops at the ends
     */
    public static Level move(Level level, String id, int by) {
        int from = indexOf(level, id);
        return from < 0 ? level : moveTo(level, id, from + by);
    }

    /** Moves a layer to an index of the drawing order; beyond the ends, to the end. */
    public static Level moveTo(Level level, String id, int index) {
        int from = indexOf(level, id);
        int to = Math.max(0, Math.min(level.layers().size() - 1, index));
        if (from < 0 || from == to) {
            return level;
        }
        List<Layer> layers = new ArrayList<>(level.layers());
        layers.add(to, layers.remove(from));
        return level.toBuilder().layers(layers).build();
    }

    /** Changes what every layer has: name, visible, locked, opacity, parallax, offset. */
    public static Level change(Level level, String id, UnaryOperator<LayerCommon> change) {
        Layer layer = level.layer(id);
        if (layer == null) {
            return level;
        }
        LayerCommon common = change.apply(layer.common());
        return common.equals(layer.common()) ? level : level.withLayer(layer.withCommon(common));
    }

    /** An empty name takes the name away. */
    public static Level rename(Level level, String id, String name) {
        return change(level, id, common -> common.withName(name == null || name.isBlank() ? null : name.strip()));
    }

    public static Level setVisible(Level level, String id, boolean visible) {
        return change(level, id, common -> common.withVisible(visible ? null : Boolean.FALSE));
    }

    public static Level setLocked(Level level, String id, boolean locked) {
        return change(level, id, common -> common.withLocked(locked ? Boolean.TRUE : null));
    }

    /** Sets whether a tile layer's solid tiles stop actors. */
    public static Level setCollides(Level level, String id, boolean collides) {
        return level.layer(id) instanceof TileLayer layer && layer.isColliding() != collides
                ? level.withLayer(layer.withCollides(collides ? null : Boolean.FALSE))
                : level;
    }

    /** Index of a layer in the drawing order, −1 if there is none of that id. */
    public static int indexOf(Level level, String id) {
        for (int i = 0; i < level.layers().size(); i++) {
            if (level.layers().get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
