package dev.ledge.editor.panel.run;

import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.run.Verdict;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.Failure;
import java.util.List;
import java.util.Locale;

/** What became of the runs of a level, for people. */
final class RunWords {
    private RunWords() {}

    /** All in a few words, for example {@code 1 of 3 runs fails}. */
    static String all(RunBook book) {
        List<RunEntry> runs = book.entries();
        if (!book.isLookedUp()) {
            return "Runs …";
        }
        if (runs.isEmpty()) {
            return "No runs";
        }
        long failing = runs.stream().filter(run -> run.verdict().fails()).count();
        String total = runs.size() == 1 ? "1 run" : runs.size() + " runs";
        String words = failing == 0
                ? total
                : runs.size() == 1 ? "1 run fails" : failing + " of " + total + (failing == 1 ? " fails" : " fail");
        return runs.stream().allMatch(book::isCurrent) ? words : words + " …";
    }

    /** The icon that goes with them. */
    static String icon(RunBook book) {
        List<RunEntry> runs = book.entries();
        if (runs.stream().anyMatch(run -> run.verdict().fails())) {
            return "error";
        }
        boolean areKnown = runs.stream().allMatch(run -> run.verdict().isKnown());
        return runs.isEmpty() ? "info" : areKnown ? "ok" : "search";
    }

    /** The icon of one. */
    static String icon(RunEntry run) {
        Verdict verdict = run.verdict();
        return !verdict.isKnown() ? "search" : verdict.fails() ? "error" : expectsNothing(run) ? "info" : "ok";
    }

    /** What became of one, for example {@code fails at tick 37}. */
    static String of(RunBook book, RunEntry run) {
        Verdict verdict = run.verdict();
        String words = !verdict.isKnown()
                ? "playing"
                : verdict.fails() ? fails(run) : expectsNothing(run) ? "expects nothing" : "holds";
        return book.isCurrent(run) ? words : words + " …";
    }

    private static boolean expectsNothing(RunEntry run) {
        return run.run().effectiveExpect().isEmpty() && run.run().hash() == null;
    }

    private static String fails(RunEntry run) {
        Verdict verdict = run.verdict();
        if (verdict.obstacle() != null) {
            return run.isUnreadable() ? "cannot be read" : "cannot be played";
        }
        int first = firstFailure(run);
        return first == Failure.NO_TICK ? "fails" : "fails at tick " + first;
    }

    /** Where one fails, in as few letters as that takes; empty if it does not, or nowhere. */
    static String place(RunEntry run) {
        int first = firstFailure(run);
        return first == Failure.NO_TICK ? "" : "tick " + first;
    }

    private static int firstFailure(RunEntry run) {
        return run.verdict().failures().stream()
                .mapToInt(Failure::tick)
                .filter(tick -> tick != Failure.NO_TICK)
                .min()
                .orElse(Failure.NO_TICK);
    }

    /**
     * What there is to say of one, a sentence: why it fails, or that it expects nothing; else empty.
     *
     * @param selected what is to be told of what did not come true, null for the first
     * @param grid px
     */
    static String about(RunEntry run, Failure selected, int grid) {
        Verdict verdict = run.verdict();
        if (verdict.obstacle() != null) {
            return verdict.obstacle();
        }
        if (selected != null || !verdict.failures().isEmpty()) {
            Failure failure = selected != null ? selected : verdict.failures().get(0);
            return failure.equals(verdict.endFailure()) ? end(run) : sentence(failure, grid);
        }
        return expectsNothing(run)
                ? "It expects nothing yet: go to a moment of it in the preview, and add what must be true there"
                : "";
    }

    /** How one ends that has to end otherwise, and what to do. */
    static String end(RunEntry run) {
        String words = run.verdict().end() == null
                ? "It ends differently than when that was noted"
                : run.verdict().end().words();
        return words + (run.isReadOnly() ? "" : ". Accept how it ends now, or undo what changed it");
    }

    /** What did not come true with its tick and place, a sentence. */
    static String sentence(Failure failure, int grid) {
        String message = Character.toUpperCase(failure.message().charAt(0))
                + failure.message().substring(1);
        if (failure.tick() == Failure.NO_TICK) {
            return message;
        }
        Vec place = failure.place();
        String at = place == null
                ? ""
                : String.format(Locale.ROOT, ", cell %d,%d", (int) Math.floor(place.x() / grid), (int)
                        Math.floor(place.y() / grid));
        return "Tick " + failure.tick() + at + ": " + message;
    }

    /** Seconds, for example {@code 3.2 s}. */
    static String length(RunEntry run, double tickRate) {
        return String.format(Locale.ROOT, "%.1f s", run.run().effectiveTicks() / tickRate);
    }
}
