package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a level of a map. The level is put together as JSON and read as any level is, so that whatever a level may have
 * can come of a rule, and nothing comes of it that a level may not have; only cells go straight into grids.
 */
final class Converter {
    /** Parts of the work: looking at what is painted, taking it over, and making a level of it. */
    private static final double LOOKED = 0.3;

    private static final double TAKEN = 0.9;

    /** The level's property with what its layers of objects said, by their names. */
    private static final String LAYERS = "objectLayers";

    private final SourceMap map;
    private final Path target;
    private final ImportContext context;
    private final ImportReport report;
    private final List<Rule> rules;
    private final MapGrid grid;
    private final PlayerScale player;
    private final TileLayers meanings;
    private final PictureStore pictures;
    private final TilePalette palette;
    private final LayerNodes layers = new LayerNodes();
    private final ObjectConverter objects;
    private final CellConverter cells;
    private final ObjectNode objectLayers = Tree.object();

    private Converter(SourceMap map, Mapping mapping, Path target, ImportContext context) {
        this.map = map;
        this.target = target;
        this.context = context;
        report = context.report();
        rules = mapping.allRules();
        grid = MapGrid.of(map);
        player = PlayerScale.of(map, rules, grid.scale());
        meanings = new TileLayers(mapping, report);
        pictures = new PictureStore(target, report);
        palette = new TilePalette(pictures);
        objects =
                new ObjectConverter(rules, report, player.size(), map.height(), object -> palette.look(object.tile()));
        cells = new CellConverter(grid, player.size(), meanings, palette, layers, objects, report);
    }

    /**
     * Makes a level of a map.
     *
     * @param map the map
     * @param mapping what becomes of what
     * @param target where the level is to go
     * @param context the file, and the report
     * @param progress gets how far it is
     * @return the level, of which nothing is on the disk yet
     * @throws LevelFormatException if there cannot be such a level
     */
    static Imported convert(SourceMap map, Mapping mapping, Path target, ImportContext context, Progress progress)
            throws LevelFormatException {
        Converter converter = new Converter(map, mapping, target, context);
        converter.checkSize();
        converter.look(progress.part(0, LOOKED));
        converter.take(progress.part(LOOKED, TAKEN));
        Imported imported = converter.read();
        map.unused().nameIn(context.report());
        progress.at(1);
        return imported;
    }

    private void checkSize() throws LevelFormatException {
        try {
            Level.checkSize(grid.columns(), grid.rows());
        } catch (IllegalArgumentException e) {
            throw new LevelFormatException(
                    Problem.ofFile(Code.TOO_LARGE, context.file().toString(), e.getMessage() + "; divide the map"));
        }
    }

    /** The progress of a layer among all of them. */
    private Progress ofLayer(Progress all, int index) {
        double count = map.layers().size();
        return all.part(index / count, (index + 1) / count);
    }

    /** Sees what is painted at all, and what is said of it. */
    private void look(Progress progress) throws LevelFormatException {
        for (int i = 0; i < map.layers().size(); i++) {
            SourceLayer layer = map.layers().get(i);
            if (layer instanceof SourceLayer.Tiles tiles) {
                Set<SourceTile> used = new LinkedHashSet<>();
                new CellWalk(tiles, ofLayer(progress, i)).forEach((column, row, tile, flip) -> used.add(tile));
                meanings.look(tiles, used);
            } else if (layer instanceof SourceLayer.Objects placed) {
                for (SourceObject object : placed.objects()) {
                    Optional<ObjectNode> fields = ObjectConverter.fields(rules, object, placed.info());
                    String type = fields.map(node -> Tree.text(node, "type")).orElse(null);
                    if ("polygon".equals(type)) {
                        meanings.noteSolidObjects();
                    }
                }
            }
        }
    }

    private void take(Progress progress) throws LevelFormatException {
        for (int i = 0; i < map.layers().size(); i++) {
            SourceLayer layer = map.layers().get(i);
            Progress own = ofLayer(progress, i);
            own.at(0);
            if (layer instanceof SourceLayer.Tiles tiles) {
                cells.add(tiles, own);
            } else if (layer instanceof SourceLayer.Image image) {
                image(image);
            } else if (layer instanceof SourceLayer.Objects placed) {
                String below = layers.last();
                keep(placed.info());
                placed.objects().forEach(object -> objects.add(object, placed.info(), below));
            }
        }
    }

    /** A level has no layers of objects: what one says is kept beside its objects, which know its name. */
    private void keep(SourceLayer.Info info) {
        ObjectNode said = info.props().deepCopy();
        if (info.className() != null) {
            said.put("class", info.className());
        }
        if (!said.isEmpty()) {
            objectLayers.set(info.name(), said);
        }
    }

    private void image(SourceLayer.Image image) {
        String src = pictures.src(image.picture());
        if (src == null) {
            report.lost(
                    "image layer whose picture is not there",
                    image.info().name() + ": " + image.picture().src());
            return;
        }
        ObjectNode node = layers.add(image.info(), "image");
        node.put("src", src);
        if (image.repeat() != null) {
            node.put("repeat", image.repeat());
        }
        report.taken("image layer", 1);
    }

    private ObjectNode header() {
        ObjectNode level = Tree.object();
        level.put("format", "ledge-level").put("version", 1);
        if (map.name() != null) {
            level.put("name", map.name());
        }
        level.put("grid", grid.side());
        level.set("size", Tree.point(new Vec(grid.columns(), grid.rows())));
        level.putObject("palette").set("tiles", palette.tiles());
        player.write(level, report);
        level.set("layers", layers.nodes());
        ArrayNode list = level.putArray("objects");
        objects.objects().forEach(list::add);
        ObjectNode props = map.props().deepCopy();
        if (!objectLayers.isEmpty()) {
            props.set(LAYERS, objectLayers);
        }
        if (!props.isEmpty()) {
            level.set("props", props);
        }
        return level;
    }

    private Imported read() throws LevelFormatException {
        if (cells.tiles().isFull()) {
            throw new LevelFormatException(Problem.ofFile(
                    Code.TOO_LARGE,
                    context.file().toString(),
                    "the map has more than " + TileTable.MAX_INDEX + " different tiles; divide it into several"));
        }
        Loaded<Level> loaded = LevelMender.read(header(), target, context);
        List<Layer> withCells = new ArrayList<>();
        for (Layer layer : loaded.value().layers()) {
            TileGrid own = cells.grid(layer.id());
            withCells.add(own == null ? layer : ((TileLayer) layer).withGrid(own));
        }
        Level level = loaded.value().toBuilder()
                .tiles(cells.tiles().table())
                .layers(withCells)
                .build();
        List<Problem> warnings = loaded.warnings().stream()
                .filter(problem -> !problem.code().equals(Code.MISSING_IMAGE.id()))
                .toList();
        return new Imported(map.name(), level, target, pictures, report, warnings);
    }
}
