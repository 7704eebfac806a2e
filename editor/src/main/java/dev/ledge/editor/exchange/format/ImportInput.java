package dev.ledge.editor.exchange.format;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.InputFile;
import dev.ledge.editor.exchange.tree.JsonTree;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A file that is to be imported, read once however many formats look at it. */
public final class ImportInput {
    private final Path file;
    private final Progress progress;
    private final char first;
    private Document json;

    /**
     * Looks at the beginning of a file.
     *
     * @param file the file
     * @param progress gets how much of it was read
     * @throws LevelFormatException if there is none that can be read
     */
    public ImportInput(Path file, Progress progress) throws LevelFormatException {
        InputFile.check(file);
        this.file = file;
        this.progress = progress;
        try (InputStream in = Files.newInputStream(file)) {
            char found = 0;
            for (byte b : in.readNBytes(1024)) {
                // What comes before is white, or a byte order mark.
                if (b > ' ') {
                    found = (char) b;
                    break;
                }
            }
            first = found;
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    /** {@return the file} */
    public Path file() {
        return file;
    }

    /** {@return what gets how much of the file was read} */
    public Progress progress() {
        return progress;
    }

    /**
     * {@return true if the file's name ends so}
     *
     * @param suffix without the dot, in lower case
     */
    public boolean isNamed(String suffix) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith('.' + suffix);
    }

    /** {@return true if it begins as XML does} */
    public boolean isXml() {
        return first == '<' && !isNamed("txt");
    }

    /** {@return true if it begins as JSON does} */
    public boolean isJson() {
        return first == '{' && !isNamed("txt");
    }

    /** {@return true if its name says that it is JSON, whatever it begins as} */
    public boolean isNamedAsJson() {
        return isNamed("tmj") || isNamed("ldtk") || isNamed("json");
    }

    /**
     * {@return the content of a JSON file}
     *
     * @throws LevelFormatException if it is not JSON
     */
    public Document json() throws LevelFormatException {
        if (json == null) {
            json = JsonTree.read(file, progress);
        }
        return json;
    }
}
