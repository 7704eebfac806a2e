package dev.ledge.editor.preview;

import java.awt.BorderLayout;
import java.util.Locale;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;

/** A slider over the ticks that can be gone back to, with the time; dragging it holds the clock. */
@SuppressWarnings("serial")
public final class Timeline extends JPanel {
    private final PreviewSession session;
    private final JSlider slider = new JSlider(0, 0, 0);
    private final JLabel time = new JLabel("0.0 s");
    private boolean isFollowing;

    public Timeline(PreviewSession session) {
        super(new BorderLayout(8, 0));
        this.session = session;
        setName("timeline");
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
                session.seek(slider.getValue());
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
        time.setText(String.format(Locale.ROOT, "%6.2f s", session.tick() * session.dt()));
        isFollowing = false;
    }
}
