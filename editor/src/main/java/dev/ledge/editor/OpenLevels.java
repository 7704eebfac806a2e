package dev.ledge.editor;

import dev.ledge.editor.action.AfterTyping;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.action.file.OpenTrial;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.game.OpenLevel;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.panel.tab.LevelTabs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The levels that are open in one window, in the order of their tabs. One of them is shown; the others stand still as
 * they were left. For the event dispatch thread.
 */
final class OpenLevels implements LevelTabs.User, AutoCloseable {
    private final Workspace workspace;
    private final LevelFiles files;
    private final Settings settings;
    private final UnsavedWork unsaved;
    private final SharedPalettes palettes;
    private final SeenPlaces seen;
    private final LevelCanvas canvas;
    private final Function<Document, OpenLevel> maker;
    private final BiConsumer<OpenLevel, String> stage;
    private final LevelTabs tabs = new LevelTabs(this);
    private final List<OpenLevel> levels = new ArrayList<>();
    /** What is put back when they are shown again. */
    private final Map<OpenLevel, Aside> aside = new HashMap<>();

    /** A level may be saved elsewhere. */
    private final DocumentListener places = new DocumentListener() {
        @Override
        public void stateChanged() {
            noteSession();
            tellOfPalettes();
        }
    };

    private OpenLevel shown;

    private record Aside(String layer, List<Notice> notices) {}

    /**
     * One level, which is shown already.
     *
     * @param maker opens another
     * @param stage puts a level into the window in the place of the one that is there, with a layer active; null for
     *     the first
     */
    OpenLevels(
            OpenLevel first,
            Workspace workspace,
            LevelFiles files,
            Settings settings,
            Differences differences,
            LevelCanvas canvas,
            Function<Document, OpenLevel> maker,
            BiConsumer<OpenLevel, String> stage) {
        this.workspace = workspace;
        this.files = files;
        this.settings = settings;
        unsaved = new UnsavedWork(workspace, files, settings, differences);
        palettes = new SharedPalettes(workspace.status());
        this.canvas = canvas;
        this.maker = maker;
        this.stage = stage;
        seen = new SeenPlaces(settings, () -> levels);
        shown = first;
        levels.add(first);
        follow(first.document());
        seen.follow(first);
        list();
    }

    /** The row in which they are seen. */
    LevelTabs tabs() {
        return tabs;
    }

    List<Document> documents() {
        return levels.stream().map(OpenLevel::document).toList();
    }

    /** Opens one more, and shows it; if that fails all is as before. */
    void open(Document document) {
        Typed.takeNow();
        OpenLevel before = shown;
        boolean givesWay = isUntouched(before.document()) && !workspace.isRecorded(before.document());
        OpenLevel next = maker.apply(document);
        seen.follow(next);
        try {
            turnTo(next);
        } catch (RuntimeException | Error e) {
            next.close();
            throw e;
        }
        follow(document);
        if (givesWay) {
            levels.set(levels.indexOf(before), next);
            forget(before);
        } else {
            levels.add(next);
        }
        ReadOnlyNotice.show(document, workspace.notices());
        settle();
    }

    private void follow(Document document) {
        unsaved.follow(document);
        document.addListener(places);
    }

    /** A new level that nothing was done to. */
    private static boolean isUntouched(Document document) {
        return document.file() == null
                && !document.isModified()
                && document.edits().isEmpty();
    }

    /** Shows one of them. */
    void turnTo(Document document) {
        OpenLevel next = of(document);
        if (next != shown) {
            turnTo(next);
        }
        settle();
    }

    /** Takes one out of the window; in its place the one after it is shown, or the last. */
    void remove(Document document) {
        OpenLevel gone = of(document);
        int at = levels.indexOf(gone);
        if (gone == shown) {
            turnTo(levels.get(at + 1 < levels.size() ? at + 1 : at - 1));
        }
        levels.remove(at);
        forget(gone);
        settle();
    }

    /** True if a run of one of them is being recorded. */
    boolean isRecording(Document document) {
        return of(document).preview().session().recorder().isRecording();
    }

    private OpenLevel of(Document document) {
        return levels.stream()
                .filter(level -> level.document() == document)
                .findFirst()
                .orElseThrow();
    }

    private void forget(OpenLevel gone) {
        aside.remove(gone);
        gone.document().removeListener(places);
        unsaved.forget(gone.document());
        gone.close();
    }

    private void turnTo(OpenLevel next) {
        Typed.takeNow(); // It is about the level that is left, and would be taken by the other.
        OpenLevel before = shown;
        canvas.cancelGesture();
        workspace.tools().cancelGesture();
        String layer = workspace.tools().activeLayerId();
        Aside of = aside.getOrDefault(next, new Aside(null, List.of()));
        before.putAside();
        try {
            stage(next, of.layer);
        } catch (RuntimeException | Error e) {
            next.putAside();
            stage(before, layer);
            throw e;
        }
        aside.remove(next);
        aside.put(before, new Aside(layer, workspace.notices().takeOfDocument()));
        workspace.status().pass(""); // It was about the level that is left.
        workspace.notices().putBack(of.notices);
    }

    private void stage(OpenLevel level, String layer) {
        shown = level;
        stage.accept(level, layer);
        unsaved.shown();
    }

    private void settle() {
        list();
        noteSession();
        tellOfPalettes();
        if (!tabs.isFocusOwner()) {
            workspace.focusCanvas();
        }
    }

    private void tellOfPalettes() {
        palettes.tell(shown.document(), documents());
    }

    private void list() {
        tabs.list(documents(), shown.document());
    }

    @Override
    public void show(Document document) {
        AfterTyping.then(workspace, () -> {
            if (documents().contains(document)) {
                turnTo(document);
            }
        });
    }

    @Override
    public void close(Document document) {
        AfterTyping.then(workspace, () -> {
            if (documents().contains(document)) {
                files.close(document);
            }
        });
    }

    /** Remembers which are open, for the next start. */
    void noteSession() {
        List<Path> open = documents().stream()
                .map(Document::file)
                .filter(Objects::nonNull)
                .toList();
        settings.noteSession(open, shown.document().file());
        seen.note();
    }

    /** Opens again, behind the shown level, those that were open with it and are still there. */
    void bringBack(List<Path> session) {
        for (Path file : session) {
            if (Files.isRegularFile(file) && !files.isOpen(file)) {
                files.read(file, document -> {
                    if (!files.isOpen(file)) {
                        openBehind(document, session.subList(0, session.indexOf(file)));
                    }
                });
            }
        }
    }

    private void openBehind(Document document, List<Path> before) {
        OpenLevel made;
        try {
            made = maker.apply(document);
            made.putAside();
        } catch (RuntimeException | Error e) {
            files.notOpened(document.file(), OpenTrial.explain(e));
            return;
        }
        long at = documents().stream()
                .filter(open -> before.contains(open.file()))
                .count();
        levels.add((int) at, made);
        follow(document);
        seen.follow(made);
        list();
        noteSession();
    }

    /** Offers what earlier windows left unsaved. */
    void offerUnsaved() {
        unsaved.offer();
    }

    /** The window was closed by its user: nothing is unsaved. */
    @Override
    public void close() {
        levels.forEach(OpenLevel::close);
        unsaved.close();
    }
}
