package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.testing.Penetration;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** In a level without a way out no actor falls out of it, and none is crushed where it has room. */
final class ClosedLaw implements Law {
    /** Closer than this two faces may press, px. */
    private static final double LEEWAY = 1e-3;

    private static final double NOISE = 1e-9;
    /** In so many parts of a tick is looked whether a platform passes through an actor. */
    private static final int PARTS = 64;

    @Override
    public String name() {
        return "closed";
    }

    @Override
    public GameOptions options() {
        return GameOptions.ANY;
    }

    @Override
    public Violation violation(Game game) {
        World world = new World(game.level());
        Penetration penetration = new Penetration(game.level());
        boolean isPlain = game.level().objects().stream()
                .allMatch(object -> !(object instanceof Platform platform) || isPlain(platform));
        boolean isClosed = isClosed(game.level());
        Map<String, Vec> places = new HashMap<>();
        Map<String, Vec> moves = new HashMap<>();
        Set<String> inside = new HashSet<>();
        for (int tick = 0; tick < game.ticks(); tick++) {
            penetration.look(world);
            for (int i = 0; i < world.actors().count(); i++) {
                if (world.actors().embedded(i)) {
                    inside.add(world.actors().id(i));
                }
            }
            world.step(game.input().buttonsAt(tick));
            boolean isEven = isEven(world, places, moves);
            for (int i = 0; i < world.eventCount(); i++) {
                Event event = world.event(i);
                boolean isOut = event.type() == EventType.DIED && event.cause().equals("fell");
                if (isOut && isClosed && !inside.contains(event.actor())) {
                    return new Violation("fell", world.tick(), event.actor() + " is out of a closed level");
                }
                boolean isCrush = event.type() == EventType.CRUSHED && isPlain && isEven;
                if (isCrush && hasRoom(world, penetration, event, moves)) {
                    return new Violation("room", world.tick(), event.actor() + " is crushed with room on all sides");
                }
            }
        }
        return null;
    }

    /** True if the ground has no gaps, and the player begins above it wherever it begins. */
    private static boolean isClosed(Level level) {
        TileGrid grid = ((TileLayer) level.layers().get(0)).grid();
        for (int column = 0; column < grid.columns(); column++) {
            TileRef tile = level.tiles().get(grid.get(column, grid.rows() - 1));
            if (tile == null || !tile.tile().equals(GamePalette.ROCK)) {
                return false;
            }
        }
        return level.objects().stream()
                .noneMatch(object -> object instanceof Spawn && object.common().rides() != null);
    }

    /** True for one that is solid all round, and stays it. */
    private static boolean isPlain(Platform platform) {
        return platform.effectiveSolidFrom().equals(Sides.ALL)
                && !Boolean.TRUE.equals(platform.dropThrough())
                && !Boolean.TRUE.equals(platform.climbable())
                && (platform.points() == null || platform.points().size() > 2);
    }

    /** True if all platforms went as they did in the tick before: one that turns may have crushed on its way. */
    private static boolean isEven(World world, Map<String, Vec> places, Map<String, Vec> moves) {
        boolean isEven = true;
        for (int i = 0; i < world.platforms().count(); i++) {
            String id = world.platforms().id(i);
            Vec now = new Vec(world.platforms().x(i), world.platforms().y(i));
            Vec before = places.put(id, now);
            Vec move = before == null ? Vec.ZERO : now.minus(before);
            Vec last = moves.put(id, move);
            isEven &= last != null && move.minus(last).length() <= NOISE;
        }
        return isEven;
    }

    /**
     * True if the actor would be in nothing if it were smaller by an epsilon, and what has crushed it comes through it
     * nowhere on its way.
     */
    private static boolean hasRoom(World world, Penetration penetration, Event event, Map<String, Vec> moves) {
        Actors actors = world.actors();
        int i = actors.indexOf(event.actor());
        Aabb box = new Aabb(
                actors.x(i) + LEEWAY,
                actors.y(i) + LEEWAY,
                actors.x(i) + actors.width(i) - LEEWAY,
                actors.y(i) + actors.height(i) - LEEWAY);
        int platform = world.platforms().indexOf(event.by());
        Vec end = new Vec(world.platforms().x(platform), world.platforms().y(platform));
        Vec move = moves.get(event.by());
        return penetration.of(box, world.platforms()).depth() == 0
                && IntStream.range(0, PARTS)
                        .mapToObj(k -> end.minus(move.times((double) k / PARTS)))
                        .allMatch(at -> penetration.in(event.by(), at, box) == 0);
    }
}
