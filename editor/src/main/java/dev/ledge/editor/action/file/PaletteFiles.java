package dev.ledge.editor.action.file;

import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.editor.document.PaletteFile;
import dev.ledge.editor.document.PalettePictures;
import dev.ledge.editor.document.ProjectPath;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import javax.swing.JLabel;

/**
 * Gives the open level a palette that other levels can have, too: its own, once that is a file, or one that the project
 * has. Either is an edit, and undo takes it back.
 */
public final class PaletteFiles {
    private static final String TOPIC = "palette.file";
    private static final int MOST_NAMED = 6;
    /** How long the window may stand still for a list. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(500);

    private final Workspace workspace;
    private final LevelFiles files;
    private final long patience;
    /** How far the project is looked through, or null. */
    private FilesProgress looking;

    public PaletteFiles(Workspace workspace, LevelFiles files) {
        this(workspace, files, PATIENCE);
    }

    /** The same, with how long the window may stand still for a list, ns. */
    PaletteFiles(Workspace workspace, LevelFiles files, long patience) {
        this.workspace = workspace;
        this.files = files;
        this.patience = patience;
    }

    /** True if the open level has a palette of its own that can become a file. */
    public boolean canMove() {
        Document document = workspace.document();
        return canUse() && document.level().palettePath() == null;
    }

    /** True if the open level can have another palette. */
    public boolean canUse() {
        return !workspace.document().isReadOnly() && workspace.document().place() != null;
    }

    /** Asks for a file, and makes one there of the level's own palette. */
    public void move() {
        if (canMove()) {
            Typed.takeNow();
            files.chooseNew("Move the palette to a file", FilesOfKinds.PALETTES, files.baseName())
                    .ifPresent(this::moveTo);
        }
    }

    private void moveTo(Path chosen) {
        workspace.notices().withdraw(TOPIC);
        Document document = workspace.tools().documentToEdit();
        try {
            Path file = real(chosen);
            String path = ProjectPath.of(file, document.place());
            if (path == null) {
                refuse("It has to be in the project of the level, which is "
                        + Excerpt.path(ProjectRoot.of(document.place())) + ": a level can name no file outside of it.");
                return;
            }
            Palette palette =
                    PaletteWriter.ofFile(PalettePictures.moved(document.level().palette(), document.place(), file));
            if (Files.exists(file)) {
                if (!PaletteReader.read(file).requireCurrent().equals(palette)) {
                    workspace.notices().show(taken(file));
                    return;
                }
            } else {
                PaletteWriter.write(palette, file);
            }
            document.usePalette("Move the palette to " + Excerpt.name(file), path, palette);
            workspace
                    .status()
                    .pass("The palette is in " + Excerpt.name(file)
                            + " now, for other levels, too; save the level to keep that");
        } catch (LevelFormatException e) {
            workspace.notices().show(taken(chosen));
        } catch (FileSystemException e) {
            refuse(IoReason.writing(e, chosen));
        } catch (IOException e) {
            refuse(String.valueOf(e.getMessage()));
        }
    }

    /** There may be no such file yet. */
    private static Path real(Path file) throws IOException {
        Path whole = file.toAbsolutePath().normalize();
        return Files.exists(whole)
                ? whole.toRealPath()
                : whole.getParent().toRealPath().resolve(whole.getFileName());
    }

    private Notice taken(Path file) {
        return Notice.warning(
                        TOPIC,
                        "There is a file “" + Excerpt.name(file) + "” already, with something else in it",
                        List.of("Choose another name, or let the level use that palette."))
                .with("move", "Another name…", this::move)
                .with("use", "Use a palette file…", this::use);
    }

    private void refuse(String why) {
        workspace
                .notices()
                .show(Notice.error(TOPIC, "The palette was not moved to a file", List.of(why))
                        .with("move", "Choose again…", this::move));
    }

    /** Lets the user choose one of the project's palettes. */
    public void use() {
        if (!canUse()) {
            return;
        }
        Typed.takeNow();
        if (looking != null) {
            looking.giveUp();
            looking = null;
        }
        workspace.notices().withdraw(TOPIC);
        Document document = workspace.document();
        long start = System.nanoTime();
        try {
            // At once, as what is typed after the command is meant for the list.
            offer(document, found(document.place(), document.level(), () -> {
                if (System.nanoTime() - start > patience) {
                    throw new CancellationException();
                }
            }));
        } catch (CancellationException late) {
            lookBeside(document);
        } catch (IOException e) {
            unlisted(document, e);
        }
    }

    private static List<PaletteOffer> found(Path place, Level level, Runnable atEach) throws IOException {
        return PaletteOffer.below(ProjectRoot.of(place), place, level.palettePath(), atEach);
    }

    private void lookBeside(Document document) {
        Path place = document.place();
        Level level = document.level();
        FilesProgress progress = new FilesProgress(
                workspace, TOPIC, "Looking for palettes", "Cancelled, the level has the palette that it had.");
        looking = progress;
        files.beside(TOPIC, () -> {
            try {
                List<PaletteOffer> offers = found(place, level, progress::stillAtIt);
                return () -> {
                    progress.end();
                    if (looking == progress) {
                        looking = null;
                        offerLate(document, offers);
                    }
                };
            } catch (CancellationException cancelled) {
                return progress::end;
            } catch (IOException e) {
                return () -> {
                    progress.end();
                    unlisted(document, e);
                };
            }
        });
    }

