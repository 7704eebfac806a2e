package dev.ledge.editor.exchange.format;

import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.engine.level.json.FileKind;
import java.nio.file.Path;

/**
 * What is to become of a file that is imported.
 *
 * @param mapping what its tiles and objects become
 * @param target the file of its first level
 */
public record ImportRequest(Mapping mapping, Path target) {
    /**
     * {@return the file of a level that is not the file's only one}
     *
     * @param number from 0
     * @param name of that level
     */
    public Path target(int number, String name) {
        if (number == 0) {
            return target;
        }
        String suffix = FileKind.LEVEL.suffix();
        String file = target.getFileName().toString();
        String base = file.endsWith(suffix) ? file.substring(0, file.length() - suffix.length()) : file;
        String plain = name == null ? String.valueOf(number) : name.replaceAll("[^\\p{L}\\p{N}_.-]+", "-");
        return target.resolveSibling(base + '-' + plain + suffix);
    }
}
