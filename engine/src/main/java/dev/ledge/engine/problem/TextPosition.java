package dev.ledge.engine.problem;

/**
 * A place in a text file.
 *
 * @param line from 1
 * @param column in characters, from 1
 */
public record TextPosition(int line, int column) {}
