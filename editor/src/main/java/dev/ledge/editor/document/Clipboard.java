package dev.ledge.editor.document;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.Ids;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * What was copied: cells or objects. Immutable.
 *
 * @param cells a block of tiles, or null
 * @param objects with the ids they had where they were copied
 */
public record Clipboard(Stamp cells, List<LevelObject> objects) {

    public static final Clipboard EMPTY = new Clipboard(null, List.of());

    public Clipboard {
        objects = List.copyOf(objects);
    }

    public boolean isEmpty() {
        return cells == null && objects.isEmpty();
    }

    /** Copies what is selected; cells are those of the given layer, which may be null or have none. */
    public static Clipboard copy(Level level, Selection selection, String layerId) {
        boolean hasCells = layerId != null && level.layer(layerId) instanceof TileLayer;
        Stamp stamp = hasCells ? CellEdits.copy(level, layerId, selection.cells()) : null;
        List<LevelObject> copied = new ArrayList<>();
        for (String id : selection.objectIds()) {
            if (level.object(id) != null) {
                copied.add(level.object(id));
            }
        }
        return new Clipboard(stamp, copied);
    }

    /**
     * The same for another level than the one it was copied from: what rode a platform that was not copied rides none.
     */
    public Clipboard elsewhere() {
        Set<String> ids = objects.stream().map(LevelObject::id).collect(Collectors.toSet());
        return new Clipboard(
                cells,
                objects.stream()
                        .map(object -> ids.contains(object.common().rides())
                                ? object
                                : object.withCommon(object.common().withRides(null)))
                        .toList());
    }

    /** Why it cannot be pasted into a level, as a sentence; null if it can. */
    public String refusal(Level level) {
        String missing = missing(level.palette());
        if (missing != null) {
            return "This level's palette has no " + missing;
        }
        double most = Limits.maxActorSize(level.grid());
        for (LevelObject object : objects) {
            Vec size = object.isSingleActor() ? object.effectiveSize(level) : Vec.ZERO;
            if (size.x() > most || size.y() > most) {
                return "“" + Excerpt.of(object.id()) + "” is too large for this level: an actor has "
                        + Limits.plain(most) + " px at most";
            }
        }
        return null;
    }

    /** The names of the tiles in it. */
    Set<String> tiles() {
        Set<String> tiles = cells == null ? new TreeSet<>() : cells.tiles();
        objects.stream().map(LevelObject::tile).filter(Objects::nonNull).forEach(tiles::add);
        return tiles;
    }

    /** The names of the surfaces that its objects have. */
    Set<String> surfaces() {
        return objects.stream()
                .map(LevelObject::surface)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
    }

    /** What of it a palette has not, such as {@code surface “ice”}: a level with that could not be read. Else null. */
    private String missing(Palette palette) {
        Set<String> tiles = palette.tiles().keySet();
        String tile = cells == null ? null : cells.missing(tiles);
        for (LevelObject object : objects) {
            if (object.tile() != null && !tiles.contains(object.tile())) {
                tile = object.tile();
            }
            if (object.surface() != null && !palette.hasSurface(object.surface())) {
                return "surface “" + Excerpt.of(object.surface()) + "”";
            }
        }
        return tile == null ? null : "tile “" + Excerpt.of(tile) + "”";
    }

    /** A level with objects added, and which they are. */
    public record Pasted(Level level, Set<String> ids) {}

    /**
     * The objects added to a level with new ids, moved by an offset in level pixels; a spawn is left out if the level
     * has one.
     */
    public Pasted pasteObjects(Level level, Vec offset, RandomGenerator random) {
        Set<String> taken = ObjectEdits.takenIds(level);
        boolean hasSpawn = ObjectEdits.spawn(level) != null;
        Set<String> ids = new TreeSet<>();
        Map<String, String> newIds = new HashMap<>();
        List<LevelObject> added = new ArrayList<>();
        for (LevelObject object : objects) {
            if (object instanceof Spawn && hasSpawn) {
                continue;
            }
            hasSpawn |= object instanceof Spawn;
            String id = Ids.random(random, taken);
            taken.add(id);
            ids.add(id);
            String layer = object.common().layer();
            newIds.put(object.id(), id);
            added.add(object.withCommon(object.common()
                    .withId(id)
                    .withAt(object.at().plus(offset))
                    .withLayer(layer != null && level.layer(layer) == null ? null : layer)));
        }
        added.replaceAll(object -> object.withCommon(
                object.common().withRides(ridden(object.common().rides(), newIds, level))));
        return new Pasted(ObjectEdits.add(level, added), ids);
    }

    /** What was copied with its platform rides the copy; else the platform itself, where that is in the level. */
    private static String ridden(String rides, Map<String, String> newIds, Level level) {
        if (rides == null || newIds.containsKey(rides)) {
            return newIds.get(rides);
        }
        return level.object(rides) instanceof Platform ? rides : null;
    }

    /** The top-left corner of all objects, or null if there are none. */
    public Vec objectsAt(Level level) {
        return objects.stream()
                .map(object -> object.bounds(level))
                .reduce((a, b) -> a.union(b))
                .map(box -> box.at())
                .orElse(null);
    }
}
