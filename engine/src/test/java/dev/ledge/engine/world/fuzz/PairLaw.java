package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** The reported pairs are those of a test of all against all, once each (AA-05, AA-07). */
final class PairLaw implements Law {
    @Override
    public String name() {
        return "pairs";
    }

    @Override
    public GameOptions options() {
        return GameOptions.CROWDED;
    }

    @Override
    public Violation violation(Game game) {
        World world = new World(game.level());
        for (int tick = 0; tick < game.ticks(); tick++) {
            world.step(game.input().buttonsAt(tick));
            Set<String> reported = new TreeSet<>();
            Set<String> changed = new HashSet<>();
            for (int i = 0; i < world.eventCount(); i++) {
                Event event = world.event(i);
                if (event.type() == EventType.PAIR && !reported.add(event.actor() + " " + event.by())) {
                    return new Violation("reported-twice", world.tick(), event.actor() + " and " + event.by());
                }
                if (event.type() == EventType.DIED
                        || event.type() == EventType.RESPAWNED
                        || event.type() == EventType.COLLECTED) {
                    changed.add(event.actor());
                    changed.add(String.valueOf(event.by()));
                }
            }
            Set<String> found = found(world.actors(), changed);
            reported.removeIf(pair -> changed.contains(pair.substring(0, pair.indexOf(' ')))
                    || changed.contains(pair.substring(pair.indexOf(' ') + 1)));
            if (!reported.equals(found)) {
                return new Violation("pairs", world.tick(), "reported are " + reported + ", there are " + found);
            }
        }
        return null;
    }

    /** Pairs of boxes that touch, but for those of actors that an event concerned since. */
    private static Set<String> found(Actors actors, Set<String> changed) {
        Set<String> found = new TreeSet<>();
        for (int i = 0; i < actors.count(); i++) {
            for (int j = i + 1; j < actors.count(); j++) {
                boolean touch = isThere(actors, i, changed)
                        && isThere(actors, j, changed)
                        && actors.x(i) <= actors.x(j) + actors.width(j)
                        && actors.x(j) <= actors.x(i) + actors.width(i)
                        && actors.y(i) <= actors.y(j) + actors.height(j)
                        && actors.y(j) <= actors.y(i) + actors.height(i);
                if (touch) {
                    found.add(actors.id(i) + " " + actors.id(j));
                }
            }
        }
        return found;
    }

    private static boolean isThere(Actors actors, int i, Set<String> changed) {
        return actors.alive(i) && actors.present(i) && !changed.contains(actors.id(i));
    }
}
