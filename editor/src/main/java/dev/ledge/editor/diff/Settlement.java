package dev.ledge.editor.diff;

import dev.ledge.engine.level.Level;
import java.util.Comparator;
import java.util.stream.Stream;

/** Settled conflicts in a level that may have been edited since the merge. */
public final class Settlement {
    private Settlement() {}

    /**
     * {@return the level with the conflicts settled; what was edited in it since the merge stays} Where that and theirs
     * differ and theirs is taken, theirs wins; where mine is taken, what is as theirs becomes as mine.
     *
     * @param merge what was merged
     * @param settled what came of it
     * @param now the level, which holds the merge, or one of both versions, as after {@code git checkout --ours}
     * @param isMerged true if it is known to hold the merge
     */
    public static Level in(LevelMerge merge, Level settled, Level now, boolean isMerged) {
        Level start = isMerged ? merge.merged() : nearest(merge, now);
        return asSettled(merge, settled, LevelDiff.between(start, settled).apply(now));
    }

    /** What was settled before can be as theirs here, whatever the level as a whole is nearest to. */
    private static Level asSettled(LevelMerge merge, Level settled, Level now) {
        Level allTheirs = merge.resolve(conflict -> Side.THEIRS);
        return LevelMerge.of(allTheirs, settled, now).resolve(conflict -> Side.THEIRS);
    }

    /** {@return whether none of what is in conflict is as theirs in the level} */
    public static boolean isAsMine(LevelMerge merge, Level now) {
        return asSettled(merge, merge.merged(), now).hasSameContent(now);
    }

    private static Level nearest(LevelMerge merge, Level now) {
        return Stream.of(merge.mine(), merge.merged(), merge.theirs())
                .min(Comparator.comparingInt(
                        level -> LevelDiff.between(level, now).words().size()))
                .orElseThrow();
    }
}
