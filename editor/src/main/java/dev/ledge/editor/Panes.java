package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;

/** Where everything is in the window, and how wide; sides and problems can be hidden. */
@SuppressWarnings("serial")
final class Panes extends JPanel {
    private static final int LEFT_WIDTH = 236;
    private static final int RIGHT_WIDTH = 372;
    private static final int NARROW_WINDOW = 1100;
    private static final int NARROW_LEFT = 190;
    private static final int NARROW_RIGHT = 300;
    /** Height of the menu, the toolbar and the status bar together. */
    private static final int BARS = 150;

    /** Height at which a few layers can be seen. */
    private static final int LAYERS = 170;

    private static final double PALETTE_PART = 0.72;
    private static final double PREVIEW_PART = 0.5;
    private static final double CANVAS_PART = 0.78;

    private final JPanel previewPlace = new JPanel(new BorderLayout());
    private final JSplitPane left;
    private final JSplitPane right;
    private final JSplitPane centre;
    private final JSplitPane inner;
    private final JSplitPane outer;
    private final int divider;

    /** The panes; a preview is put in by {@link #setPreview}. */
    Panes(Component palette, Component layers, Component middle, Component problems, Component inspector) {
        super(new BorderLayout());
        left = split(JSplitPane.VERTICAL_SPLIT, palette, layers, PALETTE_PART);
        right = split(JSplitPane.VERTICAL_SPLIT, previewPlace, inspector, PREVIEW_PART);
        centre = split(JSplitPane.VERTICAL_SPLIT, middle, problems, 1);
        inner = split(JSplitPane.HORIZONTAL_SPLIT, centre, right, 1);
        outer = split(JSplitPane.HORIZONTAL_SPLIT, left, inner, 0);
        divider = outer.getDividerSize();
        previewPlace.setMinimumSize(new Dimension(0, 0));
        add(outer, BorderLayout.CENTER);
        showProblems(false);
    }

    private static JSplitPane split(int orientation, Component first, Component second, double weight) {
        JSplitPane split = new JSplitPane(orientation, true, first, second);
        split.setResizeWeight(weight);
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setMinimumSize(new Dimension(0, 0));
        return split;
    }

    /** Shows a level's preview above its timeline, and below that what is asked about it. */
    void setPreview(JComponent preview, JComponent timeline, JComponent question) {
        previewPlace.removeAll();
        timeline.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
        previewPlace.add(preview, BorderLayout.CENTER);
        JPanel below = new JPanel(new BorderLayout());
        below.add(timeline, BorderLayout.CENTER);
        below.add(question, BorderLayout.SOUTH);
        previewPlace.add(below, BorderLayout.SOUTH);
        previewPlace.revalidate();
        previewPlace.repaint();
    }

    /** Gives everything its place, as it was last time, else by the size of the window. */
    void arrange(Settings settings, int width, int height) {
        boolean narrow = width < NARROW_WINDOW;
        outer.setDividerLocation(settings.number("pane.left", narrow ? NARROW_LEFT : LEFT_WIDTH));
        int rightWidth = settings.number("pane.right", narrow ? NARROW_RIGHT : RIGHT_WIDTH);
        inner.setDividerLocation(width - outer.getDividerLocation() - rightWidth - 2 * outer.getDividerSize());
        int usable = height - BARS;
        left.setDividerLocation(
                settings.number("pane.palette", Math.min((int) (usable * PALETTE_PART), usable - LAYERS)));
        right.setDividerLocation(settings.number("pane.preview", (int) (usable * PREVIEW_PART)));
    }

    /** Remembers where everything is. */
    void remember(Settings settings) {
        if (areSidesShown()) {
            settings.put("pane.left", Integer.toString(outer.getDividerLocation()));
            settings.put("pane.right", Integer.toString(right.getWidth()));
            settings.put("pane.palette", Integer.toString(left.getDividerLocation()));
            settings.put("pane.preview", Integer.toString(right.getDividerLocation()));
        }
    }

    boolean areSidesShown() {
        return left.isVisible();
    }

    void showSides(boolean shown) {
        if (shown == areSidesShown()) {
            return;
        }
        if (shown) {
            left.setVisible(true);
            right.setVisible(true);
            outer.setDividerSize(divider);
            inner.setDividerSize(divider);
            outer.setDividerLocation(outer.getLastDividerLocation());
            inner.setDividerLocation(inner.getLastDividerLocation());
        } else {
            outer.setLastDividerLocation(outer.getDividerLocation());
            inner.setLastDividerLocation(inner.getDividerLocation());
            left.setVisible(false);
            right.setVisible(false);
            outer.setDividerSize(0);
            inner.setDividerSize(0);
        }
        revalidate();
    }

    boolean areProblemsShown() {
        return centre.getBottomComponent().isVisible();
    }

    void showProblems(boolean shown) {
        centre.getBottomComponent().setVisible(shown);
        centre.setDividerSize(shown ? divider : 0);
        if (shown) {
            centre.setDividerLocation(CANVAS_PART);
        }
        revalidate();
    }
}
