package dev.ledge.editor.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.EventField;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Fact;
import dev.ledge.engine.run.Matcher;
import dev.ledge.engine.run.Run;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** A run of a level in which everything was moved: where it starts and the places that it expects go along. */
public final class RunShift {
    private static final Pattern TILE = Pattern.compile("tile:(-?\\d{1,7}),(-?\\d{1,7})");

    private final Vec by;
    private final int grid;

    /**
     * A shift.
     *
     * @param by px, whole cells
     * @param grid the side of a cell, px
     */
    public RunShift(Vec by, int grid) {
        this.by = by;
        this.grid = grid;
    }

    /** The run with all places moved; how exactly it ends is not expected any more, as its places are part of that. */
    public Run of(Run run) {
        if (by.equals(Vec.ZERO)) {
            return run;
        }
        Run moved = run.start() == null ? run : run.withStart(run.start().plus(by));
        if (!run.effectiveExpect().isEmpty()) {
            moved = moved.withExpect(
                    run.effectiveExpect().stream().map(this::of).toList());
        }
        return run.hash() == null ? moved : moved.withHash(null);
    }

    /** True if it names a place, or expects how exactly it ends. */
    public boolean changes(Run run) {
        return !of(run).equals(run);
    }

    private Expectation of(Expectation expectation) {
        if (expectation instanceof Expectation.State state) {
            Map<Fact, Matcher> facts = new LinkedHashMap<>();
            state.facts().forEach((fact, matcher) -> facts.put(fact, of(fact, matcher)));
            return new Expectation.State(state.when(), state.actor(), facts, state.unknownFacts(), state.unknown());
        }
        if (expectation instanceof Expectation.Happens event) {
            Map<EventField, String> details = new LinkedHashMap<>(event.details());
            details.computeIfPresent(EventField.BY, (field, name) -> name(name));
            return new Expectation.Happens(event.when(), event.type(), details, event.count(), event.unknown());
        }
        return expectation;
    }

    private Matcher of(Fact fact, Matcher matcher) {
        return switch (fact) {
            case X, LEFT, RIGHT -> along(matcher, by.x());
            case Y, TOP, FEET -> along(matcher, by.y());
            case ON ->
                matcher instanceof Matcher.Exactly exactly && exactly.value() instanceof String name
                        ? new Matcher.Exactly(name(name))
                        : matcher;
            default -> matcher;
        };
    }

    private static Matcher along(Matcher matcher, double way) {
        if (matcher instanceof Matcher.Near near) {
            return new Matcher.Near(plus(near.value(), way));
        }
        return matcher instanceof Matcher.Between range
                ? new Matcher.Between(plus(range.min(), way), plus(range.max(), way))
                : matcher;
    }

    /** As people add: 0.1 and 16 are 16.1, and no digits more. */
    private static double plus(double value, double way) {
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value).add(BigDecimal.valueOf(way)).doubleValue()
                : value;
    }

    private String name(String name) {
        var tile = TILE.matcher(name);
        return tile.matches()
                ? "tile:" + (Integer.parseInt(tile.group(1)) + (int) (by.x() / grid)) + ","
                        + (Integer.parseInt(tile.group(2)) + (int) (by.y() / grid))
                : name;
    }
}
