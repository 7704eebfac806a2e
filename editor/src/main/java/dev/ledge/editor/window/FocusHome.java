package dev.ledge.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.Overlay;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.panel.palette.TileGallery;
import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Dialog;
import java.awt.KeyEventPostProcessor;
import java.awt.KeyboardFocusManager;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.WindowEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JRootPane;
import javax.swing.JSlider;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.event.ChangeListener;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import javax.swing.text.JTextComponent;

/**
 * Brings the focus home, to the canvas or to the game that is played, when what had it is done with: a field after
 * Enter or Escape, a button or slider after the mouse, a menu, a list that dropped down, a dialog, and what is closed
 * while it has the focus. Keyboard navigation through the panels keeps it, and so does what a command gave it to.
 */
public final class FocusHome implements KeyEventPostProcessor, AWTEventListener {
    private final JFrame window;
    private final BooleanSupplier isPlaying;
    private final Runnable home;
    private final ChangeListener menus = e -> menusChanged();
    private final PopupMenuListener lists = new Lists();
    private Component ownerBefore;
    private Component pressed;
    private FocusEvent.Cause cause = FocusEvent.Cause.UNKNOWN;
    private boolean isMenuOpen;
    private boolean isDialogOpen;
    private Component ownerBeforeDialog;

    /**
     * Not at work yet, see {@link #install()}.
     *
     * @param isPlaying true while the keyboard is the game's and only the mouse the editor's
     * @param home gives the focus to the canvas or the game
     */
    public FocusHome(JFrame window, BooleanSupplier isPlaying, Runnable home) {
        this.window = window;
        this.isPlaying = isPlaying;
        this.home = home;
    }

