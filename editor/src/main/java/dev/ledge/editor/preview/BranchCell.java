package dev.ledge.editor.preview;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Drawing;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.render.style.Theme;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.List;
import javax.accessibility.AccessibleRole;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;

/** A row of the tree of plays: a line from where the play parts to where it ends, and its name. */
@SuppressWarnings("serial")
final class BranchCell extends Drawing implements ListCellRenderer<BranchRows.Row> {
    private static final int HEIGHT = 18;

    /** Of a row's width: the lines give way to words, up to a point. */
    private static final double MOST_GRAPH = 0.5;

    private static final double LEAST_GRAPH = 0.25;
    private static final int PAD = 8;
    private static final int DOT = 6;
    private static final float FONT = 11;
    private static final BasicStroke LINE = new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    private static final BasicStroke NOW = new BasicStroke(1);

    private transient List<BranchRows.Row> rows = List.of();
    private long tick;
    private int index;
    /** Where the words of all rows begin, px. */
    private int left;

    /** Width of the widest words, px, in the font that they were measured in; null until they are. */
    private int widest;

    private transient Font measured;
    private boolean isSelected;
    private transient JList<?> list;

    BranchCell() {
        super(AccessibleRole.LABEL);
    }

    /** Height of a row, px. */
    static int height() {
        return UIScale.scale(HEIGHT);
    }

    /** Sets what all rows are drawn from. */
    void show(List<BranchRows.Row> newRows, long newTick) {
        rows = newRows;
        tick = newTick;
        measured = null;
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends BranchRows.Row> owner, BranchRows.Row row, int at, boolean selected, boolean focused) {
        list = owner;
        index = at;
        isSelected = selected;
        setToolTipText(words(row));
        getAccessibleContext().setAccessibleName(words(row));
        return this;
    }

    /** Where the words of all rows begin: lines are compared from row to row, so that they are as long in each. */
    static int wordsAt(int width, int widest, int pad) {
        double room = width - widest - 2 * pad;
        return (int) Math.max(width * LEAST_GRAPH, Math.min(width * MOST_GRAPH, room)) + pad;
    }

    private static String words(BranchRows.Row row) {
        return row.branch() == null ? "this play" : row.branch().label();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(100), height());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (index >= rows.size()) {
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        Theme theme = Theme.of(FlatLaf.isLafDark());
        if (isSelected) {
            g.setColor(list.getSelectionBackground());
            g.fillRect(0, 0, getWidth(), getHeight());
        }
        Color words = isSelected ? list.getSelectionForeground() : list.getForeground();
        BranchRows.Row row = rows.get(index);
        left = wordsAt(getWidth(), widest(), UIScale.scale(PAD));
        double middle = getHeight() / 2.0;
        g.setStroke(LINE);
        g.setColor(isSelected ? words : theme.border());
        forks(g, middle);
        g.setColor(isSelected ? words : row.branch() == null ? theme.accent() : theme.border());
        g.draw(new Line2D.Double(x(row.from()), middle, x(row.to()), middle));
        double dot = UIScale.scale((float) DOT);
        g.fill(new Ellipse2D.Double(x(row.to()) - dot / 2, middle - dot / 2, dot, dot));
        g.setStroke(NOW);
        g.setColor(words);
        g.draw(new Line2D.Double(x((int) tick), 0, x((int) tick), getHeight()));
        g.setFont(font(row));
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(
                fitting(words(row), getWidth() - left, metrics), left, (int) (middle + metrics.getAscent() / 2.0 - 1));
        g.dispose();
    }

    private Font font(BranchRows.Row row) {
        float size = UIScale.scale(FONT);
        return row.branch() == null ? Fonts.bold(list.getFont(), size) : Fonts.plain(list.getFont(), size);
    }

    /** Measured once for all rows, each of which asks. */
    private int widest() {
        if (!list.getFont().equals(measured)) {
            measured = list.getFont();
            widest = 0;
            for (BranchRows.Row row : rows) {
                widest = Math.max(widest, getFontMetrics(font(row)).stringWidth(words(row)));
            }
        }
        return widest;
    }

    /** As much of words as there is room for, px, with an ellipsis for the rest. */
    static String fitting(String words, int room, FontMetrics metrics) {
        Rectangle cell = new Rectangle(Math.max(0, room), metrics.getHeight());
        return SwingUtilities.layoutCompoundLabel(
                metrics,
                words,
                null,
                0,
                SwingConstants.LEFT,
                0,
                SwingConstants.LEFT,
                cell,
                new Rectangle(),
                new Rectangle(),
                0);
    }

    /** The lines down from a play to those that part from it, as far as they cross this row. */
    private void forks(Graphics2D g, double middle) {
        for (int i = 0; i < rows.size(); i++) {
            BranchRows.Row other = rows.get(i);
            if (other.parent() < 0 || other.parent() > index || i < index) {
                continue;
            }
            double x = x(other.from());
            double top = other.parent() == index ? middle : 0;
            double bottom = i == index ? middle : getHeight();
            g.draw(new Line2D.Double(x, top, x, bottom));
        }
    }

    private double x(int at) {
        int most = 1;
        for (BranchRows.Row row : rows) {
            most = Math.max(most, row.to());
        }
        int pad = UIScale.scale(PAD);
        return pad + Math.min(1, (double) at / most) * (left - 3 * pad);
    }
}
