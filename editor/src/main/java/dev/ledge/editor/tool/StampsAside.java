package dev.ledge.editor.tool;

import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.level.TileRef;
import java.util.Set;

/**
 * What was painted with before a level came whose palette has not all of its tiles, and comes back with one that has.
 */
final class StampsAside {
    private Stamp aside;

    /** What is to be painted with where that is possible; null for nothing. */
    Stamp wanted(Stamp now) {
        return aside == null ? now : aside;
    }

    /** A stamp if the palette has all of its tiles, else the palette's first tile, null if it has none. */
    Stamp bring(Stamp wanted, Set<String> palette) {
        boolean isThere = wanted != null && wanted.first() != null && wanted.missing(palette) == null;
        return isThere
                ? wanted
                : palette.stream()
                        .findFirst()
                        .map(tile -> Stamp.of(TileRef.of(tile)))
                        .orElse(null);
    }

    /** Keeps what is wanted if something else was brought. */
    void keep(Stamp wanted, Stamp brought) {
        aside = wanted == brought ? null : wanted;
    }

    /** Another stamp was chosen. */
    void forget() {
        aside = null;
    }
}
