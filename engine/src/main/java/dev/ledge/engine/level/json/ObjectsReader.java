package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Sides;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the objects of a level, one after the other. */
final class ObjectsReader {
    /** The id of the actor that is made at the spawn. */
    private static final String PLAYER = "player";

    /** For an object whose own id is none: it is read for its mistakes alone. */
    private static final String NOBODY = "-";

    private static final Set<String> ACTORS = Set.of("walker", "patroller", "pickup", "actor");
    private static final Limits COMMON = Limits.of(ObjectCommon.class);
    private static final Limits MOTION = Limits.of(Motion.class);
    private static final Map<String, Facing> FACINGS = Values.words(Facing.values(), Facing::json);
    private static final Map<String, Motion.Mode> MODES = Values.words(Motion.Mode.values(), Motion.Mode::json);
    private static final Map<String, Motion.Ease> EASES = Values.words(Motion.Ease.values(), Motion.Ease::json);
    private static final Map<String, Motion.When> WHENS = Values.words(Motion.When.values(), Motion.When::json);
    private static final Map<String, String> TELLS =
            Values.words(new String[] {"turn", "up", "down", "left", "right", "stop"}, tells -> tells);

    private final Set<String> layerIds = new HashSet<>();
    private final PaletteField palette;
    private final Problems problems;
    private final UniqueIds ids;
    private final List<LevelObject> objects = new ArrayList<>();
    /** The number of copies by id, of crowds. */
    private final Map<String, Integer> crowds = new LinkedHashMap<>();

    private long actors;

    /** @param layers for the ids of the level's layers, or null */
    ObjectsReader(LocatedNode layers, PaletteField palette, Problems problems) {
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
        boolean isOneActor = type != null && ACTORS.contains(type) && !fields.has("copies");
        Vec size = isOneActor ? fields.vec("size", Limits.MIN_SIZE, Limits.MAX_ACTOR_SIZE) : fields.vec("size", COMMON);
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
        if (PLAYER.equals(id) && makesActor(object)) {
            problems.error(
                    idNode, Code.RESERVED_ID, "\"" + PLAYER + "\" is the id of the player's own actor; choose another");
            return;
        }
        if (id != null && at != null && objects.size() < Level.MAX_OBJECTS) {
            objects.add(object);
        }
    }

    private static boolean makesActor(LevelObject object) {
        return object instanceof LevelObject.Walker
                || object instanceof LevelObject.Patroller
                || object instanceof LevelObject.Pickup
                || object instanceof LevelObject.Body;
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
        return switch (type) {
            case "spawn" -> new LevelObject.Spawn(common, velocity(fields), fields.word("facing", FACINGS));
            case "platform" -> platform(common, fields);
            case "polygon" -> polygon(common, fields);
            case "walker" ->
                new LevelObject.Walker(
                        common,
                        fields.number("speed", 0, Limits.MAX_SPEED),
                        fields.word("facing", FACINGS),
                        fields.flag("turnsAtLedges"),
                        fields.flag("hurts"),
                        fields.flag("stompable"),
                        LevelReader.profile(fields));
            case "patroller" -> new LevelObject.Patroller(common, velocity(fields));
            case "marker" -> new LevelObject.Marker(common, fields.word("tells", TELLS));
            case "pickup" -> new LevelObject.Pickup(common, LevelReader.profile(fields));
            case "actor" -> body(common, fields);
            case "goal" -> new LevelObject.Goal(common);
            case "hazard" -> new LevelObject.HazardArea(common);
            case "sprite" ->
                new LevelObject.Sprite(common, tile(fields.node("tile")), Values.flip(fields.node("flip"), problems));
            default -> new LevelObject.Custom(common, type, fields.rest());
        };
    }

    private static Vec velocity(Fields fields) {
        return fields.vec("velocity", -Limits.MAX_SPEED, Limits.MAX_SPEED);
    }

    private String tile(LocatedNode node) {
        return Legend.tileName(node, palette, problems);
    }

    private String surface(LocatedNode node) {
        if (palette.isBroken()) {
            return Values.text(node, problems);
        }
        return PaletteReader.surfaceName(
                node, palette.palette() == null ? null : palette.palette().surfaces(), problems);
    }

    private LevelObject.Platform platform(ObjectCommon common, Fields fields) {
        LocatedNode pathNode = fields.node("path");
        List<Vec> path = Values.points(pathNode, -Limits.MAX_COORDINATE, Limits.MAX_COORDINATE, problems);
        Motion motion = motion(fields.fields("motion"));
        checkPath(path, pathNode, motion, fields);
        return new LevelObject.Platform(
                common,
                path == null || path.isEmpty() ? null : path,
                motion,
                points(fields.node("points")),
                Values.sides(fields.node("solidFrom"), problems),
                fields.flag("dropThrough"),
                surface(fields.node("surface")),
                fields.flag("climbable"),
                fields.flag("hazard"),
                Values.color(fields.node("color"), problems),
                tile(fields.node("tile")));
    }

