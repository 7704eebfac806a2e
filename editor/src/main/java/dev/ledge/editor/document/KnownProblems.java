package dev.ledge.editor.document;

import dev.ledge.engine.problem.Problem;
import java.util.List;

/** What is wrong with a document's files, as far as they were looked at. For the document's thread. */
public final class KnownProblems {
    private final Runnable changed;
    private List<Problem> asRead;
    private List<Problem> ofPalette = List.of();

    KnownProblems(List<Problem> asRead, Runnable changed) {
        this.asRead = asRead;
        this.changed = changed;
    }

    void readAgain(List<Problem> found) {
        asRead = found;
    }

    /** What is beside the level has changed, such as its runs: whoever shows what is wrong looks again. */
    public void lookAgain() {
        changed.run();
    }

    /** What was noticed when the level was read, in the order of the file. */
    public List<Problem> asRead() {
        return asRead;
    }

    /** Why the file of the level's palette cannot be used as it is now; empty if it can. */
    public List<Problem> ofPalette() {
        return ofPalette;
    }

    /** The file of the level's palette was looked at again. */
    public void notePalette(List<Problem> found) {
        if (!found.equals(ofPalette)) {
            ofPalette = List.copyOf(found);
            changed.run();
        }
    }
}
