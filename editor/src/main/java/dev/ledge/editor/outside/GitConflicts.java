package dev.ledge.editor.outside;

import dev.ledge.editor.diff.KeptConflicts;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.diff.Settlement;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Lets the user settle on the canvas what a merge of git's left in conflict in the open level. Event thread only. */
public final class GitConflicts implements Conflicts {
    private static final String TOPIC = "outside.git";

    private final OutsideWindow window;
    private final Consumer<LevelMerge> show;
    private final Runnable hide;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "git conflicts");
        thread.setDaemon(true);
        return thread;
    });

    /** What is offered or shown, or null. */
    private GitStages stages;

    /** What was offered last, so that what was closed is not offered again. */
    private String said = "";

    /**
     * For a window.
     *
     * @param show shows a difference
     * @param hide takes it away
     */
    public GitConflicts(OutsideWindow window, Consumer<LevelMerge> show, Runnable hide) {
        this.window = window;
        this.show = show;
        this.hide = hide;
    }

    /** Another level is open. */
    public void opened() {
        said = "";
        settled();
        look();
    }

    /** Something may have happened outside. */
    public void look() {
        Document document = window.document();
        Path file = document.file();
        if (file == null || document.isReadOnly() || worker.isShutdown()) {
            return;
        }
        Level here = KeptConflicts.remove(document.committed());
        worker.execute(() -> {
            Optional<GitStages> found = GitStages.of(file)
                    .filter(stages -> !stages.merge().conflicts().isEmpty());
            boolean isAsMine = found.map(GitStages::merge)
                    .filter(merge -> !Settlement.isAsMine(merge, LinkedPalettes.of(merge.merged(), here)))
                    .isEmpty();
            EventThread.post(() -> {
                if (document == window.document() && file.equals(document.file())) {
                    found.ifPresentOrElse(stages -> offer(stages, isAsMine), this::settled);
                }
            });
        });
    }

    private void offer(GitStages found, boolean isAsMine) {
        if (found.key().equals(said)) {
            return;
        }
        said = found.key();
        stages = found;
        window.notices()
                .show(Notice.question(
                                TOPIC,
                                "git could not merge " + OutsideNotices.name(window.document()),
                                lines(found.merge().conflicts().size(), isAsMine))
                        .with("settle", "Settle conflicts", () -> show.accept(stages.merge())));
    }

    /** What was settled and saved before is still in conflict to git, until it is added. */
    private static List<String> lines(int count, boolean isAsMine) {
        String what = count == 1
                ? "Both branches changed the same thing. It is here"
                : "Both branches changed the same things, " + count + " in all. "
                        + (isAsMine ? "They are here" : "Some are here");
        return isAsMine
                ? List.of(
                        what + " as on this branch.",
                        "What you choose is one step of undo; then save it, and git add the file.")
                : List.of(
                        what + " as on the other branch.",
                        "If that is as it should be, git add the file; what you choose is one step of undo.");
    }

    /** Nothing is in conflict any more, or something else is open. */
    private void settled() {
        if (stages != null) {
            stages = null;
            window.notices().withdraw(TOPIC);
            hide.run();
        }
    }

    @Override
    public void take(Level settled) {
        Document document = window.document();
        LevelMerge merge = stages.merge();
        Level plain = KeptConflicts.remove(document.committed());
        Level now = LinkedPalettes.of(merge.merged(), plain);
        Level result;
        try {
            result = LinkedPalettes.here(Settlement.in(merge, settled, now, plain != document.committed()), document);
        } catch (LevelFormatException e) {
            window.notices().show(LinkedPalettes.notSettled(TOPIC, e));
            return;
        }
        window.notices().withdraw(TOPIC);
        if (!result.hasSameContent(document.committed())) {
            document.edit("Settle conflicts", result);
        }
        closed();
        window.status().pass("The conflicts are settled; save the level, then git add it");
    }

    @Override
    public void takeTheirs() {
        take(stages.merge().theirs());
    }

    @Override
    public void keepOurs() {
        take(stages.merge().mine());
    }

    @Override
    public void closed() {
        hide.run();
        window.focusLevel();
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
