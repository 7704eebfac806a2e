package dev.ledge.editor.action;

import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.json.Excerpt;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelFormatException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Makes levels of other programs' files, and opens the first of them; beside the editing. */
final class Importer {
    private static final String TOPIC = "import";

    /** Of what has no equal so many lines are shown; the command line has them all. */
    private static final int MOST_LINES = 8;

    private final Workspace workspace;
    private final LevelFiles files;

    Importer(Workspace workspace, LevelFiles files) {
        this.workspace = workspace;
        this.files = files;
    }

    /** Asks for a file and where its level is to go, and imports it. */
    void choose() {
        JFileChooser maps = new JFileChooser(files.folder().toFile());
        maps.setName("file-chooser");
        maps.setDialogTitle("Import");
        maps.setFileFilter(new FileNameExtensionFilter(
                "Maps of Tiled and LDtk, and text (tmx, tmj, json, ldtk, txt)", "tmx", "tmj", "json", "ldtk", "txt"));
        if (maps.showOpenDialog(workspace.window()) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        Path map = maps.getSelectedFile().toPath();
        JFileChooser levels = new JFileChooser(files.folder().toFile());
        levels.setName("file-chooser");
        levels.setDialogTitle("Save the imported level as");
        levels.setSelectedFile(new File(levels.getCurrentDirectory(), base(map) + FileKind.LEVEL.suffix()));
        if (levels.showSaveDialog(workspace.window()) == JFileChooser.APPROVE_OPTION) {
            read(map, LevelFiles.withSuffix(levels.getSelectedFile().toPath()));
        }
    }

    private static String base(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private void read(Path map, Path target) {
        workspace.notices().withdraw(TOPIC);
        workspace.status().hold(TOPIC, "Importing " + Excerpt.name(map) + " …");
        files.beside(TOPIC, () -> {
            try {
                List<Imported> levels =
                        LevelImport.read(map, new ImportRequest(LevelImport.mappingBeside(target), target));
                return () -> {
                    workspace.status().end(TOPIC);
                    if (levels.stream().allMatch(level -> files.mayReplace(level.file()))) {
                        write(map, levels);
                    }
                };
            } catch (LevelFormatException e) {
                List<String> lines = Explanation.of(e);
                return () -> failed(map, lines);
            }
        });
    }

    private void write(Path map, List<Imported> levels) {
        files.beside(TOPIC, () -> {
            try {
                for (Imported level : levels) {
                    level.write(level.file());
                }
                return () -> {
                    report(map, levels);
                    files.open(levels.get(0).file());
                };
            } catch (IOException e) {
                return () -> failed(map, List.of(String.valueOf(e.getMessage())));
            }
        });
    }

    private void report(Path map, List<Imported> levels) {
        List<String> lost = new ArrayList<>();
        levels.stream()
                .map(Imported::report)
                .distinct()
                .map(ImportReport::lostLines)
                .forEach(lost::addAll);
        String count = levels.size() == 1 ? "" : " as " + levels.size() + " levels";
        workspace.status().pass("Imported " + Excerpt.name(map) + count);
        if (!lost.isEmpty()) {
            List<String> lines = new ArrayList<>(lost.subList(0, Math.min(MOST_LINES, lost.size())));
            if (lost.size() > MOST_LINES) {
                lines.add("and " + (lost.size() - MOST_LINES) + " more: ledge import " + Excerpt.name(map)
                        + " lists them all");
            }
            workspace
                    .notices()
                    .show(Notice.warning(
                                    TOPIC,
                                    "Imported “" + Excerpt.name(map) + "”" + count + "; some of it has no equal here",
                                    lines)
                            .ofWindow());
        }
    }

    private void failed(Path map, List<String> lines) {
        workspace.status().end(TOPIC);
        workspace.notices().show(Notice.error(TOPIC, "“" + Excerpt.name(map) + "” was not imported", lines));
    }
}
