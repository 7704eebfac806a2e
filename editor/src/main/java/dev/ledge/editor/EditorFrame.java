package dev.ledge.editor;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.extras.FlatSVGUtils;
import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Commands;
import dev.ledge.editor.action.KeyMap;
import dev.ledge.editor.action.LevelFiles;
import dev.ledge.editor.action.MainMenu;
import dev.ledge.editor.action.MainToolBar;
import dev.ledge.editor.action.OverlayCommands;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.action.ToolOptions;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.PaintGuard;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.panel.Banner;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.panel.InspectorPanel;
import dev.ledge.editor.panel.LayersPanel;
import dev.ledge.editor.panel.PalettePanel;
import dev.ledge.editor.panel.RunSaver;
import dev.ledge.editor.panel.RunsButton;
import dev.ledge.editor.panel.RunsPanel;
import dev.ledge.editor.panel.StatusBar;
import dev.ledge.editor.panel.TitledPanel;
import dev.ledge.editor.panel.gallery.GalleryWindow;
import dev.ledge.editor.panel.problem.ProblemsButton;
import dev.ledge.editor.panel.problem.ProblemsPanel;
import dev.ledge.editor.panel.state.StateButton;
import dev.ledge.editor.panel.state.StatePanel;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.render.Icons;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.Theme;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.overlay.Overlays;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.editor.view.Trails;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.WindowConstants;

/** The editor's window: brings the panels, the canvas, the preview and the commands together on one open level. */
@SuppressWarnings("serial")
public final class EditorFrame extends JFrame implements Workspace {
    private static final Dimension SMALLEST = new Dimension(720, 480);
    private static final Dimension FIRST = new Dimension(1440, 900);

    private final transient Settings settings;
    private final transient LevelFiles files;
    private final transient ToolContext context;
    private final transient SelectionCommands selection;
    private final transient LevelRenderer renderer;
    private final transient Actions actions;
    private final transient KeyMap keys;
    private final transient FocusHome focus;
    private final LevelCanvas canvas;
    private final Differences differences;
    private final transient OutsideFrame outside;
    private final transient GitFrame git;
    private final LayersPanel layers;
    private final transient Notices notices = new Notices();
    private final transient StatusLine statusLine = new StatusLine();
    private final StatusBar status;
    private final JComponent toolBar;
    private final RunSaver runSaver;
    private final transient HistoryView history;
    private final transient RunBook runs;
    private final RunsPanel runsPanel;
    private final StatePanel state = new StatePanel();
    private final transient ReachView reach;
    private final transient FeelView feels;
    private final transient PlayHistory plays = new PlayHistory();
    private final Layout layout;
    private final transient PreviewWindow previewWindow;
    private final transient SharedKeys sharedKeys;
    private final transient WindowPlace place;
    private final transient UnsavedWork unsaved;
    private transient OpenLevel open;
    private transient Overlays overlays;
    private boolean areGhostsShown;
    private boolean isGameShown;
    private boolean areInputsShown;
    private transient PaintGuard painting;

