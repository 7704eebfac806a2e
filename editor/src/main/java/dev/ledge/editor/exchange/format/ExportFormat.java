package dev.ledge.editor.exchange.format;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

    /** {@return what of the options it takes notice of, for a dialog to ask for} */
    default Set<Choice> choices() {
        return Set.of();
    }

    /** What can be asked for. */
    enum Choice {
        /** How large a picture is. */
        SCALE,
        /** Which layers. */
        LAYERS,
        /** With objects or without. */
        OBJECTS
    }

    /**
     * Makes the files of a level.
     *
     * @param level the level
     * @param levelFile where the level's paths start, or null
     * @param options what the user asked for
     * @param out the file that the user named
     * @param progress gets how far it is, here and while the contents are written
     * @return content by file, to be written in this order: {@code out}, which may name the others, comes last
     * @throws ExportException if the level cannot be exported so
     */
    Map<Path, FileContent> files(Level level, Path levelFile, Options options, Path out, Progress progress)
            throws ExportException;

    /**
     * {@return the files that it writes beside the one that the user named, without pictures that are named after their
     * content: of these, too, a user would rather be asked before they are replaced}
     *
     * @throws ExportException if the level cannot be exported so
     */
    default List<Path> others(Level level, Options options, Path out) throws ExportException {
        return List.of();
    }

    /**
     * What users can ask for; a format takes what concerns it.
     *
     * @param scale picture pixels a level pixel
     * @param layers ids of the layers to export; null means all
     * @param hasObjects whether a picture shows objects
     */
    record Options(double scale, List<String> layers, boolean hasObjects) {
        /** Everything, at its own size. */
        public static final Options DEFAULT = new Options(1, null, true);

        /** Takes a copy. */
        public Options {
            layers = layers == null ? null : List.copyOf(layers);
        }
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
}
