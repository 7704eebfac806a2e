package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceObject.Kind;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Polygons;
import dev.ledge.engine.geometry.SimpleOutline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes objects of a level of those of a map. */
final class ObjectConverter {
    /** Arcade's speeds are px a frame, of which there are 60 a second. */
    private static final double FRAMES = 60;

    private static final Set<String> NEEDS_OUTLINE = Set.of("polygon");
    private static final Set<String> KNOWN = Set.of("platform", "polygon", "patroller", "marker", "actor", "sprite");

    private final List<Rule> rules;
    private final ImportReport report;
    private final Vec playerSize;
    private final double mapHeight;
    private final Function<SourceObject, String> lookOf;
    private final List<ObjectNode> objects = new ArrayList<>();
    private int drawn;

    /**
     * For one map.
     *
     * @param playerSize px
     * @param mapHeight px
     * @param lookOf the name of the tile that draws an object
     */
    ObjectConverter(
            List<Rule> rules,
            ImportReport report,
            Vec playerSize,
            double mapHeight,
            Function<SourceObject, String> lookOf) {
        this.rules = rules;
        this.report = report;
        this.playerSize = playerSize;
        this.mapHeight = mapHeight;
        this.lookOf = lookOf;
    }

    /** What was made so far. */
    List<ObjectNode> objects() {
        return objects;
    }

    /** What the rules make of an object; empty if none speaks of it. */
    static Optional<ObjectNode> fields(List<Rule> rules, SourceObject object, SourceLayer.Info layer) {
        for (Rule rule : rules) {
            if (rule.fits(object, layer)) {
                JsonNode as = rule.node().get("as");
                return Optional.of(as instanceof ObjectNode node ? node : Tree.object());
            }
        }
        return Optional.empty();
    }

    /**
     * Takes an object over.
     *
     * @param layerId id of the level's layer that it is drawn with, or null
     */
    void add(SourceObject object, SourceLayer.Info layer, String layerId) {
        Optional<ObjectNode> fields = fields(rules, object, layer);
        if (fields.isPresent() && !fields.get().has("type")) {
            report.lost("object left out by a rule", object.label());
            return;
        }
        note(object, layer);
        int first = objects.size();
        convert(object, fields.orElse(null), layerId);
        if (!layer.name().isEmpty()) {
            for (ObjectNode node : objects.subList(first, objects.size())) {
                props(node).put("objectLayer", layer.name());
            }
        }
    }

    private static ObjectNode props(ObjectNode node) {
        return node.get("props") instanceof ObjectNode props ? props : node.putObject("props");
    }

    private void convert(SourceObject object, ObjectNode as, String layerId) {
        String type = as == null ? null : as.get("type").asString();
        if (as == null && object.kind() == Kind.TILE) {
            objects.add(sprite(object, layerId));
            report.taken("sprite", 1);
        } else if (as == null) {
            objects.add(custom(object, layerId));
            report.taken("object left to the game (" + customType(object) + ")", 1);
        } else if (NEEDS_OUTLINE.contains(type)) {
            polygons(object, as, layerId);
        } else {
            objects.add(typed(object, as, type, layerId));
            report.taken(type, 1);
        }
    }

    private void note(SourceObject object, SourceLayer.Info layer) {
        if (object.rotation() != 0 && object.kind() == Kind.TILE) {
            report.lost("turned picture, whose angle is kept in props", object.label());
        }
        if (object.kind() == Kind.TEXT) {
            report.lost("text, kept in props", object.label());
        }
        if (!object.visible()) {
            report.lost("hidden object, which is kept", object.label());
        } else if (!layer.visible()) {
            report.lost("object in a hidden layer, which is kept", object.label());
        }
        if (layer.parallax().x() != 1 || layer.parallax().y() != 1) {
            report.lost("object in a layer with parallax, which objects have not", object.label());
        }
        if (layer.opacity() != 1) {
            report.lost("object in a layer with an opacity, which objects have not", object.label());
        }
    }

    /** What every object has, with its box. */
    private ObjectNode base(SourceObject object, String type, String layerId) {
        ObjectNode node = Tree.object();
        node.put("id", object.id());
        node.put("type", type);
        if (object.name() != null) {
            node.put("name", object.name());
        }
        ObjectNode props = object.props().deepCopy();
        if (object.rotation() != 0) {
            props.set("rotation", Tree.number(object.rotation()));
        }
        if (object.type() != null && !object.type().equals(type)) {
            props.put("class", object.type());
        }
        if (!props.isEmpty()) {
            node.set("props", props);
        }
        if (layerId != null) {
            node.put("layer", layerId);
        }
        return node;
    }

    private static Aabb box(SourceObject object) {
        Aabb box = Polygons.bounds(object.outline());
        return box.moved(object.at().x(), object.at().y());
    }

