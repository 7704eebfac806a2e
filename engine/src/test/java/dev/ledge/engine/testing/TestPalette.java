package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tiles of {@link TestLevels}' maps, by symbol.
 *
 * <pre>
 * .  empty (so is a space)        #  rock, solid                 =  plank: one-way top, drop-through
 * /  \  45° floors                1 2  26.6° up to the right     3 4  26.6° down to the right
 * _  half slab, lower half        7  9  45° ceilings, solid at the top left / top right
 * H  ladder                       ^  spikes (triangle, hazard)   X  a solid block that kills
 * I  ice                          U  mud                         &gt; &lt;  conveyor of 60 px/s
 * ~ -  currents of 60 px/s      V  a ladder with one
 * [  ]  doors, solid from the left / right                      o  pass-through floor: solid from below only
 * </pre>
 */
public final class TestPalette {

    /** Surfaces of EDGE-CASES and of the format's example. */
    private static final Map<String, Surface> SURFACES = surfaces();

    private static final Map<String, TileType> TILES = new LinkedHashMap<>();
    private static final Map<Character, TileRef> SYMBOLS = new LinkedHashMap<>();

    static {
        add('#', tile("rock", Shape.FULL));
        add('=', oneWay("plank", Shape.FULL, Sides.TOP_ONLY, true));
        add('/', tile("rock-45", new Shape.Floor(0, 1)));
        add('1', tile("rock-26-low", new Shape.Floor(0, 0.5)));
        add('2', tile("rock-26-high", new Shape.Floor(0.5, 1)));
        add('_', tile("slab", new Shape.Floor(0.5, 0.5)));
        add('7', tile("ceiling-45", new Shape.Ceiling(1, 0)));
        add('H', new TileType("ladder", null, null, true, null, null, null, null, null, null, null, Map.of()));
        add('^', hazard("spikes", new Shape.Convex(List.of(new Vec(0, 1), new Vec(0.5, 0.4), new Vec(1, 1)))));
        add('X', hazard("lava", Shape.FULL));
        add('I', surfaced("ice", "ice"));
        add('U', surfaced("mud", "mud"));
        add('>', surfaced("belt", "belt"));
        add('~', stream("stream", null));
        add('V', stream("kelp", true));
        add('[', oneWay("door", Shape.FULL, Sides.of(Side.LEFT), null));
        add('o', oneWay("grate", Shape.FULL, Sides.of(Side.BOTTOM), null));
        Flip h = new Flip(Flip.H);
        SYMBOLS.put('\\', new TileRef("rock-45", h));
        SYMBOLS.put('3', new TileRef("rock-26-high", h));
        SYMBOLS.put('4', new TileRef("rock-26-low", h));
        SYMBOLS.put('9', new TileRef("ceiling-45", h));
        SYMBOLS.put('<', new TileRef("belt", h));
        SYMBOLS.put('-', new TileRef("stream", h));
        SYMBOLS.put(']', new TileRef("door", h));
    }

    private TestPalette() {}

    /** A palette of all tiles of the maps. */
    public static Palette palette() {
        return new Palette(SURFACES, TILES, null, Map.of());
    }

    /** The placed tile of a symbol, or null for the empty ones. */
    public static TileRef symbol(char symbol) {
        TileRef ref = SYMBOLS.get(symbol);
        if (ref == null && symbol != '.' && symbol != ' ') {
            throw new IllegalArgumentException("no tile '" + symbol + "' in the test palette");
        }
        return ref;
    }

    /** A plain solid tile of a shape. */
    public static TileType tile(String name, Shape shape) {
        return new TileType(name, shape, null, null, null, null, null, null, null, null, null, Map.of());
    }

    /** A tile that blocks from some sides only. */
    public static TileType oneWay(String name, Shape shape, Sides sides, Boolean dropThrough) {
        return new TileType(name, shape, sides, null, null, dropThrough, null, null, null, null, null, Map.of());
    }

    private static TileType hazard(String name, Shape shape) {
        return new TileType(name, shape, null, null, true, null, null, null, null, null, null, Map.of());
    }

    private static TileType surfaced(String name, String surface) {
        return new TileType(name, Shape.FULL, null, null, null, null, surface, null, null, null, null, Map.of());
    }

    private static TileType stream(String name, Boolean climbable) {
        return new TileType(name, null, null, climbable, null, null, "belt", null, null, null, null, Map.of());
    }

    private static void add(char symbol, TileType type) {
        TILES.put(type.name(), type);
        SYMBOLS.put(symbol, TileRef.of(type.name()));
    }

    private static Map<String, Surface> surfaces() {
        Map<String, Surface> surfaces = new LinkedHashMap<>();
        surfaces.put("normal", Surface.NORMAL);
        surfaces.put("ice", new Surface(400.0, null, 60.0, null, null, null, null, null, Map.of()));
        surfaces.put("mud", new Surface(null, null, null, 40.0, null, null, null, null, Map.of()));
        surfaces.put("belt", new Surface(null, null, null, null, 60.0, null, null, null, Map.of()));
        return surfaces;
    }
}
