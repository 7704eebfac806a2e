package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A push or transport and an own motion at once equal their sum wherever nothing blocks it, and an actor in the air
 * falls as if nothing were beside it. What everything does together is compared with what the same engine does of it
 * alone: on open ground with each thing that transports by itself; among walls and floors that go on for ever, and
 * push, with those across the other axis alone. The order of ids changes nothing, and a mirror shows the same.
 */
final class SumLaw implements Law {
    /** Ids of supporting bodies; each begins with one of these. */
    static final String HERO = "hero";

    static final String SUPPORT = "carrier";
    static final String MOUNT = "mount";
    /** A platform at least as long as this has no end, px. */
    static final double ENDLESS = 8000;

    private static final double NOISE = 1e-6;
    /** Closer than this two faces may press, px. */
    private static final double LEEWAY = 1e-3;

    @Override
    public String name() {
        return "sums";
    }

    @Override
    public GameOptions options() {
        return GameOptions.WITHOUT_CROWDS;
    }

    @Override
    public Game game(long seed) {
        return SumMaker.game(seed);
    }

    @Override
    public Violation violation(Game game) {
        Level level = game.level();
        if (new World(level).actors().indexOf(hero(level)) < 0 || !isFree(level)) {
            return null;
        }
        boolean isTransported =
                level.objects().stream().anyMatch(object -> object.id().startsWith(SUPPORT));
        Violation violation = isTransported ? superposed(game) : separated(game);
        if (violation == null) {
            violation = renamed(game);
        }
        return violation != null ? violation : MirrorLaw.played(game, Invariants.mirror(level, game.input(), NOISE));
    }

    static String hero(Level level) {
        return level.object(HERO) == null ? "player" : HERO;
    }

    private static boolean isFree(Level level) {
        World world = new World(level);
        for (int i = 0; i < world.actors().count(); i++) {
            if (world.actors().embedded(i)) {
                return false;
            }
        }
        return true;
    }

    /** On a supporting body: own motion, and all that transports, each alone and all at once. */
    private static Violation superposed(Game game) {
        if (game.level().objects().stream().anyMatch(SumLaw::isNoPartOfIt)) {
            return null;
        }
        List<Game> alone = new ArrayList<>();
        List<UnaryOperator<Game>> all =
                List.of(SumLaw::withoutOwn, SumLaw::withoutSupport, SumLaw::withoutBelts, SumLaw::withoutMount);
        for (int i = 0; i < all.size(); i++) {
            Game one = game;
            for (int k = 0; k < all.size(); k++) {
                one = k == i ? one : all.get(k).apply(one);
            }
            alone.add(one);
        }
        Game none = game;
        for (UnaryOperator<Game> without : all) {
            none = without.apply(none);
        }
        World together = new World(game.level());
        World nothing = new World(none.level());
        List<World> each = alone.stream().map(one -> new World(one.level())).toList();
        int hero = together.actors().indexOf(hero(game.level()));
        if (together.actors().state(hero) != ActorState.GROUND) {
            return null;
        }
        for (int tick = 0; tick < game.ticks(); tick++) {
            together.step(game.input().buttonsAt(tick));
            nothing.step(0);
            double x = nothing.actors().x(hero);
            double y = nothing.actors().y(hero);
            for (int k = 0; k < each.size(); k++) {
                World world = each.get(k);
                world.step(alone.get(k).input().buttonsAt(tick));
                x += world.actors().x(hero) - nothing.actors().x(hero);
                y += world.actors().y(hero) - nothing.actors().y(hero);
            }
            Actors actors = together.actors();
            if (isAnybodyOut(together) || isAnybodyOut(nothing) || each.stream().anyMatch(SumLaw::isAnybodyOut)) {
                return null;
            }
            if (Math.abs(actors.x(hero) - x) > NOISE || Math.abs(actors.y(hero) - y) > NOISE) {
                String is = actors.x(hero) + ", " + actors.y(hero) + ", and the sum " + x + ", " + y;
                return new Violation("sum", tick + 1, "the place is " + is);
            }
        }
        return null;
    }

    private static boolean isNoPartOfIt(LevelObject object) {
        boolean isKnown = List.of(HERO, SUPPORT, MOUNT).stream().anyMatch(object.id()::startsWith);
        boolean isShort =
                object instanceof Platform platform && platform.common().size().x() < ENDLESS;
        return isShort || !isKnown && !(object instanceof Spawn);
    }

    private static Game withoutOwn(Game game) {
        return changed(
                game.withInput(List.of()),
                object -> object instanceof Body body && body.id().equals(HERO)
                        ? new Body(body.common(), null, null, null, body.actor())
                        : object);
    }

    private static Game withoutSupport(Game game) {
        Motion still = new Motion(Motion.Mode.STILL, null, null, null, null, null, java.util.Map.of());
        return changed(
                game,
                object -> object instanceof Platform platform
                        ? platform.withPath(List.of(Vec.ZERO)).withMotion(still)
                        : object);
    }

    private static Game withoutBelts(Game game) {
        return game.withLevel(Surfaceless.of(game.level()));
    }

    private static Game withoutMount(Game game) {
        return changed(
                game,
                object -> object instanceof Body body && body.id().startsWith(MOUNT)
                        ? new Body(body.common(), null, null, null, body.actor())
                        : object);
    }

    private static Game changed(Game game, UnaryOperator<LevelObject> change) {
        Level level = game.level();
        return game.withLevel(level.toBuilder()
                .objects(level.objects().stream().map(change).toList())
                .build());
    }

