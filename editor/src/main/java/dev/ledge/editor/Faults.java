package dev.ledge.editor;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.fault.FaultFiles;
import dev.ledge.editor.fault.FaultLog;
import dev.ledge.editor.fault.FaultText;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.LevelLimitException;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Handles uncaught exceptions of any thread: the document stays as it is, a notice says so in plain words, and a report
 * is kept that can be copied. The same fault again is counted.
 */
final class Faults implements Thread.UncaughtExceptionHandler {
    private static final String TOPIC = "fault";
    private static final String LIMIT_TOPIC = "limit";

    /** A fault that comes with every picture must not build the notice as often. */
    private static final int SHOW_MILLIS = 200;

    private static final int RESERVE = 1 << 20;

    private final Thread.UncaughtExceptionHandler before;
    private final FaultLog log;
    private final AtomicReference<FaultLog.Entry> latest = new AtomicReference<>();
    private final FrameTimer timer = FrameTimer.once(SHOW_MILLIS, this::show);
    private volatile Workspace frame;
    private volatile Supplier<String> lastDone = () -> "the program was started";

    /** Given up when memory runs out, so that there is some to say so with. */
    private volatile byte[] reserve = new byte[RESERVE];

    Faults(Thread.UncaughtExceptionHandler before, FaultFiles files) {
        this.before = before;
        this.log = new FaultLog(files);
    }

    /** Handles uncaught exceptions from now on; a handler that was there already gets them too. */
    static Faults install() {
        Thread.UncaughtExceptionHandler known = Thread.getDefaultUncaughtExceptionHandler();
        Faults faults = new Faults(known instanceof Faults old ? old.before : known, FaultFiles.ofUser());
        Thread.setDefaultUncaughtExceptionHandler(faults);
        return faults;
    }

    /** Shows what happens in this window from now on, and what was done there last. */
    void attach(Workspace window, Supplier<String> newLastDone) {
        frame = window;
        lastDone = newLastDone;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        Workspace shown = frame;
        if (thrown instanceof LevelLimitException limit && shown != null) {
            EventThread.post(() -> showLimit(shown, limit));
            return;
        }
        try {
            if (thrown instanceof OutOfMemoryError) {
                reserve = null;
            }
            note(thrown);
            if (before != null) {
                before.uncaughtException(thread, thrown);
            }
        } catch (RuntimeException | Error worse) {
            return; // There is no handler left, and throwing would end the thread.
        }
    }

    /** Writes the report and lets the notice follow. */
    FaultLog.Entry note(Throwable thrown) {
        Workspace shown = frame;
        FaultLog.Entry entry = log.note(
                thrown,
                lastDone.get(),
                shown == null || shown.document().file() == null
                        ? null
                        : shown.document().file().toString());
        latest.set(entry);
        if (entry.count() == 1) {
            System.err.println("ledge: error[" + FaultText.code(thrown) + "]: " + FaultText.of(thrown, entry.file()));
        }
        if (shown != null) {
            timer.start();
        }
        return entry;
    }

    /** An edit that would make more than a level can have is no fault: the level is as it was before it. */
    private static void showLimit(Workspace shown, LevelLimitException limit) {
        String words = limit.getMessage();
        shown.notices()
                .show(Notice.warning(
                        LIMIT_TOPIC,
                        "That would be more than a level can have",
                        List.of(
                                Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".",
                                "Nothing was changed. Divide it into several levels.")));
    }

    private void show() {
        Workspace shown = frame;
        FaultLog.Entry entry = latest.get();
        if (shown == null || entry == null) {
            return;
        }
        if (reserve == null) {
            reserve = new byte[RESERVE];
        }
        boolean isMemory = entry.report().fault() instanceof OutOfMemoryError;
        String times = entry.count() == 1 ? "" : " (" + entry.count() + " times)";
        List<String> lines = new ArrayList<>();
        lines.add("The level and all its undo steps are still there, and editing goes on: save it now.");
        boolean isPreviewHeld = shown.preview().session().playhead().hasFailed();
        if (isPreviewHeld) {
            String play = shown.keyText("play.play");
            lines.add("The preview is paused: " + (play.isEmpty() ? "Play" : play) + " plays again from the start.");
        }
        String words = FaultText.of(entry.report().fault(), entry.file());
        lines.add(Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".");
        Notice notice = Notice.error(
                        TOPIC,
                        (isMemory ? "Ledge ran out of memory" : "Something went wrong inside Ledge") + times,
                        lines)
                .ofWindow();
        if (isPreviewHeld) {
            notice = notice.with("play", "Play again", shown.preview()::play);
        }
        shown.notices()
                .show(notice.with(new Notice.Choice(
                        "copy", "Copy report", () -> copy(entry.report().text()), false)));
    }

    private static void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }
}
