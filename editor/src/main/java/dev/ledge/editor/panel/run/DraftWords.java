package dev.ledge.editor.panel.run;

import dev.ledge.editor.preview.RunDraft;
import java.util.Locale;

/** What is said of a run before it is saved. */
final class DraftWords {
    private static final double SECOND = 1e-2;

    private DraftWords() {}

    /** Where it begins and how long it is, to be chosen by. */
    static String choice(RunDraft draft, double secondsPerTick) {
        String begins = switch (draft.origin()) {
            case THERE -> "From where the recording was begun";
            case AFTER_HAND -> "From after the last use of the hand";
            case RESPAWN -> "From the last respawn";
            case START -> "From the start of the play";
        };
        return String.format(Locale.ROOT, "%s, %.1f s", begins, draft.run().effectiveTicks() * secondsPerTick);
    }

    /**
     * Whether it goes the same way.
     *
     * @param canAnother true if there is a beginning from which it can be saved
     * @param isChangedSince true if it went the same way before the level was edited
     */
    static String of(RunDraft draft, double secondsPerTick, boolean canAnother, boolean isChangedSince) {
        if (draft.isSame()) {
            return same(draft);
        }
        // Rounded down.
        double seconds = Math.floor(draft.sameTicks() * secondsPerTick / SECOND) * SECOND;
        if (!draft.canBeSaved()) {
            return String.format(
                    Locale.ROOT,
                    "It can’t be saved from there: a run holds buttons alone, and without what the hand did it goes"
                            + " another way after %.2f s.%s",
                    seconds,
                    canAnother ? " Choose another beginning." : "");
        }
        String why = isChangedSince
                ? "The level was changed since it was played. On the level as it is now, it goes"
                : draft.origin() == RunDraft.Origin.START
                        ? "The level was changed while it was played. From the start on the level as it is now, it goes"
                        : "A run begins at rest, with the level as at its start. Played so, it goes";
        return String.format(Locale.ROOT, "%s another way after %.2f s.", why, seconds);
    }

    /** Why a play cannot be played again. */
    static String unplayable(String why) {
        return "It can’t be played again on the level as it is now: " + why;
    }

    private static String same(RunDraft draft) {
        StringBuilder words = new StringBuilder(
                draft.origin() == RunDraft.Origin.RESPAWN
                        ? "Begins with the last respawn, and goes the same way when it is played again."
                        : "Goes the same way when it is played again.");
        if (draft.run().start() != null) {
            words.append(" It begins where it was played from, not at the spawn.");
        }
        if (draft.leavesOutHand()) {
            words.append(" What the hand did is not in it: a run holds buttons alone.");
        }
        return words.toString();
    }
}
