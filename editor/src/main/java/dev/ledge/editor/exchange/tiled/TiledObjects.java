package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceObject.Kind;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads objects, those made of templates too. */
final class TiledObjects {
    private final ImportContext context;
    /** Null where no object is a picture. */
    private final TiledTilesets tilesets;

    private final Document document;
    private final ObjectNode none;
    private final Map<Path, Document> templates = new HashMap<>();
    private final Set<String> ids = new HashSet<>();

    TiledObjects(ImportContext context, TiledTilesets tilesets, Document document, ObjectNode none) {
        this.context = context;
        this.tilesets = tilesets;
        this.document = document;
        this.none = none;
    }

    /** For a tile's collision shapes: one that is a picture is no shape, and of which tile is not asked. */
    static TiledObjects ofShapes(ImportContext context, Document document) {
        return new TiledObjects(context, null, document, Tree.object());
    }

    /**
     * One object.
     *
     * @param layer how reports name where it is
     * @param shiftX added to its place, px
     */
    SourceObject read(JsonNode node, String layer, double shiftX, double shiftY) {
        JsonNode own = node;
        Document template = template(Tree.text(node, "template"));
        JsonNode shared = template == null ? none : Tree.get(template.root(), "object");
        ObjectNode merged = merged(own, shared);
        long gid = (long) Tree.number(merged, "gid", 0);
        SourceTile tile =
                gid == 0 || tilesets == null ? null : tile(gid, own.has("gid") || !shared.has("gid") ? null : template);
        Kind kind = gid != 0 && tilesets == null ? Kind.TILE : kind(merged, tile);
        Vec size = size(merged, tile);
        double[] anchor = tile == null ? new double[] {0, 0} : tilesets.anchor(tile);
        Vec pivot = new Vec(anchor[0] * size.x(), anchor[1] * size.y());
        ObjectNode props = TiledProps.of(shared);
        props.setAll(TiledProps.of(own));
        String name = Tree.text(merged, "name");
        if (kind == Kind.TEXT) {
            props.set("text", Tree.get(merged, "text"));
        }
        String number = Tree.text(merged, "id");
        String label = "object " + (number == null ? name : number) + " in " + layer;
        TiledTables.OBJECT.take(merged, props, label, context.report());
        reportLost(merged, label);
        return new SourceObject(
                id(number),
                label,
                name,
                Tree.text(merged, "type", "class"),
                kind,
                new Vec(
                        Tree.number(merged, "x", 0) - pivot.x() + shiftX,
                        Tree.number(merged, "y", 0) - pivot.y() + shiftY),
                size,
                Tree.number(merged, "rotation", 0) % 360,
                pivot,
                points(merged),
                tile,
                TiledTilesets.flip(gid),
                Tree.flag(merged, "visible", true),
                props,
                Map.of());
    }

    /** The tile of a number: that of a template, if there is one, in the tileset that this names. */
    private SourceTile tile(long gid, Document template) {
        return template == null
                ? tilesets.tile(gid)
                : tilesets.templateTile(Tree.get(template.root(), "tileset"), template, gid);
    }

    private static Vec size(ObjectNode object, SourceTile tile) {
        Vec own = tile == null
                ? Vec.ZERO
                : new Vec(tile.look().width(), tile.look().height());
        return new Vec(
                Math.max(0, Tree.number(object, "width", own.x())),
                Math.max(0, Tree.number(object, "height", own.y())));
    }

    private void reportLost(ObjectNode object, String label) {
        if (Tree.flag(object, "capsule", false)) {
            context.report().lost("capsule, taken as its box", label);
        }
        if (Tree.number(object, "opacity", 1) != 1) {
            context.report().lost("object with an opacity, which objects have not", label);
        }
    }

    private String id(String number) {
        String id = "t" + (number == null ? "" : number.replaceAll("[^A-Za-z0-9_-]", ""));
        String free = id.length() > 24 || id.equals("t") ? "t0" : id;
        for (int i = 1; !ids.add(free); i++) {
            free = (id.length() > 16 ? "t" : id) + "-" + i;
        }
        return free;
    }

    private static ObjectNode merged(JsonNode own, JsonNode shared) {
        ObjectNode merged = Tree.object();
        for (JsonNode node : new JsonNode[] {shared, own}) {
            if (node instanceof ObjectNode object) {
                merged.setAll(object);
            }
        }
        return merged;
    }

    private static Kind kind(JsonNode node, SourceTile tile) {
        if (tile != null) {
            return Kind.TILE;
        }
        if (node.has("polygon")) {
            return Kind.POLYGON;
        }
        if (node.has("polyline")) {
            return Kind.LINE;
        }
        if (node.has("text")) {
            return Kind.TEXT;
        }
        if (Tree.flag(node, "ellipse", false)) {
            return Kind.ELLIPSE;
        }
        boolean isPoint = Tree.flag(node, "point", false)
                || Tree.number(node, "width", 0) <= 0 && Tree.number(node, "height", 0) <= 0;
        return isPoint ? Kind.POINT : Kind.BOX;
    }

    private static List<Vec> points(JsonNode node) {
        List<Vec> points = new ArrayList<>();
        for (String field : new String[] {"polygon", "polyline"}) {
            for (JsonNode point : Tree.list(node, field)) {
                points.add(new Vec(Tree.number(point, "x", 0), Tree.number(point, "y", 0)));
            }
        }
        return points;
    }

    private Document template(String source) {
        Path file = source == null ? null : context.resolve(document.file(), source, "template");
        if (file == null) {
            return null;
        }
        if (!templates.containsKey(file)) {
            Document read = null;
            try {
                read = TiledReader.read(file);
            } catch (LevelFormatException e) {
                context.report()
                        .lost("template that cannot be read", e.firstError().toString());
            }
            templates.put(file, read);
        }
        return templates.get(file);
    }
}
