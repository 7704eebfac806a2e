package dev.ledge.engine.bind;

/** A line that git writes into a file that it could not merge; no line of JSON begins so. */
final class ConflictMark {
    /** What to do about one. */
    static final String MESSAGE =
            "git left its conflict marks in the file, here first; keep one side of each and take the marks away";

    private ConflictMark() {}

    /** {@return whether a line that begins at a place in a text is a conflict mark} */
    static boolean isAt(String text, int offset) {
        boolean beginsLine = offset == 0 || text.charAt(offset - 1) == '\n';
        return beginsLine
                && (text.startsWith("<<<<<<< ", offset)
                        || text.startsWith("=======", offset)
                        || text.startsWith(">>>>>>> ", offset)
                        || text.startsWith("||||||| ", offset));
    }
}
