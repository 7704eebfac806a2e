package dev.ledge.editor.component;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.LayoutManager;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.beans.PropertyChangeListener;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/**
 * A few controls over the window that ask for something: Enter answers, Escape or a click elsewhere closes it. Not a
 * window of its own, so that nothing waits for it and what is typed at once is its own; Tab goes round within it.
 */
@SuppressWarnings("serial")
public class Overlay extends JPanel {
    private static final int GAP_ABOVE = 84;
    private static final int BESIDE = 20;
    private static final String FOCUS = "permanentFocusOwner";

    private transient Runnable giveFocusBack;
    private final transient PropertyChangeListener focus = e -> focusAt((Component) e.getNewValue());
    private final transient ComponentAdapter resizing = new ComponentAdapter() {
        @Override
        public void componentResized(ComponentEvent e) {
            place();
        }
    };

    /** An overlay that is not shown yet. */
    protected Overlay(LayoutManager layout) {
        super(layout);
    }

    /** True for what is in one: no plain key there is that of a command, and the focus stays until it is closed. */
    public static boolean holds(Component component) {
        return component != null && SwingUtilities.getAncestorOfClass(Overlay.class, component) != null;
    }

    /** Does something when a key is pressed wherever the focus is in it, but where a control needs that key. */
    protected final void onKey(String key, Runnable body) {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }

    @Override
    public void updateUI() {
        super.updateUI();
        colour();
    }

    private void colour() {
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
                Margin.of(12, 16, 12, 16)));
        setBackground(UIManager.getColor("PopupMenu.background"));
    }

    /**
     * Shows it over a window, in the place of another one.
     *
     * @param first what gets the focus
     * @param whoHadIt gives the focus back once it is closed by its own keys and buttons
     */
    public final void open(JFrame window, JComponent first, Runnable whoHadIt) {
        giveFocusBack = whoHadIt;
        setFocusCycleRoot(true);
        onKey("ESCAPE", this::giveUp);
        JLayeredPane layers = window.getRootPane().getLayeredPane();
        for (Component other : layers.getComponentsInLayer(JLayeredPane.POPUP_LAYER)) {
            if (other instanceof Overlay overlay) {
                overlay.close(false);
            }
        }
        layers.add(this, JLayeredPane.POPUP_LAYER, 0);
        layers.addComponentListener(resizing);
        place();
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener(FOCUS, focus);
        first.requestFocusInWindow();
    }

    /** Closes it unanswered. */
    protected final void giveUp() {
        close(true);
    }

    /** Takes it away. */
    protected final void close(boolean givesFocusBack) {
        Container layers = getParent();
        if (layers == null) {
            return;
        }
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removePropertyChangeListener(FOCUS, focus);
        if (givesFocusBack) {
            giveFocusBack.run();
        }
        layers.removeComponentListener(resizing);
        layers.remove(this);
        layers.repaint();
    }

    /** Another window may be looked at meanwhile. */
    private void focusAt(Component now) {
        boolean isElsewhere = now != null
                && SwingUtilities.getWindowAncestor(now) == SwingUtilities.getWindowAncestor(this)
                && !SwingUtilities.isDescendingFrom(now, this);
        if (isElsewhere) {
            close(false);
        }
    }

    /** As large as it needs to be, in the middle of the upper part of the window. */
    protected final void place() {
        Container layers = getParent();
        if (layers == null) {
            return;
        }
        Dimension wanted = getPreferredSize();
        int width = Math.min(wanted.width, layers.getWidth() - 2 * UIScale.scale(BESIDE));
        int top = Math.min(UIScale.scale(GAP_ABOVE), layers.getHeight() / 8);
        setBounds((layers.getWidth() - width) / 2, top, width, Math.min(wanted.height, layers.getHeight() - top));
        revalidate();
        layers.repaint();
    }
}