    private Motion motion(Fields fields) {
        if (fields == null) {
            return null;
        }
        Motion.Mode mode = fields.word("mode", MODES);
        Double speed = fields.number("speed", 0, MOTION.range("speed").max());
        if (speed != null && speed < Limits.MIN_MOTION) {
            problems.error(
                    fields.node("speed"),
                    Code.OUT_OF_RANGE,
                    "\"speed\" must be more than 0, and at least " + Numbers.shortest(Limits.MIN_MOTION)
                            + " px/s; for a platform that does not move, give \"mode\": \"still\"");
            speed = null;
        }
        return new Motion(
                mode,
                speed,
                fields.number("wait", MOTION, "pause"),
                fields.number("start", MOTION),
                fields.word("ease", EASES),
                fields.word("when", WHENS),
                fields.unknown());
    }

    private void checkPath(List<Vec> path, LocatedNode node, Motion motion, Fields fields) {
        boolean moves = (motion != null || node != null)
                && (motion == null ? Motion.DEFAULT : motion).effectiveMode() != Motion.Mode.STILL;
        if (node == null) {
            if (moves) {
                problems.error(
                        fields.object().get("motion"),
                        Code.SHORT_PATH,
                        "this platform moves but has no \"path\"; give one of at least two "
                                + "points, such as [[0, 0], [64, 0]], or \"mode\": \"still\"");
            }
            return;
        }
        if (path == null) {
            return;
        }
        if (!path.isEmpty() && (path.get(0).x() != 0 || path.get(0).y() != 0)) {
            problems.error(
                    node.elements().get(0),
                    Code.PATH_START,
                    "a path is made of offsets from \"at\", so its first point must be [0, 0], not "
                            + node.elements().get(0).elements().get(0).describe() + ", "
                            + node.elements().get(0).elements().get(1).describe());
        }
        if (moves && path.size() < 2) {
            problems.error(
                    node,
                    Code.SHORT_PATH,
                    "a path needs at least two points, not " + path.size()
                            + "; add one, or give \"motion\": {\"mode\": \"still\"}");
        }
    }

    private LevelObject.StaticPolygon polygon(ObjectCommon common, Fields fields) {
        List<Vec> points = points(fields.require("points"));
        Sides solidFrom = Values.sides(fields.node("solidFrom"), problems);
        String surface = surface(fields.node("surface"));
        Boolean hazard = fields.flag("hazard");
        String color = Values.color(fields.node("color"), problems);
        return points == null ? null : new LevelObject.StaticPolygon(common, points, solidFrom, surface, hazard, color);
    }

    private List<Vec> points(LocatedNode node) {
        List<Vec> points = Values.points(node, -Limits.MAX_COORDINATE, Limits.MAX_COORDINATE, problems);
        return points != null && Outlines.checkSimple(points, node, problems) ? points : null;
    }

    private LevelObject.Body body(ObjectCommon common, Fields fields) {
        Integer copies = fields.integer("copies", 1, Level.MAX_OBJECTS);
        if (copies != null) {
            actors += copies - 1L;
            crowds.put(common.id(), copies);
        }
        return new LevelObject.Body(
                common,
                velocity(fields),
                copies,
                fields.vec("body", Limits.MIN_SIZE, Limits.MAX_ACTOR_SIZE),
                LevelReader.profile(fields));
    }

    /** A crowd's actors are called id-1, id-2, …; no other object may be. */
    private void checkCopyIds(LocatedNode array) throws LevelFormatException {
        Set<String> clashing = new HashSet<>();
        for (LevelObject object : crowds.isEmpty() ? List.<LevelObject>of() : objects) {
            String id = object.id();
            Integer copies = crowds.get(crowd(id));
            if (copies != null && isNumberUpTo(id.substring(crowd(id).length() + 1), copies)) {
                clashing.add(id);
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
                    "the id " + id.describe() + " is also that of a copy of the actor \"" + crowd(id.text())
                            + "\"; choose another");
        }
    }

    /** What comes before an id's last dash. */
    private static String crowd(String id) {
        return id.substring(0, Math.max(0, id.lastIndexOf('-')));
    }

    private static boolean isNumberUpTo(String text, int most) {
        return text.matches("[1-9][0-9]{0,6}") && Integer.parseInt(text) <= most;
    }
}
