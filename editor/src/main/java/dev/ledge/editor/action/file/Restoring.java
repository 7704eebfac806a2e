package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.journal.Journals;
import dev.ledge.editor.journal.Recovery;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Offers the work that a crash left behind, shows what it would change, and brings it back into an open level, as one
 * edit. Nothing is written to the level's file before it is saved. Event thread only.
 */
public final class Restoring {
    private static final String TOPIC = "restore";
    private static final String EDIT = "Restore what was not saved";

    private final Workspace workspace;
    private final LevelFiles files;
    private final Journals journals;
    private final DifferenceView view;
    private final List<Recovery> held = new ArrayList<>();
    /** What is shown beside the canvas now, or null. */
    private Look look;

    public Restoring(Workspace workspace, LevelFiles files, Journals journals, DifferenceView view) {
        this.workspace = workspace;
        this.files = files;
        this.journals = journals;
        this.view = view;
    }

    /** Looks beside the window, and offers what it finds. */
    public void begin() {
        files.beside(TOPIC, () -> {
            Journals.Left left = journals.left();
            List<RestoreOffer> offers = new ArrayList<>();
            List<Path> damaged = new ArrayList<>(left.damaged());
            for (Recovery recovery : left.recoveries()) {
                try {
                    RestoreOffer offer = RestoreOffer.of(recovery);
                    // The same twice: the program was killed while it brought back what it had found.
                    if (offer.isNothing() || offers.stream().anyMatch(offer::isSame)) {
                        recovery.remove();
                    } else {
                        offers.add(offer);
                    }
                } catch (RuntimeException | OutOfMemoryError e) {
                    recovery.release();
                    damaged.add(recovery.path());
                }
            }
            return () -> {
                // The newest notice comes first.
                for (int i = offers.size() - 1; i >= 0; i--) {
                    held.add(offers.get(i).recovery());
                    offer(offers.get(i));
                }
                damaged.forEach(this::reportDamaged);
            };
        });
    }

    /** Leaves what was not decided for the next start. */
    public void end() {
        held.forEach(Recovery::release);
    }

    private static String topic(RestoreOffer offer) {
        return "restore:" + offer.recovery().path().getFileName();
    }

    private void offer(RestoreOffer offer) {
        Notice notice = Notice.question(topic(offer), "Restore what was not saved of " + offer.name(), offer.lines())
                .ofWindow();
        if (offer.hasLostFile()) {
            notice = notice.with("find", "Find the file…", () -> find(offer))
                    .with("restore", "Restore as a new level", () -> restore(offer));
        } else {
            notice = notice.with("restore", "Restore", () -> restore(offer));
        }
        workspace
                .notices()
                .show(notice.with("show", "Show difference", () -> into(offer, document -> look(offer, document)))
                        .with("later", "Later", workspace::focusCanvas)
                        .with("discard", "Discard", () -> discard(offer)));
    }

    private void reportDamaged(Path journal) {
        workspace
                .notices()
                .show(Notice.warning(
                                "restore:" + journal.getFileName(),
                                "Unsaved work was found that cannot be read",
                                List.of("Its journal is kept as " + Excerpt.path(journal) + "."))
                        .ofWindow());
    }

    private void restore(RestoreOffer offer) {
        into(
                offer,
                document -> compare(offer, document, now -> {
                    if (workspace.document() != document) {
                        offer(offer);
                    } else if (now.hasConflicts()) {
                        look(offer, document);
                        workspace.status().pass("The level was changed since: first settle the conflicts");
                    } else {
                        put(offer, document, now.restored());
                    }
                }));
    }

    private void put(RestoreOffer offer, Document document, Level restored) {
        document.edit(EDIT, restored);
        // The new journal has it all from now on.
        held.remove(offer.recovery());
        journals.replaced(offer.recovery());
        workspace.status().pass("Restored what was not saved; it is not in the file before you save");
        workspace.focusCanvas();
    }

    /** Lets the user say where the level is now. */
    private void find(RestoreOffer offer) {
        Optional<Path> chosen = files.choose("Where " + offer.name() + " is now");
        if (chosen.isEmpty()) {
            offer(offer);
            workspace.focusCanvas();
            return;
        }
        beside(offer, () -> {
            try {
                RestoreOffer found = RestoreOffer.at(chosen.get(), offer.recovery());
                return () -> offer(found);
            } catch (LevelFormatException e) {
                List<String> lines = ErrorText.of(e);
                return () -> notOpened(chosen.get(), lines, offer);
            }
        });
        workspace.focusCanvas();
    }

