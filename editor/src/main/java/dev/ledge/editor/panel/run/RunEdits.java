package dev.ledge.editor.panel.run;

import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.run.Pointed;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.tool.PointTool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * What the user does with a run of the book: it is played in the preview, what it expects is added and changed, its
 * input is replaced by what was changed in the preview. Does nothing to null, which is no run.
 */
final class RunEdits {
    private final RunBook book;
    private final ToolContext context;
    private final Supplier<PreviewSession> session;

    RunEdits(RunBook book, ToolContext context, Supplier<PreviewSession> session) {
        this.book = book;
        this.context = context;
        this.session = session;
    }

    void play(RunEntry run) {
        if (run != null && !run.isUnreadable()) {
            session.get().show(run.run());
        }
    }

    /** True if the preview shows the buttons of this run, whatever it expects. */
    boolean isShown(RunEntry run) {
        Run shown = session.get().shownRun().run();
        return shown != null && isSamePlay(shown, run.run());
    }

    private static boolean isSamePlay(Run one, Run other) {
        return one.effectiveInput().equals(other.effectiveInput())
                && Objects.equals(one.start(), other.start())
                && one.effectiveTicks() == other.effectiveTicks();
    }

    /** Has the user point at a place that the player must come to. */
    void addPlace(RunEntry run) {
        PointTool.take(context, "Point at the place that the player must come to; Escape calls it off", at -> {
            RunEntry now = run == null ? null : book.entry(run.file());
            if (now != null) {
                Expectation reaches = Pointed.reaches(
                        context.document().level(), at, now.run().effectiveTicks());
                add(now, reaches, "Expect to reach a place");
            }
        });
    }

    /** Adds what a run must do, unless it must already; {@code words} name the change for undo. */
    void add(RunEntry run, Expectation expectation, String words) {
        if (run == null) {
            return;
        }
        List<Expectation> all = new ArrayList<>(run.run().effectiveExpect());
        if (all.contains(expectation)) {
            context.status("It expects that already");
            return;
        }
        all.add(expectation);
        book.change(run.file(), run.run().withExpect(all), words);
    }

    /** Replaces one of the expectations; nothing if there is none at that index. */
    void change(RunEntry run, int index, Expectation edited) {
        if (run != null && index < run.run().effectiveExpect().size()) {
            List<Expectation> all = new ArrayList<>(run.run().effectiveExpect());
            all.set(index, edited);
            book.change(run.file(), run.run().withExpect(all), "Change an expectation");
        }
    }

    /** True if a run does not end exactly as it must, and may be told to end as it does. */
    static boolean canAcceptEnd(RunEntry run) {
        return run != null && !run.isReadOnly() && run.verdict().endFailure() != null;
    }

    /** Lets a run end from now on as it ends in the level as it is. */
    void acceptEnd(RunEntry run) {
        if (!canAcceptEnd(run)) {
            return;
        }
        if (!book.isCurrent(run)) {
            context.status("It is being played in the level as it is now: press it again once that is done");
            return;
        }
        book.change(run.file(), run.run().withHash(run.verdict().outcome().hash()), "Accept how a run ends");
        context.status("From now on it must end as it ends now; undo here takes that back");
    }

    /** Writes the input that was changed in the preview into the run that it was shown of. */
    void keepInput(RunEntry run) {
        Run changed = session.get().shownRun().changed();
        if (run == null || run.isReadOnly()) {
            return;
        }
        if (changed == null || !isSamePlay(changed, run.run())) {
            if (!isShown(run)) {
                play(run);
            }
            context.status("Drag the held buttons under the timeline first; then this writes them into the run");
            return;
        }
        boolean hadHash = run.run().hash() != null;
        Run kept =
                run.run().withInput(session.get().shownRun().withChangedInput().input());
        book.change(run.file(), hadHash ? kept.withHash(null) : kept, "Change the input of a run");
        session.get().shownRun().inputKept(kept);
        context.status(hadHash ? "Written; how it ends is no longer expected, as that has changed" : "Written");
    }
}
