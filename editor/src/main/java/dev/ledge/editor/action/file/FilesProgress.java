package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.notice.Notice;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/**
 * Shows how far work on files is, in the status line, and lets its user cancel it if it takes longer than one would
 * notice. Notified on the thread that does it.
 */
final class FilesProgress implements Progress {
    private static final long NOTICED = TimeUnit.MILLISECONDS.toNanos(700);
    private static final long BETWEEN_NEWS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final int PERCENT = 100;

    private final Workspace workspace;
    private final String topic;
    private final String doing;
    private final String ifCancelled;
    private final long start = System.nanoTime();
    private volatile boolean isCancelled;

    // Of the thread that does it.
    private long reported;
    private boolean isOffered;

    // Of the event thread.
    private boolean isOver;

    /**
     * Begins to show it; event thread only.
     *
     * @param doing what is done, as {@code Exporting out.png}
     * @param ifCancelled what is so then
     */
    FilesProgress(Workspace workspace, String topic, String doing, String ifCancelled) {
        this.workspace = workspace;
        this.topic = topic;
        this.doing = doing;
        this.ifCancelled = ifCancelled;
        workspace.status().hold(topic, doing + " …");
    }

    @Override
    public void at(double fraction) {
        stillAtIt();
        long now = System.nanoTime();
        if (now - reported > BETWEEN_NEWS) {
            reported = now;
            String text = doing + " … " + (int) (fraction * PERCENT) + " %";
            post(() -> workspace.status().hold(topic, text));
        }
    }

    /**
     * The work goes on, and how far it is nobody can tell.
     *
     * @throws CancellationException if the work is no longer wanted
     */
    void stillAtIt() {
        if (isCancelled) {
            throw new CancellationException();
        }
        if (!isOffered && System.nanoTime() - start > NOTICED) {
            isOffered = true;
            post(this::offer);
        }
    }

    private void post(Runnable news) {
        EventThread.post(() -> {
            if (!isOver) {
                news.run();
            }
        });
    }

    private void offer() {
        workspace
                .notices()
                .show(Notice.question(topic, doing, List.of(ifCancelled)).with("cancel", "Cancel", () -> {
                    isCancelled = true;
                    workspace.focusCanvas();
                }));
    }

    /** It is no longer wanted, and nothing is shown of it from now on; event thread only. */
    void giveUp() {
        isCancelled = true;
        end();
    }

    /** It is over, however it went; event thread only. */
    void end() {
        isOver = true;
        workspace.status().end(topic);
        workspace.notices().withdraw(topic);
    }
}
