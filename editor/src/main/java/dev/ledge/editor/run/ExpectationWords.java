package dev.ledge.editor.run;

import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.run.EventField;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Fact;
import dev.ledge.engine.run.Matcher;
import dev.ledge.engine.run.Observation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What an expectation says, for people, without its time. */
public final class ExpectationWords {
    private ExpectationWords() {}

    /** For example {@code alive, feet 320 … 336}, or {@code never wedged}. */
    public static String of(Expectation expectation) {
        if (expectation instanceof Expectation.State state) {
            return state(state);
        }
        if (expectation instanceof Expectation.Happens happens) {
            return happens(happens);
        }
        Expectation.Same same = (Expectation.Same) expectation;
        return whose(same.subject()) + same.fact().json() + " the same within " + number(same.effectiveWithin());
    }

    private static String state(Expectation.State state) {
        List<String> facts = new ArrayList<>();
        state.facts().forEach((fact, wanted) -> facts.add(fact(fact, wanted)));
        state.unknownFacts().keySet().forEach(name -> facts.add(Excerpt.of(name) + " (not known here)"));
        return whose(state.subject()) + String.join(", ", facts);
    }

    private static String whose(String subject) {
        return subject.equals(Observation.PLAYER) ? "" : Excerpt.of(subject) + ": ";
    }

    private static String fact(Fact fact, Matcher wanted) {
        if (wanted instanceof Matcher.Exactly exactly) {
            if (exactly.value() instanceof Boolean is) {
                return (is ? "" : "not ") + fact.json();
            }
            return fact.json() + " "
                    + (exactly.value() == null
                            ? "nothing"
                            : Excerpt.of(exactly.value().toString()));
        }
        if (wanted instanceof Matcher.Between between) {
            return fact.json() + " " + number(between.min()) + " … " + number(between.max());
        }
        return fact.json() + " " + number(((Matcher.Near) wanted).value());
    }

    private static String happens(Expectation.Happens happens) {
        StringBuilder words = new StringBuilder(happens.type().json());
        for (Map.Entry<EventField, String> detail : happens.details().entrySet()) {
            boolean isPlayer =
                    detail.getKey() == EventField.ACTOR && detail.getValue().equals(Observation.PLAYER);
            if (!isPlayer) {
                words.append(", ").append(detail.getKey().json()).append(' ').append(Excerpt.of(detail.getValue()));
            }
        }
        Expectation.Count count = happens.effectiveCount();
        if (count.max() == 0) {
            return "never " + words;
        }
        return happens.count() == null
                ? words.toString()
                : words + ": " + count.toString().toLowerCase(Locale.ROOT);
    }

    private static String number(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}
