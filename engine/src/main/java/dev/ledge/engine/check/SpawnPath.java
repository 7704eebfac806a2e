package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.World;

/** Checks whether a platform stays in the spawn for so long that the player has to wait for the respawn. */
final class SpawnPath {
    private static final String CODE = "SPAWN-IN-PATH";

    /** Looked at for so long, s. */
    private static final double WATCHED = 20;

    /** A shorter wait is not reported, s. */
    private static final double PATIENCE = 1;

    private SpawnPath() {}

    static Finding find(Trials trials) {
        LevelObject spawn = trials.level().objects().stream()
                .filter(Spawn.class::isInstance)
                .findFirst()
                .orElseThrow();
        boolean mayBeInTheWay = trials.level().objects().stream()
                .anyMatch(object -> object instanceof Platform platform
                        && platform.effectiveMotion().effectiveMode() != Motion.Mode.STILL);
        if (!mayBeInTheWay || trials.start().queries().depth(trials.now(spawn)) > Tolerance.DEPTH) {
            return null;
        }
        int[] taken = {0};
        int patience = trials.ticks(PATIENCE);
        int tick = trials.goOn(0, trials.ticks(WATCHED), world -> {
            taken[0] = world.queries().depth(trials.now(spawn)) > Tolerance.DEPTH ? taken[0] + 1 : 0;
            return taken[0] > patience;
        });
        Aabb box = trials.now(spawn);
        Platform platform = tick < 0 ? null : inTheWay(trials, trials.world(), box);
        return platform == null
                ? null
                : Finding.ofObject(
                                CODE,
                                Checker.name(spawn) + " is in the way of " + Checker.name(platform)
                                        + ": it is taken for more than a second (tick " + (tick - patience) + " to "
                                        + tick + "), and who died cannot start again",
                                "move one of them",
                                spawn.id(),
                                box)
                        .shownBy(new Demonstration(null, InputTrack.EMPTY, tick));
    }

    private static Platform inTheWay(Trials trials, World world, Aabb box) {
        for (int i = 0; i < world.platforms().count(); i++) {
            if (trials.level().object(world.platforms().id(i)) instanceof Platform platform
                    && trials.now(platform).overlaps(box)) {
                return platform;
            }
        }
        return null;
    }
}