    /** Among endless walls and floors: what goes on along an axis is as if those across the other were not there. */
    private static Violation separated(Game game) {
        Level level = game.level();
        boolean areEndless = level.objects().stream()
                .allMatch(object -> !(object instanceof Platform) || isWall(object) || isFloor(object));
        if (!areEndless) {
            return null;
        }
        World world = new World(level);
        World start = new World(level);
        World walls = new World(with(level, object -> !isFloor(object)));
        World floors = new World(with(level, object -> !isWall(object)));
        // Friction acts on the ground alone.
        boolean isEven =
                level.object(HERO) instanceof Body body && !body.actor().is(ActorField.APPLY_FRICTION);
        int hero = world.actors().indexOf(hero(level));
        for (int tick = 0; tick < game.ticks(); tick++) {
            int buttons = game.input().buttonsAt(tick);
            world.step(buttons);
            walls.step(buttons);
            floors.step(buttons);
            Actors actors = world.actors();
            boolean isOut = Stream.of(world, walls, floors).anyMatch(SumLaw::isAnybodyOut);
            if (isOut || isTight(world, start, hero)) {
                return null;
            }
            String difference = actors.alive(hero) ? null : "dead with room on all sides";
            if (!isNear(actors.y(hero), floors.actors().y(hero))) {
                difference = "y is " + actors.y(hero) + ", without walls "
                        + floors.actors().y(hero);
            } else if (!isNear(actors.vy(hero), floors.actors().vy(hero))) {
                difference = "vy is " + actors.vy(hero) + ", without walls "
                        + floors.actors().vy(hero);
            } else if (isEven && !isNear(actors.x(hero), walls.actors().x(hero))) {
                difference = "x is " + actors.x(hero) + ", without floors "
                        + walls.actors().x(hero);
            }
            if (difference != null) {
                return new Violation("separate", tick + 1, difference);
            }
        }
        return null;
    }

    private static Level with(Level level, Predicate<LevelObject> part) {
        return level.toBuilder()
                .objects(level.objects().stream().filter(part).toList())
                .build();
    }

    private static boolean isWall(LevelObject object) {
        return object instanceof Platform platform
                && platform.common().size() != null
                && platform.common().size().y() >= ENDLESS;
    }

    /** One that goes up and down alone: it transports no actor sideways. */
    private static boolean isFloor(LevelObject object) {
        return object instanceof Platform platform
                && platform.common().size() != null
                && platform.common().size().x() >= ENDLESS
                && platform.effectivePath().stream().allMatch(point -> point.x() == 0);
    }

    /** True if walls, or floor and ceiling, leave hardly more room than the actor needs. */
    private static boolean isTight(World world, World start, int hero) {
        double left = Double.NEGATIVE_INFINITY;
        double right = Double.POSITIVE_INFINITY;
        double top = Double.NEGATIVE_INFINITY;
        double bottom = Double.POSITIVE_INFINITY;
        Actors at = start.actors();
        Platforms now = world.platforms();
        for (LevelObject object : world.level().objects()) {
            if (object instanceof Platform platform) {
                int i = now.indexOf(object.id());
                Vec size = platform.common().size();
                double fromX = start.platforms().x(start.platforms().indexOf(object.id()));
                double fromY = start.platforms().y(start.platforms().indexOf(object.id()));
                if (isWall(object) && fromX < at.x(hero)) {
                    left = Math.max(left, now.x(i) + size.x());
                } else if (isWall(object)) {
                    right = Math.min(right, now.x(i));
                } else if (fromY < at.y(hero)) {
                    top = Math.max(top, now.y(i) + size.y());
                } else {
                    bottom = Math.min(bottom, now.y(i));
                }
            }
        }
        return right - left < at.width(hero) + LEEWAY || bottom - top < at.height(hero) + LEEWAY;
    }

    /** True if an actor's middle is not in the level, where currents end. */
    private static boolean isAnybodyOut(World world) {
        Level level = world.level();
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            double middleX = actors.x(i) + actors.width(i) / 2;
            double middleY = actors.y(i) + actors.height(i) / 2;
            if (middleX < 1 || middleY < 1 || middleX > level.width() - 1 || middleY > level.height() - 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNear(double a, double b) {
        return Math.abs(a - b) <= NOISE;
    }

    /** With the ids of all platforms in the other order. */
    private static Violation renamed(Game game) {
        Level level = game.level();
        List<String> ids = level.objects().stream()
                .filter(Platform.class::isInstance)
                .map(LevelObject::id)
                .sorted()
                .toList();
        Game other = changed(game, object -> {
            int at = ids.indexOf(object.id());
            return at < 0 ? object : object.withCommon(object.common().withId(ids.get(ids.size() - 1 - at)));
        });
        World here = new World(level);
        World there = new World(other.level());
        int hero = here.actors().indexOf(hero(level));
        for (int tick = 0; tick < game.ticks(); tick++) {
            int buttons = game.input().buttonsAt(tick);
            here.step(buttons);
            there.step(buttons);
            Actors a = here.actors();
            Actors b = there.actors();
            boolean isDead = !a.alive(hero) && !b.alive(hero);
            boolean isSame = isNear(a.x(hero), b.x(hero))
                    && isNear(a.y(hero), b.y(hero))
                    && isNear(a.vx(hero), b.vx(hero))
                    && isNear(a.vy(hero), b.vy(hero))
                    && a.alive(hero) == b.alive(hero);
            if (!isSame && !isDead) {
                String is = a.x(hero) + ", " + a.y(hero) + " and " + b.x(hero) + ", " + b.y(hero);
                return new Violation("order", tick + 1, "with ids in one order and the other: " + is);
            }
        }
        return null;
    }
}
