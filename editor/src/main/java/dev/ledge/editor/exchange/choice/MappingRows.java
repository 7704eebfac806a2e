package dev.ledge.editor.exchange.choice;

import dev.ledge.editor.exchange.choice.Subject.Kind;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.convert.Rule;
import dev.ledge.editor.exchange.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A mapping as a table: what is in a map, a row each, and what becomes of it. Rules that no row is about keep their
 * place, each as a row of its own. Immutable.
 */
public final class MappingRows {
    private static final List<Set<String>> RANKS = List.of(
            Set.of("id", "symbol", "name"),
            Set.of("intGrid"),
            Set.of("property"),
            Set.of("class", "object", "form", "tileset"));

    private final List<Subject> subjects;
    private final Mapping mapping;

    /**
     * A table.
     *
     * @param subjects what is in the map
     * @param mapping what becomes of it
     */
    public MappingRows(List<Subject> subjects, Mapping mapping) {
        this.subjects = List.copyOf(subjects);
        this.mapping = mapping;
    }

    /** {@return what the table says} */
    public Mapping mapping() {
        return mapping;
    }

    /**
     * {@return the same table of another mapping}
     *
     * @param other the mapping
     */
    public MappingRows with(Mapping other) {
        return new MappingRows(subjects, other);
    }

    /** {@return the rows: rules of one's own that are about nothing else, then what is in the map} */
    public List<Subject> rows() {
        List<Subject> rows = new ArrayList<>();
        for (Rule rule : mapping.rules()) {
            ObjectNode conditions = conditions(rule);
            if (subjects.stream().noneMatch(subject -> isAbout(rule, subject))) {
                rows.add(new Subject(Kind.RULE, conditions, words(conditions), 0, null));
            }
        }
        rows.addAll(subjects);
        return rows;
    }

    private static String words(ObjectNode conditions) {
        return conditions.isEmpty()
                ? "everything"
                : conditions.properties().stream()
                        .map(entry -> entry.getKey() + " " + text(entry.getValue()))
                        .collect(Collectors.joining(", "));
    }

    private static String text(JsonNode value) {
        return value.isValueNode() ? value.asString() : value.toString();
    }

    private static ObjectNode conditions(Rule rule) {
        ObjectNode conditions = rule.node().deepCopy();
        conditions.remove(List.of("tile", "as", "collides", "about"));
        return conditions;
    }

    private static ObjectNode result(Rule rule) {
        ObjectNode result = Tree.object();
        for (String field : List.of("tile", "as", "collides")) {
            if (rule.node().has(field)) {
                result.set(field, rule.node().get(field));
            }
        }
        return result;
    }

    /** A rule about a layer is about its tiles or its objects. */
    private static boolean isAbout(Rule rule, Subject subject) {
        boolean isOfObjects = rule.node().has("as");
        return (subject.kind() == Kind.RULE || isOfObjects == subject.kind().isOfObjects())
                && conditions(rule).equals(subject.conditions());
    }

    /**
     * {@return what a rule of one's own makes of a row; empty if there is none}
     *
     * @param row the row
     */
    public Optional<ObjectNode> own(Subject row) {
        return mapping.rules().stream()
                .filter(rule -> isAbout(rule, row))
                .findFirst()
                .map(MappingRows::result);
    }

    /**
     * {@return in words what becomes of a row: its own rule, else a more general one or a preset, else a guess}
     *
     * @param row the row
     */
    public String words(Subject row) {
        Optional<ObjectNode> own = own(row);
        if (own.isPresent()) {
            return Meaning.words(own.get());
        }
        Optional<Rule> other = row.sample() == null
                ? Optional.empty()
                : mapping.ruleFor(
                        row.sample().tile(), row.sample().object(), row.sample().layer());
        if (other.isPresent()) {
            return Meaning.words(result(other.get())) + " (as other rules say)";
        }
        if (row.kind().isOfObjects()) {
            return "Left to the game (no rule)";
        }
        return mapping.isGuessing() ? "Guessed" : "Decoration (no rule)";
    }

    /**
     * {@return the table with another result of a row}
     *
     * @param row the row
     * @param result what comes of it; null leaves it to other rules, the presets and the guess
     * @throws IllegalArgumentException with a message for people if a rule cannot say that
     */
    public MappingRows with(Subject row, ObjectNode result) {
        List<Rule> rules = new ArrayList<>(mapping.rules());
        int at = -1;
        for (int i = 0; i < rules.size() && at < 0; i++) {
            at = isAbout(rules.get(i), row) ? i : -1;
        }
        if (result == null) {
            if (at >= 0) {
                rules.remove(at);
            }
            return with(new Mapping(rules, mapping.presets(), mapping.isGuessing()));
        }
        ObjectNode node = row.conditions().deepCopy();
        result.properties().forEach(entry -> node.set(entry.getKey(), entry.getValue()));
        if (at >= 0 && rules.get(at).node().has("about")) {
            node.set("about", rules.get(at).node().get("about"));
        }
        Rule rule = Mapping.rule(node);
        if (at >= 0) {
            rules.set(at, rule);
        } else {
            // What is more special comes first, as the first rule that fits wins.
            int place = 0;
            while (place < rules.size() && rank(rules.get(place).node()) <= rank(node)) {
                place++;
            }
            rules.add(place, rule);
        }
        return with(new Mapping(rules, mapping.presets(), mapping.isGuessing()));
    }

    private static int rank(ObjectNode rule) {
        for (int i = 0; i < RANKS.size(); i++) {
            if (RANKS.get(i).stream().anyMatch(rule::has)) {
                return i;
            }
        }
        return RANKS.size();
    }
}
