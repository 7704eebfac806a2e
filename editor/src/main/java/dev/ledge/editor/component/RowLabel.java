package dev.ledge.editor.component;

import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JLabel;

/** What stands before a row: in lines where one is too long for its column. */
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

    private String inLines(int width) {
        List<String> lines = lines(text, width, getFontMetrics(getFont()));
        return lines.size() == 1
                ? text
                : "<html>" + lines.stream().map(RowLabel::escaped).collect(Collectors.joining("<br>"));
    }

    /** Words broken at their last space in each line, px wide; a longer one is in a line of its own. */
    public static List<String> lines(String words, int width, FontMetrics metrics) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && metrics.stringWidth(longer) > width) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;");
    }
}
