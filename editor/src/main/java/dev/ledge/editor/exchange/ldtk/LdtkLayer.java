package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceLayer.Info;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceObject.Kind;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Numbers;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** One layer of a level: its integer grid, its tiles (several deep), or its entities. */
final class LdtkLayer {
    private static final int LARGEST_CELL = 4096;

    private final Document document;
    private final ImportContext context;
    private final LdtkDefs defs;
    private final JsonNode node;
    private final JsonNode definition;
    private final String name;
    private final int cell;
    private final int columns;
    private final int rows;
    private final Vec shift;
    private final ObjectNode props = Tree.object();

    LdtkLayer(Document document, ImportContext context, LdtkDefs defs, JsonNode node) throws LevelFormatException {
        this.document = document;
        this.context = context;
        this.defs = defs;
        this.node = node;
        this.definition = defs.layer(Tree.integer(node, "layerDefUid", -1));
        String identifier = Tree.text(node, "__identifier");
        this.name = identifier == null ? "layer" : identifier;
        this.cell = Tree.integer(node, "__gridSize", 0);
        this.columns = Tree.integer(node, "__cWid", 0);
        this.rows = Tree.integer(node, "__cHei", 0);
        this.shift = new Vec(Tree.number(node, "__pxTotalOffsetX", 0), Tree.number(node, "__pxTotalOffsetY", 0));
        LdtkTables.LAYER.take(node, props, name, context.report());
        if (cell < 1 || cell > LARGEST_CELL) {
            throw document.error(node, "OUT-OF-RANGE", "\"__gridSize\" must be from 1 to " + LARGEST_CELL + " px");
        }
        if (columns < 0
                || rows < 0
                || columns > Level.MAX_SIDE
                || rows > Level.MAX_SIDE
                || (long) columns * rows > Level.MAX_CELLS) {
            throw document.error(
                    node,
                    "TOO-LARGE",
                    "a layer of " + columns + "×" + rows + " cells is too large: at most " + Level.MAX_SIDE
                            + " a side and " + Level.MAX_CELLS + " in all");
        }
    }

    /** The layers that come of it, drawn first to last. */
    void addTo(List<SourceLayer> layers) throws LevelFormatException {
        boolean hasTiles = !Tree.list(node, "autoLayerTiles").isEmpty()
                || !Tree.list(node, "gridTiles").isEmpty();
        String type = String.valueOf(Tree.text(node, "__type"));
        if (type.equals("IntGrid")) {
            integers(layers, hasTiles);
        }
        // A layer has one kind of tiles or the other.
        tiles(layers, Tree.list(node, "autoLayerTiles"), "AutoLayer");
        tiles(layers, Tree.list(node, "gridTiles"), "Tiles");
        if (type.equals("Entities") || !Tree.list(node, "entityInstances").isEmpty()) {
            entities(layers);
        }
    }

    private Info info(String suffix, String type, boolean visible, Vec offset) {
        double parallaxX = 1 - Tree.number(definition, "parallaxFactorX", 0);
        double parallaxY = 1 - Tree.number(definition, "parallaxFactorY", 0);
        return new Info(
                name + suffix,
                type,
                props.deepCopy(),
                visible && Tree.flag(node, "visible", true),
                false,
                Math.max(0, Math.min(1, Tree.number(node, "__opacity", 1))),
                new Vec(parallaxX, parallaxY),
                offset);
    }

    /** The whole cells of the layer's offset; what is left of it moves the picture alone. */
    private int cellsOff(double px) {
        return px % cell == 0 ? (int) (px / cell) : 0;
    }

    private Vec restOff() {
        return new Vec(shift.x() - cellsOff(shift.x()) * cell, shift.y() - cellsOff(shift.y()) * cell);
    }

