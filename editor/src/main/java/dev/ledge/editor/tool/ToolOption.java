package dev.ledge.editor.tool;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/** What a tool can be set to: shown beside its name above the canvas while it is in use, and among the commands. */
public sealed interface ToolOption {

    /** Permanent, for example {@code shape.ellipse}: the command's id and part of the control's name. */
    String id();

    /** For people, for example {@code Draw ellipses}. */
    String label();

    /**
     * One of several kinds; choosing it takes the tool, too.
     *
     * @param icon name of its icon
     * @param chosen whether the tool is set to it
     * @param choose sets the tool to it
     */
    record Choice(String id, String label, String icon, BooleanSupplier chosen, Runnable choose)
            implements ToolOption {}

    /**
     * A whole number.
     *
     * @param unit what it counts, for example {@code cells}
     * @param min the least value
     * @param max the greatest value
     */
    record Amount(String id, String label, String unit, int min, int max, IntSupplier value, IntConsumer set)
            implements ToolOption {}
}
