package dev.ledge.editor.panel;

import dev.ledge.editor.component.Margin;
import java.awt.Dimension;
import javax.swing.JTextArea;

/**
 * Explains the row under the pointer at the foot of a panel. It grows with what it has to say, and keeps its height
 * until its width changes: what is pointed at must not move.
 */
@SuppressWarnings("serial")
final class HintLine extends JTextArea {
    private static final int LEAST = 2;

    private int height;

    HintLine() {
        super(LEAST, 0);
        setName("hint");
        setBorder(Margin.of(6, 12, 6, 12));
        setEditable(false);
        setFocusable(false);
        setOpaque(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        Styles.small(this);
        Styles.dim(this, true);
    }

    void show(String text) {
        if (!text.equals(getText())) {
            setText(text);
        }
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        if (width != getWidth()) {
            this.height = 0;
        }
        super.setBounds(x, y, width, height);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension needed = super.getPreferredSize();
        height = Math.max(height, needed.height);
        return new Dimension(0, height);
    }
}
