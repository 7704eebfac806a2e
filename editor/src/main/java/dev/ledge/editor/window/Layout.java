package dev.ledge.editor.window;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.ViewSwitches;
import dev.ledge.editor.component.Margin;
import dev.ledge.editor.preview.timeline.Timeline;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.ComponentListener;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;

/** Where everything is in the window, and how wide; the sides, and what is below the canvas, can be hidden. */
@SuppressWarnings("serial")
public final class Layout extends JPanel {
    private static final int LEFT_WIDTH = 236;
    private static final int RIGHT_WIDTH = 372;
    private static final int NARROW_WINDOW = 1100;
    private static final int NARROW_LEFT = 190;
    private static final int NARROW_RIGHT = 300;
    private static final int LEAST_WIDTH = 140;

    /** The canvas is not made smaller by what is around it. */
    private static final int LEAST_CANVAS = 240;

    /** Height at which a few layers can be seen. */
    private static final int LAYERS = 184;

    /** Height at which a few problems or expectations can be seen. */
    private static final int BELOW = 190;

    private static final double LAYERS_PART = 0.28;
    private static final double PREVIEW_PART = 0.5;
    private static final double PROBLEMS_PART = 0.22;
    private static final int LEAST_HEIGHT = 80;

    /** Height at which a preview shows the player and where it is. */
    private static final int PREVIEW = 150;

    /** What is shown there, one at a time, with what the settings call it. */
    public static final Map<ViewPart, String> BELOW_CANVAS =
            new EnumMap<>(Map.of(ViewPart.PROBLEMS, "problems", ViewPart.RUNS, "runs", ViewPart.STATE, "state"));

    private final JPanel previewPlace = new JPanel(new BorderLayout());
    private final CardLayout cards = new CardLayout();
    private final JPanel below = new JPanel(cards);
    private ViewPart shownBelow = ViewPart.PROBLEMS;
    private Timeline shownTimeline;
    private JComponent shownQuestion;
    private final transient ComponentListener fitting = new ComponentAdapter() {
        @Override
        public void componentResized(ComponentEvent e) {
            fitTimeline();
        }

        @Override
        public void componentShown(ComponentEvent e) {
            fitTimeline();
        }

        @Override
        public void componentHidden(ComponentEvent e) {
            fitTimeline();
        }
    };
    private final FixedSplit left;
    private final FixedSplit right;
    private final FixedSplit centre;
    private final FixedSplit inner;
    private final FixedSplit outer;

    /** The panes; a preview is put in by {@link #setPreview}. */
    public Layout(
            Component palette,
            Component layers,
            Component middle,
            Component problems,
            Component runs,
            Component state,
            Component inspector) {
        super(new BorderLayout());
        previewPlace.addComponentListener(fitting);
        below.setMinimumSize(new Dimension(0, 0));
        below.add(problems, BELOW_CANVAS.get(ViewPart.PROBLEMS));
        below.add(runs, BELOW_CANVAS.get(ViewPart.RUNS));
        below.add(state, BELOW_CANVAS.get(ViewPart.STATE));
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
        showBelow(ViewPart.PROBLEMS, false);
    }

    /** Shows a level's preview above its timeline, and below that what is asked about it. */
    public void setPreview(JComponent preview, Timeline timeline, JComponent question) {
        previewPlace.removeAll();
        if (shownQuestion != null) {
            shownQuestion.removeComponentListener(fitting);
        }
        question.addComponentListener(fitting);
        shownQuestion = question;
        shownTimeline = timeline;
        fitTimeline();
        timeline.setBorder(Margin.of(4, 10, 4, 10));
        previewPlace.add(preview, BorderLayout.CENTER);
        JPanel under = new JPanel(new BorderLayout());
        under.add(timeline, BorderLayout.CENTER);
        under.add(question, BorderLayout.SOUTH);
        previewPlace.add(under, BorderLayout.SOUTH);
        previewPlace.revalidate();
        previewPlace.repaint();
    }

    /**
     * What is asked takes its room from the timeline's details first, then from the inspector, not from the preview.
     */
    private void fitTimeline() {
        if (shownTimeline != null && previewPlace.getHeight() > 0) {
            int asked = shownQuestion.isVisible() ? shownQuestion.getPreferredSize().height : 0;
            shownTimeline.fit(previewPlace.getHeight() - asked);
            right.need(asked == 0 ? 0 : asked + shownTimeline.getPreferredSize().height + UIScale.scale(PREVIEW));
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
    public boolean isPreviewAlone() {
        return previewPlace.getParent() == this;
    }

    /** Gives the preview all the place, or takes it back. */
    public void showPreviewAlone(boolean alone) {
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
    public void arrange(Settings settings) {
        outer.want(settings.number("pane.left", 0));
        inner.want(settings.number("pane.right", 0));
        left.want(settings.number("pane.layers", 0));
        right.want(settings.number("pane.preview", 0));
        centre.want(settings.number("pane.problems", 0));
        showBelow(ViewPart.PROBLEMS, false);
        BELOW_CANVAS.forEach((part, name) -> {
            if (settings.get("pane." + name + ".shown").filter("true"::equals).isPresent()) {
                showBelow(part, true);
            }
        });
    }

    /** Remembers the sizes that the user chose, those of hidden panels too. */
    public void remember(Settings settings) {
        put(settings, "pane.left", outer);
        put(settings, "pane.right", inner);
        put(settings, "pane.layers", left);
        put(settings, "pane.preview", right);
        put(settings, "pane.problems", centre);
        BELOW_CANVAS.forEach(
                (part, name) -> settings.put("pane." + name + ".shown", Boolean.toString(isShownBelow(part))));
    }

    private static void put(Settings settings, String key, FixedSplit split) {
        if (split.wanted() > 0) {
            settings.put(key, Integer.toString(split.wanted()));
        }
    }

    /** Is run when the user has given something another size. */
    public void setOnMove(Runnable action) {
        List.of(outer, inner, left, right, centre).forEach(split -> split.setOnMove(action));
    }

    /** Adds its parts to what can be shown; {@code onMove} is run when one below the canvas has come or gone. */
    public void addTo(ViewSwitches all, Runnable onMove) {
        all.add(ViewPart.PANELS, this::areSidesShown, this::showSides);
        for (ViewPart part : BELOW_CANVAS.keySet()) {
            all.add(part, () -> isShownBelow(part), shown -> {
                showBelow(part, shown);
                onMove.run();
            });
        }
    }

    public boolean areSidesShown() {
        return outer.isKeptShown();
    }

    public void showSides(boolean shown) {
        outer.showKept(shown);
        inner.showKept(shown);
    }

    public boolean isShownBelow(ViewPart part) {
        return centre.isKeptShown() && shownBelow == part;
    }

    /** Shows a part below the canvas, in place of what else is there; or nothing. */
    public void showBelow(ViewPart part, boolean shown) {
        if (shown) {
            shownBelow = part;
            cards.show(below, BELOW_CANVAS.get(part));
        }
        centre.showKept(shown);
    }
}
