package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.format.ImportFormat;
import dev.ledge.editor.exchange.ldtk.LdtkFormat;
import dev.ledge.editor.exchange.ldtk.LdtkImport;
import dev.ledge.editor.exchange.runtime.RuntimeFormat;
import dev.ledge.editor.exchange.text.TextImport;
import dev.ledge.editor.exchange.tiled.TiledImport;
import dev.ledge.editor.exchange.tiled.TmjFormat;
import dev.ledge.editor.exchange.tiled.TmxFormat;
import dev.ledge.engine.level.json.FileKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** All formats. A new one is a class, and a line here. */
public final class Formats {
    /** Those that can be read; the first that accepts a file reads it. */
    public static final List<ImportFormat> IMPORTS = List.of(new TiledImport(), new LdtkImport(), new TextImport());

    /** Those that can be written. */
    public static final List<ExportFormat> EXPORTS = List.of(
            new CsvFormat(), new PngFormat(), new TmjFormat(), new TmxFormat(), new LdtkFormat(), new RuntimeFormat());

    private Formats() {}

    /** {@return what the names of files that may be read end in, without the dot, each once} */
    public static List<String> importSuffixes() {
        return IMPORTS.stream()
                .flatMap(format -> format.suffixes().stream())
                .distinct()
                .toList();
    }

    /**
     * {@return the format to write of that name, in any case; empty if there is none}
     *
     * @param id its name on the command line
     */
    public static Optional<ExportFormat> export(String id) {
        return EXPORTS.stream()
                .filter(format -> format.id().equalsIgnoreCase(id))
                .findFirst();
    }

    /** {@return the names of the formats that can be written, for people: {@code csv, png}} */
    public static String exports() {
        return EXPORTS.stream().map(ExportFormat::id).collect(Collectors.joining(", "));
    }

    /**
     * {@return true if a file is named as those that can be imported, and not as one of Ledge's own}
     *
     * @param file the file
     */
    public static boolean mayBeImported(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return FileKind.of(file).isEmpty() && importSuffixes().stream().anyMatch(suffix -> name.endsWith("." + suffix));
    }
}
