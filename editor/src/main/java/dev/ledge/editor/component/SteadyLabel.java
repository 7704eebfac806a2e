package dev.ledge.editor.component;

import java.awt.Dimension;
import javax.swing.JLabel;

/**
 * A label whose words change many times a second: what is around it is laid out anew only if they need more room, as a
 * layout of the window costs far more than painting the words.
 */
@SuppressWarnings("serial")
public class SteadyLabel extends JLabel {
    private boolean areWordsSet;

    public SteadyLabel() {}

    /** A label with words at first, aligned as a {@link JLabel} is. */
    public SteadyLabel(String text, int alignment) {
        super(text, alignment);
    }

    @Override
    public void setText(String text) {
        areWordsSet = true;
        super.setText(text);
        areWordsSet = false;
    }

    @Override
    public void revalidate() {
        if (!areWordsSet || getParent() != null && !fits(getPreferredSize())) {
            super.revalidate();
        }
    }

    private boolean fits(Dimension wanted) {
        return wanted.width <= getWidth() && wanted.height <= getHeight();
    }
}
