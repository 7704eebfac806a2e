package dev.ledge.editor;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.preview.Timeline;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;

/** Where everything is in the window, and how wide; the sides, and what is below the canvas, can be hidden. */
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

    /** Height at which a few problems or expectations can be seen. */
    private static final int BELOW = 190;

    private static final double LAYERS_PART = 0.28;
    private static final double PREVIEW_PART = 0.5;
    private static final double PROBLEMS_PART = 0.22;
    private static final int LEAST_HEIGHT = 80;

    private static final String PROBLEMS = "problems";
    private static final String RUNS = "runs";
    private static final String STATE = "state";
    private static final List<String> BELOW_CANVAS = List.of(PROBLEMS, RUNS, STATE);

    private final JPanel previewPlace = new JPanel(new BorderLayout());
    private final CardLayout cards = new CardLayout();
    private final JPanel below = new JPanel(cards);
    private String shownBelow = PROBLEMS;
    private Timeline shownTimeline;
    private final FixedSplit left;
    private final FixedSplit right;
    private final FixedSplit centre;
    private final FixedSplit inner;
    private final FixedSplit outer;

    /** The panes; a preview is put in by {@link #setPreview}. */
    Layout(
            Component palette,
            Component layers,
            Component middle,
            Component problems,
            Component runs,
            Component state,
            Component inspector) {
        super(new BorderLayout());
        previewPlace.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                fitTimeline();
            }
        });
        below.setMinimumSize(new Dimension(0, 0));
        below.add(problems, PROBLEMS);
        below.add(runs, RUNS);
        below.add(state, STATE);
        previewPlace.setMinimumSize(new Dimension(0, 0));
        left = new FixedSplit(
                JSplitPane.VERTICAL_SPLIT,
                palette,
                layers,
                new FixedSplit.Kept(
                        false,
                        height -> Math.max(UIScale.scale(LAYERS), (int) (height * LAYERS_PART)),
                        LEAST_HEIGHT,
                        LEAST_HEIGHT));
        right = new FixedSplit(
                JSplitPane.VERTICAL_SPLIT,
                previewPlace,
                inspector,
                new FixedSplit.Kept(true, height -> (int) (height * PREVIEW_PART), LEAST_HEIGHT, LEAST_HEIGHT));
        centre = new FixedSplit(
                JSplitPane.VERTICAL_SPLIT,
                middle,
                below,
                new FixedSplit.Kept(
                        false,
                        height -> Math.max(UIScale.scale(BELOW), (int) (height * PROBLEMS_PART)),
                        LEAST_HEIGHT,
                        LEAST_HEIGHT));
        inner = new FixedSplit(
                JSplitPane.HORIZONTAL_SPLIT,
                centre,
                right,
                new FixedSplit.Kept(
                        false,
                        width -> UIScale.scale(
                                width < UIScale.scale(NARROW_WINDOW - NARROW_LEFT) ? NARROW_RIGHT : RIGHT_WIDTH),
                        LEAST_WIDTH,
                        LEAST_CANVAS));
        outer = new FixedSplit(
                JSplitPane.HORIZONTAL_SPLIT,
                left,
                inner,
                new FixedSplit.Kept(
                        true,
                        width -> UIScale.scale(width < UIScale.scale(NARROW_WINDOW) ? NARROW_LEFT : LEFT_WIDTH),
                        LEAST_WIDTH,
                        LEAST_CANVAS + LEAST_WIDTH));
        add(outer, BorderLayout.CENTER);
        showProblems(false);
    }

    /** Shows a level's preview above its timeline, and below that what is asked about it. */
    void setPreview(JComponent preview, Timeline timeline, JComponent question) {
        previewPlace.removeAll();
        shownTimeline = timeline;
        fitTimeline();
        timeline.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
        previewPlace.add(preview, BorderLayout.CENTER);
        JPanel under = new JPanel(new BorderLayout());
        under.add(timeline, BorderLayout.CENTER);
        under.add(question, BorderLayout.SOUTH);
        previewPlace.add(under, BorderLayout.SOUTH);
        previewPlace.revalidate();
        previewPlace.repaint();
    }

    private void fitTimeline() {
        if (shownTimeline != null && previewPlace.getHeight() > 0) {
            shownTimeline.fit(previewPlace.getHeight());
        }
    }

    /** Takes the preview and what is below it out of the window; the inspector has its place. */
    JComponent takePreview() {
        showPreviewAlone(false);
        right.setTopComponent(new JPanel());
        right.showKept(false);
        return previewPlace;
    }

    /** Puts what {@link #takePreview()} took back. */
    void putPreviewBack() {
        right.setTopComponent(previewPlace);
        right.showKept(true);
    }

    /** Where the preview is on the screen. */
    Rectangle previewOnScreen() {
        return new Rectangle(previewPlace.getLocationOnScreen(), previewPlace.getSize());
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
        showBelow(PROBLEMS, false);
        for (String which : BELOW_CANVAS) {
            if (settings.get("pane." + which + ".shown").filter("true"::equals).isPresent()) {
                showBelow(which, true);
            }
        }
    }

    /** Remembers the sizes that the user chose, those of hidden panels too. */
    void remember(Settings settings) {
        put(settings, "pane.left", outer);
        put(settings, "pane.right", inner);
        put(settings, "pane.layers", left);
        put(settings, "pane.preview", right);
        put(settings, "pane.problems", centre);
        for (String which : BELOW_CANVAS) {
            settings.put("pane." + which + ".shown", Boolean.toString(isShownBelow(which)));
        }
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
        return isShownBelow(PROBLEMS);
    }

    /** Shows the problems below the canvas, in place of what else is there; or nothing. */
    void showProblems(boolean shown) {
        showBelow(PROBLEMS, shown);
    }

    boolean areRunsShown() {
        return isShownBelow(RUNS);
    }

    /** Shows the runs below the canvas, in place of what else is there; or nothing. */
    void showRuns(boolean shown) {
        showBelow(RUNS, shown);
    }

    boolean isStateShown() {
        return isShownBelow(STATE);
    }

    /** Shows the state inspector below the canvas, in place of what else is there; or nothing. */
    void showState(boolean shown) {
        showBelow(STATE, shown);
    }

    private boolean isShownBelow(String which) {
        return centre.isKeptShown() && shownBelow.equals(which);
    }

    private void showBelow(String which, boolean shown) {
        if (shown) {
            shownBelow = which;
            cards.show(below, which);
        }
        centre.showKept(shown);
    }
}
