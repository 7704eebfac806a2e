package dev.ledge.engine.fuzz;

import java.util.List;
import java.util.function.Predicate;

/** Applies edits to a file. */
final class Editor {
    private static final int MOST_NODES = 3000;
    private static final int CONTEXT_BITS = 8;
    private static final String OBJECT = "objects[]";
    private static final String CHARACTERS = ".#/\\=H^~ABab01. \"\u00e9\u2603";
    private static final List<String> OTHER_TYPES = List.of(
            "null", "true", "false", "\"\"", "\"x\"", "[]", "{}", "[0, 0]", "0", "[[]]", "[0, 1e9]", "{\"a\": null}");

    private final Json root;
    private final Vocabulary vocabulary;
    private int fresh;

    Editor(Json root, Vocabulary vocabulary) {
        this.root = root;
        this.vocabulary = vocabulary;
    }

    void apply(Edit edit) {
        switch (edit.kind()) {
            case NUMBER -> replace(number(edit), Json.number(Vocabulary.number(edit.what())));
            case ANY_NUMBER -> replace(number(edit), Json.number(Double.toString(edit.number())));
            case NUDGE -> nudge(edit);
            case REPLACE -> {
                Place place = place(edit, any -> true);
                replace(place, place == null ? null : vocabulary.value(place.context(), edit.what()));
            }
            case ADD -> add(edit);
            case ADD_OBJECT -> addObject(edit);
            case REMOVE -> {
                Place place = place(edit, any -> true);
                if (place != null) {
                    place.parent().remove(place.index());
                }
            }
            case DUPLICATE -> duplicate(edit);
            case SWAP -> swap(edit);
            case CHARACTER -> character(edit);
            case RETYPE ->
                replace(place(edit, any -> true), JsonParser.parse(Vocabulary.pick(OTHER_TYPES, edit.what())));
        }
    }

    /**
     * Any place, or any context and then a place of it: else it would nearly always be something that there is much of,
     * such as a coordinate.
     */
    private Place place(Edit edit, Predicate<Place> wanted) {
        List<Place> places = Place.below(root, wanted);
        if ((edit.where() & 1) == 0) {
            return Vocabulary.pick(places, edit.where() >> 1);
        }
        List<String> contexts = places.stream().map(Place::context).distinct().toList();
        String context = Vocabulary.pick(contexts, edit.where() >> 1);
        List<Place> alike =
                places.stream().filter(place -> place.context().equals(context)).toList();
        return Vocabulary.pick(alike, edit.where() >> CONTEXT_BITS);
    }

    private Place number(Edit edit) {
        return place(edit, place -> place.value().kind == Json.Kind.NUMBER);
    }

    private static void replace(Place place, Json value) {
        if (place != null && value != null) {
            place.parent().replace(place.index(), value);
        }
    }

    private void nudge(Edit edit) {
        Place place = number(edit);
        if (place == null) {
            return;
        }
        double old = parse(place.value().raw);
        double other =
                parse(number(new Edit(edit.kind(), edit.what() >>> 4, 0, 0)).value().raw);
        double nudged = switch (edit.what() & 15) {
            case 0 -> old + 1;
            case 1 -> old - 1;
            case 2 -> -old;
            case 3 -> old * 2;
            case 4 -> old / 2;
            case 5 -> Math.nextUp(old);
            case 6 -> Math.nextDown(old);
            case 7 -> old + 16;
            case 8 -> old - 16;
            case 9 -> old * 10;
            case 10 -> old / 10;
            case 11 -> old + edit.number() % 16;
            case 12 -> old + other;
            case 13 -> old * 1.000001;
            default -> other;
        };
        String raw = nudged == Math.rint(nudged) && Math.abs(nudged) < 1e9 ? "" + (long) nudged : "" + nudged;
        replace(place, Json.number(raw));
    }

    private static double parse(String raw) {
        try {
            return Double.parseDouble(raw);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private void add(Edit edit) {
        // The root counts as a place, too.
        List<Place> places = Place.below(root, place -> !place.value().isLeaf());
        int which = Math.floorMod(edit.where(), places.size() + 1);
        Json container = which == 0 ? root : places.get(which - 1).value();
        String context = which == 0 ? Place.ROOT : places.get(which - 1).context();
        if (root.size() > MOST_NODES) {
            return;
        }
        if (container.kind == Json.Kind.ARRAY) {
            Json value = vocabulary.value(context + "[]", edit.what());
            if (value != null) {
                container.insert(Math.floorMod(edit.what() >> 8, container.children.size() + 1), null, value);
            }
            return;
        }
        String key = vocabulary.field(context, edit.what());
        Json value = key == null ? null : vocabulary.value(key, edit.what() >> 6);
        Json named = key == null ? null : vocabulary.value(context + ".*", edit.what() >> 6);
        if (named != null || value != null) {
            container.put(key, named != null ? named : value);
        }
    }

    private void addObject(Edit edit) {
        Json objects = root.get("objects");
        Json object = vocabulary.value(OBJECT, edit.what());
        if (objects == null || objects.kind != Json.Kind.ARRAY || object == null || root.size() > MOST_NODES) {
            return;
        }
        object.put("id", Json.text("f" + fresh++));
        Json near = Vocabulary.pick(objects.children, edit.where());
        if (near != null && near.get("at") != null && (edit.where() & 1) == 0) {
            object.put("at", near.get("at").copy());
        }
        objects.children.add(object);
    }

    private void duplicate(Edit edit) {
        Place place = place(edit, any -> true);
        if (place == null || root.size() > MOST_NODES) {
            return;
        }
        Json twin = place.value().copy();
        Json parent = place.parent();
        if (place.context().equals(OBJECT) && twin.get("id") != null) {
            twin.put("id", Json.text("f" + fresh++));
        }
        parent.insert(place.index(), parent.kind == Json.Kind.OBJECT ? parent.keys.get(place.index()) : null, twin);
    }

    private void swap(Edit edit) {
        Place place = place(edit, any -> true);
        if (place != null) {
            List<Json> siblings = place.parent().children;
            int other = Math.floorMod(edit.what(), siblings.size());
            Json value = siblings.get(other);
            siblings.set(other, siblings.get(place.index()));
            siblings.set(place.index(), value);
        }
    }

    private void character(Edit edit) {
        boolean inCells = (edit.what() & 7) != 0;
        Place place = place(
                edit,
                any -> any.value().kind == Json.Kind.TEXT
                        && (!inCells || any.context().equals("cells.*")));
        if (place == null) {
            return;
        }
        String content = place.value().raw.substring(1, place.value().raw.length() - 1);
        int at = Math.floorMod(edit.what() >> 3, Math.max(content.length(), 32) + 1);
        String padded = content + ".".repeat(Math.max(0, at + 1 - content.length()));
        String symbol = symbol(edit);
        String changed = inCells || (edit.what() & 8) != 0
                ? padded.substring(0, at) + symbol + padded.substring(at + 1)
                : content.substring(0, Math.min(at, content.length()));
        replace(place, new Json(Json.Kind.TEXT, '"' + changed + '"'));
    }

    /** A symbol of a legend, or any other. */
    private String symbol(Edit edit) {
        int which = edit.what() >> 9;
        Place entry = Vocabulary.pick(Place.below(root, place -> place.context().equals("legend.*")), which >> 3);
        if (entry != null && (which & 7) != 0) {
            return entry.parent().keys.get(entry.index());
        }
        String character = String.valueOf(CHARACTERS.charAt(Math.floorMod(which >> 3, CHARACTERS.length())));
        return character.equals("\"") || character.equals("\\") ? "\\" + character : character;
    }
}
