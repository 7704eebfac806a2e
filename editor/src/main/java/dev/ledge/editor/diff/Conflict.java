package dev.ledge.editor.diff;

/**
 * Something that two changed differently. Equal conflicts are one and the same, so that they can be keys of a map.
 *
 * @param kind what it is
 * @param id of the layer or object; null for the level itself
 * @param field its name in the file; null where a whole layer or object is meant, or cells
 * @param cells the cells of a layer, else null
 * @param base the value in words that both started from
 * @param mine what one made of it, in words
 * @param theirs what the other made of it, in words
 */
public record Conflict(Kind kind, String id, String field, CellArea cells, String base, String mine, String theirs) {

    /** What two changed. */
    public enum Kind {
        /** A field of the level itself. */
        LEVEL,
        /** The order of layers. */
        ORDER,
        /** A layer that one removed, or a field of it. */
        LAYER,
        /** Cells of a layer. */
        CELLS,
        /** An object that one removed, or a field of it. */
        OBJECT
    }

    /** {@return what it is about, in words: {@code layer ground, 3 cells at 4,1 to 6,1}} */
    public String subject() {
        String whole = switch (kind) {
            case LEVEL -> "level";
            case ORDER -> "layers";
            case LAYER, CELLS -> "layer " + Words.name(id);
            case OBJECT -> "object " + Words.name(id);
        };
        if (cells != null) {
            return whole + ", " + cells.words();
        }
        return field == null ? whole : whole + ", " + field;
    }

    /** {@return all of it on one line} */
    public String words() {
        return words("mine", "theirs");
    }

    /**
     * {@return all of it on one line}
     *
     * @param mineWord what my side is called
     * @param theirsWord what the other side is called
     */
    public String words(String mineWord, String theirsWord) {
        return subject() + ": " + mineWord + " " + mine + ", " + theirsWord + " " + theirs + " (was " + base + ")";
    }
}
