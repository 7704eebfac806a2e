package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Physics;
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
                .field("version", (Integer) FileKind.VERSION)
                .field("name", level.name())
                .field("grid", (Integer) level.grid())
                .field("size", new Vec(level.columns(), level.rows()));
        palette(level, out);
        if (level.hasPhysics()) {
            physics(level.physics(), out);
        }
        if (level.hasPlayer()) {
            player(level.player(), out);
        }
        layers(level, out);
        objects(level, out);
        groups(level, out);
        out.field("props", level.props()).fields(level.unknown());
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

    private static void groups(Level level, CanonicalWriter out) {
        if (level.hasGroups()) {
            out.key("groups").beginObject(Layout.INLINE);
            level.groups().forEach((name, on) -> out.field(name, on));
            out.end();
        }
    }

    private static void physics(Physics physics, CanonicalWriter out) {
        out.key("physics").beginObject(Layout.INLINE).field("gravity", physics.gravity());
        if (physics.maxFallSpeed() != null && physics.maxFallSpeed().isInfinite()) {
            out.key("maxFallSpeed").nullValue();
        } else {
            out.field("maxFallSpeed", physics.maxFallSpeed());
        }
        out.field("tickRate", physics.tickRate()).field("maxSlope", physics.maxSlope());
        Border border = physics.border();
        if (border != null) {
            out.key("border").beginObject(Layout.INLINE);
            border(out, "left", border.left());
            border(out, "right", border.right());
            border(out, "top", border.top());
            border(out, "bottom", border.bottom());
            out.fields(border.unknown()).end();
        }
        out.fields(physics.unknown()).end();
    }

    private static void border(CanonicalWriter out, String side, Border.Kind kind) {
        out.field(side, kind == null ? null : kind.json());
    }

    private static void player(ActorProfile player, CanonicalWriter out) {
        out.key("player").beginObject(Layout.INLINE).field("size", player.size());
        profile(player, out);
        out.fields(player.unknown()).end();
    }

    /** The actor fields that are given. */
    static void profile(ActorProfile profile, CanonicalWriter out) {
        for (ActorField field : ActorField.values()) {
            if (profile.has(field)) {
                field(profile, field, out);
            }
        }
    }

    private static void field(ActorProfile profile, ActorField field, CanonicalWriter out) {
        double value = profile.get(field);
        String name = field.json();
        if (field.mayBeOff() && Double.isInfinite(value)) {
            out.key(name).nullValue();
            return;
        }
        switch (field.kind()) {
            case SWITCH -> out.field(name, (Boolean) (value != 0));
            case WORD -> out.field(name, field.words().get((int) value));
            case PAIR -> out.field(name, profile.pair(field));
            default -> out.field(name, (Double) value);
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

    private static void objects(Level level, CanonicalWriter out) {
        if (!level.hasObjects()) {
            return;
        }
        out.key("objects").beginArray(Layout.LINES);
        for (LevelObject object : level.objects()) {
            ObjectWriter.write(object, out);
        }
        out.end();
    }
}
