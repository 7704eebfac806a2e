package dev.ledge.engine.bind;

/** Lines that Git writes into a file which it could not merge, as which no JSON begins. */
final class ConflictMarkers {
    /** What to do about one. */
    static final String MESSAGE =
            "Git could not merge this file and wrote a conflict marker here; take one version with"
                    + " \"git checkout --ours\" or \"--theirs\", or have levels merged by \"ledge merge\"";

    private ConflictMarkers() {}

    /** {@return whether a line that begins at a place in a text is a marker} */
    static boolean isAt(String text, int offset) {
        boolean beginsLine = offset == 0 || offset > 0 && text.charAt(offset - 1) == '\n';
        return beginsLine
                && (text.startsWith("<<<<<<< ", offset)
                        || text.startsWith("=======", offset)
                        || text.startsWith(">>>>>>> ", offset)
                        || text.startsWith("||||||| ", offset));
    }
}
