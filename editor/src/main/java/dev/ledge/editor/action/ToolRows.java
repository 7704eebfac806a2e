package dev.ledge.editor.action;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.Box;
import javax.swing.JSeparator;

/**
 * Buttons side by side. Where there is less room they lose what is around their icons, and then stand in rows, one
 * below the other, which begin at a line if they can.
 */
final class ToolRows implements LayoutManager {
    /** Room for a line between groups, px. */
    private static final int LEAST_LINE = 5;

    /** The components from one index to before another. */
    private record Row(int from, int to) {}

    @Override
    public void layoutContainer(Container bar) {
        Insets insets = bar.getInsets();
        int width = width(bar, insets);
        int y = insets.top;
        for (Row row : rows(bar, width)) {
            int height = height(bar, row);
            place(bar, row, insets.left, y, width, height);
            y += height;
        }
    }

    private static void place(Container bar, Row row, int left, int y, int width, int height) {
        int wanted = 0;
        int least = 0;
        for (int i = row.from; i < row.to; i++) {
            wanted += shownWidth(bar, row, i);
            least += Math.min(least(bar.getComponent(i)), shownWidth(bar, row, i));
        }
        double share = wanted <= width ? 1 : Math.max(0, (width - least) / (double) (wanted - least));
        double x = left;
        for (int i = row.from; i < row.to; i++) {
            Component part = bar.getComponent(i);
            int most = shownWidth(bar, row, i);
            int narrow = Math.min(least(part), most);
            double end = x + narrow + (most - narrow) * share;
            if (part instanceof Box.Filler) {
                end += Math.max(0, width - wanted);
            }
            int high = part instanceof JSeparator ? height : part.getPreferredSize().height;
            int start = (int) Math.round(x);
            part.setBounds(start, y + (height - high) / 2, (int) Math.round(end) - start, high);
            x = end;
        }
    }

    /** Where rows begin and end so that they fit; a single component that does not is alone in its row. */
    private static List<Row> rows(Container bar, int width) {
        int count = bar.getComponentCount();
        int least = 0;
        for (Component part : bar.getComponents()) {
            least += least(part);
        }
        List<Row> rows = new ArrayList<>();
        int from = 0;
        if (least > width) {
            int used = 0;
            int line = -1;
            for (int i = 0; i < count; i++) {
                used += least(bar.getComponent(i));
                if (used > width && i > from) {
                    int to = line > from ? line : i;
                    rows.add(new Row(from, to));
                    from = to;
                    i = to - 1;
                    used = 0;
                } else if (bar.getComponent(i) instanceof JSeparator) {
                    line = i;
                }
            }
        }
        rows.add(new Row(from, count));
        return rows;
    }

    private static int least(Component part) {
        if (part instanceof JSeparator) {
            return UIScale.scale(LEAST_LINE);
        }
        boolean isIcon =
                part instanceof AbstractButton button && button.getHideActionText() && button.getIcon() != null;
        return isIcon ? ((AbstractButton) part).getIcon().getIconWidth() : part.getPreferredSize().width;
    }

    /** A line at the beginning of a row that is not the first would part nothing. */
    private static int shownWidth(Container bar, Row row, int index) {
        Component part = bar.getComponent(index);
        return part instanceof JSeparator && index == row.from ? 0 : part.getPreferredSize().width;
    }

    private static int height(Container bar, Row row) {
        int height = 0;
        for (int i = row.from; i < row.to; i++) {
            height = Math.max(height, bar.getComponent(i).getPreferredSize().height);
        }
        return height;
    }

    private static int width(Container bar, Insets insets) {
        return bar.getWidth() > 0 ? bar.getWidth() - insets.left - insets.right : Integer.MAX_VALUE;
    }

    @Override
    public Dimension preferredLayoutSize(Container bar) {
        Insets insets = bar.getInsets();
        int wanted = insets.left + insets.right;
        for (Component part : bar.getComponents()) {
            wanted += part.getPreferredSize().width;
        }
        int high = insets.top + insets.bottom;
        for (Row row : rows(bar, width(bar, insets))) {
            high += height(bar, row);
        }
        return new Dimension(wanted, high);
    }

    @Override
    public Dimension minimumLayoutSize(Container bar) {
        return new Dimension(0, preferredLayoutSize(bar).height);
    }

    @Override
    public void addLayoutComponent(String name, Component part) {}

    @Override
    public void removeLayoutComponent(Component part) {}
}