    private void discard(RestoreOffer offer) {
        journals.discard(offer.recovery());
        workspace
                .notices()
                .show(Notice.question(
                                topic(offer),
                                "The unsaved changes to " + offer.name() + " are discarded",
                                List.of("They are gone for good when this window is closed."))
                        .ofWindow()
                        .with("undo", "Undo", () -> {
                            journals.keep(offer.recovery());
                            offer(offer);
                            workspace.focusCanvas();
                        }));
        workspace.focusCanvas();
    }

    /** Work whose failure leaves the offer to be taken up again. */
    private void beside(RestoreOffer offer, Job job) {
        files.beside(TOPIC, () -> {
            try {
                return job.work();
            } catch (RuntimeException | Error e) {
                EventThread.post(() -> offer(offer));
                throw e;
            }
        });
    }

    /** Something long, off the event thread; what it gives is done on it. */
    private interface Job {
        Runnable work();
    }

    /** Reckons what the work would change in a document as it is now. */
    private void compare(RestoreOffer offer, Document document, Consumer<RestoreOffer> then) {
        Level saved = document.saved();
        Level theirs = document.committed();
        beside(offer, () -> {
            RestoreOffer now = offer.onto(saved, theirs);
            return () -> {
                if (document.committed() != theirs) {
                    compare(offer, document, then);
                } else {
                    then.accept(now);
                }
            };
        });
    }

    /** Goes on with the document of the level, which is opened if it is not. */
    private void into(RestoreOffer offer, Consumer<Document> then) {
        Optional<Document> open = offer.file() == null ? Optional.empty() : files.opened(offer.file());
        if (open.filter(document -> !document.isReadOnly()).isPresent()) {
            workspace.show(open.get());
            then.accept(open.get());
            workspace.focusCanvas();
        } else if (offer.file() == null) {
            opened(offer.untitled(), then);
        } else {
            beside(offer, () -> {
                try {
                    Document document = OpenTrial.open(offer.file());
                    return () -> opened(document, then);
                } catch (LevelFormatException e) {
                    List<String> lines = ErrorText.of(e);
                    return () -> notOpened(offer.file(), lines, offer);
                } catch (RuntimeException | Error e) {
                    List<String> lines = OpenTrial.explain(e);
                    return () -> notOpened(offer.file(), lines, offer);
                }
            });
        }
    }

    private void notOpened(Path file, List<String> lines, RestoreOffer offer) {
        files.notOpened(file, lines);
        offer(offer);
    }

    private void opened(Document document, Consumer<Document> then) {
        workspace.open(document);
        then.accept(document);
        workspace.focusCanvas();
    }

    private void look(RestoreOffer offer, Document document) {
        closed();
        look = new Look(offer, document);
        document.addListener(look);
        look.stateChanged();
    }

    /** Another document is shown in the window. */
    public void documentOpened() {
        if (look != null && workspace.document() != look.document) {
            closed();
        }
    }

    /** What is shown was closed without a decision: it is offered as before. */
    public void closed() {
        if (look != null) {
            RestoreOffer offer = look.offer;
            endLook();
            offer(offer);
        }
    }

    /** Brings back what is shown, with its conflicts settled. */
    public void take(Level merged) {
        if (look != null) {
            Look taken = look;
            endLook();
            put(taken.offer, taken.document, taken.offer.complete(merged));
        }
    }

    /** Discards what is shown. */
    public void discardShown() {
        if (look != null) {
            RestoreOffer offer = look.offer;
            endLook();
            discard(offer);
        }
    }

    private void endLook() {
        look.document.removeListener(look);
        look = null;
        view.hide();
    }

    /** Shows what would change, and keeps up with what its user edits meanwhile. */
    private final class Look implements DocumentListener {
        private final RestoreOffer offer;
        private final Document document;

        Look(RestoreOffer offer, Document document) {
            this.offer = offer;
            this.document = document;
        }

        @Override
        public void stateChanged() {
            compare(offer, document, now -> {
                if (look == this) {
                    view.show(now.onto().merge());
                }
            });
        }
    }
}
