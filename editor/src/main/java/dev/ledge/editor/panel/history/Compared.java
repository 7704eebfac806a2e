package dev.ledge.editor.panel.history;

import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Two states of a level and what differs; made off the event thread, as the levels may be large and the run long. */
record Compared(LevelDiff diff, List<String> words, Trails then, Trails now) {
    /** More lines than these are only counted. */
    private static final int MOST_LINES = 300;

    static Compared of(Level before, Level after, Played played, BooleanSupplier isOutdated) {
        LevelDiff diff = LevelDiff.between(before, after);
        Trail then = played.trailIn(before, isOutdated);
        Trail now = before == after ? then : played.trailIn(after, isOutdated);
        return new Compared(diff, shortened(diff.words()), Trails.of(then, then), Trails.of(then, now));
    }

    private static List<String> shortened(List<String> words) {
        if (words.isEmpty()) {
            return List.of("Nothing differs.");
        }
        if (words.size() <= MOST_LINES) {
            return words;
        }
        List<String> some = new ArrayList<>(words.subList(0, MOST_LINES));
        some.add("and " + (words.size() - MOST_LINES) + " more");
        return some;
    }
}
