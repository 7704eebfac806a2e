package dev.ledge.editor.render;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Platform;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The objects of a level in the order in which they are drawn: those that name a layer right after it, all others after
 * the last colliding layer, so that decoration in front of the game covers them; there by {@code z}, what rides after
 * all that may carry it, then by id.
 */
final class SceneObjects {
    /** What a picture may stick out of its box, px. */
    private static final double MARGIN = 24;

    private final List<LevelObject> source;
    private final int grid;
    private final Vec playerSize;
    private final List<String> order;
    private final Map<String, Slot> slots = new HashMap<>();
    private final String mainSlot;

    /** Objects drawn one after another, with their boxes. */
    private record Slot(LevelObject[] objects, Aabb[] boxes) {}

    SceneObjects(Level level) {
        source = level.objects();
        grid = level.grid();
        playerSize = level.player().effectiveSize();
        order = order(level);
        mainSlot = mainSlot(level);
        Map<String, List<LevelObject>> sorted = new HashMap<>();
        for (LevelObject object : source) {
            String layer = object.common().layer();
            String slot = layer == null || level.layer(layer) == null ? mainSlot : layer;
            sorted.computeIfAbsent(slot, s -> new ArrayList<>()).add(object);
        }
        sorted.forEach((slot, objects) -> {
            objects.sort(Comparator.comparingDouble(SceneObjects::z).thenComparing(SceneObjects::rides));
            LevelObject[] array = objects.toArray(new LevelObject[0]);
            Aabb[] boxes = new Aabb[array.length];
            for (int i = 0; i < array.length; i++) {
                boxes[i] = array[i].bounds(level);
            }
            slots.put(slot, new Slot(array, boxes));
        });
    }

    private static double z(LevelObject object) {
        return object.common().z() == null ? 0 : object.common().z();
    }

    private static boolean rides(LevelObject object) {
        return object.common().rides() != null;
    }

    private static String mainSlot(Level level) {
        String last = "";
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                last = layer.id();
            }
        }
        return last.isEmpty() && !level.layers().isEmpty()
                ? level.layers().get(level.layers().size() - 1).id()
                : last;
    }

    /** True if these are the objects of a level. */
    boolean isOf(Level level) {
        return level.objects() == source
                && level.grid() == grid
                && level.player().effectiveSize().equals(playerSize)
                && order(level).equals(order);
    }

    private static List<String> order(Level level) {
        List<String> ids = new ArrayList<>();
        for (Layer layer : level.layers()) {
            ids.add(layer.id());
        }
        ids.add(mainSlot(level));
        return ids;
    }

    /** The layer after which the objects without a layer come; empty if the level has no layers. */
    String mainSlot() {
        return mainSlot;
    }

    /** True if anything may come right after a layer: objects that are placed, or the actors of a game. */
    boolean has(String layer) {
        return slots.containsKey(layer) || layer.equals(mainSlot);
    }

    private static boolean moves(LevelObject object) {
        return object instanceof Platform || rides(object);
    }

    /** The objects of a layer, those that lie in a box alone unless they move; first to last. */
    void forEach(String layer, Aabb seen, Consumer<LevelObject> action) {
        Slot slot = slots.get(layer);
        if (slot == null) {
            return;
        }
        Aabb grown = seen.grown(MARGIN);
        for (int i = 0; i < slot.objects.length; i++) {
            if (slot.boxes[i].touches(grown) || moves(slot.objects[i])) {
                action.accept(slot.objects[i]);
            }
        }
    }
}
