package dev.ledge.engine.problem;

import java.util.List;

/**
 * What was read from a file.
 *
 * @param <T> what it is: a level, a palette or a run
 * @param value the level, palette or run
 * @param warnings what is worth a look, in the order of the file
 * @param readOnly true if the file, or the palette that it names, was made by a newer version of Ledge: it may be
 *     looked at, but saving it would lose what this version does not know
 */
public record Loaded<T>(T value, List<Problem> warnings, boolean readOnly) {
    /**
     * Takes a copy of the problems.
     *
     * @param value the level, palette or run
     * @param warnings what is worth a look, in the order of the file
     * @param readOnly true if the file was made by a newer version of Ledge
     */
    public Loaded {
        warnings = List.copyOf(warnings);
    }

    /**
     * {@return the value, for programs that must understand all of it}
     *
     * @throws LevelFormatException if the file was made by a newer version of Ledge
     */
    public T requireCurrent() throws LevelFormatException {
        if (!readOnly) {
            return value;
        }
        List<Problem> newer = warnings.stream()
                .filter(problem -> problem.code().equals(Code.NEWER_VERSION.id()))
                .map(problem -> problem.as(Severity.ERROR))
                .toList();
        throw new LevelFormatException(newer);
    }
}
