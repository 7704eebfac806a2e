package dev.ledge.editor.diff;

import dev.ledge.engine.level.Palette;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A field with another value.
 *
 * @param path the names from the outermost record on; {@link #name()} is what the file calls it
 * @param before the value, null if the file left it out
 * @param after the value, null if the file left it out
 */
public record FieldChange(List<String> path, Object before, Object after) {

    /** Parts of the program's records that the file does not have: what is in them stands one level higher there. */
    private static final Set<String> NOT_IN_FILES = Set.of("common", "actor", "unknown", "fields", "changing");

    private static final int MOST_INSIDE = 3;

    /** {@return the field as the file names it, those within others with dots: {@code motion.speed}} */
    public String name() {
        return name(path);
    }

    /** {@return how the file names a path of parts} */
    static String name(List<String> path) {
        return path.stream()
                .filter(part -> !NOT_IN_FILES.contains(part))
                .map(part -> part.equals("pause") ? "wait" : part)
                .map(Words::name)
                .collect(Collectors.joining("."));
    }

    /** {@return true if it is about how the file spells a layer's cells, which means nothing for the level} */
    public boolean isSpelling() {
        return !path.isEmpty() && path.get(0).equals("legend");
    }

    /** {@return the field and both values in words; of a palette that is still in the same file, what changed in it} */
    public String words() {
        boolean isInside = before instanceof LinkedPalette was
                && after instanceof LinkedPalette is
                && was.path().equals(is.path())
                && was.palette() != null
                && is.palette() != null;
        return name() + " " + Words.value(before)
                + (isInside
                        ? ": " + inside(((LinkedPalette) before).palette(), ((LinkedPalette) after).palette())
                        : " → " + Words.value(after));
    }

    private static String inside(Palette before, Palette after) {
        List<FieldChange> changes = new ArrayList<>();
        Parts.compare(List.of(), before, after, changes);
        String more = changes.size() > MOST_INSIDE ? "; and " + (changes.size() - MOST_INSIDE) + " more" : "";
        return changes.stream().limit(MOST_INSIDE).map(FieldChange::words).collect(Collectors.joining("; ")) + more;
    }
}
