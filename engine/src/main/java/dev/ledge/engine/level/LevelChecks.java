package dev.ledge.engine.level;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the parts of a level have to have in common. */
final class LevelChecks {
    private LevelChecks() {}

    /**
     * Checks that there are not too many layers, that their ids differ and that none has cells outside the level; what
     * a layer lacks is empty.
     */
    static void layers(List<? extends Layer> layers, int columns, int rows) {
        if (layers.size() > Level.MAX_LAYERS) {
            throw new IllegalArgumentException(
                    "a level can have at most " + Level.MAX_LAYERS + " layers, not " + layers.size());
        }
        Set<String> ids = new HashSet<>();
        for (Layer layer : layers) {
            if (!ids.add(layer.id())) {
                throw new IllegalArgumentException("there are two layers '" + layer.id() + "'");
            }
            if (layer instanceof TileLayer tiles
                    && (tiles.grid().columns() > columns || tiles.grid().rows() > rows)) {
                throw new IllegalArgumentException("layer '" + layer.id() + "' has "
                        + tiles.grid().columns() + "×" + tiles.grid().rows() + " cells, the level " + columns + "×"
                        + rows);
            }
        }
    }

    /**
     * Checks that the ids of objects differ, which are sorted by them, also from those of copies and of the player,
     * that there are not too many, copies included, and that no actor is too large.
     */
    static void objects(List<LevelObject> sorted, int grid) {
        Map<String, Integer> copies = new HashMap<>();
        long count = 0;
        String before = null;
        for (LevelObject object : sorted) {
            if (object.id().equals(before)) {
                throw new IllegalArgumentException("there are two objects '" + before + "'");
            }
            before = object.id();
            actor(object, grid);
            if (object.hasCopies()) {
                copies.put(object.id(), object.actorCount());
            }
            count += Math.max(object.actorCount(), 1);
        }
        if (count > Level.MAX_OBJECTS) {
            throw new LevelLimitException(
                    "a level can have at most " + Level.MAX_OBJECTS + " objects, copies included, not " + count);
        }
        for (LevelObject object : copies.isEmpty() ? List.<LevelObject>of() : sorted) {
            copyId(object, copies);
        }
    }

    /** Checks one object that came to others, which differ in their ids. */
    static void object(LevelObject one, List<LevelObject> all, int grid) {
        if (one.hasCopies()) {
            objects(all, grid);
            return;
        }
        actor(one, grid);
        Map<String, Integer> copies = new HashMap<>();
        for (LevelObject object : all) {
            if (object.hasCopies()) {
                copies.put(object.id(), object.actorCount());
            }
        }
        if (!copies.isEmpty()) {
            copyId(one, copies);
        }
    }

    private static void copyId(LevelObject object, Map<String, Integer> copies) {
        String copied = Limits.copiedId(object.id(), copies);
        if (copied != null) {
            throw new IllegalArgumentException(
                    "the id '" + object.id() + "' is also that of a copy of the actor '" + copied + "'");
        }
    }

    /** Checks what all objects amount to together. */
    static void load(List<LevelObject> objects, ActorProfile player, int grid) {
        String problem = LoadLimits.problem(objects, player, grid);
        if (problem != null) {
            throw new LevelLimitException(problem);
        }
    }

    /** Checks what an actor has to do with the level that it is in; other objects have nothing to check. */
    static void actor(LevelObject object, int grid) {
        if (!object.isA(ObjectType.Role.ACTOR)) {
            return;
        }
        if (object.id().equals(Limits.PLAYER_ID)) {
            throw new IllegalArgumentException("'" + Limits.PLAYER_ID + "' is the id of the player's own actor");
        }
        Limits.checkActorSize("the actor '" + object.id() + "'", object.actorSize(), grid);
    }
}
