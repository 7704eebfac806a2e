package dev.ledge.editor.preview.timeline;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Drawing;
import dev.ledge.editor.preview.InputBars;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.world.type.Buttons;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The buttons that are held, as bars over time, a row each. An edge can be dragged, a bar moved, a new one drawn; the
 * play is simulated again at each step of the drag. Around the tick that is shown so many ticks are seen as the wheel
 * says.
 */
@SuppressWarnings("serial")
public final class InputLane extends Drawing {
    private static final int ROW = 11;
    private static final int PAD = 3;
    private static final int NAMES = 40;
    private static final int GRIP = 4;
    private static final int ROW_ALPHA = 90;
    private static final float FONT = 9.5f;
    private static final int FEWEST_TICKS = 60;
    private static final int FIRST_TICKS = 480;
    private static final BasicStroke NOW = new BasicStroke(1);
    private static final BasicStroke EDGE = new BasicStroke(2);

    private final transient PreviewSession session;
    private final transient TickSpan seen = new TickSpan(FEWEST_TICKS, FIRST_TICKS);
    private final transient InputLaneKeys keys;
    private transient Grip grip;
    private transient Grip hovered;
    private transient List<Object> painted = List.of();
    private int used = Buttons.NONE;

    /** What the pointer does to a bar. */
    private enum Part {
        BEGIN,
        END,
        ALL,
        NEW
    }

    /**
     * A bar that is held by the pointer.
     *
     * @param before the input when it was taken
     * @param at tick at which it was taken
     * @param first tick at the left end of what is seen, which stays while it is dragged
     * @param finished counts the changes that were finished or taken back until then
     */
    private record Grip(InputBars before, InputBars.Bar bar, Part part, int at, int first, int finished) {}

    /** A lane of a session's play. */
    public InputLane(PreviewSession session) {
        this.session = session;
        setName("timeline.inputs");
        setToolTipText("Held buttons: drag an edge, move a bar or draw a new one; the wheel shows more or less of them."
                + " Keys: arrows, Space, Alt+arrows, Delete; Ctrl+Z takes a change back");
        getAccessibleContext().setAccessibleName("Held buttons");
        getAccessibleContext()
                .setAccessibleDescription("A bar for each button that is held, over time. Up and down choose a button,"
                        + " left and right a tick; Space holds or lets go there, Alt with left or right moves the"
                        + " nearest edge, Delete removes the bar");
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
        setFocusable(true);
        keys = new InputLaneKeys(this, session);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                session.inputEdit().setFocus(true);
                repaint();
            }

