package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.convert.TilePalette.Part;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceObject.Kind;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.LevelFormatException;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.Loaded;
import dev.ledge.engine.level.json.Problem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a level of a map. The level is put together as JSON and read as any level is, so that whatever a level may have
 * can come of a rule, and nothing comes of it that a level may not have; only cells go straight into grids.
 */
public final class Converter {
    /** More pictures than these that don't fit the grid are drawn in their cells instead. */
    private static final int MOST_SPRITES = 50_000;

    /** A cell is divided into at most this many each way. */
    private static final int MOST_PARTS = 8;

    private static final double USUAL_GRID = 16;
    private static final int ONE_CHARACTER = 120;
    private static final String SYMBOLS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#=/+*%&$@!?<>|~^:;-_";
    private static final Pattern OBJECT = Pattern.compile("/objects/(\\d+)(/.*)?");
    private static final Pattern TILE = Pattern.compile("/palette/tiles/([^/]+)/(\\w+).*");

    private final SourceMap map;
    private final Path target;
    private final ImportReport report;
    private final List<Rule> rules;
    private final TileLayers tileLayers;
    private final PictureStore pictures;
    private final TilePalette palette;
    private final Map<String, TileGrid> grids = new LinkedHashMap<>();
    private final List<TileRef> refs = new ArrayList<>();
    private final Map<TileRef, Integer> indices = new HashMap<>();
    private final Set<String> layerIds = new HashSet<>();
    private final ArrayNode layerNodes = JsonNodeFactory.instance.arrayNode();
    private final Vec playerSize;
    private ObjectConverter objects;
    private int grid;
    private int columns;
    private int rows;
    /** True if every cell of the map is one of the level, though it is not square. */
    private boolean isStretched;

    private int sprites;

    private Converter(SourceMap map, Mapping mapping, Path target, ImportContext context) {
        this.map = map;
        this.target = target;
        this.report = context.report();
        this.rules = mapping.allRules();
        this.tileLayers = new TileLayers(mapping, report);
        this.pictures = new PictureStore(target, report);
        this.palette = new TilePalette(pictures);
        chooseGrid();
        this.playerSize = playerSize();
    }

    /**
     * Makes a level of a map.
     *
     * @param map the map
     * @param mapping what becomes of what
     * @param target where the level is to go
     * @param context the report
     * @return the level, of which nothing is on the disk yet
     * @throws LevelFormatException if there cannot be such a level
     */
    public static Imported convert(SourceMap map, Mapping mapping, Path target, ImportContext context)
            throws LevelFormatException {
        return new Converter(map, mapping, target, context).convert(context);
    }

    private Imported convert(ImportContext context) throws LevelFormatException {
        checkSize(context);
        look();
        objects = new ObjectConverter(rules, report, playerSize, map.height(), object -> palette.look(object.tile()));
        List<SourceLayer> layers = map.layers();
        for (SourceLayer layer : layers) {
            if (layer instanceof SourceLayer.Tiles tiles) {
                tiles(tiles);
            } else if (layer instanceof SourceLayer.Image image) {
                image(image);
            } else if (layer instanceof SourceLayer.Objects placed) {
                String below = layerNodes.isEmpty()
                        ? null
                        : layerNodes.get(layerNodes.size() - 1).get("id").asString();
                placed.objects().forEach(object -> objects.add(object, placed.info(), below));
            }
        }
        return read();
    }

    private void checkSize(ImportContext context) throws LevelFormatException {
        try {
            Level.checkSize(columns, rows);
        } catch (IllegalArgumentException e) {
            throw new LevelFormatException(
                    Problem.ofFile(Code.TOO_LARGE, context.file().toString(), e.getMessage() + "; divide the map"));
        }
    }

