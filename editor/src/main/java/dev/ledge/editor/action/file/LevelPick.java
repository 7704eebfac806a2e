package dev.ledge.editor.action.file;

import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.JLabel;

/** Lets the user choose one of the levels in a folder and below by a few letters of its name. */
final class LevelPick {
    private static final String TOPIC = "list";
    /** How long the window may stand still for a list. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(500);

    private final Workspace workspace;
    private final Consumer<Path> taken;
    private final long patience;
    /** How far a folder is looked through, or null. */
    private FilesProgress looking;

    LevelPick(Workspace workspace, Consumer<Path> taken) {
        this(workspace, taken, PATIENCE);
    }

    /** The same, with how long the window may stand still for a list, ns. */
    LevelPick(Workspace workspace, Consumer<Path> taken, long patience) {
        this.workspace = workspace;
        this.taken = taken;
        this.patience = patience;
    }

    /**
     * Offers the levels of a project at once, as what is typed after the key is meant for the list; those of one that
     * is as large as a disk as soon as they are found.
     */
    void ofProject(Path project) {
        giveUp();
        long start = System.nanoTime();
        try {
            offer(project, LevelFolder.below(project, () -> {
                if (System.nanoTime() - start > patience) {
                    throw new CancellationException();
                }
            }));
        } catch (CancellationException late) {
            ofFolder(project);
        } catch (IOException e) {
            failed(project, e);
        }
    }

    /** Looks for levels beside the window, as a folder may hold a whole disk, and offers them. */
    void ofFolder(Path folder) {
        giveUp();
        FilesProgress progress = new FilesProgress(
                workspace, TOPIC, "Looking for levels in " + Excerpt.name(folder), "Cancelled, no level is offered.");
        looking = progress;
        Thread thread = new Thread(() -> look(folder, progress), "levels of a folder");
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends the look through a folder, as something else is wanted now. */
    void giveUp() {
        if (looking != null) {
            looking.giveUp();
            looking = null;
        }
        workspace.notices().withdraw(TOPIC);
    }

    private void look(Path folder, FilesProgress progress) {
        try {
            List<Path> levels = LevelFolder.below(folder, progress::stillAtIt);
            answer(progress, () -> offerOnceFree(folder, levels));
        } catch (CancellationException cancelled) {
            answer(progress, () -> {});
        } catch (IOException e) {
            answer(progress, () -> failed(folder, e));
        } catch (RuntimeException | Error e) {
            answer(progress, () -> {});
            throw e;
        }
    }

    private void answer(FilesProgress progress, Runnable answer) {
        EventThread.post(() -> {
            if (looking == progress) {
                looking = null;
                progress.end();
                answer.run();
            }
        });
    }

    /** What is typed just now is meant for the list that is open, if any. */
    private void offerOnceFree(Path folder, List<Path> levels) {
        if (QuickPick.isOpen(workspace)) {
            workspace.notices().show(found(folder, levels));
        } else {
            offer(folder, levels);
        }
    }

    private Notice found(Path folder, List<Path> levels) {
        String many = switch (levels.size()) {
            case 0 -> "No level is";
            case 1 -> "1 level is";
            default -> levels.size() + " levels are";
        };
        return Notice.question(TOPIC, many + " in “" + Excerpt.name(folder) + "”", List.of())
                .ofWindow()
                .with("show", "Show the list", () -> offer(folder, levels));
    }

    private void failed(Path root, IOException e) {
        workspace
                .notices()
                .show(Notice.error(
                        TOPIC,
                        "The levels of " + Excerpt.path(root) + " cannot be listed",
                        List.of(IoReason.reading(e, root))));
    }

    private void offer(Path root, List<Path> levels) {
        new QuickPick<Path>(
                        "Go to a level of " + Excerpt.name(root),
                        levels,
                        path -> name(path) + " " + root.relativize(path),
                        (list, path, index, selected, focused) -> QuickPick.row(
                                new JLabel(PlainText.of(name(path))),
                                new JLabel(PlainText.of(Excerpt.path(root.relativize(path.getParent())))),
                                selected),
                        taken)
                .whenEmpty("There are no levels in this folder yet.")
                .open(workspace);
    }

    private static String name(Path level) {
        return Excerpt.name(level).replace(FileKind.LEVEL.suffix(), "");
    }
}
