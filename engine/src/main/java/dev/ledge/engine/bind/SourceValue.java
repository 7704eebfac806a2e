package dev.ledge.engine.bind;

/**
 * A value that is read by a parser of its own.
 *
 * @param offset where it begins, in UTF-16 units of the source
 * @param pointer its JSON pointer
 * @param name what messages call it
 */
public record SourceValue(int offset, String pointer, String name) {}
