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
import java.util.function.Consumer;
import javax.swing.JLabel;

/** Lets the user choose one of the levels in a folder and below by a few letters of its name. */
final class LevelPick {
    private static final String TOPIC = "list";

    private final Workspace workspace;
    private final Consumer<Path> taken;
    /** How far a folder is looked through, or null. */
    private FilesProgress looking;

    LevelPick(Workspace workspace, Consumer<Path> taken) {
        this.workspace = workspace;
        this.taken = taken;
    }

    /** Offers the levels of a project at once: what is typed after the key is meant for the list. */
    void ofProject(Path project) {
        giveUp();
        try {
            offer(project, LevelFolder.below(project));
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
            answer(progress, () -> offerUnlessLate(folder, levels));
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

    private void offerUnlessLate(Path folder, List<Path> levels) {
        // What is typed just now is meant for the list that is open.
        if (!QuickPick.isOpen(workspace)) {
            offer(folder, levels);
        }
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
                        path -> root.relativize(path).toString(),
                        (list, path, index, selected, focused) -> QuickPick.row(
                                new JLabel(PlainText.of(Excerpt.name(path).replace(FileKind.LEVEL.suffix(), ""))),
                                new JLabel(PlainText.of(Excerpt.path(root.relativize(path.getParent())))),
                                selected),
                        taken)
                .whenEmpty("There are no levels in this folder yet.")
                .open(workspace);
    }
}
