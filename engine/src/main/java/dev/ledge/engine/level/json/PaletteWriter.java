package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes palettes in canonical form. */
public final class PaletteWriter {
    private PaletteWriter() {}

    /**
     * {@return the palette file's content}
     *
     * @param palette the palette
     */
    public static byte[] toBytes(Palette palette) {
        CanonicalWriter out = new CanonicalWriter();
        out.beginObject(Layout.LINES);
        out.field("format", FileKind.PALETTE.format()).field("version", (Integer) FileKind.VERSION);
        content(palette, out);
        return out.end().toBytes();
    }

    /**
     * Writes a palette file, whole or not at all.
     *
     * @param palette the palette
     * @param file where it goes
     * @throws IOException with the reason for people if it could not be written; an old file is then as it was
     */
    public static void write(Palette palette, Path file) throws IOException {
        AtomicFile.write(file, toBytes(palette));
    }

    /** A palette inside a level; its header, if the file gave one, is among what the palette does not know. */
    static void embedded(Palette palette, CanonicalWriter out) {
        out.beginObject(Layout.LINES);
        Map<String, Object> unknown = new LinkedHashMap<>(palette.unknown());
        for (String name : PaletteField.HEADER) {
            if (unknown.containsKey(name)) {
                out.key(name).json(unknown.remove(name));
            }
        }
        content(palette.withUnknown(unknown), out);
        out.end();
    }

    private static void content(Palette palette, CanonicalWriter out) {
        if (palette.hasSurfaces()) {
            out.key("surfaces").beginObject(Layout.LINES);
            palette.surfaces().forEach((name, surface) -> surface(out.key(name), surface));
            out.end();
        }
        if (palette.hasTiles()) {
            out.key("tiles").beginObject(Layout.LINES);
            palette.tiles().forEach((name, tile) -> tile(out.key(name), tile));
            out.end();
        }
        out.field("props", palette.props()).fields(palette.unknown());
    }

    private static void surface(CanonicalWriter out, Surface surface) {
        out.beginObject(Layout.INLINE)
                .field("acceleration", surface.acceleration())
                .field("turnAcceleration", surface.turnAcceleration())
                .field("deceleration", surface.deceleration())
                .field("maxSpeed", surface.maxSpeed())
                .field("conveyor", surface.conveyor())
                .field("maxFallSpeed", surface.maxFallSpeed())
                .field("gravityScale", surface.gravityScale())
                .field("props", surface.props())
                .fields(surface.unknown())
                .end();
    }

    private static void tile(CanonicalWriter out, TileType tile) {
        out.beginObject(Layout.INLINE);
        shape(out, tile.shape());
        sides(out, tile.solidFrom());
        out.field("dropThrough", tile.dropThrough())
                .field("climbable", tile.climbable())
                .field("hazard", tile.hazard())
                .field("surface", tile.surface())
                .field("color", tile.color());
        image(out, tile.image());
        out.field("category", tile.category());
        ChangingFormat.write(tile.changing(), out);
        out.field("props", tile.props()).fields(tile.unknown()).end();
    }

    private static void shape(CanonicalWriter out, Shape shape) {
        if (shape == null) {
            return;
        }
        out.key("shape");
        if (shape instanceof Shape.None) {
            out.value("none");
        } else if (shape instanceof Shape.Full) {
            out.value("full");
        } else if (shape instanceof Shape.Floor floor) {
            out.beginObject(Layout.INLINE).field("floor", new Vec(floor.left(), floor.right()));
            out.fields(floor.unknown()).end();
        } else if (shape instanceof Shape.Ceiling ceiling) {
            out.beginObject(Layout.INLINE).field("ceiling", new Vec(ceiling.left(), ceiling.right()));
            out.fields(ceiling.unknown()).end();
        } else if (shape instanceof Shape.Convex convex) {
            out.beginObject(Layout.INLINE).field("polygon", convex.points());
            out.fields(convex.unknown()).end();
        }
    }

    /** The field {@code solidFrom}, unless it is null. */
    static void sides(CanonicalWriter out, Sides sides) {
        if (sides == null) {
            return;
        }
        out.key("solidFrom").beginArray(Layout.INLINE);
        for (Side side : List.of(Side.values())) {
            if (sides.has(side)) {
                out.value(side.json());
            }
        }
        out.end();
    }

    private static void image(CanonicalWriter out, TileImage image) {
        if (image != null) {
            out.key("image")
                    .beginObject(Layout.INLINE)
                    .field("src", image.src())
                    .field("at", image.at())
                    .field("size", image.size())
                    .fields(image.unknown())
                    .end();
        }
    }
}
