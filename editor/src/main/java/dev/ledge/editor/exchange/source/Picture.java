package dev.ledge.editor.exchange.source;

import java.nio.file.Path;

/**
 * A picture that a map names.
 *
 * @param src as the map's file has it
 * @param file a file inside the project; null if there is none that may be read
 * @param transparent {@code rrggbb} of what is to be seen through, or null
 */
public record Picture(String src, Path file, String transparent) {}
