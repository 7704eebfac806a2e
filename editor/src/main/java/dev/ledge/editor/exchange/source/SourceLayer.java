package dev.ledge.editor.exchange.source;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A layer of a map, groups taken apart. */
public sealed interface SourceLayer {

    /** {@return what every layer has} */
    Info info();

    /**
     * What every layer has.
     *
     * @param name for people, with those of its groups before it
     * @param className the class that the program gives it, or null
     * @param props its properties
     * @param visible whether it is drawn
     * @param locked whether the editor leaves it alone
     * @param opacity 0 to 1
     * @param parallax factor on the camera's motion
     * @param offset px
     */
    record Info(
            String name,
            String className,
            ObjectNode props,
            boolean visible,
            boolean locked,
            double opacity,
            Vec parallax,
            Vec offset) {}

    /**
     * Cells.
     *
     * @param info what every layer has
     * @param columns how many
     * @param rows how many
     * @param cellWidth px
     * @param cellHeight px
     * @param cells row by row
     */
    record Tiles(Info info, int columns, int rows, int cellWidth, int cellHeight, Cells cells) implements SourceLayer {}

    /**
     * Objects, in the order in which they are drawn.
     *
     * @param info what every layer has
     * @param objects what is placed
     */
    record Objects(Info info, List<SourceObject> objects) implements SourceLayer {}

    /**
     * A picture.
     *
     * @param info what every layer has
     * @param picture which
     * @param repeat {@code x}, {@code y}, {@code xy}, or null for once
     */
    record Image(Info info, Picture picture, String repeat) implements SourceLayer {}

    /** The cells of a layer; they may be read anew each time. */
    @FunctionalInterface
    interface Cells {
        /**
         * Gives every cell that is not empty.
         *
         * @param taker takes them
         * @throws LevelFormatException if the file says something else than it promised
         */
        void forEach(Taker taker) throws LevelFormatException;
    }

    /** Takes cells. */
    @FunctionalInterface
    interface Taker {
        /**
         * Takes one.
         *
         * @param column from 0
         * @param row from 0
         * @param tile what is there
         * @param flip bits of {@code Flip}
         */
        void take(int column, int row, SourceTile tile, int flip);
    }
}
