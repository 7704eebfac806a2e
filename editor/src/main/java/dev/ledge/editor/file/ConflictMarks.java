package dev.ledge.editor.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The lines that git leaves in a file that it could not merge, with which it is no JSON any more. */
public final class ConflictMarks {
    /** What there is to do about them, for people. */
    public static final String WORDS =
            "git left its conflict marks in it; keep one side of each and take the marks away";

    private static final Pattern MARKS =
            Pattern.compile("^<{7} .*?^={7}\\r?$.*?^>{7} ", Pattern.MULTILINE | Pattern.DOTALL);

    private ConflictMarks() {}

    /** True if a file's text has them. */
    public static boolean areIn(String text) {
        return MARKS.matcher(text).find();
    }

    /** True if a file has them; takes as long as reading it. */
    public static boolean areIn(Path file) {
        try {
            return areIn(Files.readString(file, StandardCharsets.ISO_8859_1));
        } catch (IOException | OutOfMemoryError unreadable) {
            return false;
        }
    }
}
