package dev.ledge.editor.preview.timeline;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Margin;
import dev.ledge.editor.component.PromptSlider;
import dev.ledge.editor.component.SteadyLabel;
import dev.ledge.editor.preview.Branch;
import dev.ledge.editor.preview.BranchTree;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.preview.Stretch;
import dev.ledge.editor.preview.TimelineEvent;
import dev.ledge.editor.render.style.Theme;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;

/**
 * A slider over the ticks that can be gone back to, with the time and a mark at each timelineEvent; dragging it holds
 * the clock, dragging it with Shift shows a part again and again. Above it is the tree of plays, below it are the held
 * buttons.
 */
@SuppressWarnings("serial")
public final class Timeline extends JPanel {
    private static final int GAP = 8;
    private static final int LEAST_FOR_INPUTS = 220;
    private static final int LEAST_FOR_TREE = 280;

    private final PreviewSession session;
    private final JSlider slider;
    private final JLabel time = new Clock();
    private final BranchTree tree;
    private boolean areDetailsShown = true;
    private int room = Integer.MAX_VALUE;
    private final InputLane lane;
    private boolean isFollowing;

    /**
     * Shows and moves the tick of a session.
     *
     * @param goTo puts an earlier play in place of the current one
     * @param keep asks for the name under which a play is kept as a run
     */
    public Timeline(PreviewSession session, Consumer<Branch> goTo, Consumer<RecordedPlay> keep) {
        super(new BorderLayout(GAP, 0));
        this.session = session;
        slider = new Track(session);
        setName("timeline");
        setBorder(Margin.of(0, GAP, 0, GAP));
        slider.setName("timeline.slider");
        slider.getAccessibleContext().setAccessibleName("Tick");
        slider.setToolTipText("Drag to go back to any moment of the play");
        time.setName("timeline.time");
        time.setLabelFor(slider);
        time.putClientProperty("FlatLaf.styleClass", "monospaced");
        add(slider, BorderLayout.CENTER);
        add(time, BorderLayout.EAST);
        lane = new InputLane(session);
        add(lane, BorderLayout.SOUTH);
        tree = new BranchTree(session, goTo, keep);
        // Above the rest, which stays where it is as plays are added: the pointer may be dragging it.
        add(tree, BorderLayout.NORTH);
        slider.addChangeListener(e -> {
            if (!isFollowing) {
                session.playhead().scrub(slider.getValue());
            }
        });
        session.addListener(this::follow);
        follow();
    }

    /** Shows the held buttons and the tree of plays beside the slider, or does not. */
    public void showDetails(boolean shown) {
        areDetailsShown = shown;
        fit(room);
    }

    /** Leaves out what there is no room for if it and what it belongs to are to share a height, px. */
    public void fit(int height) {
        room = height;
        lane.setVisible(areDetailsShown && height >= UIScale.scale(LEAST_FOR_INPUTS));
        tree.setFolded(!areDetailsShown || height < UIScale.scale(LEAST_FOR_TREE));
        revalidate();
    }

    private void follow() {
        isFollowing = true;
        slider.getModel()
                .setRangeProperties(
                        (int) session.tick(),
                        0,
                        (int) session.playhead().firstTick(),
                        (int) session.playhead().lastTick(),
                        slider.getValueIsAdjusting());
        String words = String.format(
                Locale.ROOT, "%.2f s", session.tick() * session.playhead().dt());
        time.setText(words);
        isFollowing = false;
    }

    /** As wide for every time of a quarter of an hour, so that the slider beside it keeps its size. */
    private static final class Clock extends SteadyLabel {
        private static final String WIDEST = "000.00 s";

        Clock() {
            super("0.00 s", TRAILING);
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension own = super.getPreferredSize();
            int width = getFontMetrics(getFont()).stringWidth(WIDEST);
            return new Dimension(Math.max(own.width, width), own.height);
        }
    }

    /** The slider with its marks. */
    private static final class Track extends PromptSlider {
        private final int dot = UIScale.scale(5);
        private final int thumb = UIScale.scale(14);
        private final int loop = UIScale.scale(5);
        private final int hand = UIScale.scale(3);
        private final transient PreviewSession session;

