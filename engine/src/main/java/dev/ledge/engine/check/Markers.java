package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Lets the enemies walk and fly for a while, and looks which markers none of them comes to. */
final class Markers {
    private static final String CODE = "UNREACHED-MARKER";
    private static final double WATCHED = 60;
    private static final int MOST = 64;

    /** Comparisons of an enemy with a marker that a tick may take. */
    private static final int MOST_PAIRS = 4096;

    private Markers() {}

    static void find(Trials trials, Consumer<Finding> found) {
        List<LevelObject> markers = new ArrayList<>();
        for (LevelObject object : trials.level().objects()) {
            if (object instanceof Marker && markers.size() < MOST) {
                markers.add(object);
            }
        }
        World world = trials.start();
        Actors actors = world.actors();
        List<Integer> enemies = new ArrayList<>();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.kind(i) == ActorKind.WALKER || actors.kind(i) == ActorKind.PATROLLER) {
                enemies.add(i);
            }
        }
        if (markers.isEmpty() || markers.size() * enemies.size() > MOST_PAIRS) {
            return;
        }
        int ticks = trials.ticks(WATCHED);
        boolean[] isWatched = {false};
        trials.goOn(0, ticks, now -> {
            markers.removeIf(marker ->
                    enemies.stream().anyMatch(enemy -> passed(now, enemy).touches(trials.now(marker))));
            isWatched[0] = now.tick() == ticks;
            return markers.isEmpty();
        });
        if (!isWatched[0] && !enemies.isEmpty()) {
            return; // There was not work enough left to be sure.
        }
        for (LevelObject marker : markers) {
            String what = enemies.isEmpty()
                    ? " has nobody to tell anything, as the level has no enemy"
                    : " is reached by no enemy within a minute";
            found.accept(Finding.ofObject(
                    CODE,
                    Checker.name(marker) + what,
                    "put it where an enemy comes along, or take it away",
                    marker.id(),
                    marker.bounds(trials.level())));
        }
    }

    /** What an enemy has come through in the last step. */
    private static Aabb passed(World world, int actor) {
        Actors actors = world.actors();
        Aabb now =
                Aabb.of(new Vec(actors.x(actor), actors.y(actor)), new Vec(actors.width(actor), actors.height(actor)));
        double dx = -actors.vx(actor) * world.dt();
        double dy = -actors.vy(actor) * world.dt();
        return now.union(now.moved(dx, dy)).grown(1);
    }
}
