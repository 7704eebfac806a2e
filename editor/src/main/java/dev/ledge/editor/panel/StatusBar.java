package dev.ledge.editor.panel;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.feel.JumpReach;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import java.math.BigDecimal;
import java.math.MathContext;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import net.miginfocom.swing.MigLayout;

/**
 * The line at the foot of the window: messages, the cell under the pointer, zoom, how far the player jumps, saved or
 * not.
 */
@SuppressWarnings("serial")
public final class StatusBar extends JPanel implements DocumentListener, ToolListener {
    private static final double PERCENT = 100;
    private static final String GESTURE = "gesture";

    /** A remark is shown for as long as it takes to notice it, and to read it slowly. */
    private static final int READING_MILLIS = 4000;

    private static final int MILLIS_A_LETTER = 60;

    private final transient ToolContext context;
    private final transient StatusLine line;
    private final JLabel message = new JLabel(" ");
    private final JLabel cell = new JLabel();
    private final JLabel zoom = new JLabel();
    private final JLabel jump = new JLabel();
    private final JLabel state = new JLabel();
    private final transient FrameTimer passing = FrameTimer.once(READING_MILLIS, this::endPassing);
    private final transient Runnable zoomed = this::showZoom;
    private transient Viewport viewport;
    private transient Level committed;

    /**
     * A status bar.
     *
     * @param line its words
     * @param first what stands at its left end
     */
    public StatusBar(ToolContext context, StatusLine line, JComponent... first) {
        super(new MigLayout("insets 2 8 2 12, gapx 14, hidemode 3", columns(first.length), "[22!,center]"));
        this.context = context;
        this.line = line;
        setName("status");
        add(new JSeparator(), "dock north");
        message.setName("status.message");
        cell.setName("status.cell");
        zoom.setName("status.zoom");
        jump.setName("status.jump");
        state.setName("status.state");
        jump.setToolTipText("How high and how far the player jumps, from a run-up");
        for (JComponent one : first) {
            add(one);
        }
        add(message, "wmin 0");
        add(cell);
        add(zoom);
        // The inspector says it, too: it leaves its room to a message that needs it.
        add(jump, "wmin 0");
        add(state);
        for (JLabel label : new JLabel[] {message, cell, zoom, jump, state}) {
            Styles.small(label);
        }
        Styles.plain(message);
        Styles.plain(cell);
        line.addListener(this::showLine);
        context.addListener(this);
        DocumentFollower.follow(context, this, this::showAll);
    }

    /** Those at the left end close together, then the message, which takes what is left, then the others. */
    private static String columns(int atLeft) {
        return "[]0".repeat(Math.max(0, atLeft - 1)) + "[]".repeat(Math.min(1, atLeft)) + "[grow,fill][][][shp 200][]";
    }

    /** Shows what is under the pointer; empty for nothing. */
    public void showCell(String text) {
        cell.setText(text);
    }

    @Override
    public void status(String text) {
        line.pass(text);
    }

    @Override
    public void progress(String text) {
        line.hold(GESTURE, text);
    }

    @Override
    public void levelChanged(Level before, Level after) {
        showJump();
        endGesture();
    }

    @Override
    public void stateChanged() {
        showState();
        endGesture();
        if (context.document().committed() != committed) {
            committed = context.document().committed();
            line.passOver();
        }
    }

    /** A gesture may end by undo or by another edit, of which its tool hears later. */
    private void endGesture() {
        if (!context.document().inGesture()) {
            line.end(GESTURE);
        }
    }

    private void showLine() {
        String text = line.text();
        message.setText(text.isEmpty() ? " " : text);
        message.setToolTipText(text.isEmpty() ? null : PlainText.of(text));
        passing.stop();
        if (line.isPassing()) {
            passing.restart(READING_MILLIS + text.length() * MILLIS_A_LETTER);
        }
    }

    private void endPassing() {
        line.pass("");
    }

    private void showAll() {
        if (viewport != null) {
            viewport.removeListener(zoomed);
        }
        viewport = context.viewport();
        viewport.addListener(zoomed);
        committed = context.document().committed();
        showCell("");
        showZoom();
        showJump();
        showState();
    }

    /**
     * A zoom in percent, with two digits where a whole number would say too little: {@code 150}, {@code 8.3},
     * {@code 0.21}.
     */
    static String percent(double zoom) {
        double percent = zoom * PERCENT;
        if (percent >= 10) {
            return Long.toString(Math.round(percent));
        }
        return new BigDecimal(percent)
                .round(new MathContext(2))
                .stripTrailingZeros()
                .toPlainString();
    }

    private void showZoom() {
        zoom.setText(percent(context.viewport().zoom()) + " %");
    }

    private void showJump() {
        Level level = context.document().level();
        jump.setText(
                level.physics().isTopDown()
                        ? "top-down"
                        : "jump " + JumpReach.of(level).inWords());
    }

    private void showState() {
        Document document = context.document();
        String kept = document.file() == null ? "not saved yet" : "saved";
        state.setText(document.isReadOnly() ? "read-only" : document.isModified() ? "modified" : kept);
    }
}
