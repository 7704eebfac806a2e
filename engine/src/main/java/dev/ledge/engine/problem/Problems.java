package dev.ledge.engine.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with a file, so that one reading reports all of it. Not thread-safe. */
public final class Problems {

    /** So many are reported; the rest come once these are mended. */
    public static final int MOST = 100;

    private final List<Problem> list = new ArrayList<>();
    private int errors;
    private int warnings;

    /** No problems yet. */
    public Problems() {}

    /**
     * Adds a problem at a place of a text.
     *
     * @param severity whether the file can be used nevertheless
     * @param source the file's text
     * @param offset UTF-16 units before the place
     * @param pointer JSON pointer of the value
     * @param code what kind of problem
     * @param message what is wrong and what to do
     */
    public void add(Severity severity, PlacedText source, int offset, String pointer, Code code, String message) {
        if (isRoomFor(severity)) {
            TextPosition at = source.position(offset);
            list.add(new Problem(severity, code.id(), source.file(), at.line(), at.column(), pointer, message));
        }
    }

    /**
     * Adds a problem that was found elsewhere.
     *
     * @param problem the problem
     */
    public void add(Problem problem) {
        if (isRoomFor(problem.severity())) {
            list.add(problem);
        }
    }

    /**
     * How many there are at a time.
     *
     * @param size all that are kept
     * @param errors all errors
     * @param warnings all warnings
     */
    public record Mark(int size, int errors, int warnings) {}

    /** {@return how many there are now} */
    public Mark mark() {
        return new Mark(list.size(), errors, warnings);
    }

    /**
     * Forgets what has been added since.
     *
     * @param mark how many there were
     */
    public void backTo(Mark mark) {
        list.subList(mark.size, list.size()).clear();
        errors = mark.errors;
        warnings = mark.warnings;
    }

    private boolean isRoomFor(Severity severity) {
        return severity == Severity.ERROR ? errors++ < MOST : warnings++ < MOST;
    }

    /** {@return true if one of them is an error} */
    public boolean hasErrors() {
        return errors > 0;
    }

    /** {@return all so far, in the order of the file; those of a file that this one names stand together} */
    public List<Problem> list() {
        List<String> files = list.stream().map(Problem::file).distinct().toList();
        return list.stream()
                .sorted(Comparator.comparingInt((Problem problem) -> files.indexOf(problem.file()))
                        .thenComparingInt(Problem::line)
                        .thenComparingInt(Problem::column))
                .toList();
    }

    /**
     * Returns if there is no error.
     *
     * @throws LevelFormatException with all problems so far
     */
    public void throwIfErrors() throws LevelFormatException {
        if (hasErrors()) {
            throw new LevelFormatException(list());
        }
    }

    /**
     * {@return all so far, errors turned into warnings: for a file of a newer version, which is shown as well as it can
     * be}
     */
    public List<Problem> asWarnings() {
        return list().stream().map(problem -> problem.as(Severity.WARNING)).toList();
    }
}
