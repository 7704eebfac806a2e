package dev.ledge.editor.panel;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JPanel;

/** Components side by side, in as many rows as its width makes necessary; the last to be wider than that is cut off. */
@SuppressWarnings("serial")
public final class FlowRow extends JPanel {
    private static final int GAP = 8;

    public FlowRow(Component... parts) {
        super(null);
        setOpaque(false);
        for (Component part : parts) {
            add(part);
        }
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                // How high it has to be is known only now that it is known how wide it is.
                if (getPreferredSize().height != getHeight()) {
                    revalidate();
                }
            }
        });
    }

    @Override
    public void doLayout() {
        arrange(getWidth(), true);
    }

    @Override
    public Dimension getPreferredSize() {
        int widest = 0;
        for (Component part : getComponents()) {
            widest += part.isVisible() ? part.getPreferredSize().width + UIScale.scale(GAP) : 0;
        }
        int width = getWidth() > 0 ? getWidth() : Integer.MAX_VALUE;
        return new Dimension(widest, arrange(width, false));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    /** Puts the parts into rows; the height of all rows. */
    private int arrange(int width, boolean place) {
        int gap = UIScale.scale(GAP);
        int x = 0;
        int y = 0;
        int height = 0;
        int first = 0;
        for (int i = 0; i < getComponentCount(); i++) {
            Component part = getComponent(i);
            if (!part.isVisible()) {
                continue;
            }
            Dimension size = part.getPreferredSize();
            if (x > 0 && x + size.width > width) {
                center(first, i, y, height, place);
                first = i;
                x = 0;
                y += height + gap / 2;
                height = 0;
            }
            if (place) {
                part.setBounds(x, y, Math.min(size.width, width - x), size.height);
            }
            x += size.width + gap;
            height = Math.max(height, size.height);
        }
        center(first, getComponentCount(), y, height, place);
        return y + height;
    }

    /** Brings the parts of a row to one middle line. */
    private void center(int from, int to, int y, int height, boolean place) {
        for (int i = from; place && i < to; i++) {
            Component part = getComponent(i);
            part.setLocation(part.getX(), y + (height - part.getHeight()) / 2);
        }
    }
}
