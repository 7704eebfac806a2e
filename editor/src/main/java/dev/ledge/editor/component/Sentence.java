package dev.ledge.editor.component;

import com.formdev.flatlaf.ui.FlatUIUtils;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JLabel;

/** Words in as many lines as its width asks for, up to a few; where they need more the last one ends in dots. */
@SuppressWarnings("serial")
public final class Sentence extends JLabel {
    private static final String DOTS = "…";

    private final int mostLines;

    public Sentence(int mostLines) {
        super();
        this.mostLines = mostLines;
        putClientProperty("html.disable", Boolean.TRUE); // Words may come from a file.
    }

    /** How high it is at a width, px. */
    public int heightAt(int width) {
        return heightOf(lines(width).size());
    }

    /** Once it is known how wide it is, it is known how high. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean isOther = width != getWidth() && heightAt(width) != height;
        super.setBounds(x, y, width, height);
        if (isOther) {
            revalidate();
        }
    }

    /** As wide as all of it in one line, and as high as it is at the width that it has. */
    @Override
    public Dimension getPreferredSize() {
        Insets insets = getInsets();
        int width = insets.left + indent() + metrics().stringWidth(words()) + insets.right;
        return new Dimension(width, getWidth() > 0 ? heightAt(getWidth()) : heightOf(1));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Insets insets = getInsets();
        FontMetrics metrics = metrics();
        int top = insets.top + Math.max(0, iconHeight() - metrics.getHeight()) / 2;
        if (getIcon() != null) {
            int y = insets.top + Math.max(0, metrics.getHeight() - iconHeight()) / 2;
            getIcon().paintIcon(this, g, insets.left, y);
        }
        g.setColor(getForeground());
        int y = top + metrics.getAscent();
        for (String line : lines(getWidth())) {
            FlatUIUtils.drawString(this, g, line, insets.left + indent(), y);
            y += metrics.getHeight();
        }
    }

    private List<String> lines(int width) {
        Insets insets = getInsets();
        int room = width - insets.left - indent() - insets.right;
        FontMetrics metrics = metrics();
        List<String> all = RowLabel.lines(words(), room, metrics);
        List<String> lines = new ArrayList<>(all.subList(0, Math.min(mostLines, all.size())));
        if (all.size() > mostLines) {
            int last = mostLines - 1;
            lines.set(last, String.join(" ", all.subList(last, all.size())));
        }
        lines.replaceAll(line -> shortened(line, room, metrics));
        return lines;
    }

    private static String shortened(String line, int width, FontMetrics metrics) {
        if (metrics.stringWidth(line) <= width) {
            return line;
        }
        int end = line.length();
        while (end > 0 && metrics.stringWidth(line.substring(0, end) + DOTS) > width) {
            end = line.offsetByCodePoints(end, -1);
        }
        return line.substring(0, end) + DOTS;
    }

    private int heightOf(int lines) {
        Insets insets = getInsets();
        int line = metrics().getHeight();
        return insets.top + Math.max(line, iconHeight()) + (lines - 1) * line + insets.bottom;
    }

    /** Where the words begin, after the icon. */
    private int indent() {
        Icon icon = getIcon();
        return icon == null ? 0 : icon.getIconWidth() + getIconTextGap();
    }

    private int iconHeight() {
        return getIcon() == null ? 0 : getIcon().getIconHeight();
    }

    private String words() {
        return getText() == null ? "" : getText();
    }

    private FontMetrics metrics() {
        return getFontMetrics(getFont());
    }
}
