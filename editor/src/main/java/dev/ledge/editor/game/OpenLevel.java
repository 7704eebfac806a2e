package dev.ledge.editor.game;

import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.preview.Branches;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.preview.timeline.Timeline;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.view.Trails;
import dev.ledge.editor.view.Viewport;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.LookAndFeel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** What belongs to one open level alone: its document, the camera on it, and the preview that plays it. */
public final class OpenLevel implements AutoCloseable {
    private final Document document;
    private final Viewport viewport = new Viewport();
    private final PreviewSession session;
    private final PreviewPanel preview;
    private final Timeline timeline;
    private final LastRun lastRun;
    private final LevelRenderer renderer;
    private RunningGame game;
    private Consumer<Trails> showTrails = shown -> {};
    private Trails trails = Trails.NONE;
    /** The look that it had when it was put aside; null while it is not. */
    private LookAndFeel lookAside;

    private Consumer<RecordedPlay> askAboutRun = play -> {};
    private Consumer<String> chooseActor = id -> {};

    /**
     * Opens a level.
     *
     * @param keyNames says what the key of a command is called, by the command's id; empty for none
     */
    public OpenLevel(Document document, LevelRenderer renderer, Branches plays, UnaryOperator<String> keyNames) {
        this.document = document;
        this.renderer = renderer;
        session = new PreviewSession(document, plays);
        preview = new PreviewPanel(session, renderer);
        preview.setKeyNames(keyNames);
        timeline = new Timeline(session, branch -> preview.goTo(branch, false), play -> askAboutRun.accept(play));
        lastRun = new LastRun(session, document, shown -> {
            trails = shown;
            preview.setTrails(shown);
            showTrails.accept(shown);
        });
        showDemo();
    }

    /** Says who asks for the name under which a play, or what was recorded of it, is kept as a run. */
    public void setOnKeep(Consumer<RecordedPlay> asker) {
        askAboutRun = asker;
        session.recorder().setOnRecorded(asker);
    }

    /** Gets the id of an actor that was clicked in the preview. */
    public void setOnActor(Consumer<String> chooser) {
        chooseActor = chooser;
    }

    /** Brings the canvas and the preview together: trails and the running game on the one, tools in the other. */
    public void start(LevelCanvas canvas, ToolContext context, boolean isGameShown) {
        showTrails = canvas::setTrails;
        canvas.setTrails(trails);
        if (game == null) {
            PreviewTools tools = new PreviewTools(preview, context, renderer);
            tools.install();
            preview.addMouseListener(new ActorPick(preview, context, id -> chooseActor.accept(id)));
            preview.setOnEscape(() -> canvas.cancelGesture() || tools.cancel());
            game = new RunningGame(session, canvas, renderer);
        }
        game.start(isGameShown);
        if (lookAside != null) {
            if (lookAside != UIManager.getLookAndFeel()) {
                SwingUtilities.updateComponentTreeUI(preview);
                SwingUtilities.updateComponentTreeUI(timeline);
            }
            lookAside = null;
            preview.setAsleep(false);
        }
    }

    /**
     * Stands still, and leaves the canvas to another level, until it is started again. A game that is played is held
     * from then on.
     */
    public void putAside() {
        lookAside = UIManager.getLookAndFeel();
        preview.setAsleep(true);
        showTrails = shown -> {};
        if (game != null) {
            game.stop();
        }
    }

    /** The running game on the canvas. */
    public RunningGame game() {
        return game;
    }

    /** Shows the running game on the canvas, once it is started, or hides it. */
    public void showGame(boolean shown) {
        game.setShown(shown);
    }

    /** Shows below the preview what is held in the play, or hides it. */
    public void showInputs(boolean shown) {
        timeline.showDetails(shown);
    }

    /** Shows earlier plays in the preview and on the canvas, once it is started, or hides them. */
    public void showGhosts(boolean shown) {
        preview.setOptions(preview.options().withGhosts(shown));
        game.showGhosts(shown);
    }

    /** Finds a run to show, off the event thread; a play that began meanwhile goes on. */
    private void showDemo() {
        Path file = document.file();
        if (file != null) {
            CompletableFuture.supplyAsync(() -> DemoRun.of(file))
                    .thenAccept(run -> EventThread.post(
                            () -> run.filter(input -> !session.isPlaying()).ifPresent(session::setDemo)))
                    .exceptionally(fault -> {
                        Uncaught.handOver(fault);
                        return null;
                    });
        }
    }

    public Document document() {
        return document;
    }

    public Viewport viewport() {
        return viewport;
    }

    public PreviewPanel preview() {
        return preview;
    }

    public Timeline timeline() {
        return timeline;
    }

    @Override
    public void close() {
        if (game != null) {
            game.stop();
        }
        lastRun.close();
        session.close();
    }
}
