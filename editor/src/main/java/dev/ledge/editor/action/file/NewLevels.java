package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LevelEdits;
import dev.ledge.editor.document.ProjectPath;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/** Asks what a new level is to be, and begins it. */
final class NewLevels {
    private static final String TOPIC = "new-level";
    private static final String COLUMNS = "new.columns";
    private static final String ROWS = "new.rows";
    /** A project that is as large as a disk is not looked through to its end. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(2);

    private final Workspace workspace;
    private final Settings settings;
    private final LevelFiles files;

    NewLevels(Workspace workspace, Settings settings, LevelFiles files) {
        this.workspace = workspace;
        this.settings = settings;
        this.files = files;
    }

    /** Asks: as large as the last one, with the tile size and the palette of the open level, if nothing is changed. */
    void ask() {
        workspace.notices().withdraw(TOPIC);
        Document open = workspace.document();
        List<PaletteOffer> offers = PaletteOffer.atHand(open);
        NewLevelForm.Wanted before = new NewLevelForm.Wanted(
                settings.number(COLUMNS, BlankLevel.COLUMNS),
                settings.number(ROWS, BlankLevel.ROWS),
                open.level().grid(),
                offers.get(0));
        NewLevelForm form = new NewLevelForm(before, offers, wanted -> make(open, wanted));
        form.open(workspace.window(), form.first(), workspace::focusCanvas);
        Path place = place(open);
        String own = open.level().palettePath();
        files.beside(TOPIC, () -> {
            List<PaletteOffer> found = found(place, own);
            return () -> form.offer(found);
        });
    }

    /** What is found in time; nothing where the project cannot be read, which other commands say. */
    private static List<PaletteOffer> found(Path place, String own) {
        long start = System.nanoTime();
        try {
            return PaletteOffer.below(ProjectRoot.of(place), place, own, () -> {
                if (System.nanoTime() - start > PATIENCE) {
                    throw new CancellationException();
                }
            });
        } catch (IOException | CancellationException unknown) {
            return List.of();
        }
    }

    /** Where the new level would be. */
    private Path place(Document open) {
        // The path of a palette leads there from the open level's place alone.
        boolean isTied = open.place() != null && open.level().palettePath() != null;
        Path folder = isTied ? open.place().toAbsolutePath().getParent() : files.folder();
        return folder.resolve("untitled" + FileKind.LEVEL.suffix());
    }

    private String make(Document open, NewLevelForm.Wanted wanted) {
        Path place = place(open);
        try {
            switch (wanted.palette().kind()) {
                case OPEN ->
                    // Without tiles that are unsaved in its tab: no file holds them.
                    begin(wanted, open.committed().palettePath(), open.knownPalette(), place);
                case PROGRAM -> begin(wanted, null, BlankLevel.palette(), place);
                case FILE -> read(wanted, place);
            }
            return null;
        } catch (IllegalArgumentException beyondLimits) {
            String why = String.valueOf(beyondLimits.getMessage());
            return Character.toUpperCase(why.charAt(0)) + why.substring(1);
        }
    }

    private void read(NewLevelForm.Wanted wanted, Path place) {
        Path file = wanted.palette().file();
        files.beside(TOPIC, () -> {
            try {
                Palette palette = PaletteReader.read(file).requireCurrent();
                String path = ProjectPath.of(file, place);
                return path == null
                        ? () -> failed(file, List.of(ProjectPath.OUTSIDE))
                        : () -> begin(wanted, path, palette, place);
            } catch (LevelFormatException e) {
                return () -> failed(file, ErrorText.of(e));
            } catch (IOException e) {
                return () -> failed(file, List.of(IoReason.reading(e, file)));
            }
        });
    }

    private void failed(Path palette, List<String> lines) {
        workspace
                .notices()
                .show(Notice.error(
                                TOPIC,
                                "No level was made: the palette “" + Excerpt.name(palette) + "” cannot be used",
                                lines)
                        .with("again", "New level…", this::ask));
    }

    private void begin(NewLevelForm.Wanted wanted, String path, Palette palette, Path place) {
        Level level = LevelEdits.blank(wanted.columns(), wanted.rows(), wanted.grid(), path, palette);
        Viewport before = workspace.tools().viewport();
        double width = before.width();
        double height = before.height();
        Document made = Document.untitled(level, place);
        workspace.open(made);
        show(level, width, height);
        EventThread.post(
                () -> { // The tabs may have taken some room: its own size is known once it is painted.
                    if (workspace.document() == made) {
                        Viewport now = workspace.tools().viewport();
                        show(level, now.width(), now.height());
                    }
                });
        settings.put(COLUMNS, Integer.toString(wanted.columns()));
        settings.put(ROWS, Integer.toString(wanted.rows()));
    }

    /** All of it, in a view that is as large as the one before. */
    private void show(Level level, double width, double height) {
        Aabb all = new Aabb(0, 0, level.width(), level.height());
        Viewport view = workspace.tools().viewport();
        if (view.width() == 0) {
            view.setViewSize(width, height, 1);
        }
        view.setContent(all);
        view.fit(all, width, height);
    }
}
