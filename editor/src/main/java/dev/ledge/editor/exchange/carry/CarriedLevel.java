package dev.ledge.editor.exchange.carry;

import dev.ledge.editor.exchange.tree.MadeLevel;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Takes a level apart into JSON for custom properties, and puts it together again. */
public final class CarriedLevel {
    /** Name of the property that holds a level without its cells and objects, an object, or a kind of tile. */
    public static final String PROPERTY = "ledge";

    /** Name of the property that holds the palette of a level whose palette is a file of its own. */
    public static final String PALETTE = "ledgePalette";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .build();

    private CarriedLevel() {}

    /**
     * {@return the level without cells and objects: what stays of it on one line}
     *
     * @param level with a symbol for every painted tile, see {@link LevelWriter#withLegends}
     */
    public static String skeleton(Level level) {
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            layers.add(layer instanceof TileLayer tiles ? tiles.withGrid(TileGrid.empty(1, 1)) : layer);
        }
        LevelBuilder builder = level.toBuilder().size(1, 1);
        if (level.hasLayers()) {
            builder.layers(layers);
        }
        if (level.hasObjects()) {
            builder.objects(List.of());
        }
        ObjectNode node = (ObjectNode) MAPPER.readTree(LevelWriter.toBytes(builder.build()));
        node.set("size", Tree.point(new Vec(level.columns(), level.rows())));
        Tree.list(node, "layers").forEach(layer -> ((ObjectNode) layer).remove("cells"));
        return Tree.json(node);
    }

    /**
     * {@return the palette of a level as it stands in a file}
     *
     * @param level the level
     */
    public static ObjectNode palette(Level level) {
        return (ObjectNode) MAPPER.readTree(PaletteWriter.toBytes(level.palette()));
    }

    /**
     * {@return every object as it stands in a file, in the level's order}
     *
     * @param level the level
     */
    public static List<ObjectNode> objects(Level level) {
        LevelBuilder builder = new LevelBuilder().size(1, 1);
        builder.objects(level.objects());
        List<ObjectNode> objects = new ArrayList<>();
        for (JsonNode object :
                MAPPER.readTree(LevelWriter.toBytes(builder.build())).get("objects")) {
            objects.add((ObjectNode) object);
        }
        return objects;
    }

    /**
     * {@return a text as an object, or null if it is none}
     *
     * @param json a property's value, or null
     */
    public static ObjectNode parse(String json) {
        if (json == null) {
            return null;
        }
        try {
            return MAPPER.readTree(json) instanceof ObjectNode object ? object : null;
        } catch (JacksonException damaged) {
            return null;
        }
    }

    /** What came back of a level. */
    public static final class Parts {
        private final ObjectNode skeleton;
        private final ObjectNode palette;
        private final int columns;
        private final int rows;
        private final Map<String, TileGrid> grids = new LinkedHashMap<>();
        private final List<TileRef> refs = new ArrayList<>();
        private final Map<TileRef, Integer> indices = new HashMap<>();
        private final List<ObjectNode> objects = new ArrayList<>();
        private final Set<String> ids = new HashSet<>();
        private final Copies copies = new Copies();

        /**
         * Begins with what is not cells and objects.
         *
         * @param skeleton what {@link CarriedLevel#skeleton} made
         * @param palette what {@link CarriedLevel#palette} made, or null
         * @param columns as many as the file has now
         * @param rows as many as the file has now
         */
        public Parts(ObjectNode skeleton, ObjectNode palette, int columns, int rows) {
            this.skeleton = skeleton;
            this.palette = palette;
            this.columns = columns;
            this.rows = rows;
        }

        /**
         * {@return the number that stands for a placed tile in grids}
         *
         * @param ref the placed tile
         */
        public int index(TileRef ref) {
            return indices.computeIfAbsent(ref, key -> {
                refs.add(key);
                return Math.min(refs.size(), TileTable.MAX_INDEX);
            });
        }

        /** {@return an empty grid of the level's size, to be filled} */
        public TileGrid.Edit edit() {
            return TileGrid.empty(columns, rows).edit();
        }

        /**
         * Takes a layer's cells.
         *
         * @param layer its id
         * @param cells by {@link #index}
         */
        public void put(String layer, TileGrid cells) {
            grids.put(layer, cells);
        }

        /**
         * Takes an object; a copy of one that is there already gets an id of its own.
         *
         * @param object as it stands in a level
         * @param dx how far it was moved since, px
         * @param dy how far it was moved since, px
         */
        public void add(ObjectNode object, double dx, double dy) {
            String id = String.valueOf(Tree.text(object, "id"));
            String free = id;
            for (int i = 2; !ids.add(free); i++) {
                free = id.substring(0, Math.min(id.length(), 26)) + "-" + i;
            }
            object.put("id", free);
            if (!free.equals(id)) {
                copies.add(object, id, dx, dy);
            }
            Vec at = Tree.pair(object, "at");
            if (at != null && (dx != 0 || dy != 0)) {
                object.set("at", Tree.point(at.plus(new Vec(dx, dy))));
            }
            objects.add(object);
        }

        /**
         * Puts the level together.
         *
         * @param target where it is to go
         * @param map the file that it came back in
         * @param lost is told what cannot be kept, and of what
         * @return the level
         * @throws LevelFormatException if something of it was changed into what no level has
         */
        public Loaded<Level> level(Path target, Path map, BiConsumer<String, String> lost) throws LevelFormatException {
            skeleton.set("size", Tree.point(new Vec(columns, rows)));
            if (skeleton.get("layers") instanceof ArrayNode layers) {
                for (int i = layers.size() - 1; i >= 0; i--) {
                    boolean isTiles = "tiles".equals(Tree.text(layers.get(i), "kind"));
                    if (isTiles && !grids.containsKey(Tree.text(layers.get(i), "id"))) {
                        layers.remove(i);
                    }
                }
            }
            copies.ride();
            letGo(lost);
            if (!objects.isEmpty() || skeleton.has("objects")) {
                ArrayNode list = skeleton.putArray("objects");
                objects.forEach(list::add);
            }
            Loaded<Level> loaded = read(target, map);
            if (refs.size() > TileTable.MAX_INDEX) {
                throw new LevelFormatException(Problem.ofFile(
                        Code.TOO_LARGE, map.toString(), "there are more different tiles than a level can have"));
            }
            List<Layer> layers = new ArrayList<>();
            for (Layer layer : loaded.value().layers()) {
                layers.add(layer instanceof TileLayer tiles ? tiles.withGrid(grids.get(layer.id())) : layer);
            }
            LevelBuilder builder = loaded.value().toBuilder().tiles(TileTable.of(refs));
            if (loaded.value().hasLayers()) {
                builder.layers(layers);
            }
            return new Loaded<>(builder.build(), loaded.warnings(), loaded.readOnly());
        }

        /** What rode a platform that was deleted in the other program stays where it is, as it does in Ledge. */
        private void letGo(BiConsumer<String, String> lost) {
            for (ObjectNode object : objects) {
                String platform = Tree.text(object, "rides");
                if (platform != null && !ids.contains(platform)) {
                    object.remove("rides");
                    lost.accept("ride on a platform that is gone", Tree.text(object, "id"));
                }
            }
        }

        /** Where its palette's file is not there, the palette becomes a part of the level. */
        private Loaded<Level> read(Path target, Path map) throws LevelFormatException {
            MadeLevel made = new MadeLevel(skeleton, target, map);
            try {
                return made.read();
            } catch (LevelFormatException e) {
                boolean isPalette = e.problems().stream()
                        .anyMatch(problem -> problem.pointer().startsWith("/palette"));
                if (!isPalette || palette == null) {
                    throw made.told(e);
                }
            }
            skeleton.set("palette", palette);
            try {
                return made.read();
            } catch (LevelFormatException e) {
                throw made.told(e);
            }
        }
    }
}
