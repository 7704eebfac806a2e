package dev.ledge.engine.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.world.type.Event;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Follows one expectation through a run, tick by tick. */
abstract sealed class ExpectationTracker {
    final int runTicks;
    private int tick = Failure.NO_TICK;
    private Vec place;

    private ExpectationTracker(int runTicks) {
        this.runTicks = runTicks;
    }

    /** The tracker of an expectation in a run of that many ticks. */
    static ExpectationTracker of(Expectation expectation, int runTicks) {
        if (expectation instanceof Expectation.State state) {
            return state.when().at() == null ? new Throughout(state, runTicks) : new Sometime(state, runTicks);
        }
        if (expectation instanceof Expectation.Happens happens) {
            return new Counting(happens, runTicks);
        }
        return new Steady((Expectation.Same) expectation, runTicks);
    }

    /** Takes in one tick; called for every tick of the run from 0 on. */
    abstract void observe(Observation now);

    /** What went wrong, or null; called after the last tick. */
    abstract String failureText();

    /** What went wrong, when and where; null if it came true. Called after the last tick. */
    final Failure failure(String pointer) {
        String text = failureText();
        return text == null ? null : new Failure(pointer, text, tick, place);
    }

    /** The tick from which on it holds, if it does in the end: the last of its window unless it came true before. */
    abstract int trueFrom();

    /** Remembers when and where an actor is; the last time counts. */
    final void mark(Observation now, String actor) {
        tick = (int) now.tick();
        place = now.actorIds().contains(actor) ? middle(now, actor) : null;
    }

    private static Vec middle(Observation now, String actor) {
        return new Vec(
                ((Double) now.fact(actor, Fact.LEFT) + (Double) now.fact(actor, Fact.RIGHT)) / 2,
                ((Double) now.fact(actor, Fact.TOP) + (Double) now.fact(actor, Fact.FEET)) / 2);
    }

    /** What differs from the wanted facts, or null if nothing does. */
    private static String differences(Expectation.State state, Observation now) {
        StringBuilder text = null;
        for (Map.Entry<Fact, Matcher> entry : state.facts().entrySet()) {
            Object seen = now.fact(state.subject(), entry.getKey());
            if (!entry.getValue().accepts(seen)) {
                text = text == null ? new StringBuilder() : text.append("; ");
                text.append(state.subject())
                        .append(' ')
                        .append(entry.getKey().json())
                        .append(": expected ")
                        .append(entry.getValue())
                        .append(", was ")
                        .append(Numbers.show(seen));
            }
        }
        return text == null ? null : text.toString();
    }

    /** Facts at every tick of a window. */
    private static final class Throughout extends ExpectationTracker {
        private final Expectation.State state;
        private final int first;
        private final int last;
        private String failureText;

        Throughout(Expectation.State state, int runTicks) {
            super(runTicks);
            this.state = state;
            // A window whose ends may be chosen holds if its smallest choice does.
            this.first = state.when().starts().last();
            this.last = state.when().ends(runTicks).first();
        }

        @Override
        void observe(Observation now) {
            if (failureText == null && now.tick() >= first && now.tick() <= last) {
                String differences = differences(state, now);
                if (differences != null) {
                    failureText = "at tick " + now.tick() + " " + differences;
                    mark(now, state.subject());
                }
            }
        }

        @Override
        int trueFrom() {
            return last;
        }

        @Override
        String failureText() {
            return failureText == null && first > runTicks
                    ? "the run ends at tick " + runTicks + ", before tick " + first
                    : failureText;
        }
    }

    /** Facts at one tick of several. */
    private static final class Sometime extends ExpectationTracker {
        private final Expectation.State state;
        private boolean cameTrue;
        private int trueFrom;
        private String failureText;

        Sometime(Expectation.State state, int runTicks) {
            super(runTicks);
            this.state = state;
        }

        @Override
        void observe(Observation now) {
            Ticks at = state.when().at();
            if (!cameTrue && now.tick() >= at.first() && now.tick() <= at.last()) {
                String differences = differences(state, now);
                cameTrue = differences == null;
                trueFrom = (int) now.tick();
                failureText = "at tick " + now.tick() + " " + differences;
                if (!cameTrue && now.tick() == Math.min(at.last(), runTicks)) {
                    mark(now, state.subject());
                }
            }
        }

        @Override
        int trueFrom() {
            return trueFrom;
        }

        @Override
        String failureText() {
            if (cameTrue) {
                return null;
            }
            Ticks at = state.when().at();
            if (failureText == null) {
                return "the run ends at tick " + runTicks + ", before " + at;
            }
            return at.isSingle() ? failureText : "at none of " + at + "; last, " + failureText;
        }
    }

    /** Events within a window. */
    private static final class Counting extends ExpectationTracker {
        private static final int SHOWN = 6;

        private final Expectation.Happens happens;
        private final int end;
        private int[] ticks = new int[8];
        private int count;
        private int inTime;
        private int trueFrom;

