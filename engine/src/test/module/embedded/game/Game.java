package embedded.game;

import dev.ledge.engine.check.Checker;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.control.WalkerController;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.CastHit;
import dev.ledge.engine.world.type.EventType;
import dev.ledge.engine.world.type.PlatformMotion;
import java.nio.file.Path;
import java.util.List;

/** Uses something of everything that the engine exports. */
public final class Game {
    private Game() {}

    /**
     * Plays a level for a moment.
     *
     * @param file of the level
     * @return what the player does then, as in a trace
     * @throws IllegalArgumentException if the file is bad
     */
    public static String play(Path file) {
        try {
            return play(LevelReader.read(file).value());
        } catch (LevelFormatException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String play(Level level) {
        List<Finding> findings = Checker.check(level);
        Vec start = level.objects().stream()
                .filter(object -> object instanceof Spawn)
                .findFirst()
                .orElseThrow()
                .at();
        World world = new World(level
                .withObject(Platform.of("games-own", start, new Vec(8, 8)))
                .withObject(Body.of("games-body", start.plus(new Vec(0, -60)), new Vec(8, 8))));
        Controller walker = new WalkerController();
        world.setController(ActorKind.WALKER, walker);
        world.setController(ActorKind.BODY, (w, actor, buttons) -> Buttons.RIGHT.bit());
        world.setFilter((actor, object) -> !object.equals("games-own"));
        world.setPlatformMotion("games-own", new Still(start));
        world.setListener(event -> {
            if (event.type() == EventType.DIED) {
                throw new IllegalStateException("died of " + event.cause());
            }
        });
        Snapshot snapshot = world.save();
        world.step(Buttons.NONE);
        world.restore(snapshot);
        world.step(Buttons.NONE);
        CastHit impact = world.queries().sweep(Aabb.of(start, new Vec(12, 24)), 0, 1000);
        if (impact == null || LevelWriter.toBytes(level).length == 0 || findings == null) {
            throw new IllegalStateException("there is no ground");
        }
        Runner.play(level, Run.IDLE);
        return world.actors().state(world.player()).json();
    }

    private record Still(Vec at) implements PlatformMotion {
        @Override
        public double x(long tick) {
            return at.x();
        }

        @Override
        public double y(long tick) {
            return at.y();
        }
    }
}
