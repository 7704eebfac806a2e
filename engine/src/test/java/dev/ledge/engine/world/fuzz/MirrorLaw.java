package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.testing.Invariants;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The mirrored level gives the mirrored run (G7). */
final class MirrorLaw implements Law {
    /** Ticks out of flight after which a surface that acted shows at the latest. */
    private static final int LATELY = 2;

    private static final double NOISE = 1e-6;

    @Override
    public String name() {
        return "mirror";
    }

    @Override
    public GameOptions options() {
        return GameOptions.WITHOUT_CROWDS;
    }

    @Override
    public Violation violation(Game game) {
        Violation violation = mirrored(game);
        if (violation == null || ChaoticGame.excuses(game, violation, noise -> mirrored(game, noise))) {
            return null;
        }
        // Of equally long ways out a body without a face takes the one to the right: up, down and ahead are no help.
        Level plain = withoutFacelessInside(game, violation.tick());
        if (plain != game.level()) {
            // What is left without them may be another tie.
            return violation(game.withLevel(plain)) == null ? null : violation;
        }
        // Of two surfaces that hold equally much the left one acts, also in a mirror (SF-04).
        boolean isTie = isAnybodyHalfway(game, violation.tick())
                && mirrored(game.withLevel(Surfaceless.of(game.level()))) == null;
        // Actors at the same place separate by the order of ids (AA-02).
        boolean isExcused = isTie || isAnyPairInOnePlace(game, violation.tick());
        return isExcused || KnifeEdge.excuses(game, violation) ? null : violation;
    }

    private static Violation mirrored(Game game) {
        return mirrored(game, NOISE);
    }

    private static Violation mirrored(Game game, double noise) {
        return played(game, Invariants.mirror(game.level(), game.input(), noise));
    }

    /** The level without the actors that have no face and were inside something until a tick. */
    private static Level withoutFacelessInside(Game game, long tick) {
        World world = new World(game.level());
        Set<String> inside = new HashSet<>(facelessInside(world.actors()));
        while (world.tick() < tick) {
            world.step(game.input().buttonsAt(world.tick()));
            inside.addAll(facelessInside(world.actors()));
        }
        Level rest = game.level();
        for (String id : inside) {
            rest = rest.withoutObject(id);
        }
        return rest;
    }

    private static List<String> facelessInside(Actors actors) {
        return IntStream.range(0, actors.count())
                .filter(actors::embedded)
                .filter(i -> actors.kind(i) == ActorKind.BODY || actors.kind(i) == ActorKind.PICKUP)
                .mapToObj(actors::id)
                .toList();
    }

    /**
     * True if, at the end of the last few ticks, the middle of an actor's foot was between two cells, or of one cell,
     * or at the end of an object, or two tops held as much of the foot. Flight does not count as time: the top speed in
     * the air is that of the ground taken off from (SF-03), and shows when the flyer next steers.
     */
    private static boolean isAnybodyHalfway(Game game, long tick) {
        World world = new World(game.level());
        int[] since = new int[world.actors().count()];
        boolean[] stood = new boolean[since.length];
        Arrays.fill(since, LATELY + 1);
        lookHalfway(world, since, stood);
        while (world.tick() < tick) {
            world.step(game.input().buttonsAt(world.tick()));
            lookHalfway(world, since, stood);
        }
        return Arrays.stream(since).anyMatch(ticks -> ticks <= LATELY);
    }

    private static void lookHalfway(World world, int[] since, boolean[] stood) {
        Actors actors = world.actors();
        for (int i = 0; i < since.length; i++) {
            boolean stands = actors.state(i) == ActorState.GROUND;
            // A spring throws as the tick ends off what the thrown one has come to in it.
            if ((stands || stood[i]) && isHalfway(world, i)) {
                since[i] = 0;
            } else if (actors.state(i) != ActorState.AIR || !actors.alive(i)) {
                since[i]++;
            }
            stood[i] = stands;
        }
    }

    private static boolean isAnyPairInOnePlace(Game game, long tick) {
        World world = new World(game.level());
        while (world.tick() < tick - 1) {
            world.step(game.input().buttonsAt(world.tick()));
        }
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            for (int j = 0; j < i; j++) {
                double aside = actors.x(i) + actors.width(i) / 2 - actors.x(j) - actors.width(j) / 2;
                double above = actors.y(i) + actors.height(i) / 2 - actors.y(j) - actors.height(j) / 2;
                if (isNear(aside, 0) && isNear(above, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isHalfway(World world, int actor) {
        Actors actors = world.actors();
        return isAnywayHalfway(world, actors.x(actor), actors.width(actor), actors.y(actor) + actors.height(actor));
    }

    /** Before a belt took it along, or after that. */
    private static boolean isAnywayHalfway(World world, double left, double width, double feet) {
        boolean isHalfway = isHalfway(world, left, width, feet);
        double rate = world.level().physics().effectiveTickRate();
        for (Surface surface : world.level().palette().surfaces().values()) {
            double belt = surface.conveyor() == null ? 0 : surface.conveyor() / rate;
            isHalfway |= isHalfway(world, left - belt, width, feet) || isHalfway(world, left + belt, width, feet);
        }
        return isHalfway;
    }

    private static boolean isHalfway(World world, double left, double width, double feet) {
        return isHalfway(world, left + width / 2) || FootTie.ties(world, left, width, feet);
    }

    private static boolean isHalfway(World world, double middle) {
        double half = world.level().grid() / 2.0;
        boolean isHalfway = isNear(middle, Math.rint(middle / half) * half);
        for (LevelObject object : world.level().objects()) {
            Aabb bounds = object.bounds(world.level());
            int platform = world.platforms().indexOf(object.id());
            double moved = platform < 0
                    ? 0
                    : world.platforms().x(platform) - object.at().x();
            isHalfway |= isNear(middle, bounds.left() + moved) || isNear(middle, bounds.right() + moved);
        }
        return isHalfway;
    }

    private static boolean isNear(double a, double b) {
        return Math.abs(a - b) <= NOISE;
    }

    static Violation played(Game game, Invariants invariants) {
        World world = new World(game.level());
        invariants.watch(world);
        for (int tick = 0; tick < game.ticks() && invariants.violations().isEmpty(); tick++) {
            world.step(game.input().buttonsAt(tick));
            invariants.watch(world);
        }
        return Violations.first(invariants);
    }
}
