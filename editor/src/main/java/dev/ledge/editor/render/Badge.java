package dev.ledge.editor.render;

/**
 * A mark on the canvas at a problem.
 *
 * @param x where, in level pixels
 * @param y where, in level pixels
 * @param isError an error, else a warning
 */
public record Badge(double x, double y, boolean isError) {}
