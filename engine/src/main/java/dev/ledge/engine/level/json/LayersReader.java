package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the layers of a level, and collects the table of placed tiles that their cells point into. */
final class LayersReader {
    private static final int MAX_CELL_WIDTH = 4;
    private static final Limits COMMON = Limits.of(LayerCommon.class);
    /** For a layer whose own id is none: it is read for its mistakes alone. */
    private static final String NOBODY = "-";

    private static final Map<String, String> KINDS = Values.words(new String[] {"tiles", "image"}, kind -> kind);
    private static final Map<String, String> REPEATS = Values.words(new String[] {"x", "y", "xy"}, repeat -> repeat);

    private final Vec size;
    private final PaletteField palette;
    private final Problems problems;
    private final Pictures pictures;
    private final Map<TileRef, Integer> indices = new LinkedHashMap<>();

    /**
     * @param file what paths are relative to, or null if pictures are not to be looked for
     * @param size of the level in cells, or null if it is not known
     */
    LayersReader(Path file, Vec size, PaletteField palette, Problems problems) {
        this.size = size;
        this.palette = palette;
        this.problems = problems;
        this.pictures = new Pictures(file, problems);
    }

    List<Layer> read(LocatedNode array) throws LevelFormatException {
        List<Layer> layers = new ArrayList<>();
        UniqueIds ids = new UniqueIds("layer", problems);
        if (array.elements().size() > Level.MAX_LAYERS) {
            problems.error(
                    array,
                    Code.TOO_LARGE,
                    "a level can have at most " + Level.MAX_LAYERS + " layers, not "
                            + array.elements().size() + "; put what belongs together into one");
            problems.throwIfErrors();
        }
        for (LocatedNode node : array.elements()) {
            Fields fields = Fields.of(node, problems);
            if (fields != null) {
                Layer layer = layer(fields, ids);
                if (layer != null) {
                    layers.add(layer);
                }
            }
        }
        return layers;
    }

    /** All placed tiles of all legends. */
    TileTable tiles() {
        return TileTable.of(List.copyOf(indices.keySet()));
    }

    private Layer layer(Fields fields, UniqueIds ids) throws LevelFormatException {
        String id = ids.take(fields.require("id"));
        String kind = Values.word(fields.require("kind"), KINDS, problems);
        LayerCommon common = new LayerCommon(
                id == null ? NOBODY : id,
                fields.text("name"),
                fields.flag("visible"),
                fields.flag("locked"),
                fields.number("opacity", COMMON),
                fields.vec("parallax", COMMON),
                fields.vec("offset", COMMON),
                fields.props("props"),
                Map.of());
        if (kind == null) {
            return null;
        }
        Layer layer = kind.equals("image") ? image(fields, common) : tiles(fields, common);
        return id == null ? null : layer;
    }

    private ImageLayer image(Fields fields, LayerCommon common) throws LevelFormatException {
        String src = pictures.src(fields.require("src"));
        String repeat = fields.word("repeat", REPEATS);
        LocatedNode cells = fields.object().get("cells");
        if (cells != null) {
            cells.parse(problems); // Unknown here, and so kept as it is.
        }
        return new ImageLayer(common.withUnknown(fields.unknown()), src, repeat);
    }

    private TileLayer tiles(Fields fields, LayerCommon common) throws LevelFormatException {
        Boolean collides = fields.flag("collides");
        Integer cellWidth = fields.integer("cellWidth", 1, MAX_CELL_WIDTH);
        Legend legend = new Legend(cellWidth == null ? 1 : cellWidth, problems);
        Fields entries = fields.fields("legend");
        if (entries != null) {
            legend.read(entries, palette, indices);
        }
        LocatedNode cells = fields.node("cells");
        TileGrid grid = size == null ? TileGrid.empty(0, 0) : TileGrid.empty((int) size.x(), (int) size.y());
        if (cells != null && Values.is(cells, LocatedNode.Kind.OBJECT, problems) && size != null) {
            grid = new CellsReader(legend, problems).read(cells, grid);
        }
        return new TileLayer(
                common.withUnknown(fields.unknown()),
                collides,
                cellWidth,
                entries == null ? null : legend.tiles(),
                legend.unknown(),
                grid);
    }
}
