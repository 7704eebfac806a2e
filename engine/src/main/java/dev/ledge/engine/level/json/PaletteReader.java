package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads palettes, strictly and with the place of every mistake. */
public final class PaletteReader {
    private static final Limits SURFACE = Limits.of(Surface.class);
    private static final Limits IMAGE = Limits.of(TileImage.class);
    private static final Map<String, Shape> SHAPES = shapes();

    private final Problems problems;
    private final Pictures pictures;
    private Map<String, Surface> surfaces;

    PaletteReader(Path file, Problems problems) {
        this.problems = problems;
        this.pictures = new Pictures(file, problems);
    }

    private static Map<String, Shape> shapes() {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        shapes.put("none", Shape.NONE);
        shapes.put("full", Shape.FULL);
        return shapes;
    }

    /**
     * Reads a palette file.
     *
     * @param file where it is or will be: paths in it are relative to that
     * @return the palette, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong with it
     */
    public static Loaded<Palette> read(Path file) throws LevelFormatException {
        return read(JsonSource.read(file), file);
    }

    /**
     * Reads a palette that is in memory.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to this, and problems name it
     * @return the palette, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong with it
     */
    public static Loaded<Palette> read(byte[] content, Path file) throws LevelFormatException {
        return read(JsonSource.of(content, file.toString()), file);
    }

    /**
     * Reads a palette that is in memory; see {@link #read(byte[], Path)}.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to that
     * @return the palette, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Palette> read(String content, Path file) throws LevelFormatException {
        return read(JsonSource.of(content, file.toString()), file);
    }

    static Loaded<Palette> read(JsonSource source, Path file) throws LevelFormatException {
        Problems problems = new Problems();
        Header header = Header.read(source.parse(problems), FileKind.PALETTE, file, problems);
        Palette palette = new PaletteReader(file, problems).palette(header.fields());
        if (header.isNewer()) {
            return new Loaded<>(palette, problems.asWarnings(), true);
        }
        problems.throwIfErrors();
        return new Loaded<>(palette, problems.list(), false);
    }

    /** The palette of an object whose header, if it has one, has been taken. */
    Palette palette(Fields fields) {
        surfaces = surfaces(fields.fields("surfaces"));
        Map<String, TileType> tiles = tiles(fields.fields("tiles"));
        return new Palette(surfaces, tiles, fields.props("props"), fields.unknown());
    }

    private Map<String, Surface> surfaces(Fields all) {
        if (all == null) {
            return null;
        }
        Map<String, Surface> result = new LinkedHashMap<>();
        all.object().fields().forEach((name, node) -> {
            Fields fields = Fields.of(node, problems);
            if (fields != null) {
                result.put(name, surface(fields));
            }
        });
        return result;
    }

    private static Surface surface(Fields fields) {
        return new Surface(
                fields.number("acceleration", SURFACE),
                fields.number("turnAcceleration", SURFACE),
                fields.number("deceleration", SURFACE),
                fields.number("maxSpeed", SURFACE),
                fields.number("conveyor", SURFACE),
                fields.number("maxFallSpeed", SURFACE),
                fields.number("gravityScale", SURFACE),
                fields.props("props"),
                fields.unknown());
    }

    private Map<String, TileType> tiles(Fields all) {
        if (all == null) {
            return null;
        }
        Map<String, TileType> result = new LinkedHashMap<>();
        all.object().fields().forEach((name, node) -> {
            Fields fields = Fields.of(node, problems);
            if (fields != null) {
                result.put(name, tile(name, fields));
            }
        });
        return result;
    }

    private TileType tile(String name, Fields fields) {
        return new TileType(
                name,
                shape(fields.node("shape")),
                Values.sides(fields.node("solidFrom"), problems),
                fields.flag("climbable"),
                fields.flag("hazard"),
                fields.flag("dropThrough"),
                surfaceName(fields.node("surface"), surfaces, problems),
                Values.color(fields.node("color"), problems),
                image(fields.fields("image")),
                fields.text("category"),
                ChangingFormat.read(fields),
                fields.props("props"),
                fields.unknown());
    }

    /** The name of a surface that must be there. */
    static String surfaceName(LocatedNode node, Map<String, Surface> surfaces, Problems problems) {
        String name = Values.text(node, problems);
        Map<String, Surface> known = surfaces == null ? Map.of() : surfaces;
        // Every palette has the surface that leaves the actor as it is, whether it says so or not.
        if (name != null && !known.containsKey(name) && !name.equals("normal")) {
            problems.error(
                    node,
                    Code.UNKNOWN_SURFACE,
                    "the palette has no surface " + node.describe() + "; add it under \"surfaces\" or choose another"
                            + Suggestion.among(name, known.keySet()));
        }
        return name;
    }

    private Shape shape(LocatedNode node) {
        if (node == null) {
            return null;
        }
        if (node.is(LocatedNode.Kind.STRING)) {
            return Values.word(node, SHAPES, problems);
        }
        if (!node.is(LocatedNode.Kind.OBJECT)) {
            problems.error(
                    node,
                    Code.WRONG_TYPE,
                    "\"shape\" must be \"none\", \"full\" or an object with floor, ceiling or polygon, not "
                            + node.describe());
            return null;
        }
        Fields fields = Fields.of(node, problems);
        Vec floor = heights(fields, "floor");
        Vec ceiling = heights(fields, "ceiling");
        List<Vec> polygon = fields.points("polygon", 0, 1);
        if (polygon != null && !Outlines.checkConvex(polygon, fields.node("polygon"), problems)) {
            polygon = null;
        }
        Map<String, Object> unknown = fields.unknown();
        int given = (fields.has("floor") ? 1 : 0) + (fields.has("ceiling") ? 1 : 0) + (fields.has("polygon") ? 1 : 0);
        if (given != 1) {
            problems.error(
                    node,
                    given == 0 ? Code.MISSING_FIELD : Code.UNKNOWN_WORD,
                    "a shape has exactly one of floor, ceiling and polygon, not " + given + " of them");
            return null;
        }
        if (floor != null) {
            return new Shape.Floor(floor.x(), floor.y(), unknown);
        }
        if (ceiling != null) {
            return new Shape.Ceiling(ceiling.x(), ceiling.y(), unknown);
        }
        return polygon == null ? null : new Shape.Convex(polygon, unknown);
    }

    private Vec heights(Fields fields, String name) {
        Vec heights = fields.vec(name, 0, 1);
        if (heights != null && heights.x() == 0 && heights.y() == 0) {
            problems.error(
                    fields.node(name),
                    Code.OUT_OF_RANGE,
                    "\"" + name + "\" of [0, 0] leaves nothing solid; give a height above 0, or the shape \"none\"");
        }
        return heights;
    }

    private TileImage image(Fields fields) {
        if (fields == null) {
            return null;
        }
        String src = pictures.src(fields.require("src"));
        Vec at = fields.vec("at", IMAGE);
        Vec size = fields.vec("size", IMAGE);
        Map<String, Object> unknown = fields.unknown();
        return src == null ? null : new TileImage(src, at, size, unknown);
    }
}
