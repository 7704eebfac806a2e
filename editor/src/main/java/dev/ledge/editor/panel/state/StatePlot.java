package dev.ledge.editor.panel.state;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Drawing;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.StateHistory;
import dev.ledge.editor.preview.timeline.TickSpan;
import dev.ledge.editor.render.style.Colors;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.world.type.ActorValue;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.function.LongUnaryOperator;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import javax.swing.UIManager;

/**
 * Numbers of an actor over the ticks of the play, a lane each with an axis of its own. A line shows the tick of the
 * timeline; a click or a drag, or an arrow key, moves it. The wheel says how many ticks are seen.
 */
@SuppressWarnings("serial")
final class StatePlot extends Drawing {
    private static final int FIRST_TICKS = 600;
    private static final int FEWEST_TICKS = 30;

    /** A short play is given room by so many ticks at a time. */
    private static final long ROUND = 120;

    private static final int AXIS = 62;
    private static final int PAD = 6;
    private static final int FOOT = 16;
    private static final float SMALL = 0.85f;
    private static final double ROOM = 0.08;

    private final transient PreviewSession session;
    private final transient StateHistory history;
    private final transient TickSpan seen = new TickSpan(FEWEST_TICKS, FIRST_TICKS);
    private int hovered = -1;
    private long held = -1;

