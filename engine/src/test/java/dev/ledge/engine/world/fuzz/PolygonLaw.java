package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.testing.Penetration;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/** A level of cells gives the same run as the same level of polygons. */
final class PolygonLaw implements Law {
    private static final double NOISE = 1e-6;

    @Override
    public String name() {
        return "polygons";
    }

    @Override
    public GameOptions options() {
        return GameOptions.BLOCKS;
    }

    @Override
    public Violation violation(Game game) {
        Level level = game.level();
        List<LevelObject> polygons = Outlines.of(level);
        if (polygons == null || isAnybodyInside(level)) {
            return null;
        }
        List<LevelObject> objects = new ArrayList<>(level.objects());
        objects.addAll(polygons);
        Level other = level.toBuilder().layers(List.of()).objects(objects).build();
        DoubleFunction<Violation> law = noise -> PairwiseReplay.compare("polygons", game, other, 0, 0, noise, true);
        Violation violation = law.apply(NOISE);
        return violation == null || ChaoticGame.excuses(game, violation, law) ? null : violation;
    }

    /** How deep one is in cells is another matter than how deep one is in what they make together. */
    private static boolean isAnybodyInside(Level level) {
        World world = new World(level);
        Penetration penetration = new Penetration(level);
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            Aabb box = Aabb.of(new Vec(actors.x(i), actors.y(i)), new Vec(actors.width(i), actors.height(i)));
            if (penetration.of(box, world.platforms()).depth() > 0) {
                return true;
            }
        }
        return false;
    }
}
