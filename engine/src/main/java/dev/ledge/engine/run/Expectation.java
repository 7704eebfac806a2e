package dev.ledge.engine.run;

import dev.ledge.engine.world.EventType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Something that must come true in a run. */
public sealed interface Expectation {

    When when();

    /** Fields this version does not know. */
    Map<String, Object> unknown();

    /**
     * Facts about an actor: all of them at one same tick of {@code at}, or at every tick of {@code from} … {@code to}.
     *
     * @param actor id; null is the player ({@code "player": {…}} in files)
     * @param facts what must be the case, in the file's order
     * @param unknownFacts facts this version does not know; they are not judged
     */
    record State(
            When when,
            String actor,
            Map<Fact, Wanted> facts,
            Map<String, Object> unknownFacts,
            Map<String, Object> unknown)
            implements Expectation {
        public State {
            Objects.requireNonNull(when);
            facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
            Objects.requireNonNull(unknownFacts);
        }

        /** A state without fields that this version does not know. */
        public static State of(When when, String actor, Map<Fact, Wanted> facts) {
            return new State(when, actor, facts, Map.of(), Map.of());
        }

        public String subject() {
            return actor == null ? Observation.PLAYER : actor;
        }
    }

    /**
     * An event happens, or does not.
     *
     * @param type which kind
     * @param details further fields that the event must have as a trace shows it ({@code actor}, {@code by}, {@code cause} …), in the file's order
     * @param count how often within the time; null means at least once
     */
    record Happens(When when, EventType type, Map<EventField, String> details, Count count, Map<String, Object> unknown)
            implements Expectation {
        public Happens {
            Objects.requireNonNull(when);
            Objects.requireNonNull(type);
            details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
        }

        public Count effectiveCount() {
            return count == null ? Count.AT_LEAST_ONCE : count;
        }
    }

    /**
     * A number keeps (nearly) the same value: its largest minus its smallest value within the time is at most {@code within}.
     *
     * @param fact a number
     * @param actor id; null is the player
     * @param within px or px/s, 0 or more; null means 0
     */
    record Same(When when, Fact fact, String actor, Double within, Map<String, Object> unknown) implements Expectation {
        public Same {
            Objects.requireNonNull(when);
            if (fact.kind() != Fact.Kind.NUMBER) {
                throw new IllegalArgumentException(fact.json() + " is not a number");
            }
        }

        public String subject() {
            return actor == null ? Observation.PLAYER : actor;
        }

        public double effectiveWithin() {
            return within == null ? 0 : within;
        }
    }

    /**
     * How often something happens, both ends included.
     *
     * @param min 0 or more
     * @param max not less than {@code min}
     * @param isRange true if the file writes a range, be it of one number
     */
    record Count(int min, int max, boolean isRange) {
        public static final Count AT_LEAST_ONCE = range(1, Integer.MAX_VALUE);

        public Count {
            if (min < 0 || max < min || min != max && !isRange) {
                throw new IllegalArgumentException("not a count: " + min + " to " + max);
            }
        }

        public static Count exactly(int count) {
            return new Count(count, count, false);
        }

        public static Count range(int min, int max) {
            return new Count(min, max, true);
        }

        boolean accepts(int count) {
            return min <= count && count <= max;
        }

        @Override
        public String toString() {
            if (min == max) {
                return min == 0 ? "never" : min == 1 ? "exactly once" : "exactly " + min + " times";
            }
            return max == Integer.MAX_VALUE
                    ? "at least " + (min == 1 ? "once" : min + " times")
                    : min + " to " + max + " times";
        }
    }
}