            @Override
            public void focusLost(FocusEvent e) {
                // A menu only borrows it: what that undoes is still meant for the bars.
                session.inputEdit().setFocus(e.isTemporary());
                repaint();
            }
        });
        session.addListener(this::follow);
    }

    private static int px(int length) {
        return UIScale.scale(length);
    }

    /**
     * The rows: the buttons that every player has, and those of the others that are held somewhere, or were until the
     * input was changed: a row that went away would move the others under the pointer.
     */
    List<Buttons> rows() {
        List<Buttons> rows = new ArrayList<>();
        boolean isAsPlayed = session.inputEdit().version() == 0;
        used = session.inputEdit().used() | (isAsPlayed ? Buttons.NONE : used);
        for (Buttons button : Buttons.values()) {
            boolean isUsual = button != Buttons.RUN && button != Buttons.DASH;
            if (isUsual || (used & button.bit()) != 0) {
                rows.add(button);
            }
        }
        return rows;
    }

    /** What is dragged was taken back, or is another play's: the pointer must not put it in again. */
    private void letGoOfOldBar() {
        if (grip != null && grip.finished != session.inputEdit().finished()) {
            grip = null;
        }
    }

    private void follow() {
        letGoOfOldBar();
        List<Object> now = List.of(
                session.tick(),
                session.playhead().lastTick(),
                session.inputEdit().version(),
                rows().size());
        if (!now.equals(painted)) {
            if (painted.size() == now.size() && !painted.get(painted.size() - 1).equals(now.get(now.size() - 1))) {
                revalidate();
            }
            painted = now;
            repaint();
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(px(200), rows().size() * px(ROW) + 2 * px(PAD));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    InputBars bars() {
        return session.inputEdit().bars();
    }

    private int first() {
        if (grip != null) {
            return grip.first;
        }
        long last = session.playhead().lastTick();
        return (int) seen.first(session.tick(), last);
    }

    private double x(int tick) {
        return px(NAMES) + (double) (tick - first()) / seen.length() * (getWidth() - px(NAMES) - px(PAD));
    }

    private int tick(int x) {
        return (int)
                Math.round(first() + (double) (x - px(NAMES)) / (getWidth() - px(NAMES) - px(PAD)) * seen.length());
    }

    private int y(int row) {
        return px(PAD) + row * px(ROW);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        Theme theme = Theme.of(FlatLaf.isLafDark());
        List<Buttons> rows = rows();
        InputBars bars = bars();
        g.setFont(Fonts.plain(getFont() == null ? g.getFont() : getFont(), UIScale.scale(FONT)));
        for (int row = 0; row < rows.size(); row++) {
            g.setColor(theme.text());
            g.drawString(rows.get(row).json(), 2, y(row) + px(ROW) - 3);
            g.setColor(new Color(
                    theme.border().getRed(),
                    theme.border().getGreen(),
                    theme.border().getBlue(),
                    ROW_ALPHA));
            g.fill(new RoundRectangle2D.Double(
                    px(NAMES), y(row) + 1, getWidth() - px(NAMES) - px(PAD), px(ROW) - 2, 4, 4));
        }
        g.clipRect(px(NAMES), 0, Math.max(0, getWidth() - px(NAMES) - px(PAD)), getHeight());
        for (int row = 0; row < rows.size(); row++) {
            for (InputBars.Bar bar : bars.bars(rows.get(row), first(), first() + seen.length())) {
                boolean isPast = bar.from() < session.tick();
                g.setColor(isPast ? theme.accent() : faint(theme.accent()));
                double left = x(bar.from());
                g.fill(new RoundRectangle2D.Double(
                        left, y(row) + 1, Math.max(1.5, x(bar.to()) - left), px(ROW) - 2, 4, 4));
            }
        }
        edge(g, theme, rows);
        if (isFocusOwner()) {
            g.setColor(theme.accent());
            g.setStroke(EDGE);
            int row = Math.min(keys.row(), rows.size() - 1);
            g.draw(new RoundRectangle2D.Double(
                    px(NAMES) + 1, y(row) + 1, getWidth() - px(NAMES) - px(PAD) - 2, px(ROW) - 2, 4, 4));
        }
        g.setColor(theme.text());
        g.setStroke(NOW);
        double now = x((int) session.tick());
        g.draw(new Line2D.Double(now, 0, now, getHeight()));
        g.dispose();
    }

    private static Color faint(Color color) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), 150);
    }

    private void edge(Graphics2D g, Theme theme, List<Buttons> rows) {
        Grip held = grip == null ? hovered : null;
        if (held == null || held.part == Part.NEW || held.part == Part.ALL) {
            return;
        }
        int row = rows.indexOf(held.bar.button());
        double x = x(held.part == Part.BEGIN ? held.bar.from() : held.bar.to());
        g.setColor(theme.text());
        g.setStroke(EDGE);
        g.draw(new Line2D.Double(x, y(row), x, y(row) + px(ROW)));
    }

    /** What the pointer would take hold of, null beside the rows. */
    private Grip at(MouseEvent e) {
        List<Buttons> rows = rows();
        int row = (e.getY() - px(PAD)) / px(ROW);
        if (e.getX() < px(NAMES) - px(GRIP) || row < 0 || row >= rows.size() || e.getY() < px(PAD)) {
            return null;
        }
        int tick = tick(e.getX());
        InputBars bars = bars();
        int finished = session.inputEdit().finished();
        Buttons button = rows.get(row);
        Grip found = new Grip(bars, new InputBars.Bar(button, tick, tick), Part.NEW, tick, first(), finished);
        double nearest = px(GRIP) + 1;
        for (InputBars.Bar bar : bars.bars(button, first(), first() + seen.length())) {
            double toBegin = Math.abs(x(bar.from()) - e.getX());
            double toEnd = Math.abs(x(bar.to()) - e.getX());
            if (Math.min(toBegin, toEnd) < nearest) {
                nearest = Math.min(toBegin, toEnd);
                found = new Grip(bars, bar, toBegin < toEnd ? Part.BEGIN : Part.END, tick, first(), finished);
            } else if (nearest > px(GRIP) && x(bar.from()) < e.getX() && e.getX() < x(bar.to())) {
                found = new Grip(bars, bar, Part.ALL, tick, first(), finished);
            }
        }
        return found;
    }

    /** What is held once the pointer has come to a tick. */
    private static InputBars dragged(Grip grip, int tick) {
        InputBars.Bar bar = grip.bar;
        InputBars without = grip.before.with(bar.button(), bar.from(), bar.to(), false);
        int moved = tick - grip.at;
        return switch (grip.part) {
            case BEGIN -> without.with(bar.button(), Math.min(tick, bar.to()), bar.to(), true);
            case END -> without.with(bar.button(), bar.from(), tick, true);
            case ALL -> without.with(bar.button(), bar.from() + moved, bar.to() + moved, true);
            case NEW -> grip.before.with(bar.button(), Math.min(tick, grip.at), Math.max(tick, grip.at), true);
        };
    }

    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent e) {
            if (!session.isPlaying()) {
                requestFocusInWindow(); // Else the keys stay with the game.
            }
            if (e.getButton() == MouseEvent.BUTTON1) {
                grip = at(e);
                if (grip != null) {
                    session.inputEdit().begin();
                }
            }
        }

        @Override
        public void mouseDragged(MouseEvent e) {
            letGoOfOldBar();
            if (grip != null) {
                session.inputEdit().put(dragged(grip, tick(e.getX())));
                repaint();
            }
        }

        @Override
        public void mouseReleased(MouseEvent e) {
            if (grip != null && e.getButton() == MouseEvent.BUTTON1) {
                grip = null;
                session.inputEdit().end();
                repaint();
            }
        }

        @Override
        public void mouseMoved(MouseEvent e) {
            hovered = at(e);
            boolean isEdge = hovered != null && (hovered.part == Part.BEGIN || hovered.part == Part.END);
            setCursor(Cursor.getPredefinedCursor(
                    isEdge
                            ? Cursor.E_RESIZE_CURSOR
                            : hovered != null && hovered.part == Part.ALL
                                    ? Cursor.MOVE_CURSOR
                                    : Cursor.DEFAULT_CURSOR));
            repaint();
        }

        @Override
        public void mouseExited(MouseEvent e) {
            hovered = null;
            repaint();
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent e) {
            seen.turn(e.getPreciseWheelRotation(), session.playhead().lastTick());
            repaint();
        }
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        Grip under = at(e);
        if (under == null || under.part == Part.NEW) {
            return super.getToolTipText(e);
        }
        InputBars.Bar bar = under.bar;
        return String.format(
                Locale.ROOT,
                "%s held in ticks %d to %d (%.2f s); drag an edge",
                bar.button().json(),
                bar.from(),
                bar.to() - 1,
                (bar.to() - bar.from()) * session.playhead().dt());
    }
}
