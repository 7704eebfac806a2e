package dev.ledge.editor.panel.merge;

/**
 * What a {@link MergePanel} calls the two versions of a level, and what is done about them.
 *
 * @param title what is shown
 * @param mine name of the column of my side, short
 * @param theirs name of the column of the other side, short
 * @param legendMine behind the swatch of my side
 * @param legendTheirs behind the swatch of the other side
 * @param conflictMine my side in the words of a conflict
 * @param conflictTheirs the other side in the words of a conflict
 * @param allMine settles all conflicts my way
 * @param allTheirs settles all conflicts the other way
 * @param keepMine button that keeps my side whole; null where that is not offered
 * @param takeTheirs button that takes the other side whole
 * @param merge button that takes both
 */
public record MergeText(
        String title,
        String mine,
        String theirs,
        String legendMine,
        String legendTheirs,
        String conflictMine,
        String conflictTheirs,
        String allMine,
        String allTheirs,
        String keepMine,
        String takeTheirs,
        String merge) {

    /** Mine is what is open, theirs the file that another program has changed. */
    public static final MergeText OUTSIDE = new MergeText(
            "Difference",
            "Here",
            "On disk",
            "Here",
            "On disk",
            "mine",
            "theirs",
            "All mine",
            "All theirs",
            "Keep mine",
            "Take theirs",
            "Merge");

    /** Mine is the version of the branch that is checked out, theirs that of the one that is merged into it. */
    public static final MergeText GIT = new MergeText(
            "Conflicts of a git merge",
            "Ours",
            "Theirs",
            "This branch",
            "The other branch",
            "ours",
            "theirs",
            "All ours",
            "All theirs",
            "Keep ours",
            "Take theirs",
            "Merge");

    /** Mine is the level, in which a merge has noted the version of the other side. */
    public static final MergeText NOTED = new MergeText(
            "Conflicts that a merge has left",
            "Ours",
            "Theirs",
            "Here",
            "The other version",
            "ours",
            "theirs",
            "All ours",
            "All theirs",
            "Keep ours",
            "Take theirs",
            "Settle");

    /** Mine is what was not saved before a crash, theirs the level as it is now. */
    public static final MergeText UNSAVED = new MergeText(
            "What was not saved",
            "Unsaved",
            "Level",
            "Not saved",
            "In the level",
            "not saved",
            "in the level",
            "All unsaved",
            "All of the level",
            null,
            "Discard",
            "Restore");
}
