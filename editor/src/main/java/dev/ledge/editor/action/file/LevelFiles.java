package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.ChangedOutsideException;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.RunReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;

/**
 * Opens, saves and closes levels, and asks before anything is lost. Files are read beside the window, never in its way.
 */
public final class LevelFiles {
    private static final String OPENING = "open";
    private static final String SAVING = "save";
    private static final int MOST_NAMES = 8;

    private final Workspace workspace;
    private final Settings settings;
    private final Leaving leaving;
    private final LevelPick levels;
    private final NewLevels newLevels;
    /** The topics of what was said of files that were not opened. */
    private final Set<String> notOpened = new HashSet<>();

    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "level files");
        thread.setDaemon(true);
        return thread;
    });

    public LevelFiles(Workspace workspace, Settings settings) {
        this.workspace = workspace;
        this.settings = settings;
        leaving = new Leaving(workspace, this::save);
        levels = new LevelPick(workspace, this::open);
        newLevels = new NewLevels(workspace, settings, this);
    }

    /** Asks what a new level is to be, and begins it in the folder of the open one. */
    public void newLevel() {
        newLevels.ask();
    }

    /** Lets the user choose a level to open. */
    public void chooseAndOpen() {
        choose("Open level").ifPresent(this::open);
    }

    /** Lets the user choose a level; empty if he would rather not. */
    Optional<Path> choose(String title) {
        JFileChooser chooser = chooser(title, FilesOfKinds.LEVELS_AND_RUNS);
        return chooser.showOpenDialog(workspace.window()) == JFileChooser.APPROVE_OPTION
                ? Optional.of(chooser.getSelectedFile().toPath())
                : Optional.empty();
    }

    /**
     * Opens a level, or the level of a run with that; one that is open is shown. A file is what its name says, else
     * what is in it. Whatever goes wrong, what is shown stays.
     */
    public void open(Path file) {
        if (LevelFolder.isLevel(file)) {
            open(file, () -> {});
            return;
        }
        withdrawNotOpened();
        beside(
                OPENING,
                () -> FileKind.detect(file).filter(FileKind.RUN::equals).isPresent()
                        ? openRun(file)
                        : () -> go(file, () -> {}));
    }

    /** Reads a run; what it gives opens the level of it, and shows it with that. */
    private Runnable openRun(Path run) {
        try {
            Path level = RunReader.levelOf(RunReader.read(run).value(), run);
            return () -> go(level, () -> workspace.runs().show(run));
        } catch (LevelFormatException e) {
            List<String> lines = ErrorText.of(e);
            return () -> failed(run, lines);
        }
    }

    /** True if a file is open. */
    public boolean isOpen(Path file) {
        return opened(file).isPresent();
    }

    /** The open document of a file. */
    Optional<Document> opened(Path file) {
        return workspace.documents().stream()
                .filter(document -> document.file() != null && isSame(document.file(), file))
                .findFirst();
    }

    static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException gone) {
            return one.toAbsolutePath()
                    .normalize()
                    .equals(other.toAbsolutePath().normalize());
        }
    }

    /** Opens a level, and does something once it is shown. */
    void open(Path file, Runnable then) {
        withdrawNotOpened();
        go(file, then);
    }

    private void go(Path file, Runnable then) {
        Optional<Document> open = opened(file);
        if (open.isPresent()) {
            workspace.show(open.get());
            shown(open.get(), then);
        } else {
            read(file, document -> show(document, then));
        }
    }

    /**
     * Opens the shown level anew from its file, in the place of what is shown. Asks once the file is read, so that no
     * edit comes after the question.
     */
    public void openAnew() {
        Document old = workspace.document();
        Path file = old.file();
        withdrawNotOpened();
        read(file, document -> {
            boolean isOpen = workspace.documents().contains(old) && file.equals(old.file());
            if (isOpen && !leaving.mayLeave(old)) {
                return;
            }
            if (!isOpen || !workspace.documents().contains(old)) {
                // It was asked for twice, or closed meanwhile.
                show(document, () -> {});
                return;
            }
            workspace.open(document);
            if (workspace.documents().contains(old)) {
                workspace.close(old);
            }
        });
    }

    /** Reads a level beside the window; whatever goes wrong is said. */
    public void read(Path file, Consumer<Document> then) {
        workspace.status().hold(OPENING, "Opening " + Excerpt.name(file) + " …");
        beside(OPENING, () -> {
            try {
                Document read = OpenTrial.open(file);
                return () -> {
                    workspace.status().end(OPENING);
                    then.accept(read);
                };
            } catch (LevelFormatException e) {
                List<String> lines = ErrorText.of(e);
                return () -> failed(file, lines);
            } catch (RuntimeException | Error e) {
                List<String> lines = OpenTrial.explain(e);
                return () -> failed(file, lines);
            }
        });
    }

    /**
     * Does something long beside the window; what it gives is done on the event dispatch thread afterwards.
     *
     * @param topic of the status that ends if the work fails in a way that it has not foreseen
     */
    void beside(String topic, Supplier<Runnable> work) {
        worker.execute(() -> {
            try {
                EventThread.post(work.get());
            } catch (RuntimeException | Error e) {
                EventThread.post(() -> workspace.status().end(topic));
                throw e;
            }
        });
    }

    private void show(Document read, Runnable then) {
        // It may have been asked for twice while it was read.
        Optional<Document> open = opened(read.file());
        try {
            open.ifPresentOrElse(workspace::show, () -> workspace.open(read));
        } catch (RuntimeException | Error e) {
            failed(read.file(), OpenTrial.explain(e));
            return;
        }
        shown(read, then);
    }

    private void shown(Document document, Runnable then) {
        settings.noteRecent(document.file());
        then.run();
    }

    private void failed(Path file, List<String> lines) {
        workspace.status().end(OPENING);
        notOpened(file, lines);
    }

    /** Shows why a level was not opened, whichever is shown, until another is opened. */
    public void notOpened(Path file, List<String> lines) {
        String topic = OPENING + " " + file;
        notOpened.add(topic);
        workspace
                .notices()
                .show(Notice.error(topic, "“" + Excerpt.name(file) + "” was not opened", lines)
                        .retry(() -> open(file))
                        .ofWindow());
    }

    private void withdrawNotOpened() {
        notOpened.forEach(workspace.notices()::withdraw);
        notOpened.clear();
    }

    /** Saves the open level, asking where if it was never saved; false if it was not saved. */
    public boolean save() {
        Typed.takeNow();
        Document document = workspace.document();
        if (document.isReadOnly()) {
            return false;
        }
        return document.file() == null ? saveAs() : write(document, document.file());
    }

    /** Lets the user choose a file of one kind to be written, beside the open level; empty if he would rather not. */
    Optional<Path> chooseNew(String title, FilesOfKinds kind, String name) {
        JFileChooser chooser = chooser(title, kind);
        chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), kind.withSuffix(name)));
        return chooser.showSaveDialog(workspace.window()) == JFileChooser.APPROVE_OPTION
                ? Optional.of(chooser.getSelectedFile().toPath())
                        .map(file -> file.resolveSibling(
                                kind.withSuffix(file.getFileName().toString())))
                : Optional.empty();
    }

    /** Saves the open level under a name that the user chooses; false if it was not saved. */
    public boolean saveAs() {
        Typed.takeNow();
        Document document = workspace.document();
        JFileChooser chooser = chooser("Save level as", FilesOfKinds.LEVELS);
        chooser.setSelectedFile(
                document.file() == null
                        ? new File(chooser.getCurrentDirectory(), baseName() + FileKind.LEVEL.suffix())
                        : document.file().toFile());
        if (chooser.showSaveDialog(workspace.window()) != JFileChooser.APPROVE_OPTION) {
            return false;
        }
        Path target = withSuffix(chooser.getSelectedFile().toPath());
        if (opened(target).filter(other -> other != document).isPresent()) {
            workspace
                    .notices()
                    .show(Notice.error(
                            SAVING,
                            "“" + Excerpt.of(document.title()) + "” was not saved",
                            List.of("“" + Excerpt.name(target) + "” is open itself: close it before another level "
                                    + "takes its place.")));
            return false;
        }
        return (target.equals(document.file()) || mayReplace(List.of(target))) && write(document, target);
    }

    private boolean write(Document document, Path target) {
        try {
            document.saveAs(target);
        } catch (ChangedOutsideException e) {
            workspace.askAboutOutsideChange();
            return false;
        } catch (IOException e) {
            workspace
                    .notices()
                    .show(Notice.error(
                                    SAVING,
                                    "“" + Excerpt.of(document.title()) + "” was not saved",
                                    List.of(why(e, target)))
                            .retry(() -> write(document, target))
                            .with("save-as", "Save as…", this::saveAs));
            return false;
        }
        settings.noteRecent(target);
        workspace.notices().withdraw(SAVING);
        workspace.status().pass("Saved " + Excerpt.name(target));
        return true;
    }

    /** What the system alone says of a file is no more than its name. */
    private static String why(IOException e, Path target) {
        return e instanceof FileSystemException
                ? "cannot save " + Excerpt.path(target) + ": " + IoReason.writing(e, target)
                : String.valueOf(e.getMessage());
    }

    /** Closes an open level, after asking about what is not saved; with the only one the window. */
    public void close(Document document) {
        if (workspace.documents().size() == 1) {
            workspace.quit();
        } else if (leaving.mayLeave(document)) {
            workspace.close(document);
        }
    }

    /** Asks about everything that is not saved, each level in view; false if the user would rather go on. */
    public boolean mayLeaveAll() {
        return leaving.mayLeaveAll();
    }

    /** True if there are no such files yet, or the user agrees to replace those that are there. */
    boolean mayReplace(List<Path> targets) {
        List<String> names = targets.stream()
                .filter(Files::exists)
                .map(target -> "“" + Excerpt.name(target) + "”")
                .toList();
        if (names.isEmpty()) {
            return true;
        }
        String question = names.size() == 1
                ? "There is a file " + names.get(0) + " already. Replace it?"
                : "There are files already:\n" + listed(names) + "\nReplace them?";
        Object[] answers = {"Replace", "Cancel"};
        return JOptionPane.showOptionDialog(
                        workspace.window(),
                        question,
                        names.size() == 1 ? "Replace file" : "Replace files",
                        JOptionPane.DEFAULT_OPTION,
                        JOptionPane.WARNING_MESSAGE,
                        null,
                        answers,
                        answers[1])
                == 0;
    }

    /** As many names as a question has room for. */
    private static String listed(List<String> names) {
        int more = names.size() - MOST_NAMES;
        return more <= 1
                ? String.join("\n", names)
                : String.join("\n", names.subList(0, MOST_NAMES)) + "\nand " + more + " more";
    }

    /** The file, with the suffix of levels if it has none. */
    static Path withSuffix(Path file) {
        return LevelFolder.isLevel(file) ? file : file.resolveSibling(file.getFileName() + FileKind.LEVEL.suffix());
    }

    /** Lets the user choose one of the project's levels by a few letters of its name. */
    public void goToLevel() {
        levels.ofProject(project());
    }

    /** Looks for levels in a folder and below, beside the window, and lets the user choose one of them. */
    void goToLevelIn(Path folder) {
        levels.ofFolder(folder);
    }

    /** Ends such a look, if one goes on. */
    void giveUpLooking() {
        levels.giveUp();
    }

    /** The folder that holds the levels of the project that the open level belongs to. */
    public Path project() {
        Path level = workspace.document().file();
        try {
            return level == null ? folder() : ProjectRoot.of(level);
        } catch (IOException unknown) {
            return folder();
        }
    }

    /** The name of the file that the open level has or would have, without its suffix. */
    String baseName() {
        Path place = workspace.document().place();
        return place == null ? "untitled" : place.getFileName().toString().replace(FileKind.LEVEL.suffix(), "");
    }

    /** The folder that questions about files begin in. */
    Path folder() {
        Path file = workspace.document().file();
        if (file != null) {
            return file.toAbsolutePath().getParent();
        }
        return settings.recent().stream()
                .map(Path::getParent)
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(Path.of("").toAbsolutePath());
    }

    private JFileChooser chooser(String title, FilesOfKinds shown) {
        JFileChooser chooser = new JFileChooser(folder().toFile());
        chooser.setName("file-chooser");
        chooser.setDialogTitle(title);
        chooser.setFileFilter(shown);
        return chooser;
    }
}
