package dev.ledge.engine.world.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Puts slanted ceilings, of tiles or on platforms that move or stand still, above the bodies of other makers' scenes.
 */
final class RoofsSceneMaker extends ChangedSceneMaker {
    private static final int COLUMNS = 14;
    private static final double[] SPEEDS = {15, 30, 60, 90, 120, 180, 240};
    /** How far a ceiling of tiles may sink along a column, px. */
    private static final double[] FALLS = {0, 8, -8, 16, -16};
    /** How far one of a platform does on a px at most, less than 50°. */
    private static final double STEEPEST = 1.19;

    private RoofsSceneMaker(Scene other, long seed) {
        super(other, seed);
    }

    /** Over a body that jumps at most, or that dashes, crouches, uses walls and springs. */
    static Scene of(long seed) {
        return first(seed, k -> {
            long next = seed * 83 + k;
            Scene scene = next % 2 == 0 ? PlayedSceneMaker.of(next) : MovesSceneMaker.of(next);
            return scene.isAbove() || scene.current() != 0 ? null : new RoofsSceneMaker(scene, next).tried();
        });
    }

    @Override
    Scene make() {
        keepSome(3);
        boolean isTiled = chance(3);
        if (isTiled) {
            tiles();
        }
        int roofs = (isTiled ? 0 : 1) + random.nextInt(2);
        for (int i = 0; i < roofs; i++) {
            roof("roof" + i);
        }
        return wide.with(solids, wide.zones(), List.of());
    }

    private void tiles() {
        List<Double> depths = new ArrayList<>(List.of(0.0));
        while (depths.size() <= COLUMNS) {
            double fall = FALLS[random.nextInt(FALLS.length)];
            int columns = Math.abs(fall) == 8 ? 2 + 2 * random.nextInt(2) : 1 + random.nextInt(3);
            for (int k = 0; k < columns; k++) {
                depths.add(depths.get(depths.size() - 1) + fall);
            }
        }
        List<Double> part = depths.subList(0, COLUMNS + 1);
        double lowest = Math.ceil(Collections.max(part) / Scene.GRID) * Scene.GRID;
        double highest = Math.floor(Collections.min(part) / Scene.GRID) * Scene.GRID;
        int first = (int) (x / Scene.GRID) - random.nextInt(COLUMNS);
        double bottom = Math.floor((y - random.nextInt(40)) / Scene.GRID) * Scene.GRID;
        double height = lowest - highest + Scene.GRID;
        // Tiles take each other's cells.
        solids.removeIf(solid -> solid.id() == null && solid.y() < bottom);
        solids.add(Solid.tiles(first, 0, COLUMNS, 1, 0)
                .at(bottom - height, height)
                .hanging(part.stream().map(depth -> lowest - depth).toList()));
    }

    private void roof(String id) {
        int turns = 1 + random.nextInt(3);
        double step = 16 + random.nextInt(60);
        List<Double> depths = new ArrayList<>(List.of(0.0));
        for (int k = 0; k < turns; k++) {
            depths.add(depths.get(k) + (chance(5) ? 0 : Math.rint(between(-STEEPEST, STEEPEST) * step)));
        }
        double lowest = Collections.max(depths);
        double height = lowest - Collections.min(depths) + 6 + random.nextInt(20);
        double width = turns * step;
        double left = x + w / 2 - width * between(-0.1, 1.1);
        double gap = random.nextInt(chance(2) ? 12 : 50) + (chance(3) ? random.nextDouble() : 0);
        Solid box = platform(id, left, y - gap - height, width, height, 140, 3, SPEEDS);
        solids.add(box.hanging(depths.stream().map(depth -> lowest - depth).toList()));
    }
}