    private static void place(ObjectNode node, Aabb box) {
        node.set("at", Tree.point(box.at()));
        if (box.width() >= Limits.MIN_SIZE && box.height() >= Limits.MIN_SIZE) {
            node.set("size", Tree.point(box.size()));
        }
    }

    private ObjectNode sprite(SourceObject object, String layerId) {
        ObjectNode node = base(object, "sprite", layerId);
        place(node, Aabb.of(object.at(), object.size()));
        node.set("z", Tree.number(++drawn));
        node.put("tile", lookOf.apply(object));
        if (object.flip() != 0) {
            node.put("flip", new Flip(object.flip()).json());
        }
        return node;
    }

    private static String customType(SourceObject object) {
        String type = object.type() != null ? object.type() : object.name();
        if (type == null || type.length() > 80) {
            return object.kind() == Kind.POLYGON
                    ? "outline"
                    : object.kind().name().toLowerCase(Locale.ROOT);
        }
        return KNOWN.contains(type) ? "source-" + type : type;
    }

    private ObjectNode custom(SourceObject object, String layerId) {
        ObjectNode node = base(object, customType(object), layerId);
        if (object.tile() != null) {
            look(object, node, node.get("type").asString());
        }
        Aabb box = box(object);
        place(node, box);
        boolean isTurned = object.rotation() != 0 && object.kind() != Kind.POINT;
        if (object.kind() == Kind.POLYGON || object.kind() == Kind.LINE || isTurned) {
            node.set(object.kind() == Kind.LINE ? "polyline" : "points", Tree.points(fromCorner(object, box)));
        } else if (object.kind() == Kind.ELLIPSE) {
            node.put("ellipse", true);
        }
        object.paths().forEach((name, path) -> {
            if (!node.has(name)) {
                node.set(name, Tree.points(path));
            }
        });
        return node;
    }

    /** The outline as offsets from the top-left corner of its box. */
    private static List<Vec> fromCorner(SourceObject object, Aabb box) {
        List<Vec> points = new ArrayList<>();
        for (Vec point : object.outline()) {
            points.add(new Vec(
                    clean(point.x() + object.at().x() - box.left()),
                    clean(point.y() + object.at().y() - box.top())));
        }
        return points;
    }

    /** Without the last bits of sums that were round. */
    private static double clean(double value) {
        double rounded = Math.rint(value * 1e6) / 1e6;
        return Math.abs(rounded - value) < 1e-8 ? rounded : value;
    }

    private ObjectNode typed(SourceObject object, ObjectNode as, String type, String layerId) {
        ObjectNode node = base(object, type, layerId);
        Aabb box = box(object);
        if (type.equals("spawn")) {
            Vec feet =
                    object.kind() == Kind.POINT ? new Vec(box.left(), box.top()) : new Vec(box.centerX(), box.bottom());
            node.set("at", Tree.point(new Vec(feet.x() - playerSize.x() / 2, feet.y() - playerSize.y())));
        } else {
            place(node, box);
        }
        boolean isTurned = object.rotation() != 0;
        if (type.equals("platform") && (object.kind() == Kind.POLYGON || object.kind() == Kind.ELLIPSE || isTurned)) {
            node.set("points", Tree.points(fromCorner(object, box)));
            node.remove("size");
        }
        if (object.tile() != null) {
            look(object, node, type);
        }
        as.properties().forEach(entry -> {
            if (!entry.getKey().equals("path")) {
                node.set(entry.getKey(), entry.getValue());
            }
        });
        if (type.equals("platform")) {
            path(object, as, node);
        } else if (as.has("path")) {
            object.paths().forEach((name, path) -> node.set("path", Tree.points(path)));
        }
        return node;
    }

    /** What draws an object: of a platform its own, of all else for the game to draw. */
    private void look(SourceObject object, ObjectNode node, String type) {
        if (type.equals("platform")) {
            node.put("tile", lookOf.apply(object));
        } else {
            props(node).put("tile", lookOf.apply(object));
        }
        if (object.flip() != 0) {
            props(node).put("flip", new Flip(object.flip()).json());
        }
    }

    /** The path of a platform: one of the object's own, or from the bounds and the speed that Arcade gives it. */
    private void path(SourceObject object, ObjectNode as, ObjectNode node) {
        JsonNode wanted = Tree.get(as, "path");
        if (wanted.isArray()) {
            node.set("path", wanted);
            return;
        }
        List<Vec> path = wanted.isString() ? ownPath(object, wanted.stringValue()) : null;
        double speed = 0;
        if (path == null && wanted.isString()) {
            path = boundaries(object);
            speed = FRAMES
                    * Math.max(
                            Math.abs(Tree.number(object.props(), "change_x", 0)),
                            Math.abs(Tree.number(object.props(), "change_y", 0)));
        }
        boolean isStill = path == null || path.size() < 2;
        if (!isStill) {
            node.set("path", Tree.points(path));
        }
        if (node.has("motion")) {
            return;
        }
        if (isStill) {
            node.set("motion", motion("still", 0));
        } else if (path.size() > 2) {
            node.set("motion", motion("loop", speed));
        } else if (speed > 0) {
            node.set("motion", motion("pingpong", speed));
        }
    }

