package dev.ledge.editor;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.outside.OutsideChanges;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.run.RunShift;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

/**
 * A level that is resized at its left or upper edge moves all that is in it. Its runs are files of their own and stay:
 * this asks whether they are to go along. For the event dispatch thread.
 */
final class MovedRuns implements DocumentListener {
    private static final String TOPIC = "moved-runs";
    private static final int MOST_NAMES = 6;

    private final Workspace workspace;
    private final RunBook book;
    /** How far each level has moved from where its runs are, px. */
    private final Map<Document, Vec> ahead = new WeakHashMap<>();

    private Vec untold = Vec.ZERO;

    private MovedRuns(Workspace workspace, RunBook book) {
        this.workspace = workspace;
        this.book = book;
    }

    /** Begins to follow what is open in a window. */
    static void follow(Workspace workspace, RunBook book) {
        MovedRuns moved = new MovedRuns(workspace, book);
        DocumentFollower.follow(workspace.tools(), moved, () -> moved.untold = Vec.ZERO);
    }

    @Override
    public void levelChanged(Level before, Level after) {
        untold = untold.plus(ResizeCorner.moved(before, after));
    }

    @Override
    public void stateChanged() {
        Document document = workspace.document();
        if (untold.equals(Vec.ZERO) || document.inGesture()) {
            return;
        }
        // Who resized it elsewhere has moved its runs there, or not.
        if (!OutsideChanges.isName(document.history().undoName())) {
            ahead.merge(document, untold, Vec::plus);
            ask(document);
        }
        untold = Vec.ZERO;
    }

    private void ask(Document document) {
        List<RunEntry> runs = left(document);
        if (runs.isEmpty()) {
            workspace.notices().withdraw(TOPIC);
            return;
        }
        String names = runs.stream()
                .limit(MOST_NAMES)
                .map(run -> "“" + Excerpt.of(run.name()) + "”")
                .collect(Collectors.joining(", "));
        String more = runs.size() > MOST_NAMES ? " and " + (runs.size() - MOST_NAMES) + " more" : "";
        boolean haveHash = runs.stream().anyMatch(run -> run.run().hash() != null);
        String hash = haveHash ? " How exactly a run ends is then no longer expected, as that has changed." : "";
        boolean isOne = runs.size() == 1;
        String title = isOne ? "A run names places" : runs.size() + " runs name places";
        String what = isOne ? ": where it starts, or what it expects." : ": where they start, or what they expect.";
        workspace
                .notices()
                .show(Notice.question(TOPIC, title + " of before the resize", List.of(names + more + what + hash))
                        .with("move", isOne ? "Move it along" : "Move them along", () -> move(document))
                        .with("leave", isOne ? "Leave it" : "Leave them", () -> ahead.remove(document)));
    }

    /** The runs that have not moved with the level. */
    private List<RunEntry> left(Document document) {
        RunShift shift = shift(document);
        return book.entries().stream()
                .filter(run -> !run.isReadOnly() && shift.changes(run.run()))
                .toList();
    }

    private RunShift shift(Document document) {
        return new RunShift(
                ahead.getOrDefault(document, Vec.ZERO), document.level().grid());
    }

    private void move(Document document) {
        List<RunEntry> runs = left(document);
        RunShift shift = shift(document);
        runs.forEach(run -> book.change(run.file(), shift.of(run.run()), "Move a run along"));
        ahead.remove(document);
        workspace
                .status()
                .pass((runs.size() == 1 ? "Moved a run along" : "Moved " + runs.size() + " runs along")
                        + "; undo is in the list of runs");
    }
}
