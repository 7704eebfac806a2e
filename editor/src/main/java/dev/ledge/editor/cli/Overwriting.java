package dev.ledge.editor.cli;

import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Keeps a command's output from going over a file that the command reads. */
final class Overwriting {
    private static final JsonFactory JSON = new JsonFactory();

    /** The fields of runs and levels that name a file. */
    private static final Set<String> NAMING = Set.of("level", "palette");

    /** The field that names a picture, of a tile or of a layer. */
    private static final String PICTURE = "src";

    private final Path out;
    private final Set<Path> seen = new HashSet<>();

    private Overwriting(Path out) {
        this.out = out;
    }

    /**
     * Refuses output into a file that is read, whatever path leads there.
     *
     * @param option the option that names the output
     * @param out where it goes; null if into no file
     * @param read what the command was given to read, where null is none; what these name, palettes and pictures, too,
     *     is not written over
     */
    static void refuse(CommandSpec spec, String option, Path out, List<Path> read) {
        refuse(spec, option, Collections.singleton(out), read);
    }

    /** The same for all files that an option's output goes into. */
    static void refuse(CommandSpec spec, String option, Collection<Path> outputs, List<Path> read) {
        outputs.forEach(out -> refuseOne(spec, option, out, read));
    }

    private static void refuseOne(CommandSpec spec, String option, Path out, List<Path> read) {
        if (out == null || !Files.exists(out)) {
            return;
        }
        Overwriting search = new Overwriting(out);
        for (Path file : read) {
            String hit = file == null ? null : search.find(file, "this command reads");
            if (hit != null) {
                throw new ParameterException(
                        spec.commandLine(), option + " would overwrite " + hit + "; name another file");
            }
        }
    }

    /** All runs that are looked at to see whether they belong to one of these levels. */
    static List<Path> runsBeside(List<Path> files) {
        Set<Path> folders = new HashSet<>();
        for (Path file : files) {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null && FileKind.detect(file).orElse(FileKind.LEVEL) == FileKind.LEVEL) {
                String name = file.getFileName().toString();
                folders.add(folder);
                if (name.endsWith(FileKind.LEVEL.suffix())) {
                    folders.add(folder.resolve(name.substring(
                            0, name.length() - FileKind.LEVEL.suffix().length())));
                }
            }
        }
        List<Path> runs = new ArrayList<>();
        for (Path folder : folders) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*" + FileKind.RUN.suffix())) {
                found.forEach(runs::add);
            } catch (IOException | DirectoryIteratorException unlistable) {
                // No run in it is read.
            }
        }
        return runs;
    }

    /**
     * The file that the output would overwrite: this one, or one that it names; else null.
     *
     * @param use what makes it one of the command's: not each picture that is named is read
     */
    private String find(Path file, String use) {
        try {
            if (!Files.isRegularFile(file) || !seen.add(file.toRealPath())) {
                return null;
            }
            if (Files.isSameFile(out, file)) {
                return Excerpt.path(file) + ", which " + use;
            }
        } catch (IOException unreadable) {
            return null;
        }
        return named(file).stream()
                .map(other -> find(other, Excerpt.path(file) + " names"))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** The files that a file names, as far as it can be read: one with mistakes is read, too, with what it names. */
    private static List<Path> named(Path file) {
        List<Path> named = new ArrayList<>();
        try (InputStream in = Files.newInputStream(file);
                JsonParser parser = JSON.createParser(ObjectReadContext.empty(), in)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                int depth = 1;
                for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                    depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                    String field = parser.currentName();
                    boolean names = PICTURE.equals(field) || depth == 1 && NAMING.contains(String.valueOf(field));
                    if (token == JsonToken.VALUE_STRING && names) {
                        named.add(file.resolveSibling(parser.getString()));
                    }
                }
            }
        } catch (IOException | JacksonException | InvalidPathException e) {
            return named; // What comes after the mistake is not read.
        }
        return named;
    }
}