        Counting(Expectation.Happens happens, int runTicks) {
            super(runTicks);
            this.happens = happens;
            this.end = Math.min(runTicks, happens.when().ends(runTicks).last());
        }

        @Override
        void observe(Observation now) {
            int most = happens.effectiveCount().max();
            if (now.tick() == end && inTime <= most) {
                mark(now, subject());
            }
            for (Event event : now.events()) {
                if (event.type() == happens.type() && fits(event)) {
                    if (count == ticks.length) {
                        ticks = Arrays.copyOf(ticks, count * 2);
                    }
                    ticks[count++] = (int) now.tick();
                    boolean isInTime = now.tick() >= happens.when().starts().first() && now.tick() <= end;
                    if (isInTime && inTime++ == most) {
                        mark(now, subject());
                    }
                    if (isInTime && inTime == happens.effectiveCount().min()) {
                        trueFrom = (int) now.tick();
                    }
                }
            }
        }

        @Override
        int trueFrom() {
            return happens.effectiveCount().min() == 0 ? end : trueFrom;
        }

        private String subject() {
            return happens.details().getOrDefault(EventField.ACTOR, Observation.PLAYER);
        }

        private boolean fits(Event event) {
            for (Map.Entry<EventField, String> detail : happens.details().entrySet()) {
                if (!detail.getKey().matches(event, detail.getValue())) {
                    return false;
                }
            }
            return true;
        }

        @Override
        String failureText() {
            When when = happens.when();
            Ticks starts = when.starts();
            Ticks ends = when.ends(runTicks);
            if (when.at() != null) {
                return accepts(starts.first(), ends.last()) ? null : describeFailure();
            }
            for (int start = starts.first(); start <= starts.last(); start++) {
                for (int end = Math.max(start, ends.first()); end <= ends.last(); end++) {
                    if (accepts(start, end)) {
                        return null;
                    }
                }
            }
            return describeFailure();
        }

        private boolean accepts(int first, int last) {
            return happens.effectiveCount().accepts(upTo(last) - upTo(first - 1));
        }

        /** How many of the events happened up to and including a tick. */
        private int upTo(int tick) {
            int low = 0;
            int high = count;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (ticks[middle] <= tick) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }

        private String describeFailure() {
            String details = happens.details().entrySet().stream()
                    .map(entry -> entry.getKey().json() + " " + Excerpt.of(entry.getValue()))
                    .collect(Collectors.joining(", "));
            return "event " + happens.type().json() + (details.isEmpty() ? "" : " (" + details + ")") + ": expected "
                    + happens.effectiveCount() + " " + happens.when().describe(runTicks) + ", but " + seen();
        }

        private String seen() {
            if (count == 0) {
                return "it never happened";
            }
            List<String> shown = Arrays.stream(ticks, 0, Math.min(count, SHOWN))
                    .mapToObj(String::valueOf)
                    .toList();
            return "it happened at tick " + String.join(", ", shown)
                    + (count > SHOWN ? " and " + (count - SHOWN) + " times more" : "");
        }
    }

    /** A number that must not change. */
    private static final class Steady extends ExpectationTracker {
        private final Expectation.Same same;
        private final int first;
        private final int last;
        private double min = Double.POSITIVE_INFINITY;
        private double max = Double.NEGATIVE_INFINITY;
        private long minTick;
        private long maxTick;
        private boolean notANumber;

        Steady(Expectation.Same same, int runTicks) {
            super(runTicks);
            this.same = same;
            boolean oneOf = same.when().at() != null;
            this.first = oneOf ? same.when().at().first() : same.when().starts().last();
            this.last =
                    oneOf ? same.when().at().last() : same.when().ends(runTicks).first();
        }

        @Override
        void observe(Observation now) {
            if (now.tick() < first || now.tick() > last) {
                return;
            }
            double value = (Double) now.fact(same.subject(), same.fact());
            notANumber |= Double.isNaN(value);
            boolean wasSame = !(max - min > same.effectiveWithin());
            if (value < min) {
                min = value;
                minTick = now.tick();
            }
            if (value > max) {
                max = value;
                maxTick = now.tick();
            }
            if (wasSame && (Double.isNaN(value) || max - min > same.effectiveWithin())) {
                mark(now, same.subject());
            }
        }

        @Override
        int trueFrom() {
            return last;
        }

        @Override
        String failureText() {
            if (min > max && first <= last) {
                return "the run ends at tick " + runTicks + ", before tick " + first;
            }
            if (!notANumber && (first > last || max - min <= same.effectiveWithin())) {
                return null;
            }
            return same.subject() + " " + same.fact().json() + ": expected the same within "
                    + Numbers.show(same.effectiveWithin()) + " "
                    + same.when().describe(runTicks) + ", but it went from " + Numbers.show(min) + " (tick " + minTick
                    + ") to " + Numbers.show(max) + " (tick " + maxTick + ")";
        }
    }
}
