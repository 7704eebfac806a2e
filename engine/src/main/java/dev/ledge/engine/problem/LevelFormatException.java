package dev.ledge.engine.problem;

import java.util.List;

/** A file that cannot be used; {@link #problems()} says where and why, and what to do. */
public final class LevelFormatException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /**
     * Says what is wrong.
     *
     * @param problems at least one error; warnings may be among them
     */
    public LevelFormatException(List<Problem> problems) {
        super(describe(problems));
        this.problems = List.copyOf(problems);
    }

    /**
     * Of one problem, an error.
     *
     * @param problem the problem
     */
    public LevelFormatException(Problem problem) {
        this(List.of(problem));
    }

    private static String describe(List<Problem> problems) {
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        if (errors.isEmpty()) {
            throw new IllegalArgumentException("no error among the problems");
        }
        return errors.get(0) + (errors.size() > 1 ? " (and " + (errors.size() - 1) + " more)" : "");
    }

    /** {@return why the file cannot be used: the first of the problems that is an error} */
    public Problem firstError() {
        return problems.stream().filter(Problem::isError).findFirst().orElseThrow();
    }

    /** {@return all that is wrong, in the order of the file; at least one is an error} */
    public List<Problem> problems() {
        return problems;
    }
}
