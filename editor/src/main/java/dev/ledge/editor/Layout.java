package dev.ledge.editor;

import dev.ledge.editor.action.Settings;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;

/** Where everything is in the window, and how wide; sides and problems can be hidden. */
@SuppressWarnings("serial")
final class Layout extends JPanel {
    private static final int LEFT_WIDTH = 236;
    private static final int RIGHT_WIDTH = 372;
    private static final int NARROW_WINDOW = 1100;
    private static final int NARROW_LEFT = 190;
    private static final int NARROW_RIGHT = 300;
    private static final int LEAST_WIDTH = 140;

    /** The canvas is not made smaller by what is around it. */
    private static final int LEAST_CANVAS = 240;

    /** Height at which a few layers can be seen. */
    private static final int LAYERS = 170;

    private static final double LAYERS_PART = 0.28;
    private static final double PREVIEW_PART = 0.5;
    private static final double PROBLEMS_PART = 0.22;
    private static final int LEAST_HEIGHT = 80;

    private final JPanel previewPlace = new JPanel(new BorderLayout());
    private final FixedSplit left;
    private final FixedSplit right;
    private final FixedSplit centre;
    private final FixedSplit inner;
    private final FixedSplit outer;

    /** The panes; a preview is put in by {@link #setPreview}. */
    Layout(Component palette, Component layers, Component middle, Component problems, Component inspector) {
        super(new BorderLayout());
        previewPlace.setMinimumSize(new Dimension(0, 0));
        left = new FixedSplit(
                JSplitPane.VERTICAL_SPLIT,
                palette,
                layers,
                new FixedSplit.Kept(
                        false, height -> Math.max(LAYERS, (int) (height * LAYERS_PART)), LEAST_HEIGHT, LEAST_HEIGHT));
        right = new FixedSplit(
                JSplitPane.VERTICAL_SPLIT,
                previewPlace,
                inspector,
                new FixedSplit.Kept(true, height -> (int) (height * PREVIEW_PART), LEAST_HEIGHT, LEAST_HEIGHT));
        centre = new FixedSplit(
                JSplitPane.VERTICAL_SPLIT,
                middle,
                problems,
                new FixedSplit.Kept(false, height -> (int) (height * PROBLEMS_PART), LEAST_HEIGHT, LEAST_HEIGHT));
        inner = new FixedSplit(
                JSplitPane.HORIZONTAL_SPLIT,
                centre,
                right,
                new FixedSplit.Kept(
                        false,
                        width -> width < NARROW_WINDOW - NARROW_LEFT ? NARROW_RIGHT : RIGHT_WIDTH,
                        LEAST_WIDTH,
                        LEAST_CANVAS));
        outer = new FixedSplit(
                JSplitPane.HORIZONTAL_SPLIT,
                left,
                inner,
                new FixedSplit.Kept(
                        true,
                        width -> width < NARROW_WINDOW ? NARROW_LEFT : LEFT_WIDTH,
                        LEAST_WIDTH,
                        LEAST_CANVAS + LEAST_WIDTH));
        add(outer, BorderLayout.CENTER);
        showProblems(false);
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

    /** True while the preview has all the place. */
    boolean isPreviewAlone() {
        return previewPlace.getParent() == this;
    }

    /** Gives the preview all the place, or takes it back. */
    void showPreviewAlone(boolean alone) {
        if (alone == isPreviewAlone()) {
            return;
        }
        removeAll();
        if (alone) {
            right.setTopComponent(new JPanel());
            add(previewPlace, BorderLayout.CENTER);
        } else {
            right.setTopComponent(previewPlace);
            add(outer, BorderLayout.CENTER);
        }
        revalidate();
        repaint();
    }

    /** Gives everything the size that the user gave it, each in pixels of its own; the rest goes with the window's. */
    void arrange(Settings settings) {
        outer.want(settings.number("pane.left", 0));
        inner.want(settings.number("pane.right", 0));
        left.want(settings.number("pane.layers", 0));
        right.want(settings.number("pane.preview", 0));
        centre.want(settings.number("pane.problems", 0));
        showProblems(settings.get("pane.problems.shown").filter("true"::equals).isPresent());
    }

    /** Remembers the sizes that the user chose, those of hidden panels too. */
    void remember(Settings settings) {
        put(settings, "pane.left", outer);
        put(settings, "pane.right", inner);
        put(settings, "pane.layers", left);
        put(settings, "pane.preview", right);
        put(settings, "pane.problems", centre);
        settings.put("pane.problems.shown", Boolean.toString(areProblemsShown()));
    }

    private static void put(Settings settings, String key, FixedSplit split) {
        if (split.wanted() > 0) {
            settings.put(key, Integer.toString(split.wanted()));
        }
    }

    /** Is run when the user has given something another size. */
    void setOnMove(Runnable action) {
        List.of(outer, inner, left, right, centre).forEach(split -> split.setOnMove(action));
    }

    boolean areSidesShown() {
        return outer.isKeptShown();
    }

    void showSides(boolean shown) {
        outer.showKept(shown);
        inner.showKept(shown);
    }

    boolean areProblemsShown() {
        return centre.isKeptShown();
    }

    void showProblems(boolean shown) {
        centre.showKept(shown);
    }
}
