package dev.ledge.editor.panel.problem;

import dev.ledge.engine.check.Finding;
import java.util.Comparator;
import java.util.List;

/**
 * What is known of the problems of the open level.
 *
 * @param known what was found last, errors first; of the level as it was then, unless it is checked
 * @param progress what becomes of the check of the level as it is now
 */
public record ProblemsState(List<Finding> known, Progress progress) {

    /** What becomes of a check. */
    public enum Progress {
        /** It is about to begin, or under way. */
        CHECKING,
        /** It has ended. */
        CHECKED,
        /** It ended without a result; a notice says why. */
        FAILED
    }

    /** What is known before the first check of a level. */
    static final ProblemsState UNKNOWN = new ProblemsState(List.of(), Progress.CHECKING);

    public ProblemsState {
        known = known.stream()
                .sorted(Comparator.comparing(Finding::isError).reversed())
                .toList();
    }

    /** The same knowledge while the check has come to another point. */
    ProblemsState at(Progress other) {
        return new ProblemsState(known, other);
    }

    /** In a few words, for example {@code 2 problems}: none are claimed before it is so. */
    String words() {
        int count = known.size();
        String counted = count == 0 ? "No problems" : count == 1 ? "1 problem" : count + " problems";
        return switch (progress) {
            case CHECKED -> counted;
            case CHECKING -> count == 0 ? "Checking …" : counted + ", checking …";
            case FAILED -> count == 0 ? "Not checked" : counted + ", not checked again";
        };
    }

    /** Name of the icon that goes with the words: of the worst that there is. */
    String icon() {
        if (known.stream().anyMatch(Finding::isError)) {
            return "error";
        }
        if (!known.isEmpty() || progress == Progress.FAILED) {
            return "warning";
        }
        return progress == Progress.CHECKED ? "ok" : "search";
    }
}
