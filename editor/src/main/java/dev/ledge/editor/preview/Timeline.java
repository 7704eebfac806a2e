package dev.ledge.editor.preview;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.render.Theme;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;

/**
 * A slider over the ticks that can be gone back to, with the time and a mark at each happening; dragging it holds the
 * clock.
 */
@SuppressWarnings("serial")
public final class Timeline extends JPanel {
    private static final int GAP = 8;

    private final PreviewSession session;
    private final JSlider slider;
    private final JLabel time = new Clock();
    private boolean isFollowing;

    /** Shows and moves the tick of a session. */
    public Timeline(PreviewSession session) {
        super(new BorderLayout(GAP, 0));
        this.session = session;
        slider = new Track(session);
        setName("timeline");
        setBorder(BorderFactory.createEmptyBorder(0, GAP, 0, GAP));
        slider.setName("timeline.slider");
        slider.getAccessibleContext().setAccessibleName("Tick");
        slider.setToolTipText("Drag to go back to any moment of the play");
        time.setName("timeline.time");
        time.setLabelFor(slider);
        time.putClientProperty("FlatLaf.styleClass", "monospaced");
        add(slider, BorderLayout.CENTER);
        add(time, BorderLayout.EAST);
        slider.addChangeListener(e -> {
            if (!isFollowing) {
                session.scrub(slider.getValue());
            }
        });
        session.addListener(this::follow);
        follow();
    }

    private void follow() {
        isFollowing = true;
        slider.getModel()
                .setRangeProperties(
                        (int) session.tick(),
                        0,
                        (int) session.firstTick(),
                        (int) session.lastTick(),
                        slider.getValueIsAdjusting());
        String words = String.format(Locale.ROOT, "%.2f s", session.tick() * session.dt());
        time.setText(words);
        isFollowing = false;
    }

    /** As wide for every time of a quarter of an hour, so that the slider beside it keeps its size. */
    private static final class Clock extends JLabel {
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
    private static final class Track extends JSlider {
        private static final int DOT = 5;
        private static final int THUMB = 14;

        private final transient PreviewSession session;

        Track(PreviewSession session) {
            super(0, 0, 0);
            this.session = session;
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
            for (TimelineEvent timelineEvent : session.timelineEvents()) {
                Color color = switch (timelineEvent.mood()) {
                    case GOOD -> theme.good();
                    case WARNING -> theme.warning();
                    case BAD -> theme.danger();
                    case NEUTRAL -> null;
                };
                if (color != null && timelineEvent.tick() >= getMinimum()) {
                    double share = (double) (timelineEvent.tick() - getMinimum()) / range;
                    double x = THUMB / 2.0 + share * (getWidth() - THUMB);
                    g.setColor(color);
                    g.fill(new Ellipse2D.Double(x - DOT / 2.0, 0, DOT, DOT));
                }
            }
            g.dispose();
        }
    }
}