    public void install() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventPostProcessor(this);
        MenuSelectionManager.defaultManager().addChangeListener(menus);
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(
                        this, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.FOCUS_EVENT_MASK | AWTEvent.WINDOW_FOCUS_EVENT_MASK);
    }

    public void uninstall() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventPostProcessor(this);
        MenuSelectionManager.defaultManager().removeChangeListener(menus);
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
    }

    @Override
    public boolean postProcessKeyEvent(KeyEvent e) {
        Component on = e.getComponent();
        boolean ends = e.getKeyCode() == KeyEvent.VK_ESCAPE
                || e.getKeyCode() == KeyEvent.VK_ENTER && on instanceof JTextComponent;
        if (e.getID() == KeyEvent.KEY_PRESSED
                && ends
                && e.getModifiersEx() == 0
                && on.isFocusOwner()
                && isInWindow(on)
                && !isMenuOpen
                && !isWrong(on)) {
            afterwards(() -> {
                if (on.isFocusOwner()) {
                    home.run();
                }
            });
        }
        return false;
    }

    /** True for a field whose number was not taken, or with whose letters nothing is found. */
    private static boolean isWrong(Component field) {
        return field instanceof JComponent component
                && FlatClientProperties.OUTLINE_ERROR.equals(component.getClientProperty(FlatClientProperties.OUTLINE));
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (event instanceof MouseEvent e && isInWindow(e.getComponent())) {
            mouse(e);
        } else if (event instanceof FocusEvent e && e.getID() == FocusEvent.FOCUS_GAINED && !e.isTemporary()) {
            gained(e);
        } else if (event instanceof WindowEvent e && e.getID() == WindowEvent.WINDOW_GAINED_FOCUS) {
            activated(e);
        }
    }

    private void mouse(MouseEvent e) {
        if (e.getID() == MouseEvent.MOUSE_PRESSED) {
            ownerBefore = owner();
            pressed = e.getComponent();
            leaveToTheGame(pressed);
        } else if (e.getID() == MouseEvent.MOUSE_RELEASED && e.getComponent() == pressed && isDoneWith(pressed)) {
            Component before = ownerBefore;
            Component on = pressed;
            afterwards(() -> {
                // A field that was pressed since is about to get the focus, which must not be taken from it again.
                if (pressed == on || !(pressed instanceof JTextComponent)) {
                    goHomeUnlessGivenAway(before, on);
                }
            });
        }
    }

    /**
     * What the mouse works while the game is played never gets the focus: the game would let go of what is held. A list
     * that drops down needs it, as its keys choose.
     */
    private void leaveToTheGame(Component component) {
        boolean isMouses =
                component instanceof JSlider || component instanceof AbstractButton || component instanceof JList;
        // A second press before the event thread has given it back finds it taken, and leaves it to the first.
        if (isPlaying.getAsBoolean()
                && isMouses
                && component instanceof JComponent control
                && control.isRequestFocusEnabled()) {
            control.setRequestFocusEnabled(false);
            EventThread.post(() -> control.setRequestFocusEnabled(true));
        }
    }

    /** True for what the mouse has no more use for once it is let go. */
    private boolean isDoneWith(Component component) {
        return component instanceof AbstractButton && !(component instanceof JMenuItem)
                || component instanceof JSlider
                || component instanceof TileGallery
                || isPlaying.getAsBoolean() && !(component instanceof JTextComponent);
    }

    private void menusChanged() {
        boolean isOpen = MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
        if (isOpen && !isMenuOpen) {
            ownerBefore = owner();
        } else if (isMenuOpen && !isOpen) {
            Component before = ownerBefore;
            afterwards(() -> goHomeUnlessGivenAway(before, null));
        }
        isMenuOpen = isOpen;
    }

    private void gained(FocusEvent e) {
        cause = e.getCause();
        if (e.getComponent() instanceof JComboBox<?> box && isInWindow(box)) {
            box.removePopupMenuListener(lists);
            box.addPopupMenuListener(lists);
        }
        Component lost = e.getOppositeComponent();
        Component now = e.getComponent();
        boolean wasClosed = lost != null && !lost.isShowing() && isTraversal();
        if (wasClosed && isInWindow(now) && lost.getParent() != now.getParent()) {
            afterwards(() -> {
                if (now.isFocusOwner()) {
                    home.run();
                }
            });
        }
    }

    /** Follows the lists of combo boxes, which are no menus. */
    private final class Lists implements PopupMenuListener {
        @Override
        public void popupMenuWillBecomeVisible(PopupMenuEvent e) {}

        @Override
        public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {
            Component box = (Component) e.getSource();
            afterwards(() -> goHomeUnlessGivenAway(box, box));
        }

        @Override
        public void popupMenuCanceled(PopupMenuEvent e) {}
    }

    private void activated(WindowEvent e) {
        if (e.getWindow() instanceof Dialog dialog && dialog.getOwner() == window) {
            isDialogOpen = true;
            ownerBeforeDialog = window.getMostRecentFocusOwner();
        } else if (e.getWindow() == window) {
            boolean wasDialog = isDialogOpen;
            isDialogOpen = false;
            afterwards(() -> {
                if (window.isFocused() && (owner() == null || wasDialog && isAsBeforeDialog())) {
                    home.run();
                }
            });
        }
    }

    /** What the dialog was answered with may have given the focus to something on purpose. */
    private boolean isAsBeforeDialog() {
        boolean isGivenAway = ownerBeforeDialog != null
                && ownerBeforeDialog.isShowing()
                && window.getMostRecentFocusOwner() != ownerBeforeDialog;
        return cause == FocusEvent.Cause.ACTIVATION && !isGivenAway;
    }

    /** What was done with the mouse or a menu may have given the focus to something on purpose; then it stays there. */
    private void goHomeUnlessGivenAway(Component before, Component on) {
        Component now = owner();
        boolean isGivenAway = now != null
                && now != before
                && !(now instanceof JRootPane)
                && !isTraversal()
                && (on == null || !SwingUtilities.isDescendingFrom(now, on));
        // What is over the window sees to the focus itself, also after a list of its own.
        boolean isOver = now != null && Overlay.holds(now);
        if (window.isFocused() && !isMenuOpen && !isGivenAway && !isOver) {
            home.run();
        }
    }

    /** True if the focus was not requested where it is: it moved on from what could not keep it. */
    private boolean isTraversal() {
        return cause == FocusEvent.Cause.TRAVERSAL_FORWARD || cause == FocusEvent.Cause.TRAVERSAL_BACKWARD;
    }

    /** After the events that wait now, and those that they bring about: moving the focus is one of them. */
    private static void afterwards(Runnable action) {
        EventThread.post(() -> EventThread.post(action));
    }

    /** True for what is in the window and in nothing over it, which sees to the focus itself. */
    private boolean isInWindow(Component component) {
        return component == window
                || SwingUtilities.getWindowAncestor(component) == window && !Overlay.holds(component);
    }

    private static Component owner() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getPermanentFocusOwner();
    }
}
