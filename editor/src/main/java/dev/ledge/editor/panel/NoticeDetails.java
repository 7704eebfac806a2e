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
    /** Holds the same; what is shown gets another size only from its layout, which measuring it would begin anew. */
    private final JTextArea measured;

    NoticeDetails(String text, String name) {
        super(
                wrapped(text),
                ScrollPaneConstants.VERTICAL_SCROLLBAR_NEVER,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        measured = wrapped(text);
        words = (JTextArea) getViewport().getView();
        words.setName(name);
        words.setEditable(false);
        words.setOpaque(false);
        words.getAccessibleContext().setAccessibleName("Details");
        words.setCaretPosition(0);
        setBorder(BorderFactory.createEmptyBorder());
        setOpaque(false);
        getViewport().setOpaque(false);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                fit();
            }
        });
    }

    private static JTextArea wrapped(String text) {
        JTextArea area = new JTextArea(text);
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setBorder(BorderFactory.createEmptyBorder());
        return area;
    }

    /** How high it has to be, and whether all of it has room, is known only once it is known how wide it is. */
    private void fit() {
        // Not as needed: beside a bar words may need another line, and with it the bar.
        int bar = height() > UIScale.scale(MOST_HEIGHT)
                ? ScrollPaneConstants.VERTICAL_SCROLLBAR_ALWAYS
                : ScrollPaneConstants.VERTICAL_SCROLLBAR_NEVER;
        if (bar != getVerticalScrollBarPolicy()) {
            setVerticalScrollBarPolicy(bar);
        }
        if (getPreferredSize().height != getHeight() && getParent() instanceof JComponent row) {
            row.revalidate();
        }
    }

    /** Of the words at the whole width, px. */
    private int height() {
        measured.setFont(words.getFont());
        if (getWidth() > 0) {
            measured.setSize(getWidth(), Short.MAX_VALUE);
        }
        return measured.getPreferredSize().height;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(0, Math.min(height(), UIScale.scale(MOST_HEIGHT)));
    }
}
