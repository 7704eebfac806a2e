package dev.ledge.editor.game;

import dev.ledge.editor.canvas.Hover;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.event.NewestFirst;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.view.Reach;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.util.function.Supplier;

/**
 * Shows on the canvas where one jump can lead: of the player while it is played, else from where the pointer is. Kept
 * up to date while the level and its numbers change. For the event dispatch thread.
 */
public final class ReachView implements AutoCloseable {
    private static final int FOLLOW_MILLIS = 150;

    private final ToolContext context;
    private final LevelCanvas canvas;
    private final Supplier<PreviewSession> session;
    private final JumpSimulator simulator = new JumpSimulator();
    private final NewestFirst<Job> worker = new NewestFirst<>("jump reach", this::simulate);
    /** The player moves with every tick; to look each time would take a core. */
    private final FrameTimer follow = FrameTimer.every(FOLLOW_MILLIS, this::follow);

    private boolean isShown;
    private Vec pointer;
    private Vec shownFrom;

    public ReachView(ToolContext context, LevelCanvas canvas, Supplier<PreviewSession> session) {
        this.context = context;
        this.canvas = canvas;
        this.session = session;
        canvas.addHoverListener(this::hover);
        DocumentFollower.follow(
                context,
                new DocumentListener() {
                    @Override
                    public void levelChanged(Level before, Level after) {
                        look();
                    }
                },
                this::look);
    }

    public boolean isShown() {
        return isShown;
    }

    public void setShown(boolean shown) {
        isShown = shown;
        if (shown) {
            follow.start();
        } else {
            follow.stop();
        }
        look();
    }

    private void follow() {
        Vec from = from();
        if (from != null && !from.equals(shownFrom)) {
            look();
        }
    }

    private void hover(Hover hover) {
        if (hover != null) {
            pointer = new Vec(hover.x(), hover.y());
            if (isShown) {
                look();
            }
        }
    }

    private void look() {
        Vec from = from();
        shownFrom = from;
        if (isShown && from != null) {
            worker.submit(new Job(context.document().level(), from));
        } else {
            worker.clear();
            canvas.setReach(Reach.NONE);
        }
    }

    private Vec from() {
        Aabb player = session.get().isPlaying() ? session.get().playerBox() : null;
        return player == null ? pointer : new Vec(player.centerX(), player.centerY());
    }

    private void simulate(Job job) {
        Reach reach =
                simulator.from(job.level, job.from, () -> Thread.currentThread().isInterrupted());
        EventThread.post(() -> {
            if (isShown && context.document().level() == job.level) {
                canvas.setReach(reach);
            }
        });
    }

    @Override
    public void close() {
        follow.stop();
        worker.close();
    }

    private record Job(Level level, Vec from) {}
}
