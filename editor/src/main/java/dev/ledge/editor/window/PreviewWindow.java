package dev.ledge.editor.window;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.KeyMap;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ToolBar;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.action.command.PreviewToolBar;
import dev.ledge.editor.event.PaintGuard;
import dev.ledge.editor.preview.PreviewPanel;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.WindowConstants;

/**
 * The preview in a window of its own, where the user wants it: beside the editor's, on another screen. Keys do in it
 * what they do in the editor's window; closing it puts the preview back. For the event dispatch thread.
 */
public final class PreviewWindow {
    private static final String SETTINGS = "preview.window.";
    private static final String SHOWN = SETTINGS + "shown";
    private static final Dimension SMALLEST = new Dimension(320, 240);
    private static final Dimension FIRST = new Dimension(800, 560);

    private final Workspace workspace;
    private final Layout layout;
    private final Actions actions;
    private final Settings settings;

    private JFrame frame;
    private ToolBar toolBar;
    private WindowPlace place;
    private String title = "";
    private boolean isFull;
    private boolean wasMaximised;

    /** None yet, see {@link #setShown}. */
    public PreviewWindow(Workspace workspace, Layout layout, Actions actions, Settings settings) {
        this.workspace = workspace;
        this.layout = layout;
        this.actions = actions;
        this.settings = settings;
    }

    /** True while the preview has a window of its own, minimised or not. */
    public boolean isShown() {
        return frame != null;
    }

    /** Shows the window if it was there when the editor was closed, without taking the focus. */
    public void restore() {
        if (settings.get(SHOWN).filter("true"::equals).isPresent()) {
            open(false);
        }
    }

    /** Takes the preview out of the editor's window, or puts it back. */
    public void setShown(boolean shown) {
        settings.put(SHOWN, Boolean.toString(shown));
        if (shown && frame == null) {
            open(true);
        } else if (!shown && frame != null) {
            putBack();
        }
        actions.refresh();
    }

    private void open(boolean takesFocus) {
        Rectangle first = first();
        JComponent preview = layout.takePreview();
        frame = new JFrame();
        frame.setName("preview.window");
        WindowTitle.addIcon(frame);
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        toolBar = PreviewToolBar.of(actions, workspace);
        frame.add(toolBar, BorderLayout.NORTH);
        frame.add(preview, BorderLayout.CENTER);
        place = WindowPlace.of(frame, SETTINGS, SMALLEST, first, settings, () -> {});
        frame.addWindowListener(new Follower(frame));
        showTitle(title);
        isFull = false;
        frame.setAutoRequestFocus(takesFocus);
        frame.setVisible(true);
        preview().requestFocusInWindow();
    }

    /** Where the preview was until now, as large as it can be of use; where its right upper corner is stays. */
    private Rectangle first() {
        Rectangle from = layout.previewOnScreen();
        int width = Math.max(UIScale.scale(FIRST.width), from.width);
        int height = Math.max(UIScale.scale(FIRST.height), from.height);
        return new Rectangle(from.x + from.width - width, from.y, width, height);
    }

    private void putBack() {
        JFrame closed = frame;
        place.remember();
        boolean wasAsleep = isIconified();
        frame = null;
        layout.putPreviewBack();
        closed.dispose();
        setAsleep(wasAsleep, isIconified(workspace.window()));
        workspace.focusCanvas();
    }

    /** Ends it, as the editor's window is closed; it comes back with the next one. */
    public void close() {
        if (frame != null) {
            place.remember();
            frame.dispose();
            frame = null;
        }
    }

    /** Says what is open. */
    void showTitle(String newTitle) {
        title = newTitle;
        if (frame != null) {
            frame.setTitle(title + " – Preview – Ledge");
        }
    }

    /** The window, null if there is none. */
    public JFrame frame() {
        return frame;
    }

    public boolean isFocused() {
        return frame != null && frame.isFocused();
    }

    private boolean isIconified() {
        return frame != null && isIconified(frame);
    }

    private static boolean isIconified(JFrame window) {
        return (window.getExtendedState() & Frame.ICONIFIED) != 0;
    }

    /** Another level's preview is in its place: it is still while nobody can see it. */
    public void opened() {
        setAsleep(false, isIconified());
    }

    private void setAsleep(boolean was, boolean asleep) {
        if (was != asleep) {
            preview().setAsleep(asleep);
        }
    }

    /** Puts it before other windows, with the focus. */
    public void toFront() {
        if (isIconified(frame)) {
            frame.setExtendedState(frame.getExtendedState() & ~Frame.ICONIFIED);
        }
        frame.toFront();
        frame.requestFocus();
    }

    /** True while it fills the screen with nothing but the preview. */
    public boolean isFull() {
        return frame != null && isFull;
    }

    /** Fills the screen with the preview, or gives the window its size back. */
    public void setFull(boolean full) {
        if (full == isFull) {
            return;
        }
        isFull = full;
        toolBar.setVisible(!full);
        if (full) {
            wasMaximised = (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0;
            frame.setExtendedState(Frame.MAXIMIZED_BOTH);
            toFront();
            preview().requestFocusInWindow();
        } else if (!wasMaximised) {
            frame.setExtendedState(Frame.NORMAL);
        }
    }

    private PreviewPanel preview() {
        return workspace.preview();
    }

    /** Keys, focus and painting of one window for as long as it is there, and what its buttons in the title bar do. */
    private final class Follower extends WindowAdapter {
        private final KeyMap keys;
        private final FocusHome focus;
        private final JFrame window;
        private PaintGuard painting;

        Follower(JFrame window) {
            this.window = window;
            keys = new KeyMap(
                    window, actions, null, (keyCode, isForPlaying) -> preview().takes(keyCode, isForPlaying));
            focus = new FocusHome(
                    window,
                    () -> preview().session().isPlaying(),
                    () -> preview().requestFocusInWindow());
        }

        @Override
        public void windowOpened(WindowEvent e) {
            keys.install();
            focus.install();
            painting = PaintGuard.watch(window);
        }

        @Override
        public void windowClosing(WindowEvent e) {
            setShown(false);
        }

        @Override
        public void windowClosed(WindowEvent e) {
            keys.uninstall();
            focus.uninstall();
            if (painting != null) {
                painting.stop();
            }
        }

        @Override
        public void windowIconified(WindowEvent e) {
            preview().setAsleep(true);
        }

        @Override
        public void windowDeiconified(WindowEvent e) {
            preview().setAsleep(false);
        }
    }
}
