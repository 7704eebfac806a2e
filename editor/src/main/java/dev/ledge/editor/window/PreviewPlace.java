package dev.ledge.editor.window;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.ViewSwitches;
import java.util.List;
import javax.swing.JComponent;

/** Where the preview is: beside the canvas, alone in the window, or in a window of its own, which may be full. */
public final class PreviewPlace {
    private final Layout layout;
    private final PreviewWindow own;
    private final List<JComponent> around;

    /**
     * A preview beside the canvas.
     *
     * @param own the preview's own window
     * @param around what is hidden while the preview is alone in the window
     */
    public PreviewPlace(Layout layout, PreviewWindow own, List<JComponent> around) {
        this.layout = layout;
        this.own = own;
        this.around = around;
    }

    /** True if it is all that is in the window, or its own window is full. */
    public boolean isAlone() {
        return layout.isPreviewAlone() || own.isFull();
    }

    /** Gives it all of the window, its own if it is there, or the place that it had. */
    public void showAlone(boolean alone) {
        if (own.isShown()) {
            own.setFull(alone);
            return;
        }
        layout.showPreviewAlone(alone);
        around.forEach(part -> part.setVisible(!alone));
    }

    /** Gives it a window of its own, or takes it back. */
    public void showApart(boolean apart) {
        if (apart && !own.isShown()) {
            showAlone(false);
        }
        own.setShown(apart);
    }

    /** Adds its places to what can be shown. */
    public void addTo(ViewSwitches all) {
        all.add(ViewPart.GAME_ALONE, this::isAlone, this::showAlone);
        all.add(ViewPart.PREVIEW_APART, own::isShown, this::showApart);
    }
}
