package dev.ledge.editor.panel;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;

/** The lines of a notice, as high as they are at its width, up to a few; what is more is scrolled. */
@SuppressWarnings("serial")
final class NoticeDetails extends JScrollPane {
    private static final int MOST_HEIGHT = 150;

    private final JTextArea words;

    NoticeDetails(String text, String name) {
        super(
                new JTextArea(text),
                ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        words = (JTextArea) getViewport().getView();
        words.setName(name);
        words.setEditable(false);
        words.setLineWrap(true);
        words.setWrapStyleWord(true);
        words.setOpaque(false);
        words.setBorder(BorderFactory.createEmptyBorder());
        words.getAccessibleContext().setAccessibleName("Details");
        words.setCaretPosition(0);
        setBorder(BorderFactory.createEmptyBorder());
        setOpaque(false);
        getViewport().setOpaque(false);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                // How high it has to be is known only now that it is known how wide it is.
                if (getPreferredSize().height != getHeight() && getParent() instanceof JComponent row) {
                    row.revalidate();
                }
            }
        });
    }

    /**
     * Measures the words at the whole width: at that beside a scroll bar they may need another line, and with it the
     * scroll bar.
     */
    private int height() {
        if (getWidth() > 0) {
            words.setSize(getWidth(), Short.MAX_VALUE);
        }
        return words.getPreferredSize().height;
    }

    @Override
    public void doLayout() {
        height();
        super.doLayout();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(0, Math.min(height(), UIScale.scale(MOST_HEIGHT)));
    }
}
