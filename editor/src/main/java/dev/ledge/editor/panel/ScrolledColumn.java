package dev.ledge.editor.panel;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import net.miginfocom.swing.MigLayout;

/** What a scroll pane holds that is as wide as its view and as high as it needs. */
@SuppressWarnings("serial")
public final class ScrolledColumn extends JPanel implements Scrollable {
    /** Pixels a notch of the wheel. */
    static final int STEP = 16;

    public ScrolledColumn(String constraints) {
        super(new MigLayout(constraints, "[grow,fill]"));
    }

    /** What is in it may need another height at another width. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean isOtherWidth = width != getWidth();
        super.setBounds(x, y, width, height);
        if (isOtherWidth) {
            for (Component child : getComponents()) {
                child.invalidate();
            }
            revalidate();
        }
    }

    /** As high as it needs to be in its view: what is broken into lines there is so before it is asked. */
    @Override
    public Dimension getPreferredSize() {
        if (getParent() != null && getParent().getWidth() > 0) {
            for (Component child : getComponents()) {
                if (child instanceof Section section
                        && section.form().fit(getParent().getWidth())) {
                    // One that is invalid already keeps what its layout found before.
                    section.form().invalidate();
                    section.invalidate();
                    invalidate();
                }
            }
        }
        return super.getPreferredSize();
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return STEP;
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height - STEP;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
