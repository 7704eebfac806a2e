package dev.ledge.editor.component;

import java.awt.FontMetrics;
import javax.swing.JLabel;

/** What stands before a row: in two lines where one is too long for its column. */
@SuppressWarnings("serial")
public final class RowLabel extends JLabel {
    private final String text;

    public RowLabel(String text) {
        super();
        this.text = text;
        show(text);
    }

    /** Markup is only what this class made: words may come from a file. */
    private void show(String words) {
        putClientProperty("html.disable", words.equals(text));
        setText(words);
    }

    /** Fits its words into a column, px; true if that changed where they are broken. */
    public boolean fit(int width) {
        String fitting = inLines(width);
        boolean isOther = !fitting.equals(getText());
        if (isOther) {
            show(fitting);
            getAccessibleContext().setAccessibleName(text);
        }
        return isOther;
    }

    /** Breaks at the last space before which all fits, so that the second line is the shorter one. */
    private String inLines(int width) {
        FontMetrics metrics = getFontMetrics(getFont());
        if (metrics.stringWidth(text) <= width) {
            return text;
        }
        int at = text.lastIndexOf(' ');
        while (at > 0 && metrics.stringWidth(text.substring(0, at)) > width) {
            at = text.lastIndexOf(' ', at - 1);
        }
        return at < 0 ? text : "<html>" + escaped(text.substring(0, at)) + "<br>" + escaped(text.substring(at + 1));
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;");
    }
}
