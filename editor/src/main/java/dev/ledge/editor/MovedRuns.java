package dev.ledge.editor;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.History;
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
import dev.ledge.engine.run.Run;
import java.nio.file.Path;
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
    private final Map<Document, Ahead> ahead = new WeakHashMap<>();

    private Vec untold = Vec.ZERO;
    /** Of this it is to be asked once its runs are known; null for none. */
    private Document waiting;

    private int edits;

    /** How far a level has moved from where its runs are. */
    private static final class Ahead {
        /** px. */
        private Vec by = Vec.ZERO;
        /** How far its runs are meant to be left behind, px. */
        private Vec left = Vec.ZERO;
        /** The runs that were asked about, as they were then. */
        private Map<Path, Run> asked = Map.of();
    }

    private MovedRuns(Workspace workspace, RunBook book) {
        this.workspace = workspace;
        this.book = book;
    }

    /** Begins to follow what is open in a window. */
    static void follow(Workspace workspace, RunBook book) {
        MovedRuns moved = new MovedRuns(workspace, book);
        DocumentFollower.follow(workspace.tools(), moved, moved::opened);
        book.addListener(moved::runsKnown);
    }

    private void opened() {
        untold = Vec.ZERO;
        waiting = null;
        edits = workspace.document().history().undoCount();
    }

    private void runsKnown() {
        Document document = waiting;
        if (document != null && document == workspace.document() && isKnown(document)) {
            waiting = null;
            ask(document, ahead.computeIfAbsent(document, any -> new Ahead()));
        }
    }

    private boolean isKnown(Document document) {
        return book.isOf(document.file()) && book.isLookedUp();
    }

    @Override
    public void levelChanged(Level before, Level after) {
        untold = untold.plus(ResizeCorner.moved(before, after));
    }

    @Override
    public void stateChanged() {
        Document document = workspace.document();
        History history = document.history();
        boolean isNew = history.undoCount() > edits;
        edits = history.undoCount();
        if (untold.equals(Vec.ZERO) || document.inGesture()) {
            return;
        }
        // Who resized it elsewhere has moved its runs there, or not.
        if (!isNew || !OutsideChanges.isName(history.undoName())) {
            Ahead of = ahead.computeIfAbsent(document, any -> new Ahead());
            of.by = of.by.plus(untold);
            ask(document, of);
        }
        untold = Vec.ZERO;
    }

    private void ask(Document document, Ahead of) {
        if (!isKnown(document)) {
            waiting = document;
            return;
        }
        RunShift shift = new RunShift(of.by, document.level().grid());
        List<RunEntry> runs = of.by.equals(of.left)
                ? List.of()
                : book.entries().stream()
                        .filter(run -> !run.isReadOnly() && shift.changes(run.run()))
                        .toList();
        of.asked = runs.stream().collect(Collectors.toMap(RunEntry::file, RunEntry::run));
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
        String title = isOne ? "A run is of before the resize" : runs.size() + " runs are of before the resize";
        String what = isOne ? ": where it starts, or what it expects." : ": where they start, or what they expect.";
        workspace
                .notices()
                .show(Notice.question(TOPIC, title, List.of(names + more + what + hash))
                        .with("move", isOne ? "Move it along" : "Move them along", () -> move(document, of, shift))
                        .with("leave", isOne ? "Leave it" : "Leave them", () -> of.left = of.by));
    }

    /** Moves what was asked about; what was changed or made since is of the level as it is now. */
    private void move(Document document, Ahead of, RunShift shift) {
        if (!isKnown(document)) {
            waiting = document;
            return;
        }
        int moved = 0;
        for (RunEntry run : book.entries()) {
            if (run.run().equals(of.asked.get(run.file()))) {
                book.change(run.file(), shift.of(run.run()), "Move a run along");
                moved++;
            }
        }
        ahead.remove(document);
        String what = moved == 1 ? "1 run moves along" : moved + " runs move along";
        workspace.status().pass(what + "; undo is in the list of runs");
    }
}
