package dev.ledge.editor.exchange.source;

import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * A map of another program.
 *
 * @param name for people and for the names of files, or null
 * @param width px
 * @param height px
 * @param cell side of its grid, px, where no layer of cells has one; 0 means none
 * @param layers drawn first to last
 * @param props what is to be kept of the map itself
 * @param unused names what no layer uses
 */
public record SourceMap(
        String name, double width, double height, int cell, List<SourceLayer> layers, ObjectNode props, Unused unused) {

    /** What a map brings along that none of its layers uses, which is known when all of them have been looked at. */
    @FunctionalInterface
    public interface Unused {
        /** Everything is in use, or was reported by the reader. */
        Unused NOTHING = report -> {};

        /**
         * Names it.
         *
         * @param report the report of an import
         */
        void nameIn(ImportReport report);
    }
}