    private void integers(List<SourceLayer> layers, boolean hasTiles) throws LevelFormatException {
        Numbers csv = Tree.numbers(node, "intGridCsv");
        List<JsonNode> old = Tree.list(node, "intGrid");
        if (csv != null && csv.count() != 0 && csv.count() != (long) columns * rows) {
            throw document.error(
                    node, "DATA", "the layer has " + csv.count() + " values for " + columns + "×" + rows + " cells");
        }
        layers.add(new SourceLayer.Tiles(
                info("", "IntGrid", !hasTiles, restOff()), columns, rows, cell, cell, taker -> {
                    if (csv != null && csv.count() > 0) {
                        int[] next = {0};
                        csv.forEach(value -> take(taker, next[0]++, (int) value));
                    } else {
                        // Before 0.9 the values were counted from 0.
                        old.forEach(one -> take(taker, Tree.integer(one, "coordId", 0), Tree.integer(one, "v", 0) + 1));
                    }
                }));
    }

    private void take(SourceLayer.Taker taker, int at, int value) {
        if (value != 0 && columns > 0) {
            taker.take(
                    at % columns + cellsOff(shift.x()),
                    at / columns + cellsOff(shift.y()),
                    defs.value(definition, name, value),
                    0);
        }
    }

    /** A tile as it is painted. */
    private record Painted(int column, int row, SourceTile tile, int flip) {}

    private void tiles(List<SourceLayer> layers, List<JsonNode> tiles, String type) {
        if (tiles.isEmpty()) {
            return;
        }
        List<List<Painted>> stack = new ArrayList<>();
        List<SourceObject> loose = new ArrayList<>();
        Map<Long, Integer> depth = new HashMap<>();
        int uid = Tree.integer(node, "__tilesetDefUid", -1);
        int set = Tree.integer(node, "overrideTilesetUid", uid);
        String relPath = Tree.text(node, "__tilesetRelPath");
        Vec pivot = new Vec(Tree.number(definition, "tilePivotX", 0), Tree.number(definition, "tilePivotY", 0));
        for (JsonNode one : tiles) {
            Vec px = Tree.pair(one, "px");
            Vec src = Tree.pair(one, "src");
            if (px == null || src == null) {
                context.report().lost("tile without a place", name);
                continue;
            }
            LdtkTables.TILE.take(one, null, name, context.report());
            if (Tree.number(one, "a", 1) != 1) {
                context.report().lost("tile with an opacity of its own", name);
            }
            SourceTile tile = defs.tile(set, relPath, Tree.integer(one, "t", 0), src.x(), src.y(), cell, pivot);
            int flip = Tree.integer(one, "f", 0) & 3;
            if (px.x() % cell == 0 && px.y() % cell == 0) {
                int column = (int) (px.x() / cell);
                int row = (int) (px.y() / cell);
                int level = depth.merge((long) row << 32 | column & 0xFFFF_FFFFL, 1, Integer::sum) - 1;
                if (level == stack.size()) {
                    stack.add(new ArrayList<>());
                }
                stack.get(level).add(new Painted(column + cellsOff(shift.x()), row + cellsOff(shift.y()), tile, flip));
            } else {
                Vec hanging = pivot.times(cell - tile.look().width());
                loose.add(sprite(px.plus(hanging), tile, flip, loose.size()));
            }
        }
        boolean hasGrid = "IntGrid".equals(Tree.text(node, "__type"));
        for (int i = 0; i < stack.size(); i++) {
            List<Painted> level = stack.get(i);
            String suffix = (hasGrid ? " tiles" : "") + (i == 0 ? "" : " " + (i + 1));
            layers.add(new SourceLayer.Tiles(
                    info(suffix, type, true, restOff()),
                    columns,
                    rows,
                    cell,
                    cell,
                    taker -> level.forEach(one -> taker.take(one.column, one.row, one.tile, one.flip))));
        }
        if (!loose.isEmpty()) {
            context.report().taken("tile off the grid, drawn by a sprite", loose.size());
            layers.add(new SourceLayer.Objects(info(" off the grid", type, true, Vec.ZERO), loose));
        }
    }

