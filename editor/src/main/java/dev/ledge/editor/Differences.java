package dev.ledge.editor;

import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.panel.merge.MergePanel;
import dev.ledge.editor.panel.merge.MergeText;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.Aabb;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BoxLayout;
import javax.swing.JPanel;

/**
 * The place below the canvas for differences: as the canvas can be marked for one alone, showing one closes the other.
 */
@SuppressWarnings("serial")
final class Differences extends JPanel implements MergePanel.Stage {
    /** At most this part of the height that they share with the canvas. */
    private static final double MOST_PART = 0.5;

    private final transient ToolContext context;
    private final LevelCanvas canvas;
    private final List<MergePanel> panels = new ArrayList<>();

    Differences(ToolContext context, LevelCanvas canvas) {
        this.context = context;
        this.canvas = canvas;
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
        return new Dimension(size.width, Math.min(size.height, most));
    }
}
