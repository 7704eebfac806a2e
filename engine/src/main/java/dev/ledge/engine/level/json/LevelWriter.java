package dev.ledge.engine.level.json;

import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.file.WriteException;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Writes levels in canonical form: the same content always makes the same bytes. */
public final class LevelWriter {
    private LevelWriter() {}

    /**
     * {@return the level file's content}
     *
     * @param level the level
     * @throws IllegalStateException if a layer has more tiles than there are symbols
     * @throws IllegalArgumentException if a number in it is not finite
     */
    public static byte[] toBytes(Level level) {
        CanonicalWriter out = new CanonicalWriter();
        out.beginObject(Layout.LINES);
        out.field("format", FileKind.LEVEL.format())
                .field("version", FileKind.VERSION)
                .field("name", level.name())
                .field("grid", level.grid())
                .field("size", new Vec(level.columns(), level.rows()));
        palette(level, out);
        out.field("physics", level.hasPhysics() ? level.physics() : null)
                .field("player", level.hasPlayer() ? level.player() : null);
        layers(level, out);
        out.field("objects", Layout.LINES, level.hasObjects() ? level.objects() : null)
                .field("groups", level.hasGroups() ? level.groups() : null)
                .field("props", level.props())
                .fields(level.unknown());
        return out.end().toBytes();
    }

    /**
     * Writes a level file, whole or not at all.
     *
     * @param level the level
     * @param file where it goes
     * @throws IOException with the reason for people if it could not be written; an old file is then as it was
     */
    public static void write(Level level, Path file) throws IOException {
        AtomicFile.write(file, toBytes(level, file));
    }

    /**
     * {@return what {@link #write} writes}
     *
     * @param level the level
     * @param file where it is to go
     * @throws IOException with the reason for people if no file can hold it
     */
    public static byte[] toBytes(Level level, Path file) throws IOException {
        byte[] content;
        try {
            content = toBytes(level);
        } catch (IllegalStateException | IllegalArgumentException e) {
            throw new WriteException(file, String.valueOf(e.getMessage()), e);
        }
        if (content.length > JsonSource.MAX_BYTES) {
            throw new WriteException(
                    file,
                    "the level would have " + content.length + " bytes, more than the " + JsonSource.MAX_BYTES
                            + " that are possible; divide it into several",
                    null);
        }
        return content;
    }

    /**
     * {@return the level with a symbol in its legends for every painted tile, as it is when it has been written and
     * read again}
     *
     * @param level the level
     */
    public static Level withLegends(Level level) {
        Level complete = level;
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                Map<String, TileRef> legend = Symbols.legend(level, tiles);
                if (!legend.equals(tiles.legend())) {
                    complete = complete.withLayer(tiles.withLegend(legend));
                }
            }
        }
        return complete;
    }

    private static void palette(Level level, CanonicalWriter out) {
        if (level.palettePath() != null) {
            out.field("palette", level.palettePath());
        } else if (level.hasPalette()) {
            out.key("palette");
            PaletteWriter.embedded(level.palette(), out);
        }
    }

    private static void layers(Level level, CanonicalWriter out) {
        if (!level.hasLayers()) {
            return;
        }
        out.key("layers").beginArray(Layout.LINES);
        for (Layer layer : level.layers()) {
            out.beginObject(Layout.INLINE);
            if (layer instanceof ImageLayer image) {
                common(image.common(), "image", out);
                out.field("src", image.src()).field("repeat", image.repeat());
                placement(image.common(), out);
            } else if (layer instanceof TileLayer tiles) {
                common(tiles.common(), "tiles", out);
                placement(tiles.common(), out);
                out.field("collides", tiles.collides()).field("cellWidth", tiles.cellWidth());
                cells(level, tiles, out);
            }
            out.field("props", layer.common().props())
                    .fields(layer.common().unknown())
                    .end();
        }
        out.end();
    }

    private static void common(LayerCommon common, String kind, CanonicalWriter out) {
        out.field("id", common.id())
                .field("kind", kind)
                .field("name", common.name())
                .field("visible", common.visible())
                .field("locked", common.locked())
                .field("opacity", common.opacity());
    }

    private static void placement(LayerCommon common, CanonicalWriter out) {
        out.field("parallax", common.parallax()).field("offset", common.offset());
    }

    private static void cells(Level level, TileLayer layer, CanonicalWriter out) {
        Map<String, TileRef> legend = Symbols.legend(level, layer);
        out.breakLines();
        if (layer.hasLegend() || !legend.isEmpty()) {
            out.key("legend").beginObject(Layout.LINES);
            new TreeMap<>(legend).forEach((symbol, ref) -> legendEntry(symbol, ref, layer, out));
            out.end();
        }
        out.key("cells");
        new CellsWriter(level.tiles(), legend, layer.effectiveCellWidth()).write(layer.grid(), out);
    }

    private static void legendEntry(String symbol, TileRef ref, TileLayer layer, CanonicalWriter out) {
        Map<String, Object> unknown = layer.legendUnknown().getOrDefault(symbol, Map.of());
        out.key(symbol);
        if (ref.flip().bits() == 0 && unknown.isEmpty()) {
            out.value(ref.tile());
            return;
        }
        String flip = ref.flip().json();
        out.beginObject(Layout.INLINE)
                .field("tile", ref.tile())
                .field("flip", flip.isEmpty() ? null : flip)
                .fields(unknown)
                .end();
    }
}
