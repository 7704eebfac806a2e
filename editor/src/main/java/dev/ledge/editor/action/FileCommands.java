package dev.ledge.editor.action;

import dev.ledge.editor.document.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;

/** Opening, saving and leaving. */
final class FileCommands {
    private final Workspace workspace;
    private final LevelFiles files;

    private FileCommands(Workspace workspace, LevelFiles files) {
        this.workspace = workspace;
        this.files = files;
    }

    static void add(Actions actions, Workspace workspace, LevelFiles files) {
        new FileCommands(workspace, files).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("file.new", "New level", files::newLevel)
                .key("ctrl N")
                .icon("new")
                .explain("With the palette of this one"));
        actions.add(new Command("file.open", "Open …", files::chooseAndOpen)
                .key("ctrl O")
                .icon("open"));
        actions.add(new Command("file.go-to", "Go to level …", this::goToLevel)
                .key("ctrl P")
                .icon("level")
                .explain("Any level of the project, by a few letters of its name"));
        actions.add(new Command("file.save", "Save", files::save)
                .key("ctrl S")
                .icon("save")
                .when(() -> !document().isReadOnly()
                        && (document().isModified() || document().file() == null)));
        actions.add(new Command("file.save-as", "Save as …", files::saveAs)
                .key("ctrl shift S")
                .when(() -> !document().isReadOnly()));
        actions.add(
                new Command("file.quit", "Quit", workspace::quit).key("ctrl Q").key("ctrl W"));
    }

    private void goToLevel() {
        Path root = files.project();
        List<Path> levels;
        try {
            levels = LevelFolder.below(root);
        } catch (IOException e) {
            workspace.fail(
                    "The levels of " + root + " cannot be listed", List.of(String.valueOf(e.getMessage())), null);
            return;
        }
        new QuickPick<Path>(
                        "Go to a level of " + root.getFileName(),
                        levels,
                        path -> root.relativize(path).toString(),
                        (list, path, index, selected, focused) ->
                                QuickPick.row(new JLabel(name(path)), new JLabel(folder(root, path)), selected),
                        files::open)
                .open(workspace.window().getRootPane());
    }

    private static String name(Path path) {
        return path.getFileName().toString().replace(".level.json", "");
    }

    private static String folder(Path root, Path path) {
        return root.relativize(path).getParent() == null
                ? ""
                : root.relativize(path).getParent().toString();
    }

    private Document document() {
        return workspace.document();
    }
}
