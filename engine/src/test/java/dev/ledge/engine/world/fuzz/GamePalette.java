package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tiles of every kind that a palette can have. */
final class GamePalette {
    static final String ROCK = "rock";
    static final String SLOPE = "slope";
    static final String LOW = "low";
    static final String HIGH = "high";
    static final String PLANK = "plank";
    static final String LADDER = "ladder";

    /** Solid all round, in odd shapes. */
    static final List<String> ODD = List.of("slab", "ceiling", "ceiling-low", "steep", "wedge", "diamond", "chip");

    /** Solid from some sides. */
    static final List<String> ONE_WAY = List.of(PLANK, "beam", "ramp", "door", "grate", "shell");

    static final List<String> SURFACED = List.of("ice", "mud", "belt", "belt-slope");
    static final List<String> HAZARDS = List.of("spikes", "lava", "fire");
    static final List<String> CLIMBABLE = List.of(LADDER, "rope", "vine", "water");

    private GamePalette() {}

    /** The palette of all of them. */
    static Palette palette() {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        add(tiles, ROCK, Shape.FULL, null, false, false, false, null);
        add(tiles, SLOPE, new Shape.Floor(0, 1), null, false, false, false, null);
        add(tiles, LOW, new Shape.Floor(0, 0.5), null, false, false, false, null);
        add(tiles, HIGH, new Shape.Floor(0.5, 1), null, false, false, false, null);
        add(tiles, "slab", new Shape.Floor(0.5, 0.5), null, false, false, false, null);
        add(tiles, "ceiling", new Shape.Ceiling(1, 0), null, false, false, false, null);
        add(tiles, "ceiling-low", new Shape.Ceiling(0.25, 0.75), null, false, false, false, null);
        add(tiles, "steep", convex(0.5, 1, 1, 0, 1, 1), null, false, false, false, null);
        add(tiles, "wedge", convex(0, 0.25, 1, 0.75, 0, 0.75), null, false, false, false, null);
        add(tiles, "diamond", convex(0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5), null, false, false, false, null);
        add(tiles, "chip", convex(0.25, 0.3125, 0.6875, 0.3125, 0.5, 0.625), null, false, false, false, null);
        add(tiles, PLANK, Shape.FULL, Sides.TOP_ONLY, false, false, true, null);
        add(tiles, "beam", new Shape.Floor(0.75, 0.75), Sides.TOP_ONLY, false, false, false, null);
        add(tiles, "ramp", new Shape.Floor(0, 1), Sides.TOP_ONLY, false, false, true, null);
        add(tiles, "door", Shape.FULL, Sides.of(Side.LEFT), false, false, false, null);
        add(tiles, "grate", Shape.FULL, Sides.of(Side.BOTTOM), false, false, false, null);
        add(tiles, "shell", Shape.FULL, Sides.of(Side.TOP, Side.LEFT, Side.RIGHT), false, false, false, null);
        add(tiles, "ice", Shape.FULL, null, false, false, false, "ice");
        add(tiles, "mud", Shape.FULL, null, false, false, false, "mud");
        add(tiles, "belt", Shape.FULL, null, false, false, false, "belt");
        add(tiles, "belt-slope", new Shape.Floor(0, 1), null, false, false, false, "belt");
        add(tiles, "spikes", convex(0, 1, 0.5, 0.4, 1, 1), null, false, true, false, null);
        add(tiles, "lava", Shape.FULL, null, false, true, false, null);
        add(tiles, "fire", null, null, false, true, false, null);
        add(tiles, LADDER, null, null, true, false, false, null);
        add(tiles, "rope", null, null, true, false, true, null);
        add(tiles, "vine", null, null, true, false, false, "mud");
        add(tiles, "water", null, null, false, false, false, "water");
        return new Palette(surfaces(), tiles, null, Map.of());
    }

    private static Map<String, Surface> surfaces() {
        Map<String, Surface> surfaces = new LinkedHashMap<>();
        surfaces.put("ice", new Surface(400.0, null, 60.0, null, null, null, null, null, Map.of()));
        surfaces.put("mud", new Surface(null, null, null, 40.0, null, null, null, null, Map.of()));
        surfaces.put("belt", new Surface(null, null, null, null, 60.0, null, null, null, Map.of()));
        surfaces.put("water", new Surface(300.0, null, 300.0, 80.0, null, 100.0, 0.25, null, Map.of()));
        return surfaces;
    }

    private static Shape convex(double... numbers) {
        return new Shape.Convex(java.util.stream.IntStream.range(0, numbers.length / 2)
                .mapToObj(i -> new Vec(numbers[2 * i], numbers[2 * i + 1]))
                .toList());
    }

    private static void add(
            Map<String, TileType> tiles,
            String name,
            Shape shape,
            Sides sides,
            boolean climbable,
            boolean hazard,
            boolean dropThrough,
            String surface) {
        tiles.put(
                name,
                new TileType(
                        name,
                        shape,
                        sides,
                        climbable ? true : null,
                        hazard ? true : null,
                        dropThrough ? true : null,
                        surface,
                        null,
                        null,
                        null,
                        null,
                        Map.of()));
    }
}