    private SourceObject sprite(Vec px, SourceTile tile, int flip, int number) {
        return new SourceObject(
                "d" + Tree.integer(node, "layerDefUid", 0) + "-" + number,
                "tile in " + name,
                null,
                null,
                Kind.TILE,
                px.plus(shift),
                new Vec(tile.look().width(), tile.look().height()),
                0,
                Vec.ZERO,
                List.of(),
                tile,
                flip,
                true,
                Tree.object(),
                Map.of());
    }

    private void entities(List<SourceLayer> layers) {
        List<SourceObject> objects = new ArrayList<>();
        for (JsonNode entity : Tree.list(node, "entityInstances")) {
            objects.add(entity(entity, objects.size()));
        }
        layers.add(new SourceLayer.Objects(info("", "Entities", true, Vec.ZERO), objects));
    }

    private SourceObject entity(JsonNode entity, int number) {
        Vec px = Tree.pair(entity, "px");
        Vec pivot = Tree.pair(entity, "__pivot");
        Vec size = new Vec(
                Math.max(0, Tree.number(entity, "width", cell)), Math.max(0, Tree.number(entity, "height", cell)));
        Vec anchor = pivot == null ? Vec.ZERO : new Vec(pivot.x() * size.x(), pivot.y() * size.y());
        Vec at = (px == null ? Vec.ZERO : px).minus(anchor).plus(shift);
        String type = Tree.text(entity, "__identifier");
        String iid = Tree.text(entity, "iid");
        String id = iid == null ? "" : iid.replaceAll("[^A-Za-z0-9_]", "");
        boolean isGoodId = !id.isEmpty() && id.length() <= 32;
        String label = type + " at " + (px == null ? "?" : (int) px.x() + "," + (int) px.y());
        ObjectNode props = fields(entity);
        LdtkTables.noteFields(entity, context.report());
        LdtkTables.ENTITY.take(entity, props, label, context.report());
        return new SourceObject(
                isGoodId ? id : "e" + Tree.integer(node, "layerDefUid", 0) + "-" + number,
                label,
                null,
                type,
                Kind.BOX,
                at,
                size,
                0,
                Vec.ZERO,
                List.of(),
                defs.look(entity, label),
                0,
                true,
                props,
                paths(entity));
    }

    /** The values of an entity's or a level's own fields. */
    static ObjectNode fields(JsonNode owner) {
        ObjectNode props = Tree.object();
        for (JsonNode field : Tree.list(owner, "fieldInstances")) {
            String name = Tree.text(field, "__identifier");
            JsonNode value = Tree.get(field, "__value");
            if (name != null && !value.isMissingNode()) {
                props.set(name, value);
            }
        }
        return props;
    }

    /** Points are cells; the path goes from where the entity is. */
    private Map<String, List<Vec>> paths(JsonNode entity) {
        Map<String, List<Vec>> paths = new LinkedHashMap<>();
        Vec from = Tree.pair(entity, "__grid");
        for (JsonNode field : Tree.list(entity, "fieldInstances")) {
            String name = Tree.text(field, "__identifier");
            String type = String.valueOf(Tree.text(field, "__type"));
            JsonNode value = Tree.get(field, "__value");
            boolean isPath = type.equals("Array<Point>") && value.isArray() && !value.isEmpty();
            if (from != null && name != null && isPath) {
                List<Vec> path = new ArrayList<>(List.of(Vec.ZERO));
                for (JsonNode point : value) {
                    Vec offset = new Vec(
                            (Tree.number(point, "cx", from.x()) - from.x()) * cell,
                            (Tree.number(point, "cy", from.y()) - from.y()) * cell);
                    if (!offset.equals(path.get(path.size() - 1))) {
                        path.add(offset);
                    }
                }
                paths.put(name, path);
            }
        }
        return paths;
    }
}
