package dev.ledge.editor.diff;

import dev.ledge.engine.level.Level;
import java.util.Comparator;
import java.util.stream.Stream;

/** Settled conflicts in a level that may have been edited since the merge. */
public final class Settlement {
    private Settlement() {}

    /**
     * {@return the level with the conflicts settled; what was edited in it since the merge stays} Where that and what
     * was settled differ, the latter wins.
     *
     * @param merge what was merged
     * @param settled what came of it
     * @param now the level, which holds the merge, or one of both versions, as after {@code git checkout --ours}
     * @param isMerged true if it is known to hold the merge
     */
    public static Level in(LevelMerge merge, Level settled, Level now, boolean isMerged) {
        Level start = isMerged ? merge.merged() : nearest(merge, now);
        return LevelDiff.between(start, settled).apply(now);
    }

    private static Level nearest(LevelMerge merge, Level now) {
        return Stream.of(merge.mine(), merge.merged(), merge.theirs())
                .min(Comparator.comparingInt(
                        level -> LevelDiff.between(level, now).words().size()))
                .orElseThrow();
    }
}
