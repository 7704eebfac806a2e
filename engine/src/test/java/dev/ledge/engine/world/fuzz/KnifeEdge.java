package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Detects ticks in which last bits decide: the corner of what pushes passes exactly through the joint at which the
 * pushed one arrives, or a snap reaches exactly as far as it may. Two versions of such a game that round differently
 * part there, and neither is wrong.
 *
 * <p>That is shown, not supposed: the same game, with its actors shortly before, or its platforms or all else from the
 * start, some last bits aside, has to part from itself in that very tick. The nudge is smaller than the rounding error
 * that the engine allows for, so that ties that a rule decides, of equal escapes or of equal parts of a foot, are none
 * of these: a rule that prefers a side is a violation as before.
 */
final class KnifeEdge {
    /** What some hundred last bits come to, px. */
    private static final double NUDGE = 1e-10;

    private static final double NOISE = 1e-6;
    /** So many ticks before the violation actors are put aside. */
    private static final int[] BEFORE = {1, 2, 3, 5, 9};

    private static final List<Vec> DIRECTIONS = List.of(
            new Vec(1, 0),
            new Vec(-1, 0),
            new Vec(0, 1),
            new Vec(0, -1),
            new Vec(1, 1),
            new Vec(-1, 1),
            new Vec(1, -1),
            new Vec(-1, -1));

    private KnifeEdge() {}

    /** True if last bits decide what the game does in the tick of a violation. */
    static boolean excuses(Game game, Violation violation) {
        long tick = violation.tick();
        return DIRECTIONS.stream()
                .map(direction -> direction.times(NUDGE))
                .flatMap(nudge -> Stream.of(new Nudge(nudge, nudge), new Nudge(nudge, nudge.times(-1))))
                .anyMatch(nudge -> partsWithActorsAside(game, tick, nudge)
                        || partsFromTheStart(game, tick, nudge, object -> object instanceof Platform)
                        || partsFromTheStart(game, tick, nudge, object -> !(object instanceof Platform)));
    }

    private static boolean partsWithActorsAside(Game game, long tick, Nudge nudge) {
        for (int before : BEFORE) {
            World here = new World(game.level());
            World there = new World(game.level());
            long at = tick - before;
            if (at >= 0 && parts(game, here, there, tick, at, nudge)) {
                return true;
            }
        }
        return false;
    }

    private static boolean partsFromTheStart(Game game, long tick, Nudge nudge, Predicate<LevelObject> moved) {
        List<LevelObject> objects = new ArrayList<>();
        int count = 0;
        for (LevelObject object : game.level().objects()) {
            boolean isMoved = moved.test(object);
            objects.add(isMoved ? object.movedTo(object.at().plus(nudge.of(count))) : object);
            count += isMoved ? 1 : 0;
        }
        Level aside = game.level().toBuilder().objects(objects).build();
        return parts(game, new World(game.level()), new World(aside), tick, -1, Nudge.NONE);
    }

    /** True if two worlds are alike before a tick, and part in it. */
    private static boolean parts(Game game, World here, World there, long tick, long at, Nudge nudge) {
        for (int k = 0; k <= tick; k++) {
            if (k == at) {
                Nudge.NONE.put(here);
                nudge.put(there);
            }
            if (Violations.difference(here, there, 0, 0, NOISE) != null
                    || !events(here).equals(events(there))) {
                return k == tick;
            }
            int buttons = game.input().buttonsAt(k);
            here.step(buttons);
            there.step(buttons);
        }
        return false;
    }

    private static List<String> events(World world) {
        List<String> events = new ArrayList<>();
        for (int i = 0; i < world.eventCount(); i++) {
            Event event = world.event(i);
            if (event.type() != EventType.PAIR) {
                events.add(event.type() + " " + event.actor());
            }
        }
        events.sort(null);
        return events;
    }
}
