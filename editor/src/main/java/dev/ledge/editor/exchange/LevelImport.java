package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.format.ImportInput;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Makes levels of files of other programs. */
public final class LevelImport {
    private LevelImport() {}

    /**
     * Reads a file of any format of {@link Formats#IMPORTS}.
     *
     * @param file the file
     * @param request what is to become of it
     * @return its levels, at least one, nothing of which is on the disk yet
     * @throws LevelFormatException if it cannot be used; the problems say where and why
     */
    public static List<Imported> read(Path file, ImportRequest request) throws LevelFormatException {
        return open(file, Progress.NONE).levels(request, Progress.NONE);
    }

    /**
     * Reads a file of any format of {@link Formats#IMPORTS}, for levels to be made of it.
     *
     * @param file the file
     * @param progress gets how much of it was read
     * @return what was read
     * @throws LevelFormatException if it cannot be used; the problems say where and why
     */
    public static ImportSource open(Path file, Progress progress) throws LevelFormatException {
        ImportInput input = new ImportInput(file, progress);
        for (ImportFormat format : Formats.IMPORTS) {
            if (format.accepts(input)) {
                return format.open(input);
            }
        }
        if (FileKind.detect(file).filter(kind -> kind == FileKind.LEVEL).isPresent()) {
            throw new LevelFormatException(Problem.ofFile(
                    Code.WRONG_FORMAT, file.toString(), "this is a level of Ledge already; open it instead"));
        }
        if (input.isNamedAsJson()) {
            input.json(); // Says where it is broken, if it is.
        }
        String known = Formats.IMPORTS.stream().map(ImportFormat::label).collect(Collectors.joining(", "));
        throw new LevelFormatException(Problem.ofFile(
                Code.WRONG_FORMAT, file.toString(), "this is no level that can be imported; there are " + known));
    }

    /**
     * {@return the mapping that was saved beside a level, else the standard one}
     *
     * @param level the level's file
     * @throws LevelFormatException if there is one that cannot be read
     */
    public static Mapping mappingBeside(Path level) throws LevelFormatException {
        Path file = mappingFile(level);
        return Files.isRegularFile(file) ? Mapping.read(file) : Mapping.standard();
    }

    /**
     * {@return false if there is a mapping beside a level that cannot be read, which is to be mended and not lost}
     *
     * @param level the level's file
     */
    public static boolean mayWriteMapping(Path level) {
        try {
            mappingBeside(level);
            return true;
        } catch (LevelFormatException unreadable) {
            return false;
        }
    }

    /**
     * {@return where the mapping of a level is}
     *
     * @param level the level's file
     */
    public static Path mappingFile(Path level) {
        String name = level.getFileName().toString();
        String suffix = FileKind.LEVEL.suffix();
        String base = name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
        return level.resolveSibling(base + Mapping.SUFFIX);
    }
}
