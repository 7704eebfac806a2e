package dev.ledge.engine.fuzz;

import dev.ledge.engine.level.ActorField;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What stands at places of a kind in all seeds: the values, and the fields of the objects. */
final class Vocabulary {
    private static final int MOST_VALUES = 500;
    private static final List<String> WITH_ACTOR_FIELDS = List.of("player", "objects[]");

    /** Limits of types and of the format, what lies beside them, what rounds, and what is no JSON number. */
    private static final List<String> NUMBERS = List.of("""
            0 -0 0.0 -0.0 1 -1 2 3 7 8 15 16 17 31 32 33 64 100 0.5 -0.5 0.25 0.001 0.0009 1e-9 1e-12 1e-15 1e-16
            1e-17 1e-100 1e-300 1e-308 1e-320 4.9e-324 2e-324 1e-400 10 12 24 50 60 89.9 90 120 600 1000 1024 4096
            10000 16384 16385 65535 65536 1e5 1e6 1e7 1e9 -1e9 1e12 -1e12 1e15 -1e15 1e16 9007199254740993 1e18 1e100
            1e300 1e308 1.7976931348623157e308 1e309 -1e309 1e999999999999 2147483647 2147483648 -2147483648
            4294967296 9223372036854775807 9223372036854775808 0.1 0.30000000000000004 33.333333333333336
            15.999999999999998 16.000000000000004 999999.999 NaN Infinity 01 +1 .5 1. 1e 0x10""".split("\\s+"));

    private final Map<String, List<Json>> values = new TreeMap<>();
    private final Map<String, List<String>> fields = new TreeMap<>();
    private final Set<String> seen = new HashSet<>();

    Vocabulary(List<Json> seeds) {
        for (Json seed : seeds) {
            for (Place place : Place.below(seed, place -> true)) {
                add(place.context(), place.value());
            }
            addFields(Place.ROOT, seed);
        }
        for (ActorField field : ActorField.values()) {
            for (String context : WITH_ACTOR_FIELDS) {
                addField(context, field.json());
            }
            double value = field.defaultValue();
            add(
                    field.json(),
                    switch (field.kind()) {
                        case SWITCH -> new Json(Json.Kind.WORD, value == 0 ? "true" : "false");
                        case WORD -> Json.text(field.words().get(0));
                        default -> Json.number("" + field.max());
                    });
        }
    }

    private void add(String context, Json value) {
        List<Json> known = values.computeIfAbsent(context, key -> new ArrayList<>());
        if (known.size() < MOST_VALUES && seen.add(context + ' ' + value)) {
            known.add(value);
        }
        addFields(context, value);
    }

    private void addFields(String context, Json value) {
        value.keys.forEach(key -> addField(context, key));
    }

    private void addField(String context, String key) {
        List<String> known = fields.computeIfAbsent(context, any -> new ArrayList<>());
        if (known.size() < MOST_VALUES && seen.add(context + "\n" + key)) {
            known.add(key);
        }
    }

    /** {@return a copy of a value that stands at such a place somewhere, or null if there is none} */
    Json value(String context, int which) {
        Json found = pick(values.get(context), which);
        return found == null ? null : found.copy();
    }

    /** {@return the key of a field that such an object has somewhere, or null if there is none} */
    String field(String context, int which) {
        return pick(fields.get(context), which);
    }

    /** {@return a number that programs stumble over, as it is written} */
    static String number(int which) {
        return pick(NUMBERS, which);
    }

    static <T> T pick(List<T> list, int which) {
        return list == null || list.isEmpty() ? null : list.get(Math.floorMod(which, list.size()));
    }

    /** {@return lines of a libFuzzer dictionary: keys and short values in quotes} */
    List<String> dictionary() {
        Set<String> tokens = new TreeSet<>();
        fields.values().forEach(keys -> keys.forEach(key -> tokens.add('"' + key + "\": ")));
        values.values()
                .forEach(list -> list.stream()
                        .filter(value -> value.isLeaf() && value.raw.length() < 24)
                        .limit(24)
                        .forEach(value -> tokens.add(value.raw)));
        NUMBERS.forEach(tokens::add);
        List<String> lines = new ArrayList<>();
        for (String token : tokens) {
            if (token.chars().allMatch(c -> c >= ' ' && c < 127)) {
                lines.add('"' + token.replace("\\", "\\\\").replace("\"", "\\\"") + '"');
            }
        }
        return lines;
    }
}
