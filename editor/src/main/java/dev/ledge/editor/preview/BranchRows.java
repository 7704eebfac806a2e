package dev.ledge.editor.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The plays of a level as a tree: each parts at some tick from the one that it has most in common with. */
final class BranchRows {
    /** Of a play that begins by itself. */
    static final int NO_PARENT = -1;

    private BranchRows() {}

    /**
     * A play in the tree.
     *
     * @param branch null for the current play
     * @param parent number of the row that it parts from, a smaller one; {@link #NO_PARENT} for none
     * @param from tick at which it parts
     * @param to tick at which it ends
     */
    record Row(Branch branch, int parent, int from, int to) {}

    /** The current play, then the others in their order. */
    static List<Row> of(Play current, List<Branch> branches) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(null, NO_PARENT, 0, (int) current.lastTick()));
        for (Branch branch : branches) {
            int most = common(branch, current);
            int parent = most > 0 ? 0 : NO_PARENT;
            for (int i = 1; i < rows.size(); i++) {
                int shared = common(branch, rows.get(i).branch);
                if (shared > most) {
                    most = shared;
                    parent = i;
                }
            }
            rows.add(new Row(branch, parent, most, branch.ticks()));
        }
        return rows;
    }

    private static int common(Branch branch, Play current) {
        return Objects.equals(branch.start(), current.start())
                ? branch.recording().common(current.recording())
                : 0;
    }

    private static int common(Branch branch, Branch other) {
        return Objects.equals(branch.start(), other.start())
                ? branch.recording().common(other.recording())
                : 0;
    }
}
