package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.Exporter;
import dev.ledge.editor.action.file.Importer;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.format.ExportFormat;

/** Opening, saving and leaving. */
final class FileCommands {
    private final Workspace workspace;
    private final LevelFiles files;
    private final Importer importer;

    private FileCommands(Workspace workspace, LevelFiles files, Importer importer) {
        this.workspace = workspace;
        this.files = files;
        this.importer = importer;
    }

    static void add(Actions actions, Workspace workspace, LevelFiles files, Importer importer) {
        new FileCommands(workspace, files, importer).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("file.new", "New level…", files::newLevel)
                .key("ctrl N")
                .icon("new")
                .alsoFoundBy("tile size grid palette")
                .explain("Its size, its tile size and its palette are asked for; Enter takes them as they stand"));
        actions.add(new Command("file.open", "Open…", files::chooseAndOpen)
                .key("ctrl O")
                .icon("open"));
        actions.add(new Command("file.go-to", "Go to level…", files::goToLevel)
                .key("ctrl P")
                .icon("level")
                .explain("Any level of the project, by a few letters of its name"));
        actions.add(new Command("file.gallery", "Gallery…", workspace::showGallery)
                .key("ctrl shift G")
                .explain("Levels with their runs playing and what these expect coming true"));
        actions.add(new Command("file.save", "Save", files::save)
                .key("ctrl S")
                .icon("save")
                .when(() -> !document().isReadOnly()));
        actions.add(new Command("file.save-as", "Save as…", files::saveAs)
                .key("ctrl shift S")
                .when(() -> !document().isReadOnly()));
        actions.add(new Command("file.import", "Import…", importer::choose)
                .explain("A map of Tiled, a project of LDtk, or text becomes a level"));
        Exporter exporter = new Exporter(workspace, files);
        actions.add(new Command("file.export-again", "Export again", exporter::again)
                .key("ctrl E")
                .icon("export")
                .titled(exporter::titleOfAgain)
                .explain("To where this level was exported last"));
        for (ExportFormat format : Formats.EXPORTS) {
            actions.add(new Command("export." + format.id(), Exporter.label(format), () -> exporter.export(format))
                    .icon("export"));
        }
        actions.add(new Command("file.quit", "Quit", workspace::quit).key("ctrl Q"));
    }

    private Document document() {
        return workspace.document();
    }
}
