package dev.ledge.engine.level.json;

import java.nio.file.Path;
import java.util.Optional;

/** The three kinds of file, told apart by {@code "format"} and named by suffix. */
public enum FileKind {
    LEVEL("ledge-level", ".level.json", "a level"),
    PALETTE("ledge-palette", ".palette.json", "a palette"),
    RUN("ledge-run", ".run.json", "a run");

    /** The version of all three that this program reads and writes. */
    public static final int VERSION = 1;

    private final String format;
    private final String suffix;
    private final String noun;

    FileKind(String format, String suffix, String noun) {
        this.format = format;
        this.suffix = suffix;
        this.noun = noun;
    }

    /** The value of the field {@code format}. */
    public String format() {
        return format;
    }

    /** How such a file's name ends. */
    public String suffix() {
        return suffix;
    }

    /** For messages: {@code a level}. */
    public String noun() {
        return noun;
    }

    /** The kind that a file's name tells, or empty. */
    public static Optional<FileKind> of(Path file) {
        Path name = file.getFileName();
        for (FileKind kind : values()) {
            if (name != null && name.toString().endsWith(kind.suffix)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** The kind that a file's name tells, else the kind that its {@code "format"} tells; empty if neither does. Reads no further than that field. */
    public static Optional<FileKind> detect(Path file) {
        Optional<FileKind> named = of(file);
        return named.isPresent() ? named : FormatPeek.formatOf(file).flatMap(FileKind::ofFormat);
    }

    /** The kind with that {@code format}, or empty. */
    static Optional<FileKind> ofFormat(String format) {
        for (FileKind kind : values()) {
            if (kind.format.equals(format)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
