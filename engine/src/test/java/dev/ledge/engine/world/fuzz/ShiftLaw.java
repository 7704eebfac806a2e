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
    private static final int MOST = 90;

    @Override
    public String name() {
        return "shift";
    }

    @Override
    public Taste taste() {
        // The copies of a crowd rise out of what is solid as far as the level's top, which does not move along.
        return Taste.OPEN_WITHOUT_CROWDS;
    }

    @Override
    public Breach breach(Game game) {
        Dice dice = new Dice(game.seed() ^ 0x5eed);
        int columns = dice.chance(0.5) ? 64 : dice.between(0, MOST);
        int rows = dice.chance(0.5) ? 32 : dice.between(0, MOST);
        int grid = game.level().grid();
        Level moved = moved(game.level(), columns, rows);
        DoubleFunction<Breach> law =
                noise -> Twins.compare("shift", game, moved, columns * grid, rows * grid, noise, false);
        Breach breach = law.apply(NOISE);
        return breach == null || Amplified.excuses(game, breach, law) ? null : breach;
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
