package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.canvas.Hover;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.feel.FeelComparison;
import dev.ledge.editor.feel.FeelFile;
import dev.ledge.editor.feel.FeelPainter;
import dev.ledge.editor.feel.FeelPair;
import dev.ledge.editor.feel.FeelSimulator;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.panel.FeelBar;
import dev.ledge.editor.preview.Intervention;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import java.awt.Graphics2D;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Compares two feels: both play the inputs of the game that is shown, at the same ticks, on the canvas and in the
 * preview, and jump from where the pointer is. Kept up to date while levels, numbers and inputs change. For the event
 * dispatch thread.
 */
final class FeelView implements AutoCloseable {
    private static final int FOLLOW_MILLIS = 15;
    private static final String TOPIC = "feels";
    private static final String SAVING = "feels.save";

    private final ToolContext context;
    private final LevelCanvas canvas;
    private final Supplier<PreviewPanel> preview;
    private final Notices notices;
    private final StatusLine status;
    private final FeelChoice choice;
    private final FeelSimulator simulator = new FeelSimulator(this::show);
    private final FrameTimer follow = FrameTimer.every(FOLLOW_MILLIS, this::follow);
    private final FeelBar bar;

    private FeelComparison shown = FeelComparison.NONE;
    private Moment asked;
    private Vec pointer;
    private boolean isShown;
    /** Why the saved feels can't be used, as it was told last; null if they can. */
    private String told;

    FeelView(
            Window window,
            ToolContext context,
            LevelCanvas canvas,
            Supplier<PreviewPanel> preview,
            Settings settings,
            Notices notices,
            StatusLine status,
            Runnable close) {
        this.context = context;
        this.canvas = canvas;
        this.preview = preview;
        this.notices = notices;
        this.status = status;
        choice = new FeelChoice(
                settings.get("feel.a").orElse(Feel.OPEN.name()),
                settings.get("feel.b").orElse(Feel.CELESTE.name()),
                pair -> {
                    settings.put("feel.a", pair.a().name());
                    settings.put("feel.b", pair.b().name());
                });
        bar = new FeelBar(context, choice, this::use, this::save, close);
        bar.setVisible(false);
        canvas.setComparison(this::paint);
        canvas.addHoverListener(this::hover);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowActivated(WindowEvent e) {
                readSaved(); // Whoever comes back may have mended the file.
            }
        });
    }

    /** Where the two are chosen; seen while they are compared. */
    FeelBar bar() {
        return bar;
    }

    /** What there is to choose from. */
    FeelChoice choice() {
        return choice;
    }

    boolean isShown() {
        return isShown;
    }

    void setShown(boolean value) {
        isShown = value;
        bar.setVisible(value);
        if (value) {
            opened();
            follow.start();
        } else {
            follow.stop();
            asked = null;
            simulator.clear();
        }
    }

    /** Another level is open. */
    void opened() {
        preview.get().setComparison(this::paint);
        asked = null;
        told = null;
        readSaved();
    }

    private void readSaved() {
        Document document = context.document();
        if (document.file() == null) {
            choice.setSaved(List.of());
            return;
        }
        FeelFile file = FeelFile.of(document.level(), document.file());
        CompletableFuture.runAsync(() -> {
                    List<Feel> feels = List.of();
                    String problem = null;
                    try {
                        feels = file.read();
                    } catch (IOException unusable) {
                        problem = String.valueOf(unusable.getMessage());
                    }
                    List<Feel> found = feels;
                    String why = problem;
                    EventThread.post(() -> {
                        if (context.document() == document) {
                            choice.setSaved(found);
                            tell(why);
                        }
                    });
                })
                .exceptionally(fault -> {
                    Uncaught.handOver(fault);
                    return null;
                });
    }

    /** Says why the saved feels can't be used, once; null takes it back. */
    private void tell(String why) {
        if (why == null) {
            notices.withdraw(TOPIC);
        } else if (!why.equals(told)) {
            notices.show(Notice.warning(TOPIC, "The saved feels can't be used", List.of(why)));
        }
        told = why;
    }

    /** Gives the player the feel that it does not have: B, or A if it has B. */
    void swap() {
        FeelPair pair = choice.pair();
        use(pair.b().isIn(context.document().level()) ? pair.a() : pair.b());
    }

    private void use(Feel feel) {
        Document document = context.documentToEdit();
        Level level = document.committed();
        if (feel.isIn(level) || document.isReadOnly()) {
            return;
        }
        FeelPair pair = choice.pair();
        if (pair.a() == Feel.OPEN || pair.b() == Feel.OPEN) {
            // What the level had would be gone from the comparison.
            Feel was = Feel.of("As it was", level);
            choice.keep(was);
            choice.choose(pair.a() == Feel.OPEN ? was : pair.a(), pair.b() == Feel.OPEN ? was : pair.b());
        }
        document.edit("Give the player the feel “" + feel.name() + "”", feel.in(level));
    }

    /** False if it was not saved. */
    private boolean save(String name) {
        Document document = context.document();
        FeelFile file = FeelFile.of(document.level(), document.file());
        boolean isTaken = Feel.OPEN.name().equals(name)
                || Feel.OWN.stream().anyMatch(feel -> feel.name().equals(name));
        if (isTaken) {
            status.pass("“" + name + "” is one of Ledge's own; choose another name");
            return false;
        }
        boolean isSaved = false;
        try {
            file.save(Feel.of(name, document.level()));
            isSaved = true;
            notices.withdraw(SAVING);
            status.pass("Saved “" + name + "” in " + file.path().getFileName());
        } catch (IOException e) {
            notices.show(Notice.error(SAVING, "“" + name + "” was not saved", List.of(e.getMessage())));
        }
        readSaved();
        return isSaved;
    }

    private void hover(Hover hover) {
        pointer = hover == null ? null : new Vec(hover.x(), hover.y());
    }

    private void follow() {
        PreviewSession session = preview.get().session();
        Vec from = session.isPlaying() && !session.playhead().isPaused() ? null : pointer;
        Moment now = new Moment(
                choice.pair(),
                context.document().level(),
                session.world(),
                session.tick(),
                session.playhead().lastTick(),
                session.inputEdit().version(),
                session.hand().last(),
                from);
        if (now.equals(asked)) {
            return;
        }
        asked = now;
        simulator.play(now.pair, now.level, session.inputs(), now.tick, from);
    }

    private void show(FeelComparison comparison) {
        Aabb before = shown.bounds();
        Aabb after = comparison.bounds();
        shown = comparison;
        preview.get().repaint();
        Aabb area = before == null ? after : after == null ? before : before.union(after);
        if (area != null) {
            canvas.repaintArea(area);
        }
    }

    private void paint(ToolGraphics graphics) {
        new FeelPainter(graphics.g(), graphics.view())
                .paint(shown, preview.get().session().tick());
    }

    private void paint(Graphics2D g) {
        new FeelPainter(g, preview.get().view())
                .paint(shown, preview.get().session().tick());
    }

    /** What is compared now. */
    FeelComparison shown() {
        return shown;
    }

    @Override
    public void close() {
        follow.stop();
        simulator.close();
    }

    private record Moment(
            FeelPair pair, Level level, World world, long tick, long last, int input, Intervention byHand, Vec from) {}
}
