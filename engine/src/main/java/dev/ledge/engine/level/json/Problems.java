package dev.ledge.engine.level.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with a file, so that one reading tells all of it. Not thread-safe. */
public final class Problems {

    /** So many are told; who has more mends these first. */
    public static final int MOST = 100;

    private final List<Problem> list = new ArrayList<>();
    private int errors;
    private int warnings;

    /** No problems yet. */
    public Problems() {}

    /**
     * Adds an error at a value.
     *
     * @param node what it is about
     * @param code what kind of problem
     * @param message what is wrong and what to do
     */
    public void error(LocatedNode node, Code code, String message) {
        add(Severity.ERROR, node.source(), node.offset(), node.pointer(), code, message);
    }

    /**
     * Adds an error at a value's key, for what is wrong with the key itself.
     *
     * @param node what it is about
     * @param code what kind of problem
     * @param message what is wrong and what to do
     */
    public void errorAtKey(LocatedNode node, Code code, String message) {
        add(Severity.ERROR, node.source(), node.keyOffset(), node.pointer(), code, message);
    }

    /**
     * Adds a warning at a value.
     *
     * @param node what it is about
     * @param code what kind of problem
     * @param message what is wrong and what to do
     */
    public void warning(LocatedNode node, Code code, String message) {
        add(Severity.WARNING, node.source(), node.offset(), node.pointer(), code, message);
    }

    /**
     * Adds a warning at a value's key.
     *
     * @param node what it is about
     * @param code what kind of problem
     * @param message what is wrong and what to do
     */
    public void warningAtKey(LocatedNode node, Code code, String message) {
        add(Severity.WARNING, node.source(), node.keyOffset(), node.pointer(), code, message);
    }

    void add(Severity severity, JsonSource source, int offset, String pointer, Code code, String message) {
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

    /** How many there are at a time. */
    record Mark(int size, int errors, int warnings) {}

    Mark mark() {
        return new Mark(list.size(), errors, warnings);
    }

    /** Forgets what has been added since. */
    void backTo(Mark mark) {
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

    /** All so far, errors turned into warnings: for a file of a newer version, which is shown as well as it can be. */
    List<Problem> asWarnings() {
        return list().stream().map(problem -> problem.as(Severity.WARNING)).toList();
    }
}
