package dev.ledge.engine.level.json;

import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.Optional;

/** The three kinds of file, distinguished by {@code "format"} and named by suffix. */
public enum FileKind {
    /** A level, {@code .level.json}. */
    LEVEL("ledge-level", ".level.json", "a level"),
    /** A palette, {@code .palette.json}. */
    PALETTE("ledge-palette", ".palette.json", "a palette"),
    /** A run, {@code .run.json}. */
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

    /** {@return the value of the field {@code format}} */
    public String format() {
        return format;
    }

    /** {@return how such a file's name ends} */
    public String suffix() {
        return suffix;
    }

    /** {@return its name in messages, such as {@code a level}} */
    public String noun() {
        return noun;
    }

    /**
     * {@return the kind by a file's name, or empty}
     *
     * @param file the file
     */
    public static Optional<FileKind> of(Path file) {
        Path name = file.getFileName();
        for (FileKind kind : values()) {
            if (name != null && name.toString().endsWith(kind.suffix)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the kind by a file's name, else by its {@code "format"}; empty if neither does} Reads no further than
     * that field.
     *
     * @param file the file
     */
    public static Optional<FileKind> detect(Path file) {
        Optional<FileKind> named = of(file);
        return named.isPresent() ? named : FormatPeek.formatOf(file).flatMap(FileKind::ofFormat);
    }

    /**
     * {@return what is wrong if a file that another one names is not of this kind, in words; else empty}
     *
     * @param file the file
     * @param named its name as the other file has it
     */
    public Optional<String> complaint(Path file, String named) {
        return detect(file)
                .filter(kind -> kind != this)
                .map(kind -> Excerpt.quoted(named) + " is " + kind.noun + ", not " + noun + "; name another file");
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