    /** The largest square that all cells of all layers are made of; where that is too small, a cell is a cell. */
    private void chooseGrid() {
        int common = 0;
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Tiles tiles) {
                common = divisor(divisor(common, tiles.cellWidth()), tiles.cellHeight());
                smallest = Math.min(smallest, Math.min(tiles.cellWidth(), tiles.cellHeight()));
                largest = Math.max(largest, Math.max(tiles.cellWidth(), tiles.cellHeight()));
            }
        }
        if (common == 0) {
            grid = (int) Tree.number(map.props(), "tilewidth", USUAL_GRID);
        } else {
            boolean fits = largest / common <= MOST_PARTS
                    && map.width() / common <= Level.MAX_SIDE
                    && map.height() / common <= Level.MAX_SIDE
                    && map.width() / common * (map.height() / common) <= Level.MAX_CELLS;
            isStretched = !fits;
            grid = fits ? common : smallest;
        }
        grid = Math.max(1, Math.min(Level.MAX_GRID, grid));
        columns = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(map.width() / grid)));
        rows = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(map.height() / grid)));
        for (SourceLayer layer : map.layers()) {
            if (isStretched && layer instanceof SourceLayer.Tiles tiles) {
                columns = Math.max(columns, tiles.columns());
                rows = Math.max(rows, tiles.rows());
            }
        }
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** The size of what the player starts as, where that is one for a player; else one that fits the grid. */
    private Vec playerSize() {
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Objects placed) {
                for (SourceObject object : placed.objects()) {
                    Optional<ObjectNode> fields = ObjectConverter.fields(rules, object, placed.info());
                    boolean isSpawn = fields.isPresent() && "spawn".equals(Tree.text(fields.get(), "type"));
                    if (isSpawn && isPlayerSized(object.size())) {
                        return object.size();
                    }
                }
            }
        }
        return ActorProfile.DEFAULT_SIZE.times(scale());
    }

    private boolean isPlayerSized(Vec size) {
        double cell = scale() * USUAL_GRID;
        return Math.min(size.x(), size.y()) >= cell / 4 && Math.max(size.x(), size.y()) <= cell * 4;
    }

    /** How much larger than usual a cell of the map is. */
    private double scale() {
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Tiles tiles) {
                return Math.max(1, tiles.cellHeight()) / USUAL_GRID;
            }
        }
        return grid / USUAL_GRID;
    }

    /** Sees what is painted at all, and what is said of it. */
    private void look() throws LevelFormatException {
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Tiles tiles) {
                Set<SourceTile> used = new LinkedHashSet<>();
                tiles.cells().forEach((column, row, tile, flip) -> used.add(tile));
                tileLayers.look(tiles, used);
            } else if (layer instanceof SourceLayer.Objects placed) {
                for (SourceObject object : placed.objects()) {
                    Optional<ObjectNode> fields = ObjectConverter.fields(rules, object, placed.info());
                    String type = fields.map(node -> Tree.text(node, "type")).orElse(null);
                    if ("polygon".equals(type)) {
                        tileLayers.noteSolidObjects();
                    }
                }
            }
        }
    }

    private String layerId(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9_-]+", "-").replaceAll("^-+|-+$", "");
        String base = plain.isEmpty() ? "layer" : plain.length() > 24 ? plain.substring(0, 24) : plain;
        String id = base;
        for (int i = 2; !layerIds.add(id); i++) {
            id = base + "-" + i;
        }
        return id;
    }

    private ObjectNode layer(SourceLayer.Info info, String kind) {
        ObjectNode node = layerNodes.addObject();
        node.put("id", layerId(info.name())).put("kind", kind).put("name", info.name());
        if (!info.visible()) {
            node.put("visible", false);
        }
        if (info.locked()) {
            node.put("locked", true);
        }
        if (info.opacity() != 1) {
            node.set("opacity", Tree.number(info.opacity()));
        }
        if (info.parallax().x() != 1 || info.parallax().y() != 1) {
            node.set(
                    "parallax",
                    Tree.point(new Vec(
                            factor(info.parallax().x()), factor(info.parallax().y()))));
        }
        if (info.offset().x() != 0 || info.offset().y() != 0) {
            node.set("offset", Tree.point(info.offset()));
        }
        ObjectNode props = info.props().deepCopy();
        if (info.className() != null) {
            props.put("class", info.className());
        }
        if (!props.isEmpty()) {
            node.set("props", props);
        }
        return node;
    }

    private static double factor(double parallax) {
        return Math.max(-1000, Math.min(1000, parallax));
    }

    private void image(SourceLayer.Image image) {
        String src = pictures.src(image.picture());
        if (src == null) {
            report.lost(
                    "image layer whose picture is not there",
                    image.info().name() + ": " + image.picture().src());
            return;
        }
        ObjectNode node = layer(image.info(), "image");
        node.put("src", src);
        if (image.repeat() != null) {
            node.put("repeat", image.repeat());
        }
        report.taken("image layer", 1);
    }

    /** A tile as it is painted in a layer, with what came of it. */
    private static final class Painted {
        private int[] index;
        private boolean isSolid;
        private ObjectNode object;
        private boolean hasSprite;
        private long cells;
    }

    private void tiles(SourceLayer.Tiles layer) throws LevelFormatException {
        ObjectNode node = layer(layer.info(), "tiles");
        String id = node.get("id").asString();
        if (node.has("offset")) {
            report.lost(
                    "layer of tiles with an offset, which moves its picture alone",
                    layer.info().name());
        }
        boolean isOff = tileLayers.isSwitchedOff(layer.info());
        int across = isStretched ? 1 : Math.max(1, layer.cellWidth() / grid);
        int down = isStretched ? 1 : Math.max(1, layer.cellHeight() / grid);
        if (isStretched && layer.cellWidth() != layer.cellHeight()) {
            report.lost(
                    "layer whose cells are not squares, taken as squares",
                    layer.info().name());
        }
        TileGrid.Edit edit = TileGrid.empty(columns, rows).edit();
        Map<SourceTile, Painted[]> painted = new HashMap<>();
        boolean[] collides = {false};
        layer.cells().forEach((column, row, tile, flip) -> {
            Painted[] all = painted.computeIfAbsent(tile, key -> new Painted[8]);
            if (all[flip] == null) {
                all[flip] = paint(tile, flip, layer, across, down, isOff);
            }
            Painted one = all[flip];
            one.cells++;
            if (one.object != null) {
                object(one.object, tile, layer, column, row);
                return;
            }
            collides[0] |= one.isSolid;
            for (int part = 0; part < one.index.length; part++) {
                edit.set(column * across + part % across, row * down + part / across, one.index[part]);
            }
            if (one.hasSprite) {
                sprite(tile, flip, layer, column, row, id);
            }
        });
        grids.put(id, edit.build());
        if (!collides[0]) {
            node.put("collides", false);
        }
        count(painted, layer);
        legend(node, painted);
    }

    private Painted paint(SourceTile tile, int flip, SourceLayer.Tiles layer, int across, int down, boolean isOff) {
        Painted painted = new Painted();
        ObjectNode fields = isOff ? Tree.object() : tileLayers.fields(tile, layer);
        if (fields.get("object") instanceof ObjectNode object) {
            painted.object = object;
            return painted;
        }
        painted.isSolid = fields.has("shape") || fields.has("climbable") || fields.has("hazard");
        Look look = tile.look();
        boolean isFitting = look.width() <= 0
                || look.width() == layer.cellWidth()
                        && look.height() == layer.cellHeight()
                        && look.offsetX() == 0
                        && look.offsetY() == 0;
        painted.hasSprite = !isFitting && palette.hasPicture(tile);
        if (!isFitting && !palette.hasPicture(tile)) {
            report.lost("tile of another size than the cells, drawn in its cell", tile.set() + " " + tile.id());
        }
        Flip turned = new Flip(flip);
        painted.index = new int[across * down];
        for (int part = 0; part < painted.index.length; part++) {
            // The part that is seen there once the tile is turned.
            int column = turned.h() ? across - 1 - part % across : part % across;
            int row = turned.v() ? down - 1 - part / across : part / across;
            String name = palette.name(
                    tile,
                    fields,
                    painted.index.length == 1 ? Part.WHOLE : new Part(column, row, across, down),
                    !painted.hasSprite);
            painted.index[part] = index(new TileRef(name, turned));
        }
        return painted;
    }

    private int index(TileRef ref) {
        return indices.computeIfAbsent(ref, key -> {
            refs.add(key);
            return Math.min(refs.size(), TileTable.MAX_INDEX);
        });
    }

    /** What is larger or smaller than a cell stands on the cell's bottom left corner. */
    private void sprite(SourceTile tile, int flip, SourceLayer.Tiles layer, int column, int row, String layerId) {
        if (++sprites > MOST_SPRITES) {
            report.lost(
                    "picture that does not fit its cell, left away as there are too many",
                    layer.info().name());
            return;
        }
        Look look = tile.look();
        boolean isTurned = new Flip(flip).d();
        Vec size = isTurned ? new Vec(look.height(), look.width()) : new Vec(look.width(), look.height());
        double cellWidth = isStretched ? grid : layer.cellWidth();
        double cellHeight = isStretched ? grid : layer.cellHeight();
        Vec at = new Vec(column * cellWidth + look.offsetX(), (row + 1) * cellHeight - size.y() + look.offsetY());
        objects.add(
                new SourceObject(
                        "s" + sprites,
                        tile.set() + " " + tile.id(),
                        null,
                        null,
                        Kind.TILE,
                        at,
                        size,
                        0,
                        Vec.ZERO,
                        List.of(),
                        tile,
                        flip,
                        true,
                        Tree.object(),
                        Map.of()),
                new SourceLayer.Info("", null, Tree.object(), true, false, 1, new Vec(1, 1), Vec.ZERO),
                layerId);
    }

    private void object(ObjectNode fields, SourceTile tile, SourceLayer.Tiles layer, int column, int row) {
        ObjectNode as = fields.deepCopy();
        ObjectNode node = Tree.object();
        String type = as.get("type").asString();
        node.put("id", "c" + column + "-" + row + (layerIds.size() > 1 ? "-" + layerIds.size() : ""));
        double x = (double) column * layer.cellWidth();
        double y = (double) row * layer.cellHeight();
        boolean isSpawn = type.equals("spawn");
        Vec at = isSpawn
                ? new Vec(x + (layer.cellWidth() - playerSize.x()) / 2, y + layer.cellHeight() - playerSize.y())
                : new Vec(x, y);
        node.put("type", type);
        node.set("at", Tree.point(at));
        if (!isSpawn) {
            node.set("size", Tree.point(new Vec(layer.cellWidth(), layer.cellHeight())));
        }
        as.properties().forEach(entry -> node.set(entry.getKey(), entry.getValue()));
        node.putObject("props").put("symbol", tile.id());
        objects.objects().add(node);
        report.taken(type, 1);
    }

    private void count(Map<SourceTile, Painted[]> painted, SourceLayer.Tiles layer) {
        long solid = 0;
        long all = 0;
        for (Painted[] flips : painted.values()) {
            for (Painted one : flips) {
                if (one != null && one.object == null) {
                    all += one.cells;
                    solid += one.isSolid ? one.cells : 0;
                }
            }
        }
        report.taken(
                "cell that something can collide with, in layer " + layer.info().name(), solid);
        report.taken("cell of decoration, in layer " + layer.info().name(), all - solid);
    }

    /** Handy symbols: many tiles get two characters each. */
    private void legend(ObjectNode node, Map<SourceTile, Painted[]> painted) {
        Set<Integer> used = new LinkedHashSet<>();
        for (Painted[] flips : painted.values()) {
            for (Painted one : flips) {
                for (int index : one == null || one.index == null ? new int[0] : one.index) {
                    used.add(index);
                }
            }
        }
        int width = 1;
        for (long room = ONE_CHARACTER; room < used.size(); room *= SYMBOLS.length()) {
            width++;
        }
        if (width == 1) {
            return;
        }
        node.put("cellWidth", width);
        ObjectNode legend = node.putObject("legend");
        int number = 0;
        for (int index : used.stream().sorted().toList()) {
            StringBuilder symbol = new StringBuilder();
            int rest = number++;
            for (int i = 0; i < width; i++) {
                symbol.insert(0, SYMBOLS.charAt(rest % SYMBOLS.length()));
                rest /= SYMBOLS.length();
            }
            TileRef ref = refs.get(index - 1);
            ObjectNode entry = Tree.object();
            entry.put("tile", ref.tile());
            if (ref.flip().bits() != 0) {
                entry.put("flip", ref.flip().json());
            }
            legend.set(symbol.toString(), entry);
        }
    }

    private ObjectNode header() {
        ObjectNode level = Tree.object();
        level.put("format", "ledge-level").put("version", 1);
        if (map.name() != null) {
            level.put("name", map.name());
        }
        level.put("grid", grid);
        level.set("size", Tree.point(new Vec(columns, rows)));
        level.putObject("palette").set("tiles", palette.tiles());
        if (scale() != 1) {
            physics(level, scale());
        } else if (!playerSize.equals(ActorProfile.DEFAULT_SIZE)) {
            level.putObject("player").set("size", Tree.point(playerSize));
        }
        level.set("layers", layerNodes);
        ArrayNode list = level.putArray("objects");
        objects.objects().forEach(list::add);
        if (!map.props().isEmpty()) {
            level.set("props", map.props());
        }
        return level;
    }

    /** The usual numbers, as many cells a second as in cells of 16 px. */
    private void physics(ObjectNode level, double scale) {
        ObjectNode physics = level.putObject("physics");
        physics.set("gravity", Tree.number(1200 * scale));
        physics.set("maxFallSpeed", Tree.number(600 * scale));
        ObjectNode player = level.putObject("player");
        double width = Math.max(Limits.MIN_SIZE, playerSize.x());
        player.set("size", Tree.point(new Vec(width, Math.max(Limits.MIN_SIZE, playerSize.y()))));
        Map<String, Integer> speeds = new LinkedHashMap<>();
        speeds.put("walkSpeed", 120);
        speeds.put("acceleration", 1200);
        speeds.put("deceleration", 1200);
        speeds.put("airSpeed", 120);
        speeds.put("airAcceleration", 600);
        speeds.put("jumpSpeed", 400);
        speeds.put("climbSpeed", 60);
        speeds.forEach((field, value) -> player.set(field, Tree.number(value * scale)));
        report.taken(String.format(Locale.ROOT, "set of the player's numbers, scaled to the grid by %.4g", scale), 1);
    }

    private Imported read() throws LevelFormatException {
        if (refs.size() > TileTable.MAX_INDEX) {
            throw new LevelFormatException(Problem.ofFile(
                    Code.TOO_LARGE,
                    target.toString(),
                    "the map has more than " + TileTable.MAX_INDEX + " different tiles; divide it into several"));
        }
        ObjectNode node = header();
        Loaded<Level> loaded = read(node);
        Level level = loaded.value();
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            TileGrid cells = grids.get(layer.id());
            layers.add(cells == null ? layer : ((TileLayer) layer).withGrid(cells));
        }
        Level complete =
                level.toBuilder().tiles(TileTable.of(refs)).layers(layers).build();
        List<Problem> warnings = loaded.warnings().stream()
                .filter(problem -> !problem.code().equals(Code.MISSING_IMAGE.id()))
                .toList();
        return new Imported(map.name(), complete, target, pictures, report, warnings);
    }

    /** What a rule made that a level cannot have becomes an object for the game, or a tile without that field. */
    private Loaded<Level> read(ObjectNode node) throws LevelFormatException {
        while (true) {
            try {
                return LevelReader.read(node.toString().getBytes(StandardCharsets.UTF_8), target);
            } catch (LevelFormatException e) {
                boolean isMended = false;
                Set<Integer> released = new HashSet<>();
                for (Problem problem : e.problems()) {
                    Matcher object = OBJECT.matcher(problem.pointer());
                    Matcher tile = TILE.matcher(problem.pointer());
                    if (problem.isError() && object.matches()) {
                        int at = Integer.parseInt(object.group(1));
                        ObjectNode broken = (ObjectNode) node.get("objects").get(at);
                        boolean isNew = released.add(at)
                                && !broken.get("type").asString().startsWith("source-source-");
                        if (isNew) {
                            report.lost(
                                    "object that cannot be as asked, left to the game",
                                    broken.get("id").asString() + ": " + problem.message());
                            ObjectConverter.release(broken);
                            isMended = true;
                        }
                    } else if (problem.isError() && tile.matches()) {
                        ObjectNode broken =
                                (ObjectNode) node.get("palette").get("tiles").get(tile.group(1));
                        if (broken != null && broken.remove(tile.group(2)) != null) {
                            report.lost("tile that cannot be as asked", tile.group(1) + ": " + problem.message());
                            isMended = true;
                        }
                    }
                }
                if (!isMended) {
                    throw e;
                }
            }
        }
    }
}
