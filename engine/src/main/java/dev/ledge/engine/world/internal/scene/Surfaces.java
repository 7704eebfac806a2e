package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A palette's surfaces by number, 0 being the default one, and whether anything of a level has them. Case SF-01,
 * article S003.
 */
public final class Surfaces {
    private final List<Surface> surfaces = new ArrayList<>();
    private final Map<String, Integer> indices = new LinkedHashMap<>();

    private double[] conveyors = {0};
    private boolean any;
    private boolean anyConveyor;

    public Surfaces(Palette palette) {
        surfaces.add(Surface.NORMAL);
        palette.surfaces().forEach((name, surface) -> {
            indices.put(name, surfaces.size());
            surfaces.add(surface);
            conveyors = Arrays.copyOf(conveyors, surfaces.size());
            conveyors[surfaces.size() - 1] = surface.conveyor() == null ? 0 : surface.conveyor();
        });
    }

    /** The number of a surface that something in a level has; 0 for null and for names that the palette lacks. */
    public int use(String name) {
        int index = name == null ? 0 : indices.getOrDefault(name, 0);
        any |= index != 0;
        anyConveyor |= conveyors[index] != 0;
        return index;
    }

    public Surface get(int index) {
        return surfaces.get(index);
    }

    /** True if another than the default one is in use. */
    public boolean any() {
        return any;
    }

    /** True if one with a conveyor is in use. */
    public boolean anyConveyor() {
        return anyConveyor;
    }

    /** Speed of a surface's conveyor, px/s, to the right if positive. */
    public double conveyor(int index) {
        return conveyors[index];
    }
}
