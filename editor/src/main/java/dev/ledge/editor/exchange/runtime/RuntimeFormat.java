package dev.ledge.editor.exchange.runtime;

import dev.ledge.editor.exchange.carry.CarriedLevel;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Geometry for games: cells that do the same merged into rectangles, slopes as polygons, objects as they are in the
 * level; all in px, y down. What a kind of tile does stands in each shape.
 */
public final class RuntimeFormat implements ExportFormat {
    private static final Set<String> LOOKS = Set.of("shape", "image", "color", "category", "props");

    @Override
    public String id() {
        return "runtime";
    }

    @Override
    public String label() {
        return "geometry for games (json)";
    }

    @Override
    public String about() {
        return "geometry for games, as JSON";
    }

    @Override
    public String suffix() {
        return "json";
    }

    @Override
    public Map<Path, FileContent> files(Level level, Path levelFile, Options options, Path out, Progress progress) {
        return Map.of(out, stream -> {
            ObjectNode tree = tree(level, progress);
            String text = JsonMapper.builder()
                    .build()
                    .writerWithDefaultPrettyPrinter()
                    .writeValueAsString(tree);
            stream.write((text + '\n').getBytes(StandardCharsets.UTF_8));
        });
    }

    private static ObjectNode tree(Level level, Progress progress) {
        ObjectNode root = Tree.object();
        root.put("format", "ledge-runtime").put("version", 1).put("grid", level.grid());
        root.set("size", Tree.point(new Vec(level.width(), level.height())));
        ArrayNode rectangles = root.putArray("rectangles");
        ArrayNode polygons = root.putArray("polygons");
        Kinds kinds = new Kinds(level);
        int count = level.layers().size();
        for (int i = 0; i < count; i++) {
            if (level.layers().get(i) instanceof TileLayer tiles && tiles.isColliding()) {
                layer(level, tiles, kinds, rectangles, polygons, progress.part((double) i / count, (i + 1.0) / count));
            }
        }
        ArrayNode objects = root.putArray("objects");
        if (level.hasObjects()) {
            CarriedLevel.objects(level).forEach(objects::add);
        }
        return root;
    }

    /** What placed tiles do, as a number that is the same for those that do the same over their whole cell. */
    private static final class Kinds {
        private final Level level;
        private final JsonNode types;
        private final ObjectNode[] fields;
        private final int[] merged;

        Kinds(Level level) {
            this.level = level;
            this.types = Tree.get(CarriedLevel.palette(level), "tiles");
            this.fields = new ObjectNode[level.tiles().size()];
            this.merged = new int[level.tiles().size()];
            Map<String, Integer> same = new HashMap<>();
            for (int i = 1; i < fields.length; i++) {
                TileType type = level.tileType(i);
                boolean isSeen = type == null
                        || type.effectiveShape() instanceof Shape.None && !type.isClimbable() && !type.isHazard();
                if (!isSeen) {
                    fields[i] = fields(level.tiles().get(i), type);
                    boolean isWhole = !(type.effectiveShape() instanceof Shape.Floor)
                            && !(type.effectiveShape() instanceof Shape.Ceiling)
                            && !(type.effectiveShape() instanceof Shape.Convex);
                    merged[i] = isWhole ? same.computeIfAbsent(fields[i].toString(), key -> same.size() + 1) : 0;
                }
            }
        }

        private ObjectNode fields(TileRef ref, TileType type) {
            ObjectNode node = Tree.object();
            node.put("solid", !(type.effectiveShape() instanceof Shape.None));
            types.get(ref.tile()).properties().forEach(entry -> {
                if (!LOOKS.contains(entry.getKey())) {
                    node.set(entry.getKey(), entry.getValue());
                }
            });
            if (type.solidFrom() != null) {
                ArrayNode sides = node.putArray("solidFrom");
                for (var side : Side.values()) {
                    if (type.solidFrom().flipped(ref.flip()).has(side)) {
                        sides.add(side.name().toLowerCase(Locale.ROOT));
                    }
                }
            }
            return node;
        }

        private List<Vec> outline(int index) {
            TileRef ref = level.tiles().get(index);
            return level.tileType(index).effectiveShape().outline().stream()
                    .distinct()
                    .map(ref.flip()::apply)
                    .toList();
        }
    }

    /** Grows each rectangle to the right, then down, as far as all of it does the same. */
    private static void layer(
            Level level, TileLayer layer, Kinds kinds, ArrayNode rectangles, ArrayNode polygons, Progress progress) {
        int columns = level.columns();
        int rows = level.rows();
        boolean[] done = new boolean[columns * rows];
        for (int row = 0; row < rows; row++) {
            progress.at((double) row / rows);
            for (int column = 0; column < columns; column++) {
                int tile = layer.grid().get(column, row);
                if (tile == 0 || done[row * columns + column] || kinds.fields[tile] == null) {
                    continue;
                }
                if (kinds.merged[tile] == 0) {
                    polygon(level, kinds, tile, column, row, polygons);
                    continue;
                }
                int right = column;
                while (right < columns && isSame(layer, kinds, done, columns, right, row, tile)) {
                    right++;
                }
                int bottom = row + 1;
                while (bottom < rows && isSame(layer, kinds, done, columns, column, right, bottom, tile)) {
                    bottom++;
                }
                for (int y = row; y < bottom; y++) {
                    Arrays.fill(done, y * columns + column, y * columns + right, true);
                }
                ObjectNode rectangle = rectangles.addObject();
                rectangle
                        .put("x", column * level.grid())
                        .put("y", row * level.grid())
                        .put("width", (right - column) * level.grid())
                        .put("height", (bottom - row) * level.grid());
                rectangle.setAll(kinds.fields[tile]);
            }
        }
    }

    private static boolean isSame(
            TileLayer layer, Kinds kinds, boolean[] done, int columns, int column, int row, int tile) {
        int other = layer.grid().get(column, row);
        return other != 0 && !done[row * columns + column] && kinds.merged[other] == kinds.merged[tile];
    }

    private static boolean isSame(
            TileLayer layer, Kinds kinds, boolean[] done, int columns, int left, int right, int row, int tile) {
        for (int column = left; column < right; column++) {
            if (!isSame(layer, kinds, done, columns, column, row, tile)) {
                return false;
            }
        }
        return true;
    }

    private static void polygon(Level level, Kinds kinds, int tile, int column, int row, ArrayNode polygons) {
        ObjectNode polygon = polygons.addObject();
        Vec corner = new Vec(column, row);
        polygon.set(
                "points",
                Tree.points(kinds.outline(tile).stream()
                        .map(point -> point.plus(corner).times(level.grid()))
                        .toList()));
        polygon.setAll(kinds.fields[tile]);
    }
}
