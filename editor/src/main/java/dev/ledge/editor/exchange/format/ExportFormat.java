package dev.ledge.editor.exchange.format;

import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.Map;

/** A format that levels can be written in: one class each, and one line in the list of formats. */
public interface ExportFormat {
    /** {@return the name on the command line} */
    String id();

    /** {@return the name for people, in a menu} */
    String label();

    /** {@return what it writes, in a line, for the command line's help} */
    String about();

    /** {@return what the name of its file ends in, without the dot} */
    default String suffix() {
        return id();
    }

    /**
     * Makes the files of a level.
     *
     * @param level the level
     * @param levelFile where the level's paths start, or null
     * @param options what the user asked for
     * @param out the file that the user named
     * @return content by file, {@code out} first
     * @throws ExportException if the level cannot be exported so
     */
    Map<Path, byte[]> files(Level level, Path levelFile, Options options, Path out) throws ExportException;

    /**
     * What users can ask for; a format takes what concerns it.
     *
     * @param scale picture pixels a level pixel
     * @param layer id of the one tile layer to export; null means all
     */
    record Options(double scale, String layer) {
        /** Everything, at its own size. */
        public static final Options DEFAULT = new Options(1, null);
    }

    /**
     * {@return a file beside another: {@code out.csv} and {@code back} make {@code out.back.csv}}
     *
     * @param out the other file
     * @param part comes before the suffix
     */
    static Path beside(Path out, String part) {
        String name = out.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return out.resolveSibling(
                dot <= 0 ? name + '.' + part : name.substring(0, dot) + '.' + part + name.substring(dot));
    }

    /**
     * {@return a file of the same name with another end}
     *
     * @param out the other file
     * @param suffix without the dot
     */
    static Path withSuffix(Path out, String suffix) {
        String name = out.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return out.resolveSibling((dot <= 0 ? name : name.substring(0, dot)) + '.' + suffix);
    }
}