    StatePlot(PreviewSession session, StateHistory history) {
        this.session = session;
        this.history = history;
        setName("state.plot");
        setFocusable(true);
        setOpaque(true);
        getAccessibleContext().setAccessibleName("Plot");
        getAccessibleContext()
                .setAccessibleDescription("The selected numbers over time. Arrow keys move the tick of the timeline.");
        setPreferredSize(new Dimension(300, 140));
        setMinimumSize(new Dimension(0, 0));
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent e) {
                repaint();
            }
        });
        bind("LEFT", tick -> tick - 1);
        bind("RIGHT", tick -> tick + 1);
        bind("shift LEFT", tick -> tick - 10);
        bind("shift RIGHT", tick -> tick + 10);
        bind("HOME", tick -> session.playhead().firstTick());
        bind("END", tick -> session.playhead().lastTick());
    }

    private void bind(String key, LongUnaryOperator to) {
        getInputMap().put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                session.playhead().scrub(to.applyAsLong(session.tick()));
            }
        });
    }

    private static int px(int length) {
        return UIScale.scale(length);
    }

    /** The first tick that is seen: all of a short play, else around the tick of the timeline. */
    private long first() {
        if (held >= 0) {
            return held;
        }
        long last = session.playhead().lastTick();
        return seen.first(session.tick(), last);
    }

    /** How many ticks are seen: all of a short play, with some room that it grows into. */
    private long span() {
        long last = session.playhead().lastTick();
        return last >= seen.length() ? seen.length() : Math.min(seen.length(), (last / ROUND + 1) * ROUND);
    }

    private int plotWidth() {
        return Math.max(1, getWidth() - px(AXIS) - px(PAD));
    }

    private double x(long tick) {
        return px(AXIS) + (double) (tick - first()) / span() * plotWidth();
    }

    /** The tick at an x of the component, one that there is. */
    private long tickAt(int x) {
        long tick = first() + Math.round((double) (x - px(AXIS)) / plotWidth() * span());
        return Math.max(
                session.playhead().firstTick(), Math.min(session.playhead().lastTick(), tick));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("Table.background"));
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setFont(Fonts.plain(getFont(), getFont().getSize2D() * SMALL));
        List<ActorValue> values = history.values();
        if (values.isEmpty()) {
            empty(g, "Select numbers at the left to see them over time; Ctrl selects several");
        } else {
            int height = (getHeight() - px(FOOT)) / values.size();
            for (int k = 0; k < values.size(); k++) {
                lane(g, k, values.get(k), k * height, height);
            }
            time(g);
            cursor(g, values);
        }
        if (isFocusOwner()) {
            g.setColor(UIManager.getColor("Component.focusedBorderColor"));
            g.draw(new Rectangle2D.Double(0.5, 0.5, getWidth() - 1.0, getHeight() - 1.0));
        }
        g.dispose();
    }

    private void empty(Graphics2D g, String words) {
        FontMetrics metrics = g.getFontMetrics();
        g.setColor(UIManager.getColor("Label.disabledForeground"));
        float x = Math.max(px(PAD), (getWidth() - metrics.stringWidth(words)) / 2f);
        g.drawString(words, x, getHeight() / 2f);
    }

    /** The smallest and the largest number that is seen; NaN if none is known. */
    private double[] range(int series) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        long from = first();
        for (long tick = from; tick <= from + span(); tick++) {
            double value = shown(series, tick);
            if (!Double.isNaN(value)) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
        }
        return new double[] {low, high};
    }

    /** A number as it is drawn: what never happened has none. */
    private double shown(int series, long tick) {
        double value = history.at(series, tick);
        boolean isNever = history.values().get(series).kind() == ActorValue.Kind.TIMER && value >= ActorValue.NEVER;
        return isNever || Double.isInfinite(value) ? Double.NaN : value;
    }

    private void lane(Graphics2D g, int series, ActorValue value, int top, int height) {
        Theme theme = Theme.of(FlatLaf.isLafDark());
        Color text = UIManager.getColor("Label.foreground");
        Color weak = UIManager.getColor("Label.disabledForeground");
        double[] range = range(series);
        FontMetrics metrics = g.getFontMetrics();
        g.setColor(Colors.alpha(weak, 0.35));
        g.fill(new Rectangle2D.Double(0, top + height - 1.0, getWidth(), 1));
        String title = value.unit().isEmpty() ? value.label() : value.label() + ", " + value.unit();
        double plotTop = top + metrics.getHeight() + px(2);
        double plotHeight = Math.max(4, height - metrics.getHeight() - px(8));
        g.setColor(text);
        // Where there is little room, over the axis: its unit is at its end.
        float left = Math.max(px(2), Math.min(px(AXIS), getWidth() - px(2) - metrics.stringWidth(title)));
        g.drawString(title, left, top + metrics.getAscent() + px(1));
        if (range[0] > range[1]) {
            g.setColor(weak);
            g.drawString("not known", px(AXIS), (float) (plotTop + plotHeight / 2));
            return;
        }
        double span = range[1] - range[0];
        double low = span == 0 ? range[0] - 1 : range[0] - span * ROOM;
        double high = span == 0 ? range[1] + 1 : range[1] + span * ROOM;
        Scale scale = new Scale(plotTop, plotHeight, low, high);
        g.setColor(weak);
        axis(g, value, range[1], scale, metrics);
        if (span != 0) {
            axis(g, value, range[0], scale, metrics);
        }
        if (low < 0 && high > 0) {
            g.setColor(Colors.alpha(weak, 0.5));
            g.draw(new Line2D.Double(px(AXIS), scale.y(0), getWidth() - px(PAD), scale.y(0)));
        }
        g.setColor(history.isComplete() ? theme.accent() : Colors.alpha(theme.accent(), 0.6));
        g.setStroke(new BasicStroke(px(3) / 2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(curve(series, value.kind() != ActorValue.Kind.NUMBER, scale));
    }

    private void axis(Graphics2D g, ActorValue value, double number, Scale scale, FontMetrics metrics) {
        String words = StateText.brief(value, number);
        float x = Math.max(px(2), px(AXIS) - px(4) - metrics.stringWidth(words));
        float y = (float) scale.y(number) + metrics.getAscent() / 2f - 1;
        g.drawString(words, x, y);
    }

    private record Scale(double top, double height, double low, double high) {
        double y(double value) {
            return top + (high - value) / (high - low) * height;
        }
    }

    /** A line through the numbers, in steps where they are no measures; with a gap where none is known. */
    private Path2D curve(int series, boolean isStepped, Scale scale) {
        Path2D path = new Path2D.Double();
        double before = Double.NaN;
        long from = first();
        long to = Math.min(session.playhead().lastTick(), from + span());
        long stride = Math.max(1, span() / plotWidth());
        for (long tick = from; tick <= to; tick += stride) {
            double value = shown(series, tick);
            if (!Double.isNaN(value)) {
                if (Double.isNaN(before)) {
                    path.moveTo(x(tick), scale.y(value));
                } else if (isStepped && value != before) {
                    path.lineTo(x(tick), scale.y(before));
                }
                path.lineTo(x(tick), scale.y(value));
                extremes(path, series, tick, stride, scale);
            }
            before = value;
        }
        return path;
    }

    /** Where several ticks share a pixel, goes to the smallest and the largest number among them. */
    private void extremes(Path2D path, int series, long tick, long stride, Scale scale) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (long k = tick + 1; k < tick + stride; k++) {
            double value = shown(series, k);
            if (!Double.isNaN(value)) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
        }
        if (low <= high) {
            path.lineTo(x(tick), scale.y(low));
            path.lineTo(x(tick), scale.y(high));
        }
    }

    /** The time at the foot, at round distances. */
    private void time(Graphics2D g) {
        FontMetrics metrics = g.getFontMetrics();
        g.setColor(UIManager.getColor("Label.disabledForeground"));
        double dt = session.playhead().dt();
        double[] steps = {0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600};
        double wanted = span() * dt * metrics.stringWidth("0000.0 s") * 2 / plotWidth();
        double step = steps[steps.length - 1];
        for (int k = steps.length - 1; k >= 0 && steps[k] >= wanted; k--) {
            step = steps[k];
        }
        double end = (first() + span()) * dt;
        for (double s = Math.ceil(first() * dt / step) * step; s <= end; s += step) {
            double x = x(Math.round(s / dt));
            String words = String.format(Locale.ROOT, step < 1 ? "%.1f s" : "%.0f s", s);
            double left =
                    Math.min(x - metrics.stringWidth(words) / 2.0, getWidth() - px(2) - metrics.stringWidth(words));
            g.drawString(words, (float) left, getHeight() - px(4));
        }
    }

    /** The tick of the timeline, and what the numbers are there or under the pointer. */
    private void cursor(Graphics2D g, List<ActorValue> values) {
        double now = x(session.tick());
        int bottom = getHeight() - px(FOOT);
        g.setStroke(new BasicStroke(px(1)));
        g.setColor(UIManager.getColor("Label.foreground"));
        g.draw(new Line2D.Double(now, 0, now, bottom));
        if (hovered < 0) {
            return;
        }
        long tick = tickAt(hovered);
        double x = x(tick);
        g.setColor(UIManager.getColor("Label.disabledForeground"));
        g.draw(new Line2D.Double(x, 0, x, bottom));
        tip(g, values, tick, x);
    }

    private void tip(Graphics2D g, List<ActorValue> values, long tick, double x) {
        FontMetrics metrics = g.getFontMetrics();
        String[] lines = new String[values.size() + 1];
        lines[0] = String.format(
                Locale.ROOT, "%.2f s, tick %d", tick * session.playhead().dt(), tick);
        int width = metrics.stringWidth(lines[0]);
        for (int k = 0; k < values.size(); k++) {
            ActorValue value = values.get(k);
            lines[k + 1] = value.label() + " "
                    + StateText.withUnit(
                            value, history.at(k, tick), session.playhead().dt());
            width = Math.max(width, metrics.stringWidth(lines[k + 1]));
        }
        double boxWidth = width + 2.0 * px(PAD);
        double boxHeight = lines.length * metrics.getHeight() + px(PAD);
        double left = x + px(10) + boxWidth > getWidth() ? x - px(10) - boxWidth : x + px(10);
        Theme theme = Theme.of(FlatLaf.isLafDark());
        g.setColor(UIManager.getColor("ToolTip.background"));
        RoundRectangle2D box = new RoundRectangle2D.Double(left, px(4), boxWidth, boxHeight, px(6), px(6));
        g.fill(box);
        g.setColor(theme.border());
        g.draw(box);
        g.setColor(UIManager.getColor("ToolTip.foreground"));
        for (int k = 0; k < lines.length; k++) {
            float y = px(4) + px(PAD) / 2f + k * metrics.getHeight() + metrics.getAscent();
            g.drawString(lines[k], (float) left + px(PAD), y);
        }
    }

    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent e) {
            if (!session.isPlaying()) {
                requestFocusInWindow(); // Else the keys stay with the game, of which one plays on from there.
            }
            if (e.getButton() == MouseEvent.BUTTON1) {
                held = first(); // The ticks under the pointer stay there during a drag.
                session.playhead().scrub(tickAt(e.getX()));
            }
        }

        @Override
        public void mouseDragged(MouseEvent e) {
            if (held >= 0) {
                hovered = e.getX();
                session.playhead().scrub(tickAt(e.getX()));
            }
        }

        @Override
        public void mouseReleased(MouseEvent e) {
            held = -1;
            repaint();
        }

        @Override
        public void mouseMoved(MouseEvent e) {
            hovered = e.getX() < px(AXIS) ? -1 : e.getX();
            repaint();
        }

        @Override
        public void mouseExited(MouseEvent e) {
            hovered = -1;
            repaint();
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent e) {
            seen.turn(e.getPreciseWheelRotation(), session.playhead().lastTick());
            repaint();
        }
    }
}
