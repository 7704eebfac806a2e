package dev.ledge.engine.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A value in a tree.
 *
 * @param parent the object or array that it is in
 * @param index of the child
 * @param context what kind of place it is: values of the same context can stand for each other
 */
record Place(Json parent, int index, String context) {
    /** The context of a whole file. */
    static final String ROOT = "$";

    /** Objects whose keys are names of the file's own. */
    private static final Set<String> MAPS = Set.of("tiles", "surfaces", "legend", "cells", "props", "groups");

    Json value() {
        return parent.children.get(index);
    }

    /** {@return all places below a value for which something holds, in the order of the text} */
    static List<Place> below(Json root, Predicate<Place> wanted) {
        List<Place> places = new ArrayList<>();
        collect(root, ROOT, wanted, places);
        return places;
    }

    private static void collect(Json parent, String context, Predicate<Place> wanted, List<Place> places) {
        for (int i = 0; i < parent.children.size(); i++) {
            Place place = new Place(parent, i, contextOf(parent, context, i));
            if (wanted.test(place)) {
                places.add(place);
            }
            collect(place.value(), place.context, wanted, places);
        }
    }

    private static String contextOf(Json parent, String context, int index) {
        if (parent.kind == Json.Kind.ARRAY) {
            return context + "[]";
        }
        return MAPS.contains(context) ? context + ".*" : parent.keys.get(index);
    }
}
