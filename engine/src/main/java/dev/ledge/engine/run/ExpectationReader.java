package dev.ledge.engine.run;

import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.Fields;
import dev.ledge.engine.level.json.LocatedNode;
import dev.ledge.engine.level.json.LocatedNode.Kind;
import dev.ledge.engine.level.json.Problems;
import dev.ledge.engine.level.json.Values;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.EventType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one expectation of a run file. */
final class ExpectationReader {
    private static final String EVENT = "event";
    private static final String SAME = "same";
    private static final String PLAYER = "player";
    private static final String ACTOR = "actor";
    private static final String AT = "at";
    private static final String FROM = "from";
    private static final String TO = "to";
    private static final List<String> ALONE = List.of(EVENT, SAME, PLAYER);

    private static final Map<String, EventType> EVENTS = Values.words(EventType.values(), EventType::json);
    private static final Map<String, ActorState> STATES = Values.words(ActorState.values(), ActorState::json);
    private static final Map<String, Fact> NUMBERS = Values.words(
            Arrays.stream(Fact.values())
                    .filter(fact -> fact.kind() == Fact.Kind.NUMBER)
                    .toArray(Fact[]::new),
            Fact::json);

    private final Problems problems;

    ExpectationReader(Problems problems) {
        this.problems = problems;
    }

    /** The expectation, or null after an error. */
    Expectation read(LocatedNode node) {
        Fields fields = Fields.of(node, problems);
        if (fields == null) {
            return null;
        }
        if (ALONE.stream().filter(fields::has).count() > 1) {
            problems.error(
                    node,
                    Code.UNKNOWN_FIELD,
                    "more than one of \"event\", \"same\" and \"player\" is here; make several expectations of it");
            return null;
        }
        When when = when(fields);
        if (fields.has(EVENT)) {
            return event(fields, when);
        }
        if (fields.has(SAME)) {
            return same(fields, when);
        }
        if (fields.has(PLAYER) || fields.has(ACTOR)) {
            return state(fields, when);
        }
        problems.error(
                node,
                Code.MISSING_FIELD,
                "nothing is expected; add \"player\": {…}, or \"actor\" with \"is\": {…}, or \"event\", or \"same\"");
        return null;
    }

    private When when(Fields fields) {
        Ticks at = ticks(fields, AT);
        Ticks from = ticks(fields, FROM);
        Ticks to = ticks(fields, TO);
        if (fields.has(AT) && (fields.has(FROM) || fields.has(TO))) {
            problems.error(
                    fields.object(), Code.UNKNOWN_FIELD, "both \"at\" and \"from\" or \"to\" are here; take one away");
            return When.ALWAYS;
        }
        if (from != null && to != null && to.last() < from.first()) {
            problems.error(fields.node(TO), Code.OUT_OF_RANGE, "\"to\" lies before \"from\"; exchange them");
            return When.ALWAYS;
        }
        return new When(at, from, to);
    }

    private Ticks ticks(Fields fields, String name) {
        return Ranges.integers(fields.node(name), Run.MAX_TICKS, Ticks::new, problems);
    }

    private Expectation event(Fields fields, When when) {
        EventType type = fields.word(EVENT, EVENTS);
        Map<EventField, String> details = new LinkedHashMap<>();
        for (String name : fields.object().fields().keySet()) {
            EventField field = EventField.byName(name);
            if (field != null) {
                detail(fields, field, type, details);
            }
        }
        Expectation.Count count =
                Ranges.integers(fields.node("count"), Integer.MAX_VALUE, Expectation.Count::new, problems);
        Map<String, Object> unknown = fields.unknown();
        return type == null ? null : new Expectation.Happens(when, type, details, count, unknown);
    }

    private void detail(Fields fields, EventField field, EventType type, Map<EventField, String> details) {
        Boolean flag = field == EventField.ON ? fields.flag(field.json()) : null;
        String value = field == EventField.ON ? flag == null ? null : flag.toString() : fields.text(field.json());
        if (type != null && !field.appliesTo(type)) {
            problems.error(
                    fields.node(field.json()),
                    Code.UNKNOWN_WORD,
                    "an event \"" + type.json() + "\" has no \"" + field.json()
                            + "\", so this can never be; take it away");
        } else if (value != null) {
            details.put(field, value);
        }
    }

    private Expectation same(Fields fields, When when) {
        Fact fact = fields.word(SAME, NUMBERS);
        String actor = fields.text(ACTOR);
        Double within = fields.number("within", 0, Double.MAX_VALUE);
        Map<String, Object> unknown = fields.unknown();
        return fact == null ? null : new Expectation.Same(when, fact, actor, within, unknown);
    }

    private Expectation state(Fields fields, When when) {
        String actor = fields.text(ACTOR);
        LocatedNode facts = fields.node(PLAYER);
        if (facts == null) {
            facts = fields.require("is");
        } else if (fields.has(ACTOR)) {
            problems.error(
                    facts, Code.UNKNOWN_FIELD, "both \"player\" and \"actor\" are here; make two expectations of it");
        }
        Map<String, Object> unknown = fields.unknown();
        Fields given = facts == null ? null : Fields.of(facts, problems);
        if (given == null) {
            return null;
        }
        Map<Fact, Matcher> expected = new LinkedHashMap<>();
        for (String name : facts.fields().keySet()) {
            Fact fact = Fact.byName(name);
            Matcher value = fact == null ? null : wanted(fact, given.node(name));
            if (value != null) {
                expected.put(fact, value);
            }
        }
        // Asked for so that a misspelt fact gets a suggestion.
        Arrays.stream(Fact.values()).map(Fact::json).forEach(given::node);
        return new Expectation.State(when, actor, expected, given.unknown(), unknown);
    }

    private Matcher wanted(Fact fact, LocatedNode node) {
        return switch (fact.kind()) {
            case SWITCH -> Values.is(node, Kind.BOOLEAN, problems) ? new Matcher.Exactly(node.asBoolean()) : null;
            case NUMBER -> Ranges.wanted(node, problems);
            case TEXT -> text(fact, node);
        };
    }

    private Matcher text(Fact fact, LocatedNode node) {
        if (fact == Fact.ON && node.is(Kind.NULL)) {
            return new Matcher.Exactly(null);
        }
        String text = Values.text(node, problems);
        if (text == null || fact == Fact.STATE && Values.word(node, STATES, problems) == null) {
            return null;
        }
        return new Matcher.Exactly(text);
    }
}
