package dev.ledge.editor;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.KeyMap;
import dev.ledge.editor.action.OverlayChoice;
import dev.ledge.editor.action.RunChoice;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.action.ToolOptions;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.ViewSwitches;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.command.Commands;
import dev.ledge.editor.action.command.MainMenu;
import dev.ledge.editor.action.command.MainToolBar;
import dev.ledge.editor.action.file.DroppedFiles;
import dev.ledge.editor.action.file.Importer;
import dev.ledge.editor.action.file.LevelFiles;
import dev.ledge.editor.action.file.SharedTiles;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.game.HandView;
import dev.ledge.editor.game.OpenLevel;
import dev.ledge.editor.game.PlayHistory;
import dev.ledge.editor.game.PlayState;
import dev.ledge.editor.game.ReachView;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.panel.Banner;
import dev.ledge.editor.panel.InspectorPanel;
import dev.ledge.editor.panel.StatusBar;
import dev.ledge.editor.panel.TitledPanel;
import dev.ledge.editor.panel.gallery.GalleryWindow;
import dev.ledge.editor.panel.layer.LayersPanel;
import dev.ledge.editor.panel.problem.ProblemsButton;
import dev.ledge.editor.panel.problem.ProblemsPanel;
import dev.ledge.editor.panel.run.RunsButton;
import dev.ledge.editor.panel.state.StateButton;
import dev.ledge.editor.panel.state.StatePanel;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.window.CanvasPane;
import dev.ledge.editor.window.FocusHome;
import dev.ledge.editor.window.Layout;
import dev.ledge.editor.window.LevelDrop;
import dev.ledge.editor.window.PreviewPlace;
import dev.ledge.editor.window.PreviewWindow;
import dev.ledge.editor.window.SharedKeys;
import dev.ledge.editor.window.Themes;
import dev.ledge.editor.window.WindowPlace;
import dev.ledge.editor.window.WindowTitle;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.io.IOException;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;

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
    private final transient RunsView runs;
    private final StatePanel state = new StatePanel();
    private final transient ReachView reach;
    private final transient FeelView feels;
    private final transient HandView hand;
    private final transient PlayHistory plays = new PlayHistory();
    private final Layout layout;
    private final transient PreviewWindow previewWindow;
    private final transient PreviewPlace previewPlace;
    private final transient SharedKeys sharedKeys;
    private final transient WindowPlace place;
    private final transient OpenLevels levels;
    private transient OpenLevel open;
    private final transient OverlayChoice overlays;
    private final transient ViewSwitches view;

    /** A window on a document that is not shown yet. */
    public EditorFrame(Settings settings, Document document) {
        super("Ledge");
        this.settings = settings;
        files = new LevelFiles(this, settings);
        TileImages images = new TileImages(() -> document().file());
        renderer = new LevelRenderer(images, ObjectKinds.FIGURES);
        open = make(document);
        context = Tools.on(document, open.viewport());
        selection = new SelectionCommands(context);
        context.setSharing(new SharedTiles(this, files));
        Importer importer = new Importer(this, files);
        actions = Commands.on(this, files, importer, settings);
        canvas = new LevelCanvas(context, selection, renderer);
        differences = new Differences(context, canvas, this::view);
        feels = new FeelView(
                this,
                context,
                canvas,
                this::preview,
                settings,
                notices,
                statusLine,
                () -> view().show(ViewPart.FEELS, false));
        overlays = new OverlayChoice(settings, chosen -> {
            preview().setOverlays(chosen);
            actions.refresh();
        });
        hand = new HandView(context, actions, () -> List.of(canvas, preview()));
        outside = new OutsideFrame(this, this, files, canvas, images, differences);
        git = new GitFrame(this, outside, differences);
        levels = new OpenLevels(open, this, files, settings, differences, canvas, this::make, this::show);
        layers = new LayersPanel(context, LayerButtons.of(actions), this::focusCanvas);
        ProblemsButton problemsButton = new ProblemsButton(actions.get("view.problems"));
        ProblemPlaces problems = new ProblemPlaces(this, context, canvas, problemsButton);
        runs = new RunsView(this, this, canvas, images, files::save);
        state.setOnActor(id -> preview().setChosenActor(id));
        state.setOnSelect(names -> settings.put("state.plotted", names));
        settings.get("state.plotted").ifPresent(state::plot);
        status = new StatusBar(
                context,
                statusLine,
                problemsButton,
                new RunsButton(actions.get("view.runs"), runs.book()),
                new StateButton(actions.get("view.state")));
        layout = new Layout(
                new TitledPanel("Palette", PaletteTools.panel(context, () -> renderer, actions)),
                new TitledPanel("Layers", layers),
                new CanvasPane(
                        canvas,
                        levels.tabs(),
                        new ToolOptions(actions, context, this::focusCanvas),
                        feels.bar(),
                        hand.bar(),
                        new Banner(notices),
                        differences),
                new TitledPanel(
                        "Problems", new ProblemsPanel(context, problems::showPlace, problems::keep, problems::showAll)),
                new TitledPanel("Runs", runs.panel()),
                new TitledPanel("State inspector", state),
                new InspectorPanel(context, feels.choice()));
        reach = new ReachView(context, canvas, () -> preview().session());
        previewWindow = new PreviewWindow(this, layout, actions, settings);
        sharedKeys = SharedKeys.of(canvas, this::preview, previewWindow::isShown);
        canvas.addHoverListener(hover -> status.showCell(hover == null ? "" : hover.text()));
        canvas.setKeyboardElsewhere(() -> !previewWindow.isShown()
                && preview().session().isPlaying()
                && preview().isFocusOwner());
        canvas.setOnEscape(() -> actions.get("play.stop").tryRun());
        focus = new FocusHome(this, () -> preview().session().isPlaying(), this::focusCanvas);
        keys = new KeyMap(
                this, actions, canvas, (keyCode, isForPlaying) -> preview().takes(keyCode, isForPlaying));
        setName("ledge");
        setJMenuBar(MainMenu.of(actions, files, settings));
        JComponent toolBar = MainToolBar.of(actions, this);
        previewPlace = new PreviewPlace(layout, previewWindow, List.of(getJMenuBar(), toolBar, status));
        add(toolBar, BorderLayout.NORTH);
        add(layout, BorderLayout.CENTER);
        add(status, BorderLayout.SOUTH);
        getRootPane().setTransferHandler(new LevelDrop(new DroppedFiles(files, importer, notices)::open));
        place = WindowPlace.of(this, "window.", SMALLEST, WindowPlace.middle(FIRST), settings, () -> {
            settings.put("window.dark", Boolean.toString(FlatLaf.isLafDark()));
            layout.remember(settings);
        });
        layout.arrange(settings);
        layout.setOnMove(place::changed);
        view = switches();
        WindowLife.follow(this, this::opened, this::setAsleep, this::quit, this::closed);
        ActionRefresh.follow(actions, context);
        WindowTitle.follow(this, context, previewWindow);
        follow();
        ReadOnlyNotice.show(document(), notices);
    }

    private void opened() {
        keys.install();
        focus.install();
        canvas.requestFocusInWindow();
        previewWindow.restore();
    }

    private void setAsleep(boolean asleep) {
        if (!previewWindow.isShown()) {
            preview().setAsleep(asleep);
        }
    }

    private void closed() {
        keys.uninstall();
        focus.uninstall();
        reach.close();
        feels.close();
        state.release();
        levels.close();
        previewWindow.close();
    }

    /** Shows the open level where there can be only one. */
    private void follow() {
        layout.setPreview(open.preview(), open.timeline(), runs.saver());
        open.setOnKeep(this::askAboutRun);
        open.setOnActor(this::chooseActor);
        hand.opened(preview().session(), this::chooseActor);
        state.follow(preview().session());
        open.showInputs(view.isShown(ViewPart.INPUTS));
        open.preview().setOverlays(overlays.get());
        open.preview().setOnLeave(this::leavePlay);
        open.preview().setOtherKeyboard(sharedKeys::areHere, this::focusCanvas);
        open.start(canvas, context, view.isShown(ViewPart.GAME_ON_CANVAS));
        open.showGhosts(view.isShown(ViewPart.GHOSTS));
        feels.opened();
        outside.changes().opened();
        git.opened();
        previewWindow.opened();
        actions.refresh();
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

    OpenLevels levels() {
        return levels;
    }

    /** The files of this window. */
    public LevelFiles files() {
        return files;
    }

    @Override
    public void open(Document document) {
        levels.open(document);
    }

    @Override
    public List<Document> documents() {
        return levels.documents();
    }

    @Override
    public void show(Document document) {
        levels.turnTo(document);
    }

    @Override
    public void close(Document document) {
        levels.remove(document);
    }

    private OpenLevel make(Document document) {
        OpenLevel made = new OpenLevel(document, renderer, plays.of(document.file()), this::keyText);
        PlayState.follow(made.preview().session(), () -> actions.refresh());
        return made;
    }

    private void show(OpenLevel level, String layer) {
        level.preview().session().stops().copy(preview().session().stops());
        open = level;
        context.open(level.document(), level.viewport(), layer);
        runs.saver().documentShown();
        follow();
    }

    /** The command that was done last, and the last edit, in words. */
    String lastDone() {
        String edit = document().history().undoName();
        return actions.lastDone() + (edit == null ? "" : "; last edit: " + edit);
    }

    @Override
    public void askAboutRun(RecordedPlay recorded) {
        if (previewWindow.isShown()) {
            previewWindow.toFront();
        }
        runs.ask(recorded);
    }

    @Override
    public boolean isRecorded(Document document) {
        return levels.isRecording(document) || runs.saver().isAskedAbout(document);
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
    public ViewSwitches view() {
        return view;
    }

    private ViewSwitches switches() {
        ViewSwitches all = new ViewSwitches(actions::refresh);
        all.add(ViewPart.GRID, settings, "grid.shown", canvas::setGridShown);
        canvas.setGridShown(all.isShown(ViewPart.GRID));
        layout.addTo(all, place::changed);
        previewPlace.addTo(all);
        all.add(ViewPart.REACH, reach::isShown, reach::setShown);
        all.add(ViewPart.FEELS, feels::isShown, shown -> {
            feels.setShown(shown);
            if (!preview().session().isPlaying()) {
                focusCanvas();
            }
        });
        all.add(ViewPart.GAME_ON_CANVAS, settings, "game.on.canvas", shown -> open.showGame(shown));
        all.add(ViewPart.INPUTS, settings, "inputs.shown", shown -> open.showInputs(shown));
        all.add(ViewPart.GHOSTS, settings, "ghosts.shown", shown -> open.showGhosts(shown));
        return all;
    }

    @Override
    public RunChoice runs() {
        return runs;
    }

    @Override
    public OverlayChoice overlays() {
        return overlays;
    }

    private void chooseActor(String id) {
        if (view.isShown(ViewPart.STATE)) {
            state.choose(id);
        }
    }

    private void leavePlay() {
        view.show(ViewPart.GAME_ALONE, false);
        focusCanvas();
    }

    @Override
    public void showGallery() {
        new GalleryWindow(this, GalleryShelves.around(files.project()), files::open).setVisible(true);
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
    public void showHistory() {
        runs.showHistory();
    }

    @Override
    public void settleConflicts() {
        git.settleNoted();
    }

    @Override
    public void renameLayer() {
        layers.renameActive();
    }

    @Override
    public String keyText(String command) {
        return actions.keyText(command);
    }

    @Override
    public void setTheme(ThemeChoice choice) {
        settings.put("theme", choice.id());
        Themes.change(choice);
        actions.refresh();
    }

    @Override
    public void quit() {
        if (!files.mayLeaveAll()) {
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
