package dev.ledge.editor.exchange.source;

import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * A tile of a tileset, or a value of an integer grid, or a symbol. Each is there once, so that it is a key as it is.
 */
public final class SourceTile {
    private final String set;
    private final String id;
    private final String className;
    private final ObjectNode props;
    private final Look look;
    private final List<SourceObject> shapes;
    private final Origin origin;

    /** Where a tile comes from, which decides what can be said of it. */
    public enum Origin {
        /** A tileset. */
        TILESET,
        /** A value of an integer grid; {@code id} is the value. */
        INT_GRID,
        /** A character of a text; {@code id} is the character. */
        SYMBOL
    }

    /**
     * What draws a tile.
     *
     * @param picture null if it has none
     * @param x left, px in the picture
     * @param y top, px in the picture
     * @param width px, 0 means all of the picture
     * @param height px
     * @param offsetX to the right of where the grid would have it, px
     * @param offsetY down, px
     * @param color {@code #rrggbb} for the case that there is no picture, or null
     */
    public record Look(
            Picture picture,
            double x,
            double y,
            double width,
            double height,
            double offsetX,
            double offsetY,
            String color) {
        /** No picture. */
        public static Look none(double width, double height, String color) {
            return new Look(null, 0, 0, width, height, 0, 0, color);
        }
    }

    /**
     * A tile.
     *
     * @param origin where it comes from
     * @param set name of its tileset, integer grid layer or legend
     * @param id number in the set, value, or symbol
     * @param className type, class or identifier, or null
     * @param props its properties
     * @param look what draws it
     * @param shapes its collision shapes, from its top-left corner, px
     */
    public SourceTile(
            Origin origin,
            String set,
            String id,
            String className,
            ObjectNode props,
            Look look,
            List<SourceObject> shapes) {
        this.origin = origin;
        this.set = set;
        this.id = id;
        this.className = className;
        this.props = props;
        this.look = look;
        this.shapes = List.copyOf(shapes);
    }

    /** {@return where it comes from} */
    public Origin origin() {
        return origin;
    }

    /** {@return name of its tileset, integer grid layer or legend} */
    public String set() {
        return set;
    }

    /** {@return number in the set, value, or symbol} */
    public String id() {
        return id;
    }

    /** {@return type, class or identifier, or null} */
    public String className() {
        return className;
    }

    /** {@return its properties} */
    public ObjectNode props() {
        return props;
    }

    /** {@return what draws it} */
    public Look look() {
        return look;
    }

    /** {@return its collision shapes, from its top-left corner, px} */
    public List<SourceObject> shapes() {
        return shapes;
    }
}