    /** The path of a name, else the object's first; null if it has none. */
    private static List<Vec> ownPath(SourceObject object, String name) {
        List<Vec> named = object.paths().get(name);
        return named != null || object.paths().isEmpty()
                ? named
                : object.paths().values().iterator().next();
    }

    private static ObjectNode motion(String mode, double speed) {
        ObjectNode motion = Tree.object();
        motion.put("mode", mode);
        if (speed > 0) {
            motion.set("speed", Tree.number(speed));
        }
        return motion;
    }

    /** Arcade's bounds, of which the vertical ones are measured upwards from the map's bottom. */
    private List<Vec> boundaries(SourceObject object) {
        ObjectNode props = object.props();
        Aabb box = box(object);
        double left = Tree.number(props, "boundary_left", box.left()) - box.left();
        double right = Tree.number(props, "boundary_right", box.right()) - box.right();
        double up = mapHeight - Tree.number(props, "boundary_top", mapHeight - box.top()) - box.top();
        double down = mapHeight - Tree.number(props, "boundary_bottom", mapHeight - box.bottom()) - box.bottom();
        boolean isAcross = Tree.number(props, "change_x", 0) != 0 || left != 0 || right != 0;
        Vec one = isAcross ? new Vec(Math.max(0, right), 0) : new Vec(0, Math.min(0, up));
        Vec other = isAcross ? new Vec(Math.min(0, left), 0) : new Vec(0, Math.max(0, down));
        List<Vec> path = new ArrayList<>(List.of(Vec.ZERO));
        for (Vec end : List.of(one, other)) {
            if (end.x() != 0 || end.y() != 0) {
                path.add(end);
            }
        }
        return path;
    }

    /** Something static: a polygon, or a line for each part of an open one. */
    private void polygons(SourceObject object, ObjectNode as, String layerId) {
        Aabb box = box(object);
        List<Vec> points = Polygons.withoutRepeats(fromCorner(object, box));
        boolean isFlat = box.width() < Limits.MIN_SIZE || box.height() < Limits.MIN_SIZE;
        if (object.kind() == Kind.LINE || isFlat && points.size() > 2) {
            lines(object, as, layerId, box, fromCorner(object, box));
            return;
        }
        boolean isSimple = points.size() >= 2 && points.size() <= Limits.MAX_POINTS && SimpleOutline.isSimple(points);
        if (!isSimple) {
            report.lost("outline that crosses itself or has no extent, left to the game", object.label());
            objects.add(custom(object, layerId));
            return;
        }
        objects.add(polygon(object, object.id(), as, layerId, box.at(), points));
        report.taken("polygon", 1);
    }

    private void lines(SourceObject object, ObjectNode as, String layerId, Aabb box, List<Vec> points) {
        int count = 0;
        for (int i = 0; i + 1 < points.size(); i++) {
            Vec from = points.get(i);
            Vec to = points.get(i + 1);
            if (!from.equals(to)) {
                count++;
                Vec corner = new Vec(Math.min(from.x(), to.x()), Math.min(from.y(), to.y()));
                objects.add(polygon(
                        object,
                        count == 1 ? object.id() : object.id() + "-" + count,
                        as,
                        layerId,
                        box.at().plus(corner),
                        List.of(from.minus(corner), to.minus(corner))));
            }
        }
        if (count == 0) {
            report.lost("line without extent", object.label());
        }
        report.taken("line", count);
    }

    private ObjectNode polygon(
            SourceObject object, String id, ObjectNode as, String layerId, Vec at, List<Vec> points) {
        ObjectNode node = base(object, "polygon", layerId);
        if (object.tile() != null) {
            look(object, node, "polygon");
        }
        node.put("id", id);
        node.set("at", Tree.point(new Vec(clean(at.x()), clean(at.y()))));
        node.set("points", Tree.points(points));
        as.properties().forEach(entry -> node.set(entry.getKey(), entry.getValue()));
        return node;
    }

    /** Makes an object that cannot be read as its type one that is left to the game. */
    static void release(ObjectNode node) {
        ObjectNode kept = node.deepCopy();
        node.removeAll();
        ArrayNode at = kept.get("at") instanceof ArrayNode list
                ? list
                : JsonNodeFactory.instance.arrayNode().add(0).add(0);
        node.set("id", kept.get("id"));
        node.put("type", "source-" + kept.get("type").asString());
        node.set("at", at);
        kept.remove(List.of("id", "type", "at"));
        ObjectNode props = node.putObject("props");
        kept.properties().forEach(entry -> props.set(entry.getKey(), entry.getValue()));
    }
}
