package dev.ledge.editor.diff;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Values of a level in words for people: short, on one line, without characters that a terminal would obey. */
final class Words {
    private static final int MOST_CHARACTERS = 60;
    private static final int MOST_NAMES = 3;

    /** The first that a value is one of says it. */
    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>(Vec.class, vec -> number(vec.x()) + "," + number(vec.y())),
            new Kind<>(Double.class, Words::number),
            new Kind<>(Enum.class, word -> word.name().toLowerCase(Locale.ROOT)),
            new Kind<>(Size.class, size -> size.columns() + "×" + size.rows()),
            new Kind<>(TileRef.class, Words::tile),
            new Kind<>(Flip.class, flip -> flip.bits() == 0 ? "not flipped" : flip.json()),
            new Kind<>(LinkedPalette.class, linked -> "\"" + name(linked.path()) + "\""),
            new Kind<>(TileImage.class, image -> value(image.src())),
            new Kind<>(Shape.class, Words::shape),
            new Kind<>(Sides.class, Words::sides),
            new Kind<>(Collection.class, Words::list),
            new Kind<>(Map.class, Words::map),
            new Kind<>(LevelObject.class, object -> name(object.type())),
            new Kind<>(Layer.class, layer -> layer instanceof TileLayer ? "tiles" : "image"));

    /** How values of a type are said. */
    private record Kind<T>(Class<T> type, Function<T, String> words) {
        String words(Object value) {
            return words.apply(type.cast(value));
        }
    }

    private Words() {}

    /** A value as the file would show it; what was left out by the file is {@code not set}. */
    static String value(Object value) {
        if (value == null || value == Parts.ABSENT) {
            return "not set";
        }
        if (value instanceof String text) {
            return "\"" + name(text) + "\"";
        }
        return shortened(plain(value));
    }

    private static String plain(Object value) {
        for (Kind<?> kind : KINDS) {
            if (kind.type.isInstance(value)) {
                return kind.words(value);
            }
        }
        return value instanceof Record || value instanceof ActorProfile ? parts(value) : value.toString();
    }

    private static String map(Map<?, ?> map) {
        return map.entrySet().stream()
                .map(entry -> name(String.valueOf(entry.getKey())) + ": " + value(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String shape(Shape shape) {
        return shape.getClass().getSimpleName().toLowerCase(Locale.ROOT)
                + list(shape instanceof Shape.Full ? List.of() : shape.outline());
    }

    /** What is given of a record. */
    private static String parts(Object value) {
        StringJoiner given = new StringJoiner(", ", "{", "}");
        addParts(value, given);
        return given.toString();
    }

    private static void addParts(Object value, StringJoiner given) {
        Parts.of(value).forEach((name, part) -> {
            boolean isEmpty = part == null || part instanceof Map<?, ?> map && map.isEmpty();
            String inFile = FieldChange.name(List.of(name));
            if (!isEmpty && !inFile.isEmpty()) {
                given.add(inFile + ": " + value(part));
            } else if (!isEmpty) {
                addParts(part, given);
            }
        });
    }

    private static String list(Collection<?> all) {
        return all.stream().map(Words::value).collect(Collectors.joining(" ", "[", "]"));
    }

    private static String sides(Sides sides) {
        StringBuilder words = new StringBuilder();
        for (Side side : Side.values()) {
            if (sides.has(side)) {
                words.append(words.isEmpty() ? "" : "+").append(side.name().toLowerCase(Locale.ROOT));
            }
        }
        return words.isEmpty() ? "no side" : words.toString();
    }

    private static String number(double number) {
        if (Double.isInfinite(number)) {
            // No limit, no slide, no jump off walls: files have no other number without an end.
            return "null";
        }
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    /** A tile as it is placed; {@code empty} for null. */
    static String tile(TileRef ref) {
        if (ref == null) {
            return "empty";
        }
        return name(ref.tile())
                + (ref.flip().bits() == 0 ? "" : " (" + ref.flip().json() + ")");
    }

    /** How many cells hold which tile, the most frequent first; null stands for empty cells. */
    static String tiles(Map<TileRef, Long> counts) {
        if (counts.size() == 1) {
            return tile(counts.keySet().iterator().next());
        }
        List<Map.Entry<TileRef, Long>> most = new ArrayList<>(counts.entrySet());
        most.sort(Map.Entry.<TileRef, Long>comparingByValue().reversed());
        StringBuilder words = new StringBuilder();
        for (Map.Entry<TileRef, Long> entry : most.subList(0, Math.min(MOST_NAMES, most.size()))) {
            words.append(words.isEmpty() ? "" : ", ")
                    .append(entry.getValue())
                    .append(" ")
                    .append(tile(entry.getKey()));
        }
        int others = most.size() - MOST_NAMES;
        return words + (others > 0 ? " and " + others + " others" : "");
    }

    /** A name out of a file, which may hold anything. */
    static String name(String name) {
        StringBuilder safe = new StringBuilder();
        name.codePoints().limit(MOST_CHARACTERS + 1L).forEach(c -> {
            int type = Character.getType(c);
            boolean unseen = Character.isISOControl(c)
                    || type == Character.FORMAT
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR
                    || type == Character.SURROGATE;
            if (unseen) {
                safe.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                safe.appendCodePoint(c);
            }
        });
        return shortened(safe.toString());
    }

    private static String shortened(String text) {
        if (text.length() <= MOST_CHARACTERS) {
            return text;
        }
        int end = MOST_CHARACTERS - 1;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
    }
}
