package dev.ledge.editor.exchange.choice;

import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something in a map that one rule can speak of.
 *
 * @param kind which condition it is
 * @param conditions of the rule that speaks of it and of nothing else
 * @param label its name, for people
 * @param count cells or objects that it is about
 * @param sample one of them; null for a rule that a mapping's file has and no row of the map
 */
public record Subject(Kind kind, ObjectNode conditions, String label, long count, Sample sample) {

    /** What rules can ask for, the most special first: rules are tried in this order. */
    public enum Kind {
        /** A rule of the mapping's file that is no other row. */
        RULE("Rule", false),
        /** A tile by its number. */
        TILE("Tile", false),
        /** A character of a text. */
        SYMBOL("Symbol", false),
        /** A value of an integer grid. */
        INT_GRID("IntGrid value", false),
        /** A property of tiles. */
        TILE_PROPERTY("Tile property", false),
        /** A type or class of tiles. */
        TILE_CLASS("Tile class", false),
        /** A layer of tiles. */
        TILE_LAYER("Layer", false),
        /** A property of objects. */
        OBJECT_PROPERTY("Object property", true),
        /** A type of objects, else their name. */
        OBJECT("Object", true),
        /** A layer of objects. */
        OBJECT_LAYER("Object layer", true);

        private final String label;
        private final boolean isOfObjects;

        Kind(String label, boolean isOfObjects) {
            this.label = label;
            this.isOfObjects = isOfObjects;
        }

        /** {@return its name, for people} */
        public String label() {
            return label;
        }

        /** {@return true if it is about objects, false if it is about tiles} */
        public boolean isOfObjects() {
            return isOfObjects;
        }
    }

    /**
     * One of those that a rule is about.
     *
     * @param tile the tile, or null
     * @param object the object, or null
     * @param layer where it is
     */
    public record Sample(SourceTile tile, SourceObject object, SourceLayer.Info layer) {}

    Subject counted(long more) {
        return new Subject(kind, conditions, label, count + more, sample);
    }
}
