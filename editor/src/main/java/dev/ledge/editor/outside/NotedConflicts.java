package dev.ledge.editor.outside;

import dev.ledge.editor.diff.KeptConflicts;
import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.diff.Side;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Lets the user settle on the canvas the conflicts that a merge has noted in the open level. Event thread only. */
public final class NotedConflicts implements Conflicts {
    private static final String TOPIC = "outside.noted";
    private static final int MOST_LINES = 6;

    private final OutsideWindow window;
    private final Consumer<LevelMerge> show;
    private final Runnable hide;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "noted conflicts");
        thread.setDaemon(true);
        return thread;
    });

    /** Once the notes are gone, as by redo, there is nothing to settle. */
    private final DocumentListener notes = new DocumentListener() {
        @Override
        public void levelChanged(Level before, Level after) {
            if (!KeptConflicts.areIn(after)) {
                opened();
            }
        }
    };

    /** What is shown, or null. */
    private LevelMerge merge;
    /** The document whose conflicts are shown, or null. */
    private Document shownOf;

    /**
     * For a window.
     *
     * @param show shows a difference
     * @param hide takes it away
     */
    public NotedConflicts(OutsideWindow window, Consumer<LevelMerge> show, Runnable hide) {
        this.window = window;
        this.show = show;
        this.hide = hide;
    }

    /** Another level is open. */
    public void opened() {
        if (merge != null) {
            end();
        }
    }

    private void end() {
        merge = null;
        if (shownOf != null) {
            shownOf.removeListener(notes);
            shownOf = null;
        }
        hide.run();
    }

    /** Shows what is to be settled; where the notes do not say enough, what they say. */
    public void settle() {
        Document document = window.document();
        Level level = document.committed();
        if (!KeptConflicts.areIn(level)) {
            window.status().pass("No merge has left a conflict in this level");
            return;
        }
        if (document.isReadOnly()) {
            window.status().pass("This level was made by a newer version and is open read-only");
            return;
        }
        worker.execute(() -> {
            Optional<LevelMerge> found = KeptConflicts.merge(level);
            EventThread.post(() -> {
                if (document == window.document()) {
                    found.ifPresentOrElse(this::showOrTell, () -> tell(KeptConflicts.words(level)));
                }
            });
        });
    }

    private void showOrTell(LevelMerge found) {
        if (found.conflicts().isEmpty()) {
            ask(
                    "Nothing in this level is in conflict any more",
                    List.of("What the merge has noted was in layers that are removed. The note can go, too."));
        } else {
            show(found);
        }
    }

    private void show(LevelMerge found) {
        window.notices().withdraw(TOPIC);
        opened();
        merge = found;
        shownOf = window.document();
        shownOf.addListener(notes);
        show.accept(found);
    }

    private void tell(List<String> words) {
        List<String> lines = new ArrayList<>(words.subList(0, Math.min(MOST_LINES, words.size())));
        if (words.size() > MOST_LINES) {
            lines.add("and " + (words.size() - MOST_LINES) + " more, in the level’s properties");
        }
        lines.add("The other version is not noted as a whole: edit what is to be as in that, then remove the note.");
        ask("A merge has left conflicts, noted in words alone", lines);
    }

    private void ask(String title, List<String> lines) {
        window.notices()
                .show(Notice.question(TOPIC, title, lines).with("remove-note", "Remove the note", this::removeNote));
    }

    private void removeNote() {
        Document document = window.document();
        document.edit("Settle conflicts", KeptConflicts.remove(document.committed()));
        window.focusLevel();
    }

    @Override
    public void take(Level settled) {
        Document document = window.document();
        Level plain = KeptConflicts.remove(document.committed());
        Level result;
        try {
            result =
                    LinkedPalettes.here(LevelDiff.between(merge.mine(), settled).apply(plain), document);
        } catch (LevelFormatException e) {
            window.notices().show(LinkedPalettes.notSettled(TOPIC, e));
            return;
        }
        window.notices().withdraw(TOPIC);
        document.edit("Settle conflicts", result);
        closed();
        window.status().pass("The conflicts are settled, and the note of them is removed; save the level");
    }

    @Override
    public void takeTheirs() {
        take(merge.resolve(conflict -> Side.THEIRS));
    }

    @Override
    public void keepOurs() {
        take(merge.mine());
    }

    @Override
    public void closed() {
        end();
        window.focusLevel();
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
