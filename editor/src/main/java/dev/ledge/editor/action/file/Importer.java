package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.importing.ImportDialog;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

/**
 * Makes levels of other programs' files in a dialog, and opens the first of them. There is one in a window, which knows
 * what rules were chosen before.
 */
public final class Importer implements ImportDialog.Host {
    private static final String TOPIC = "import";

    /** Of what has no equal so many lines are shown; the command line has them all. */
    private static final int MOST_LINES = 8;

    private final Workspace workspace;
    private final LevelFiles files;
    private final Map<Path, Mapping> rulesLeft = new HashMap<>();

    public Importer(Workspace workspace, LevelFiles files) {
        this.workspace = workspace;
        this.files = files;
    }

    /** Asks for a file, and shows what comes of it. */
    public void choose() {
        JFileChooser maps = new JFileChooser(files.folder().toFile());
        maps.setName("file-chooser");
        maps.setDialogTitle("Import");
        maps.setFileFilter(readable());
        if (maps.showOpenDialog(workspace.window()) == JFileChooser.APPROVE_OPTION) {
            open(maps.getSelectedFile().toPath());
        }
    }

    /** The files that may be maps. */
    static FileNameExtensionFilter readable() {
        List<String> suffixes = Formats.importSuffixes();
        return new FileNameExtensionFilter(
                "Maps of Tiled and LDtk, and text (" + String.join(", ", suffixes) + ")",
                suffixes.toArray(String[]::new));
    }

    /** Shows what comes of a file. */
    void open(Path map) {
        workspace.notices().withdraw(TOPIC);
        Path target = files.folder().resolve(base(map) + FileKind.LEVEL.suffix());
        ImportDialog.open(workspace.window(), map, target, this);
    }

    private static String base(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    @Override
    public List<String> explain(LevelFormatException why) {
        return ErrorText.of(why);
    }

    @Override
    public Path chooseTarget(Path from) {
        JFileChooser levels = new JFileChooser(from.getParent().toFile());
        levels.setName("file-chooser");
        levels.setDialogTitle("Save the imported level as");
        levels.setSelectedFile(new File(from.toString()));
        boolean isChosen = levels.showSaveDialog(workspace.window()) == JFileChooser.APPROVE_OPTION;
        return isChosen ? LevelFiles.withSuffix(levels.getSelectedFile().toPath()) : null;
    }

    @Override
    public boolean mayReplace(List<Path> replaced) {
        return files.mayReplace(replaced);
    }

    @Override
    public Mapping rulesLeft(Path map) {
        return rulesLeft.get(map);
    }

    @Override
    public void leave(Path map, Mapping rules) {
        rulesLeft.put(map, rules);
    }

    @Override
    public void imported(Path map, List<Imported> levels) {
        rulesLeft.remove(map);
        List<String> lost = new ArrayList<>();
        levels.stream()
                .map(Imported::report)
                .distinct()
                .map(ImportReport::lostLines)
                .forEach(lost::addAll);
        String count = levels.size() == 1 ? "" : " as " + levels.size() + " levels";
        workspace.status().pass("Imported " + Excerpt.name(map) + count);
        files.open(levels.get(0).file(), () -> {
            if (!lost.isEmpty()) {
                show(Excerpt.name(map), count, lost);
            }
        });
    }

    /** Says in the level that was imported what of it has no equal. */
    private void show(String map, String count, List<String> lost) {
        List<String> lines = new ArrayList<>(lost.subList(0, Math.min(MOST_LINES, lost.size())));
        if (lost.size() > MOST_LINES) {
            lines.add("and " + (lost.size() - MOST_LINES) + " more: ledge import " + map + " lists them all");
        }
        String title = "Imported “" + map + "”" + count + "; some of it has no equal here";
        workspace.notices().show(Notice.warning(TOPIC, title, lines));
    }

    @Override
    public void closed() {
        workspace.focusCanvas();
    }
}
