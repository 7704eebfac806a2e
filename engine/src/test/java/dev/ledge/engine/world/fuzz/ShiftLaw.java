package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/** The level, moved by whole cells, gives the run, moved by as much (NU-04). */
final class ShiftLaw implements Law {
    private static final double NOISE = 1e-6;
    private static final int MAX = 90;

    @Override
    public String name() {
        return "shift";
    }

    @Override
    public GameOptions options() {
        // Copies rise out of what is solid as far as the level's top, which does not move along.
        return GameOptions.OPEN_WITHOUT_CROWDS;
    }

    @Override
    public Violation violation(Game game) {
        SeededRandom random = new SeededRandom(game.seed() ^ 0x5eed);
        int columns = random.chance(0.5) ? 64 : random.between(0, MAX);
        int rows = random.chance(0.5) ? 32 : random.between(0, MAX);
        int grid = game.level().grid();
        Level moved = moved(game.level(), columns, rows);
        DoubleFunction<Violation> law =
                noise -> PairwiseReplay.compare("shift", game, moved, columns * grid, rows * grid, noise, false);
        Violation violation = law.apply(NOISE);
        return violation == null || ChaoticGame.excuses(game, violation, law) || KnifeEdge.excuses(game, violation)
                ? null
                : violation;
    }

    /** The level with more room at its left and top. */
    static Level moved(Level level, int columns, int rows) {
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            TileLayer tiles = (TileLayer) layer;
            layers.add(tiles.withGrid(
                    tiles.grid().resized(level.columns() + columns, level.rows() + rows, columns, rows)));
        }
        Vec by = new Vec((double) columns * level.grid(), (double) rows * level.grid());
        List<LevelObject> objects = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            objects.add(object.movedTo(object.at().plus(by)));
        }
        return level.toBuilder()
                .size(level.columns() + columns, level.rows() + rows)
                .layers(layers)
                .objects(objects)
                .build();
    }
}
