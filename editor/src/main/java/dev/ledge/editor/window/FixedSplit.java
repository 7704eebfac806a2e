package dev.ledge.editor.window;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.util.function.IntUnaryOperator;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;

/**
 * Two components of which one keeps its width (or height) in pixels whatever both have together. Only moving the
 * divider changes that size. Where there is too little room it is smaller for as long as that is so.
 */
@SuppressWarnings("serial")
final class FixedSplit extends JSplitPane {
    private final transient Kept kept;
    private final int fullDivider;
    private int wanted;
    private int needed;
    private boolean layingOut;
    private transient Runnable onMove;

    /**
     * Which component keeps its size, and which sizes are of use.
     *
     * @param first true for the left or upper one
     * @param own size for what both have, until the divider is moved
     * @param least it is not made smaller, px
     * @param leastOther nor is the other one for its sake, px
     */
    record Kept(boolean first, IntUnaryOperator own, int least, int leastOther) {}

    FixedSplit(int orientation, Component first, Component second, Kept kept) {
        super(orientation, true, first, second);
        this.kept = kept;
        fullDivider = getDividerSize();
        setBorder(BorderFactory.createEmptyBorder());
        setMinimumSize(new Dimension(0, 0));
    }

    /** Swing's Ctrl+Tab would pass over the other component, and all that is in it could hardly be come to by keys. */
    @Override
    public void updateUI() {
        super.updateUI();
        setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
    }

    /** The size that was chosen, px; 0 if none was. */
    int wanted() {
        return wanted;
    }

    /** Chooses a size, px; 0 for the one that goes with the window's. */
    void want(int size) {
        wanted = Math.max(0, size);
        revalidate();
    }

    /** Makes it at least so large for the time being, px, whatever was chosen; 0 for as large as was chosen. */
    void need(int size) {
        if (needed != size) {
            needed = size;
            revalidate();
        }
    }

    /** Is run when the user has moved the divider. */
    void setOnMove(Runnable action) {
        onMove = action;
    }

    /** Shows or hides the component that keeps its size. */
    void showKept(boolean shown) {
        keptComponent().setVisible(shown);
        setDividerSize(shown ? fullDivider : 0);
        revalidate();
    }

    boolean isKeptShown() {
        return keptComponent().isVisible();
    }

    private Component keptComponent() {
        return kept.first ? getLeftComponent() : getRightComponent();
    }

    @Override
    public void doLayout() {
        layingOut = true;
        super.doLayout();
        int location = keptLocation();
        if (getDividerLocation() != location) {
            // The first layout shared out by weight what the window has grown by; now the divider may be put anywhere.
            super.setDividerLocation(location);
            super.doLayout();
        }
        layingOut = false;
    }

    private int keptLocation() {
        int usable = length() - getDividerSize();
        int size = isKeptShown() ? fitted(usable) : 0;
        return kept.first ? size : Math.max(0, usable - size);
    }

    private int fitted(int usable) {
        int chosen = wanted > 0 ? wanted : kept.own.applyAsInt(usable);
        int size = Math.max(Math.max(chosen, needed), kept.least);
        return Math.max(0, Math.min(size, Math.max(usable - kept.leastOther, kept.least)));
    }

    private int length() {
        return getOrientation() == HORIZONTAL_SPLIT ? getWidth() : getHeight();
    }

    /** Called by the divider while it is dragged or moved with keys, and by layouts. */
    @Override
    public void setDividerLocation(int location) {
        if (kept != null && !layingOut && isKeptShown() && length() > 0) {
            int usable = length() - getDividerSize();
            wanted = Math.max(kept.least, kept.first ? location : usable - location);
            if (onMove != null) {
                onMove.run();
            }
        }
        super.setDividerLocation(location);
    }
}
