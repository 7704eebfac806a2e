package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.List;

/** A level of cells gives the same run as the same level of polygons. */
final class PolygonLaw implements Law {
    private static final double NOISE = 1e-6;

    @Override
    public String name() {
        return "polygons";
    }

    @Override
    public Taste taste() {
        return Taste.BLOCKS;
    }

    @Override
    public Breach breach(Game game) {
        Level level = game.level();
        List<LevelObject> polygons = Outlines.of(level);
        if (polygons == null) {
            return null;
        }
        List<LevelObject> objects = new ArrayList<>(level.objects());
        objects.addAll(polygons);
        Level other = level.toBuilder().layers(List.of()).objects(objects).build();
        return Twins.compare("polygons", game, other, 0, 0, NOISE, true);
    }
}
