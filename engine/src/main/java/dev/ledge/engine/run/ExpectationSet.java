package dev.ledge.engine.run;

import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Follows all expectations of a run at once. An expectation that reaches beyond a play that was cut short is not
 * judged.
 */
final class ExpectationSet {
    private static final List<EventField> ACTORS = List.of(EventField.ACTOR, EventField.A, EventField.B);

    private static final String HASH = "/hash";

    private final Run run;
    private final int ticks;
    private final TreeMap<Integer, ExpectationTracker> trackers = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();
    private final List<String> unjudged = new ArrayList<>();

    /**
     * The expectations of one play.
     *
     * @param ticks how many steps are played, which may differ from what the run asks for
     * @param start the world at tick 0, for the ids of the actors
     */
    ExpectationSet(Run run, int ticks, Observation start) {
        this.run = run;
        this.ticks = ticks;
        int runTicks = run.effectiveTicks();
        List<String> actorIds = start.actorIds();
        List<Expectation> expectations = run.effectiveExpect();
        for (int i = 0; i < expectations.size(); i++) {
            Expectation expectation = expectations.get(i);
            String absent = absent(expectation, actorIds);
            if (absent != null) {
                failures.add(new Failure(pointer(i), noActor(absent, actorIds)));
            } else if (expectation instanceof Expectation.State state
                    && state.facts().isEmpty()) {
                failures.add(new Failure(pointer(i), noFact(state)));
            } else if (ticks < runTicks && expectation.when().last(runTicks) > ticks) {
                unjudged.add(pointer(i));
            } else {
                trackers.put(i, ExpectationTracker.of(expectation, runTicks));
            }
        }
    }

    /** The actor that an expectation is about and that is not there, null if all are. */
    private static String absent(Expectation expectation, List<String> actorIds) {
        return subjects(expectation)
                .filter(id -> id != null && !actorIds.contains(id))
                .findFirst()
                .orElse(null);
    }

    private static Stream<String> subjects(Expectation expectation) {
        if (expectation instanceof Expectation.State state) {
            return Stream.of(state.subject());
        }
        if (expectation instanceof Expectation.Same same) {
            return Stream.of(same.subject());
        }
        // Nothing ever happens to an actor that is not there, so that its absence would test nothing.
        Map<EventField, String> details = ((Expectation.Happens) expectation).details();
        return ACTORS.stream().map(details::get).filter(id -> !Observation.PLAYER.equals(id));
    }

    private static String noActor(String id, List<String> actorIds) {
        if (id.equals(Observation.PLAYER)) {
            return "the level has no player; give it an object of the type \"spawn\"";
        }
        return "the level has no actor " + Excerpt.quoted(id) + Suggestion.among(id, actorIds);
    }

    /** Unknown facts are warned of where they are read; alone they would leave a test that can never fail. */
    private static String noFact(Expectation.State state) {
        return "this tests nothing: no fact about " + Excerpt.quoted(state.subject())
                + (state.unknownFacts().isEmpty() ? " is here" : " that is here is known")
                + "; give one, such as \"alive\": true";
    }

    private static String pointer(int index) {
        return "/expect/" + index;
    }

    void observe(Observation now) {
        for (ExpectationTracker tracker : trackers.values()) {
            tracker.observe(now);
        }
    }

    /** What did not come true, in the run's order; called after the last tick. */
    List<Failure> verdict(long hash) {
        trackers.forEach((index, tracker) -> {
            Failure failure = tracker.failure(pointer(index));
            if (failure != null) {
                failures.add(failure);
            }
        });
        if (run.hash() != null) {
            if (ticks != run.effectiveTicks()) {
                unjudged.add(HASH);
            } else if (run.hash() != hash) {
                failures.add(new Failure(
                        HASH,
                        "expected the hash " + Run.formatHash(run.hash()) + " after tick " + ticks + ", was "
                                + Run.formatHash(hash),
                        ticks,
                        null));
            }
        }
        return List.copyOf(failures);
    }

    /** The tick from which on the expectation of a number holds, if it does; called after the last tick. */
    int trueFrom(int index) {
        return Math.max(0, Math.min(ticks, trackers.get(index).trueFrom()));
    }

    /** The pointers of the expectations that reach beyond what was played; complete after {@link #verdict}. */
    List<String> unjudged() {
        return unjudged;
    }
}
