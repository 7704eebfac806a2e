package dev.ledge.editor.exchange;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a level can be exported as. */
public enum ExportFormat {
    /** Tables of cells. */
    CSV(true),
    /** A picture. */
    PNG(true),
    /** Tiled's JSON. */
    TMJ(false),
    /** Tiled's XML. */
    TMX(false),
    /** LDtk's project. */
    LDTK(false);

    private final boolean isAvailable;

    ExportFormat(boolean isAvailable) {
        this.isAvailable = isAvailable;
    }

    /** False for a format that this version cannot write. */
    public boolean isAvailable() {
        return isAvailable;
    }

    /** The name on the command line, which is also a file's suffix without the dot. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format of that name, in any case; empty if there is none. */
    public static Optional<ExportFormat> byName(String name) {
        return Arrays.stream(values())
                .filter(format -> format.id().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** The names of the formats that can be written, for people: {@code csv, png}. */
    public static String available() {
        return Arrays.stream(values())
                .filter(ExportFormat::isAvailable)
                .map(ExportFormat::id)
                .collect(Collectors.joining(", "));
    }
}
