package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Polygons;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.ActorKind;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.List;

/** The mirrored level gives the mirrored run (G7). */
final class MirrorLaw implements Law {
    @Override
    public String name() {
        return "mirror";
    }

    @Override
    public Taste taste() {
        return Taste.WITHOUT_CROWDS;
    }

    @Override
    public Breach breach(Game game) {
        Breach breach = mirrored(game);
        // How deep one is in notched polygons depends on how they are cut into parts, which a mirror changes: that is
        // asked of those alone that are inside something (PG-06 asks for the same contacts, not the same ways out).
        if (breach == null || hasNotches(game.level()) && isAnybodyInsideUntil(game, breach.tick())) {
            return null;
        }
        // Of equally long ways out a body without a face takes the one to the right: up, down and ahead are no help.
        if (isAnyFacelessInside(game.level())) {
            return null;
        }
        // Of two surfaces that hold equally much the left one acts, also in a mirror (SF-04).
        return mirrored(game.withLevel(Surfaceless.of(game.level()))) == null ? null : breach;
    }

    private static Breach mirrored(Game game) {
        return played(game, Invariants.mirror(game.level(), game.input()));
    }

    private static boolean isAnybodyInsideUntil(Game game, long tick) {
        World world = new World(game.level());
        while (world.tick() < tick && !Twins.isAnybodyEmbedded(world)) {
            world.step(game.input().buttonsAt(world.tick()));
        }
        return Twins.isAnybodyEmbedded(world);
    }

    private static boolean isAnyFacelessInside(Level level) {
        Actors actors = new World(level).actors();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.embedded(i) && (actors.kind(i) == ActorKind.BODY || actors.kind(i) == ActorKind.PICKUP)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNotches(Level level) {
        for (LevelObject object : level.objects()) {
            List<Vec> corners = object.outlinePoints();
            if (corners != null && corners.size() > 2 && !isConvex(corners)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isConvex(List<Vec> corners) {
        return Polygons.isConvex(Polygons.clockwise(corners));
    }

    static Breach played(Game game, Invariants invariants) {
        World world = new World(game.level());
        invariants.watch(world);
        for (int tick = 0; tick < game.ticks() && invariants.violations().isEmpty(); tick++) {
            world.step(game.input().buttonsAt(tick));
            invariants.watch(world);
        }
        return Breaches.first(invariants);
    }
}
