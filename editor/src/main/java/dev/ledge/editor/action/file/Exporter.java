package dev.ledge.editor.action.file;

import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.LevelExport;
import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Writes the open level for other programs, beside the editing. */
public final class Exporter {
    private static final String TOPIC = "export";
    private static final String MEMORY =
            "there is not enough memory for it; export less of the level, or give Java more,"
                    + " for example with java -Xmx4g -jar ledge.jar";

    private final Workspace workspace;
    private final LevelFiles files;
    private final Map<Path, Target> last = new HashMap<>();

    public Exporter(Workspace workspace, LevelFiles files) {
        this.workspace = workspace;
        this.files = files;
    }

    /** What a menu calls the format. */
    public static String label(ExportFormat format) {
        return "Export as " + format.label() + "…";
    }

    /** What a menu calls exporting again. */
    public String titleOfAgain() {
        return target() == null ? "Export…" : "Export " + Excerpt.name(target().path()) + " again";
    }

    private static String title(ExportFormat format) {
        return format.label().substring(0, 1).toUpperCase(Locale.ROOT)
                + format.label().substring(1);
    }

    /** Exports the level to where it was exported last, or lets the user choose how. */
    public void again() {
        Typed.takeNow();
        Target last = target();
        if (last != null) {
            write(workspace.document(), last);
            return;
        }
        new QuickPick<ExportFormat>(
                        "Export the level",
                        Formats.EXPORTS,
                        ExportFormat::label,
                        (list, format, index, selected, focused) ->
                                QuickPick.row(new JLabel(title(format)), new JLabel("." + format.suffix()), selected),
                        this::export)
                .open(workspace);
    }

    /** Where the open level was exported last, or null. */
    private Target target() {
        Path level = workspace.document().file();
        return level == null ? null : last.get(level);
    }

    /** {@code files} are those that were written or asked about, which may be replaced unasked. */
    private record Target(ExportFormat format, Path path, ExportFormat.Options options, List<Path> files) {
        Target withFiles(List<Path> written) {
            return new Target(format, path, options, written);
        }
    }

    /** Asks where to, and exports the level as it is now. */
    public void export(ExportFormat format) {
        Typed.takeNow();
        Document document = workspace.document();
        JFileChooser chooser = new JFileChooser(files.folder().toFile());
        chooser.setName("file-chooser");
        chooser.setDialogTitle("Export as " + format.label());
        chooser.setFileFilter(new FileNameExtensionFilter(title(format), format.suffix()));
        chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), files.baseName() + "." + format.suffix()));
        Target last = target();
        ExportChoices choices = new ExportChoices(
                format,
                document.level(),
                last == null || last.format() != format ? ExportFormat.Options.DEFAULT : last.options());
        if (!format.choices().isEmpty()) {
            chooser.setAccessory(choices);
        }
        if (chooser.showSaveDialog(workspace.window()) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        Path chosen = chooser.getSelectedFile().toPath();
        String suffix = "." + format.suffix();
        Path out = chosen.toString().toLowerCase(Locale.ROOT).endsWith(suffix)
                ? chosen
                : chosen.resolveSibling(chosen.getFileName() + suffix);
        Target to = new Target(format, out, choices.options(document.level()), List.of());
        write(document, to);
    }

    private static List<Path> written(Level level, Target to) {
        List<Path> written = new ArrayList<>(List.of(to.path()));
        try {
            written.addAll(to.format().others(level, to.options(), to.path()));
        } catch (ExportException e) {
            return written; // It is told when that is tried.
        }
        return written;
    }

    /** Writes the level as it is now, once it has been asked about each file that it would replace. */
    private void write(Document document, Target to) {
        Level level = document.level();
        List<Path> mine = written(level, to);
        mine.removeAll(to.files());
        if (!files.mayReplace(mine)) {
            return;
        }
        workspace.notices().withdraw(TOPIC);
        mine.removeIf(Files::notExists);
        mine.addAll(to.files());
        Target asked = to.withFiles(mine);
        Path place = document.place();
        Path file = document.file();
        FilesProgress progress = new FilesProgress(
                workspace, TOPIC, "Exporting " + Excerpt.name(to.path()), "Cancelled, all files stay as they are.");
        files.beside(TOPIC, () -> {
            try {
                List<Path> all = LevelExport.write(level, place, to.format(), to.options(), to.path(), progress);
                int others = all.size() - 1;
                String more = others == 0 ? "" : " and " + others + " more beside it";
                return () -> {
                    if (file != null) {
                        last.put(file, to.withFiles(all));
                    }
                    progress.end();
                    workspace.status().pass("Exported " + Excerpt.name(to.path()) + more);
                };
            } catch (CancellationException cancelled) {
                return () -> {
                    progress.end();
                    workspace.status().pass("Not exported: " + Excerpt.name(to.path()) + " is as it was");
                };
            } catch (ExportException | IOException e) {
                return () -> failed(document, asked, progress, String.valueOf(e.getMessage()));
            } catch (OutOfMemoryError e) {
                return () -> failed(document, asked, progress, MEMORY);
            }
        });
    }

    private void failed(Document document, Target to, FilesProgress progress, String why) {
        progress.end();
        workspace
                .notices()
                .show(Notice.error(TOPIC, "“" + Excerpt.name(to.path()) + "” was not exported", List.of(why))
                        .retry(() -> {
                            Typed.takeNow();
                            write(document, to);
                        }));
    }
}
