package dev.ledge.engine.run;

import dev.ledge.engine.world.type.EventType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Something that must come true in a run. */
@JsonDeserialize(using = ExpectationReader.class)
public sealed interface Expectation {

    /** {@return the ticks that it is about} */
    When when();

    /** {@return fields this version does not know} */
    Map<String, Object> unknown();

    /**
     * Facts about an actor: all of them at one same tick of {@code at}, or at every tick of {@code from} … {@code to}.
     *
     * @param when the ticks that it is about
     * @param actor id; null is the player ({@code "player": {…}} in files)
     * @param facts what must be the case, in the file's order
     * @param unknownFacts facts this version does not know; they are not judged
     * @param unknown fields this version does not know
     */
    record State(
            When when,
            String actor,
            Map<Fact, Matcher> facts,
            Map<String, Object> unknownFacts,
            Map<String, Object> unknown)
            implements Expectation {
        /**
         * Takes a copy of the facts.
         *
         * @param when the ticks that it is about
         * @param actor id; null is the player ({@code "player": {…}} in files)
         * @param facts what must be the case, in the file's order
         * @param unknownFacts facts this version does not know; they are not judged
         * @param unknown fields this version does not know
         * @throws NullPointerException if one of them but {@code actor} is null
         */
        public State {
            Objects.requireNonNull(when);
            facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
            Objects.requireNonNull(unknownFacts);
        }

        /**
         * {@return a state without fields that this version does not know}
         *
         * @param when the ticks
         * @param actor id of the actor, null for the player
         * @param facts what has to be true
         */
        public static State of(When when, String actor, Map<Fact, Matcher> facts) {
            return new State(when, actor, facts, Map.of(), Map.of());
        }

        /** {@return the id of its actor, the player where the file names none} */
        public String subject() {
            return actor == null ? Observation.PLAYER : actor;
        }
    }

    /**
     * An event happens, or does not.
     *
     * @param when the ticks that it is about
     * @param type which kind
     * @param details further fields that the event must have as a trace shows it ({@code actor}, {@code by},
     *     {@code cause} …), in the file's order
     * @param count how often within the time; null means at least once
     * @param unknown fields this version does not know
     */
    record Happens(When when, EventType type, Map<EventField, String> details, Count count, Map<String, Object> unknown)
            implements Expectation {
        /**
         * Takes a copy of the details.
         *
         * @param when the ticks that it is about
         * @param type which kind
         * @param details further fields that the event must have as a trace shows it ({@code actor}, {@code by},
         *     {@code cause} …), in the file's order
         * @param count how often within the time; null means at least once
         * @param unknown fields this version does not know
         * @throws NullPointerException if the time, the type or the details are null
         */
        public Happens {
            Objects.requireNonNull(when);
            Objects.requireNonNull(type);
            details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
        }

        /** {@return how often in force, at least once where the file says nothing} */
        public Count effectiveCount() {
            return count == null ? Count.AT_LEAST_ONCE : count;
        }
    }

    /**
     * A number keeps (nearly) the same value: its largest minus its smallest value within the time is at most
     * {@code within}.
     *
     * @param when the ticks that it is about
     * @param fact a number
     * @param actor id; null is the player
     * @param within px or px/s, 0 or more; null means 0
     * @param unknown fields this version does not know
     */
    record Same(When when, Fact fact, String actor, Double within, Map<String, Object> unknown) implements Expectation {
        /**
         * Checks that it is about a number.
         *
         * @param when the ticks that it is about
         * @param fact a number
         * @param actor id; null is the player
         * @param within px or px/s, 0 or more; null means 0
         * @param unknown fields this version does not know
         * @throws IllegalArgumentException if the fact is none
         * @throws NullPointerException if the time or the fact is null
         */
        public Same {
            Objects.requireNonNull(when);
            if (fact.kind() != Fact.Kind.NUMBER) {
                throw new IllegalArgumentException(fact.json() + " is not a number");
            }
        }

        /** {@return the id of its actor, the player where the file names none} */
        public String subject() {
            return actor == null ? Observation.PLAYER : actor;
        }

        /** {@return how far apart in force, px or px/s} */
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
        /** Once or more often. */
        public static final Count AT_LEAST_ONCE = range(1, Integer.MAX_VALUE);

        /**
         * Checks that it is a count.
         *
         * @param min 0 or more
         * @param max not less than {@code min}
         * @param isRange true if the file writes a range, be it of one number
         * @throws IllegalArgumentException if {@code min} is negative or above {@code max}, or the two differ in what
         *     is no range
         */
        public Count {
            if (min < 0 || max < min || min != max && !isRange) {
                throw new IllegalArgumentException("not a count: " + min + " to " + max);
            }
        }

        /**
         * {@return that many and no other number}
         *
         * @param count how often
         */
        public static Count exactly(int count) {
            return new Count(count, count, false);
        }

        /**
         * {@return a range}
         *
         * @param min smallest legal number
         * @param max largest legal number
         */
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