    private void unlisted(Document document, IOException e) {
        unusable("The palettes of the project cannot be listed", List.of(IoReason.reading(e, document.place())));
    }

    /** A list that opened by itself now would take what is typed elsewhere. */
    private void offerLate(Document document, List<PaletteOffer> offers) {
        String many = offers.size() == 1 ? "1 palette file is" : offers.size() + " palette files are";
        workspace
                .notices()
                .show(Notice.question(TOPIC, many + " in this project beside the level’s own", List.of())
                        .with("show", "Show the list", () -> offer(document, offers)));
    }

    private void offer(Document document, List<PaletteOffer> offers) {
        if (workspace.document() != document) {
            return;
        }
        String nothing = canMove()
                ? "There is no other palette file in this project: Move the palette to a file… makes one."
                : "There is no other palette file in this project.";
        new QuickPick<>(
                        "Use a palette of the project",
                        offers,
                        PaletteOffer::words,
                        (list, offer, index, selected, focused) -> QuickPick.row(
                                new JLabel(PlainText.of(Excerpt.name(offer.file()))),
                                new JLabel(PlainText.of(offer.words())),
                                selected),
                        offer -> read(document, offer.file()))
                .whenEmpty(nothing)
                .open(workspace);
    }

    private void read(Document document, Path file) {
        Path place = document.place();
        files.beside(TOPIC, () -> {
            try {
                Palette palette = PaletteReader.read(file).requireCurrent();
                String path = ProjectPath.of(file, place);
                return () -> {
                    if (!place.equals(document.place())) {
                        read(document, file); // Saved elsewhere meanwhile: the path leads from there.
                    } else if (path == null) {
                        unusable("“" + Excerpt.name(file) + "” cannot be used", List.of(ProjectPath.OUTSIDE));
                    } else {
                        take(document, file, path, palette);
                    }
                };
            } catch (LevelFormatException e) {
                List<String> lines = ErrorText.of(e);
                return () -> unusable("“" + Excerpt.name(file) + "” cannot be used", lines);
            } catch (IOException e) {
                List<String> lines = List.of(IoReason.reading(e, file));
                return () -> unusable("“" + Excerpt.name(file) + "” cannot be used", lines);
            }
        });
    }

    private void unusable(String title, List<String> lines) {
        workspace.notices().show(Notice.error(TOPIC, title, lines).with("use", "Choose again…", this::use));
    }

    private void take(Document asked, Path file, String path, Palette palette) {
        if (workspace.document() != asked) {
            return;
        }
        Document document = workspace.tools().documentToEdit();
        Level level = document.level();
        Set<PaletteEntry> missing = PaletteFile.missing(palette, level);
        if (!missing.isEmpty()) {
            workspace.notices().show(lacks(file, List.copyOf(missing)));
        } else if (document.isPaletteModified()) {
            unusable(
                    "The level has the palette that it had",
                    List.of("Tiles of " + Excerpt.of(level.palettePath())
                            + " were edited and are not saved: save the level first, then choose again."));
        } else {
            document.usePalette("Use the palette " + Excerpt.name(file), path, palette);
            workspace
                    .status()
                    .pass("The level has the tiles of " + Excerpt.name(file) + " now" + others(level, palette));
        }
    }

    private static Notice lacks(Path file, List<PaletteEntry> missing) {
        List<String> names = new ArrayList<>();
        missing.stream().limit(MOST_NAMED).map(PaletteEntry::words).forEach(names::add);
        if (missing.size() > MOST_NAMED) {
            names.add((missing.size() - MOST_NAMED) + " more");
        }
        return Notice.warning(
                TOPIC,
                "“" + Excerpt.name(file) + "” lacks what this level uses",
                List.of(
                        "It has no " + String.join(", ", names) + ".",
                        "Make that there (copy and paste brings tiles along), or take it out of this level, and choose"
                                + " again."));
    }

    /** What else has changed with it: a tile may be another one there, and one of the level's own be in no file. */
    private static String others(Level level, Palette palette) {
        long changed = level.palette().tiles().values().stream()
                .filter(type -> palette.tiles().containsKey(type.name())
                        && !palette.tiles().get(type.name()).equals(type)
                        && PaletteEntry.tile(type.name()).isUsedBy(level))
                .count();
        long lost = level.palettePath() != null
                ? 0
                : level.palette().tiles().keySet().stream()
                        .filter(name -> !palette.tiles().containsKey(name))
                        .count();
        List<String> words = new ArrayList<>();
        if (changed > 0) {
            words.add(
                    changed == 1
                            ? "1 tile that it uses is another one there"
                            : changed + " tiles that it uses are others there");
        }
        if (lost > 0) {
            words.add(lost == 1 ? "1 tile of its own is gone" : lost + " tiles of its own are gone");
        }
        return words.isEmpty() ? "" : ": " + String.join(", ", words) + "; undo takes that back";
    }
}
