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
import java.util.stream.IntStream;

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
        boolean isExcused = violation == null
                || ChaoticGame.excuses(game, violation, law)
                || isMostOnPlatformAlone(game, other, violation.tick());
        return isExcused ? null : violation;
    }

    /**
     * True if at the end of a tick somebody stands on a platform, which is under more of its foot than any cell, and
     * among polygons on one of these, which is under more of it than the platform: of two grounds within a skin the one
     * under most of the foot holds (SF-04), and a polygon is larger than each of its cells.
     */
    private static boolean isMostOnPlatformAlone(Game game, Level other, long tick) {
        World here = PairwiseReplay.played(game, game.level(), tick);
        World there = PairwiseReplay.played(game, other, tick);
        return IntStream.range(0, here.actors().count())
                .anyMatch(i -> isOnPlatform(here, i)
                        && FootTie.moreOfPlatform(here, i) > 0
                        && !isOnPlatform(there, i)
                        && FootTie.moreOfPlatform(there, i) < 0);
    }

    private static boolean isOnPlatform(World world, int actor) {
        String on = world.actors().on(actor);
        return on != null && world.platforms().indexOf(on) >= 0;
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
