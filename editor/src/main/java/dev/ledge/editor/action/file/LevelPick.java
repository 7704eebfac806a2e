package dev.ledge.editor.action.file;

import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import javax.swing.JLabel;

/** Lets the user choose one of the levels in a folder and below by a few letters of its name, and opens it. */
final class LevelPick {
    private static final String TOPIC = "list";

    private final Workspace workspace;
    private final LevelFiles files;

    LevelPick(Workspace workspace, LevelFiles files) {
        this.workspace = workspace;
        this.files = files;
    }

    /** Looks for levels beside the window, as a folder may hold a whole disk, and offers them. */
    void in(Path root) {
        workspace.notices().withdraw(TOPIC);
        FilesProgress progress = new FilesProgress(
                workspace, TOPIC, "Looking for levels in " + Excerpt.name(root), "Cancelled, no level is offered.");
        files.beside(TOPIC, () -> {
            try {
                List<Path> levels = LevelFolder.below(root, () -> progress.at(0));
                return () -> {
                    progress.end();
                    offer(root, levels);
                };
            } catch (CancellationException cancelled) {
                return progress::end;
            } catch (IOException e) {
                return () -> {
                    progress.end();
                    failed(root, e);
                };
            }
        });
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
                        files::open)
                .whenEmpty("There are no levels in this folder yet.")
                .open(workspace);
    }
}
