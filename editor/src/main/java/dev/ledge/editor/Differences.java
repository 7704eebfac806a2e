package dev.ledge.editor;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.ViewSwitches;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.Aabb;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.BoxLayout;
import javax.swing.JPanel;

/**
 * The place below the canvas for differences: as the canvas can be marked for one alone, showing one closes the other.
 */
@SuppressWarnings("serial")
final class Differences extends JPanel implements MergePanel.Stage {
    /** At most this part of the height that they share with the canvas, unless they need more. */
    private static final double MOST_PART = 0.5;

    /** Less of the canvas shows nothing of what differs, px. */
    private static final int LEAST_CANVAS = 80;

    private static final List<ViewPart> LISTS = List.of(ViewPart.PROBLEMS, ViewPart.RUNS, ViewPart.STATE);

    private final transient ToolContext context;
    private final LevelCanvas canvas;
    private final transient Supplier<ViewSwitches> view;
    private final List<MergePanel> panels = new ArrayList<>();

    Differences(ToolContext context, LevelCanvas canvas, Supplier<ViewSwitches> view) {
        this.context = context;
        this.canvas = canvas;
        this.view = view;
        setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    }

    /** A panel for differences of one kind, invisible until {@link #show}. */
    MergePanel panel(MergeText words, MergePanel.Listener listener) {
        MergePanel panel = new MergePanel(words, this, listener);
        panels.add(panel);
        add(panel);
        return panel;
    }

    void show(MergePanel panel, LevelMerge merge) {
        panels.stream().filter(other -> other != panel && other.isVisible()).forEach(MergePanel::close);
        panel.show(merge);
        EventThread.post(() -> makeRoom(panel)); // Once it is known how high it has to be.
    }

    /** Where there is room for no more, the lists below give way to a difference and some of the canvas. */
    private void makeRoom(MergePanel panel) {
        if (panel.isVisible() && canvas.getHeight() + getHeight() < panel.leastHeight() + UIScale.scale(LEAST_CANVAS)) {
            LISTS.forEach(list -> view.get().show(list, false));
        }
    }

    @Override
    public void mark(Consumer<ToolGraphics> marks) {
        canvas.setMarks(marks);
    }

    @Override
    public void showPlace(Aabb place, String layer) {
        if (layer != null && context.document().level().layer(layer) != null) {
            context.setActiveLayer(layer);
        }
        if (place != null) {
            canvas.showPlace(place.centerX(), place.centerY());
        }
    }

    @Override
    public void bringIntoView(Aabb place) {
        if (!context.viewport().visible().overlaps(place)) {
            canvas.showPlace(place.centerX(), place.centerY());
        }
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        int most = getParent() == null ? size.height : (int) (getParent().getHeight() * MOST_PART);
        int least = panels.stream()
                .filter(MergePanel::isVisible)
                .mapToInt(MergePanel::leastHeight)
                .max()
                .orElse(0);
        return new Dimension(size.width, Math.min(size.height, Math.max(most, least)));
    }
}
