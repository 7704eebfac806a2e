package dev.ledge.engine.run;

import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A made-up game: one player whose facts a test sets tick by tick, so that expectations are tested without a
 * simulation.
 */
final class FakeGame {
    private final List<Frame> frames = new ArrayList<>();

    private record Frame(long tick, Map<Fact, Object> facts, List<Event> events) implements Observation {
        @Override
        public List<String> actorIds() {
            return List.of("bat", PLAYER);
        }

        @Override
        public Object fact(String actorId, Fact fact) {
            return facts.get(fact);
        }
    }

    /** The next tick, in which x is this, of a player of 12 × 24 px at the top. */
    FakeGame x(double x) {
        Map<Fact, Object> facts = new LinkedHashMap<>();
        facts.put(Fact.X, x);
        facts.put(Fact.LEFT, x);
        facts.put(Fact.RIGHT, x + 12);
        facts.put(Fact.TOP, 0.0);
        facts.put(Fact.FEET, 24.0);
        facts.put(Fact.ALIVE, true);
        facts.put(Fact.STATE, "air");
        frames.add(new Frame(frames.size(), facts, new ArrayList<>()));
        return this;
    }

    /** Sets a fact of the latest tick. */
    FakeGame with(Fact fact, Object value) {
        last().facts().put(fact, value);
        return this;
    }

    /** Something happens in the latest tick. */
    FakeGame event(EventType type, String actor, String by) {
        last().events().add(new Event(type, actor, by, null, null, null, null));
        return this;
    }

    private Frame last() {
        return frames.get(frames.size() - 1);
    }

    /** Evaluates one expectation; the run has as many ticks as were made. */
    List<Failure> judge(Expectation expectation) {
        int ticks = frames.size() - 1;
        Run run = new Run(null, null, ticks, null, List.of(expectation), null, Map.of(), SourceLocations.NONE);
        return judge(run, ticks);
    }

    List<Failure> judge(Run run, int ticks) {
        ExpectationSet expectations = new ExpectationSet(run, ticks, frames.get(0));
        frames.forEach(expectations::observe);
        return expectations.verdict(0);
    }
}