    /** A window on a document that is not shown yet. */
    public EditorFrame(Settings settings, Document document) {
        super("Ledge");
        this.settings = settings;
        files = new LevelFiles(this, settings);
        TileImages images = new TileImages(() -> document().file());
        renderer = new LevelRenderer(images, ObjectKinds.FIGURES);
        areInputsShown = !settings.get("inputs.shown").filter("false"::equals).isPresent();
        areGhostsShown = !settings.get("ghosts.shown").filter("false"::equals).isPresent();
        overlays = Overlays.of(settings.get("overlays.shown").orElse(""));
        isGameShown = !settings.get("game.on.canvas").filter("false"::equals).isPresent();
        open = new OpenLevel(document, renderer, plays.of(document.file()));
        context = new ToolContext(document, open.viewport());
        selection = new SelectionCommands(context);
        actions = Commands.on(this, files);
        canvas = new LevelCanvas(context, selection, renderer);
        differences = new Differences(context, canvas);
        feels = new FeelView(context, canvas, this::preview, settings, notices, statusLine, () -> compareFeels(false));
        outside = new OutsideFrame(this, files, canvas, images, differences);
        git = new GitFrame(outside, differences);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                git.conflicts().close();
            }
        });
        addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                git.conflicts().look();
            }
        });
        unsaved = new UnsavedWork(this, files, settings, differences);
        unsaved.follow(document);
        layers = new LayersPanel(context, LayerButtons.of(actions), this::focusCanvas);
        ProblemsButton problemsButton = new ProblemsButton(actions.get("view.problems"));
        ProblemPlaces problems = new ProblemPlaces(this, context, canvas, problemsButton);
        runs = new RunBook(why -> notices.show(Notice.error("runs", "The run was not changed", List.of(why))));
        runsPanel = new RunsPanel(runs, context, () -> preview().session(), at -> canvas.showPlace(at.x(), at.y()));
        state.setOnActor(id -> preview().setChosenActor(id));
        state.setOnSelect(names -> settings.put("state.plotted", names));
        settings.get("state.plotted").ifPresent(state::plot);
        status = new StatusBar(
                context,
                statusLine,
                problemsButton,
                new RunsButton(actions.get("view.runs"), runs),
                new StateButton(actions.get("view.state")));
        layout = new Layout(
                new TitledPanel("Palette", new PalettePanel(context, () -> renderer)),
                new TitledPanel("Layers", layers),
                middle(),
                new TitledPanel(
                        "Problems", new ProblemsPanel(context, problems::showPlace, problems::keep, problems::showAll)),
                new TitledPanel("Runs", runsPanel),
                new TitledPanel("State inspector", state),
                new InspectorPanel(context));
        runSaver = new RunSaver(this::document, files::save, notices, statusLine, this::runSaved, this::focusCanvas);
        history = new HistoryView(this, context, images, runs, () -> preview().session(), this::focusCanvas);
        reach = new ReachView(context, canvas, () -> preview().session());
        previewWindow = new PreviewWindow(this, layout, actions, settings);
        sharedKeys = SharedKeys.of(canvas, this::preview, previewWindow::isShown);
        canvas.setKeyboardElsewhere(() -> !previewWindow.isShown()
                && preview().session().isPlaying()
                && preview().isFocusOwner());
        canvas.setOnEscape(() -> actions.get("play.stop").tryRun());
        focus = new FocusHome(this, () -> preview().session().isPlaying(), this::focusCanvas);
        keys = new KeyMap(this, actions, canvas, stroke -> preview().keeps(stroke.getKeyCode()));
        setName("ledge");
        setIconImages(FlatSVGUtils.createWindowIconImages("/" + Icons.path("ledge")));
        setJMenuBar(MainMenu.of(actions, files, settings));
        toolBar = MainToolBar.of(actions, this);
        add(toolBar, BorderLayout.NORTH);
        add(layout, BorderLayout.CENTER);
        add(status, BorderLayout.SOUTH);
        getRootPane().setTransferHandler(new LevelDrop(files::open));
        place = WindowPlace.of(
                this, "window.", SMALLEST, WindowPlace.middle(FIRST.width, FIRST.height), settings, () -> {
                    settings.put("window.dark", Boolean.toString(FlatLaf.isLafDark()));
                    layout.remember(settings);
                });
        layout.arrange(settings);
        layout.setOnMove(place::changed);
        listen();
        follow();
        showReadOnly();
    }

    private JPanel middle() {
        JPanel above = new JPanel(new BorderLayout());
        above.add(new ToolOptions(actions, context, this::focusCanvas), BorderLayout.NORTH);
        above.add(feels.bar(), BorderLayout.CENTER);
        above.add(new Banner(notices), BorderLayout.SOUTH);
        JPanel middle = new JPanel(new BorderLayout());
        middle.add(above, BorderLayout.NORTH);
        middle.add(canvas, BorderLayout.CENTER);
        middle.add(differences, BorderLayout.SOUTH);
        middle.setMinimumSize(new Dimension(0, 0));
        canvas.setTheme(Theme.of(FlatLaf.isLafDark()));
        canvas.addHoverListener(hover -> status.showCell(hover == null ? "" : hover.text()));
        return middle;
    }

    private void listen() {
        setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent e) {
                keys.install();
                focus.install();
                painting = PaintGuard.watch(EditorFrame.this);
                canvas.requestFocusInWindow();
                previewWindow.restore();
            }

            @Override
            public void windowIconified(WindowEvent e) {
                setAsleep(true);
            }

            @Override
            public void windowDeiconified(WindowEvent e) {
                setAsleep(false);
            }

            private void setAsleep(boolean asleep) {
                if (!previewWindow.isShown()) {
                    preview().setAsleep(asleep);
                }
            }

            @Override
            public void windowActivated(WindowEvent e) {
                runs.lookAgain(); // Whoever comes back may have got other runs from git.
            }

            @Override
            public void windowClosing(WindowEvent e) {
                quit();
            }

            @Override
            public void windowClosed(WindowEvent e) {
                keys.uninstall();
                focus.uninstall();
                painting.stop();
                reach.close();
                feels.close();
                runs.close();
                state.release();
                open.close();
                unsaved.close();
                previewWindow.close();
            }
        });
        context.addListener(new ToolListener() {
            @Override
            public void toolChanged() {
                actions.refresh();
            }

            @Override
            public void layerChanged() {
                actions.refresh();
            }

            @Override
            public void settingsChanged() {
                actions.refresh();
            }
        });
        DocumentFollower.follow(
                context,
                new DocumentListener() {
                    @Override
                    public void levelChanged(Level before, Level after) {
                        showTitle();
                    }

                    @Override
                    public void selectionChanged() {
                        actions.refresh();
                    }

                    @Override
                    public void stateChanged() {
                        showTitle();
                        actions.refresh();
                    }
                },
                this::showTitle);
    }

    /** Shows the open level where there can be only one. */
    private void follow() {
        layout.setPreview(open.preview(), open.timeline(), runSaver);
        PreviewSession session = open.preview().session();
        session.recorder().setOnRecorded(this::askAboutRun);
        open.setOnKeep(this::askAboutRun);
        open.setOnActor(id -> {
            if (isStateShown()) {
                state.choose(id);
            }
        });
        state.follow(session);
        open.timeline().showDetails(areInputsShown);
        open.preview().setOverlays(overlays);
        open.preview().setOptions(open.preview().options().withGhosts(areGhostsShown));
        open.preview().setOnLeave(this::leavePlay);
        open.preview().setOtherKeyboard(sharedKeys::areHere, this::focusCanvas);
        open.start(canvas, context, isGameShown);
        open.game().showGhosts(areGhostsShown);
        feels.opened();
        canvas.setTrails(Trails.NONE);
        session.addListener(new PlayState(session, actions::refresh));
        outside.changes().opened();
        git.conflicts().opened();
        previewWindow.opened();
        actions.refresh();
    }

    private void showReadOnly() {
        if (document().isReadOnly()) {
            notices.show(Notice.warning(
                    "read-only",
                    "“" + Excerpt.of(document().title()) + "” was made by a newer version of Ledge",
                    List.of("It is open to look at and to play. To change it, get the newer version.")));
        }
    }

    private void showTitle() {
        String mark = document().isModified() ? "• " : "";
        String note = document().isReadOnly() ? " (read-only)" : "";
        String words = mark + Excerpt.of(document().title()) + note + " – Ledge";
        if (!words.equals(getTitle())) { // The window manager draws it anew each time.
            setTitle(words);
        }
        previewWindow.showTitle(Excerpt.of(document().title()));
        getRootPane().putClientProperty("Window.documentModified", document().isModified());
        if (document().file() != null) {
            getRootPane()
                    .putClientProperty("Window.documentFile", document().file().toFile());
        }
    }

    @Override
    public JFrame window() {
        return previewWindow.isFocused() ? previewWindow.frame() : this;
    }

    @Override
    public ToolContext tools() {
        return context;
    }

    @Override
    public SelectionCommands selection() {
        return selection;
    }

    @Override
    public PreviewPanel preview() {
        return open.preview();
    }

    /** Offers what earlier windows left unsaved. */
    void offerUnsaved() {
        unsaved.offer();
    }

    /** The files of this window. */
    public LevelFiles files() {
        return files;
    }

    @Override
    public void open(Document document) {
        OpenLevel before = open;
        OpenLevel next = new OpenLevel(document, renderer, plays.of(document.file()));
        try {
            next.preview().session().stops().copy(before.preview().session().stops());
            show(next);
        } catch (RuntimeException | Error e) {
            next.close();
            show(before);
            throw e;
        }
        unsaved.follow(document);
        unsaved.forget(before.document());
        before.close();
        runSaver.documentClosed();
        notices.documentClosed();
        showReadOnly();
        canvas.requestFocusInWindow();
    }

    private void show(OpenLevel level) {
        open = level;
        context.open(level.document(), level.viewport());
        follow();
    }

    /** The command that was done last, and the last edit, in words. */
    String lastDone() {
        String edit = document().history().undoName();
        return actions.lastDone() + (edit == null ? "" : "; last edit: " + edit);
    }

    @Override
    public Vec pointer() {
        if (context.pointer() != null) {
            return context.pointer();
        }
        Aabb seen = context.viewport().visible();
        return new Vec(seen.centerX(), seen.centerY());
    }

    @Override
    public void askAboutRun(RecordedPlay recorded) {
        showPanels(true);
        preview().session().playhead().pause();
        if (previewWindow.isShown()) {
            previewWindow.toFront();
        }
        runSaver.ask(recorded);
    }

    @Override
    public void focusCanvas() {
        boolean isGame = !previewWindow.isShown() && preview().session().isPlaying();
        if (isGame || previewWindow.isFocused()) {
            preview().requestFocusInWindow();
        } else {
            canvas.requestFocusInWindow();
        }
    }

    @Override
    public Notices notices() {
        return notices;
    }

    @Override
    public StatusLine status() {
        return statusLine;
    }

    @Override
    public void askAboutOutsideChange() {
        outside.changes().askBeforeSaving();
    }

    @Override
    public boolean isGridShown() {
        return canvas.isGridShown();
    }

    @Override
    public void showGrid(boolean shown) {
        canvas.setGridShown(shown);
        actions.refresh();
    }

    @Override
    public boolean arePanelsShown() {
        return layout.areSidesShown();
    }

    @Override
    public void showPanels(boolean shown) {
        layout.showSides(shown);
        actions.refresh();
    }

    @Override
    public boolean areProblemsShown() {
        return layout.areProblemsShown();
    }

    @Override
    public void showProblems(boolean shown) {
        layout.showProblems(shown);
        place.changed();
        actions.refresh();
    }

    @Override
    public boolean areRunsShown() {
        return layout.areRunsShown();
    }

    @Override
    public void showRuns(boolean shown) {
        layout.showRuns(shown);
        place.changed();
        actions.refresh();
    }

    @Override
    public boolean isStateShown() {
        return layout.isStateShown();
    }

    @Override
    public void showState(boolean shown) {
        layout.showState(shown);
        place.changed();
        actions.refresh();
    }

    @Override
    public void showRun(Path run) {
        showPanels(true);
        showRuns(true);
        runsPanel.choose(run);
    }

    @Override
    public Overlays overlays() {
        return overlays;
    }

    @Override
    public void showOverlays(Overlays chosen) {
        overlays = chosen;
        settings.put("overlays.shown", chosen.toString());
        preview().setOverlays(chosen);
        actions.refresh();
    }

    @Override
    public void chooseOverlays() {
        OverlayCommands.popup(actions).show(preview(), 0, 0);
    }

    @Override
    public boolean areGhostsShown() {
        return areGhostsShown;
    }

    @Override
    public void showGhosts(boolean shown) {
        areGhostsShown = shown;
        settings.put("ghosts.shown", Boolean.toString(shown));
        preview().setOptions(preview().options().withGhosts(shown));
        open.game().showGhosts(shown);
        actions.refresh();
    }

    @Override
    public boolean areInputsShown() {
        return areInputsShown;
    }

    @Override
    public void showInputs(boolean shown) {
        areInputsShown = shown;
        settings.put("inputs.shown", Boolean.toString(shown));
        open.timeline().showDetails(shown);
        actions.refresh();
    }

    private void runSaved() {
        runs.lookAgain();
    }

    private void leavePlay() {
        showGameAlone(false);
        focusCanvas();
    }

    @Override
    public boolean isGameShown() {
        return isGameShown;
    }

    @Override
    public void showGame(boolean shown) {
        isGameShown = shown;
        settings.put("game.on.canvas", Boolean.toString(shown));
        open.game().setShown(shown);
        actions.refresh();
    }

    @Override
    public boolean isReachShown() {
        return reach.isShown();
    }

    @Override
    public void showReach(boolean shown) {
        reach.setShown(shown);
        actions.refresh();
    }

    @Override
    public void showGallery() {
        Path project = files.project();
        List<Path> starts = new ArrayList<>(List.of(Path.of("")));
        ProgramFolder.of().ifPresent(starts::add);
        new GalleryWindow(this, () -> GalleryShelves.of(starts, project), files::open).setVisible(true);
    }

    @Override
    public boolean areFeelsCompared() {
        return feels.isShown();
    }

    @Override
    public void compareFeels(boolean compared) {
        feels.setShown(compared);
        actions.refresh();
        focusCanvas();
    }

    @Override
    public void swapFeels() {
        feels.swap();
    }

    /** What two feels are compared by. */
    FeelView feels() {
        return feels;
    }

    @Override
    public boolean isGameAlone() {
        return layout.isPreviewAlone() || previewWindow.isFull();
    }

    @Override
    public void showGameAlone(boolean alone) {
        if (previewWindow.isShown()) {
            previewWindow.setFull(alone);
            actions.refresh();
            return;
        }
        layout.showPreviewAlone(alone);
        getJMenuBar().setVisible(!alone);
        toolBar.setVisible(!alone);
        status.setVisible(!alone);
        actions.refresh();
    }

    @Override
    public boolean isPreviewApart() {
        return previewWindow.isShown();
    }

    @Override
    public void showPreviewApart(boolean apart) {
        if (apart && !isPreviewApart()) {
            showGameAlone(false);
        }
        previewWindow.setShown(apart);
    }

    @Override
    public void showHistory() {
        history.open();
    }

    @Override
    public void renameLayer() {
        layers.renameActive();
    }

    @Override
    public ThemeChoice theme() {
        return ThemeChoice.of(settings.get("theme").orElse(""));
    }

    @Override
    public void setTheme(ThemeChoice choice) {
        settings.put("theme", choice.id());
        Themes.change(choice);
        actions.refresh();
    }

    @Override
    public void quit() {
        if (!files.mayLeave()) {
            return;
        }
        previewWindow.close();
        place.remember();
        try {
            settings.save();
        } catch (IOException e) {
            System.err.println("The settings were not saved: " + e.getMessage());
        }
        dispose();
    }
}