        /** Where a stretch was begun with Shift, −1 for none. */
        private int begun = -1;

        Track(PreviewSession session) {
            super(0, 0);
            this.session = session;
        }

        @Override
        protected void processMouseEvent(MouseEvent e) {
            boolean begins =
                    e.getID() == MouseEvent.MOUSE_PRESSED && e.getButton() == MouseEvent.BUTTON1 && e.isShiftDown();
            if (begins) {
                begun = tickAt(e.getX());
            } else if (e.getID() == MouseEvent.MOUSE_RELEASED && begun >= 0) {
                begun = -1;
            } else {
                super.processMouseEvent(e);
            }
        }

        @Override
        protected void processMouseMotionEvent(MouseEvent e) {
            if (begun < 0) {
                super.processMouseMotionEvent(e);
                return;
            }
            int to = tickAt(e.getX());
            if (e.getID() == MouseEvent.MOUSE_DRAGGED && to != begun) {
                session.playhead().setLoop(new Stretch(Math.min(begun, to), Math.max(begun, to)));
            }
        }

        private int tickAt(int x) {
            double share = (x - thumb / 2.0) / Math.max(1, getWidth() - thumb);
            return (int) Math.round(getMinimum() + Math.max(0, Math.min(1, share)) * (getMaximum() - getMinimum()));
        }

        private double x(long tick) {
            double share = (double) (tick - getMinimum()) / (getMaximum() - getMinimum());
            return thumb / 2.0 + share * (getWidth() - thumb);
        }

        /** What happened at the mark under the pointer. */
        @Override
        public String getToolTipText(MouseEvent e) {
            TimelineEvent nearest = null;
            for (TimelineEvent timelineEvent : session.timelineEvents()) {
                double away = Math.abs(x(timelineEvent.tick()) - e.getX());
                if (away <= dot && (nearest == null || away < Math.abs(x(nearest.tick()) - e.getX()))) {
                    nearest = timelineEvent;
                }
            }
            boolean isHand = nearest == null
                    && session.hand().stretches().stream()
                            .anyMatch(one -> x(one.from()) - dot <= e.getX() && e.getX() <= x(one.to()) + dot);
            if (isHand) {
                return "The hand did something here: to play without it, drag to before it and press a key of the game";
            }
            return nearest == null
                    ? super.getToolTipText(e)
                    : String.format(
                            Locale.ROOT,
                            "%.2f s: %s",
                            nearest.tick() * session.playhead().dt(),
                            nearest.words());
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            super.paintComponent(graphics);
            int range = getMaximum() - getMinimum();
            if (range <= 0) {
                return;
            }
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            Theme theme = Theme.of(FlatLaf.isLafDark());
            if (session.playhead().loop() != null) {
                double left = x(Math.max(getMinimum(), session.playhead().loop().from()));
                double right =
                        x(Math.min(getMaximum(), session.playhead().loop().to()));
                g.setColor(theme.ghost());
                g.fill(new RoundRectangle2D.Double(left, getHeight() - loop, right - left, loop, loop, loop));
            }
            g.setColor(theme.warning());
            for (Stretch stretch : session.hand().stretches()) {
                double left = x(Math.max(getMinimum(), stretch.from()));
                double right = x(Math.max(getMinimum(), stretch.to()));
                g.fill(new RoundRectangle2D.Double(left - 1, dot + 1, Math.max(3, right - left), hand, hand, hand));
            }
            for (TimelineEvent timelineEvent : session.timelineEvents()) {
                Color color = switch (timelineEvent.mood()) {
                    case GOOD -> theme.good();
                    case WARNING -> theme.warning();
                    case BAD -> theme.danger();
                    case NEUTRAL -> theme.accent();
                };
                if (timelineEvent.tick() >= getMinimum()) {
                    double x = x(timelineEvent.tick());
                    g.setColor(color);
                    g.fill(new Ellipse2D.Double(x - dot / 2.0, 0, dot, dot));
                }
            }
            g.dispose();
        }
    }
}
