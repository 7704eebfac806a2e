package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the objects of a level, one after the other. */
final class ObjectsReader {
    /** For an object whose own id is none: it is read for its mistakes alone. */
    private static final String NOBODY = "-";

    private static final Limits COMMON = Limits.of(ObjectCommon.class);

    private final Set<String> layerIds = new HashSet<>();
    private final double maxActorSize;
    private final PaletteField palette;
    private final Problems problems;
    private final UniqueIds ids;
    private final List<LevelObject> objects = new ArrayList<>();
    /** The number of copies by id, of crowds. */
    private final Map<String, Integer> crowds = new LinkedHashMap<>();

    private long actors;

    /**
     * Reads the objects of a level.
     *
     * @param grid side of a cell, px
     * @param layers for the ids of the level's layers, or null
     */
    ObjectsReader(int grid, LocatedNode layers, PaletteField palette, Problems problems) {
        this.maxActorSize = Limits.maxActorSize(grid);
        this.palette = palette;
        this.problems = problems;
        this.ids = new UniqueIds("object", problems);
        if (layers != null) {
            for (LocatedNode layer : layers.elements()) {
                LocatedNode id = layer.is(LocatedNode.Kind.OBJECT) ? layer.get("id") : null;
                if (id != null && id.is(LocatedNode.Kind.STRING)) {
                    layerIds.add(id.text());
                }
            }
        }
    }

    List<LevelObject> read(LocatedNode array) throws LevelFormatException {
        array.forEachElement(problems, node -> {
            Fields fields = Fields.of(node, problems);
            if (fields != null) {
                object(fields);
            }
        });
        if (actors > Level.MAX_OBJECTS) {
            problems.error(
                    array,
                    Code.TOO_LARGE,
                    "the level has " + actors + " objects, copies included; at most " + Level.MAX_OBJECTS
                            + " are possible");
        }
        checkCopyIds(array);
        return objects;
    }

    private void object(Fields fields) {
        actors++;
        LocatedNode idNode = fields.require("id");
        String id = ids.take(idNode);
        String type = Values.text(fields.require("type"), problems);
        fields.require("at");
        Vec at = fields.vec("at", COMMON);
        // The size of a crowd is that of the box that it is spread over.
        boolean isOneActor = isActor(type) && !fields.has("copies");
        Vec size = isOneActor ? fields.vec("size", Limits.MIN_SIZE, maxActorSize) : fields.vec("size", COMMON);
        String name = fields.text("name");
        Map<String, Object> props = fields.props("props");
        Double z = fields.number("z", COMMON);
        String layer = layer(fields.node("layer"));
        if (type == null) {
            return;
        }
        ObjectCommon common = new ObjectCommon(
                id == null ? NOBODY : id, at == null ? Vec.ZERO : at, size, name, props, z, layer, Map.of());
        LevelObject object = typed(type, common, fields);
        if (object == null) {
            fields.unknown();
            return;
        }
        if (!(object instanceof LevelObject.Custom)) {
            object = object.withCommon(common.withUnknown(fields.unknown()));
        }
        if (Limits.PLAYER_ID.equals(id) && isActor(object.type())) {
            problems.error(
                    idNode,
                    Code.RESERVED_ID,
                    "\"" + Limits.PLAYER_ID + "\" is the id of the player's own actor; choose another");
            return;
        }
        if (id != null && at != null && objects.size() < Level.MAX_OBJECTS) {
            objects.add(object);
        }
    }

    private static boolean isActor(String type) {
        ObjectType<?> known = type == null ? null : ObjectType.named(type);
        return known != null && known.role() == ObjectType.Role.ACTOR;
    }

    private String layer(LocatedNode node) {
        String layer = Values.text(node, problems);
        if (layer != null && !layerIds.contains(layer)) {
            problems.warning(
                    node,
                    Code.UNKNOWN_LAYER,
                    "there is no layer " + node.describe() + "; the object is drawn after all layers"
                            + Suggestion.among(layer, layerIds));
        }
        return layer;
    }

    private LevelObject typed(String type, ObjectCommon common, Fields fields) {
        ObjectFormat<?> format = ObjectFormats.named(type);
        return format == null ? new LevelObject.Custom(common, type, fields.rest()) : format.read(common, fields, this);
    }

    /** Takes what is wrong. */
    Problems problems() {
        return problems;
    }

    /** The largest side that an actor can have, px. */
    double maxActorSize() {
        return maxActorSize;
    }

    /** The name of a tile that must be there. */
    String tile(LocatedNode node) {
        return Legend.tileName(node, palette, problems);
    }

    /** The name of a surface that must be there. */
    String surface(LocatedNode node) {
        if (palette.isBroken()) {
            return Values.text(node, problems);
        }
        return PaletteReader.surfaceName(
                node, palette.palette() == null ? null : palette.palette().surfaces(), problems);
    }

    /** A simple outline; null where there is none or it is wrong. */
    List<Vec> points(LocatedNode node) {
        List<Vec> points = Values.points(node, -Limits.MAX_COORDINATE, Limits.MAX_COORDINATE, problems);
        return points != null && Outlines.checkSimple(points, node, problems) ? points : null;
    }

    /** The object of that id is so many actors. */
    void noteCrowd(String id, int copies) {
        actors += copies - 1L;
        crowds.put(id, copies);
    }

    /** A crowd's actors are called id-1, id-2, …; no other object may be. */
    private void checkCopyIds(LocatedNode array) throws LevelFormatException {
        Set<String> clashing = new HashSet<>();
        for (LevelObject object : crowds.isEmpty() ? List.<LevelObject>of() : objects) {
            if (Limits.crowdOf(object.id(), crowds) != null) {
                clashing.add(object.id());
            }
        }
        if (!clashing.isEmpty()) {
            objects.removeIf(object -> clashing.contains(object.id()));
            array.forEachElement(new Problems(), node -> tellOfCopyId(node, clashing));
        }
    }

    private void tellOfCopyId(LocatedNode object, Set<String> clashing) {
        LocatedNode id = object.is(LocatedNode.Kind.OBJECT) ? object.get("id") : null;
        if (id != null && id.is(LocatedNode.Kind.STRING) && clashing.contains(id.text())) {
            problems.error(
                    id,
                    Code.COPY_ID,
                    "the id " + id.describe() + " is also that of a copy of the actor \""
                            + Limits.crowdOf(id.text(), crowds) + "\"; choose another");
        }
    }
}
