package dev.ledge.editor.window;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.event.FrameTimer;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JFrame;

/** Where a window is and how large, from one start to the next. */
public final class WindowPlace {
    /** How long nothing may have moved: a maximised window gets its size before its state. */
    private static final int SETTLED_MILLIS = 250;

    private final JFrame window;
    private final String prefix;
    private final Dimension smallest;
    private final Settings settings;
    private final Runnable also;
    private final FrameTimer settled = FrameTimer.once(SETTLED_MILLIS, this::remember);
    private Rectangle normal;

    private WindowPlace(JFrame window, String prefix, Dimension smallest, Settings settings, Runnable also) {
        this.window = window;
        this.prefix = prefix;
        this.smallest = smallest;
        this.settings = settings;
        this.also = also;
    }

    /**
     * Puts a window that is not shown yet where it was, on a screen that is there, and remembers from then on where it
     * is.
     *
     * @param prefix of its settings
     * @param smallest at scale 1
     * @param first where it is at first; anywhere else if that is on no screen
     * @param also is run whenever it is remembered
     */
    public static WindowPlace of(
            JFrame window, String prefix, Dimension smallest, Rectangle first, Settings settings, Runnable also) {
        WindowPlace place = new WindowPlace(window, prefix, UIScale.scale(smallest), settings, also);
        place.restore(first);
        place.follow();
        return place;
    }

    /**
     * A first place in the middle of the first screen.
     *
     * @param size at scale 1: where letters are twice as large, so is the window
     */
    public static Rectangle middle(Dimension size) {
        return new Rectangle(
                Integer.MIN_VALUE, Integer.MIN_VALUE, UIScale.scale(size.width), UIScale.scale(size.height));
    }

    private void restore(Rectangle first) {
        normal = fitted(saved(first), screens());
        Dimension most = new Dimension(normal.width, normal.height);
        window.setMinimumSize(
                new Dimension(Math.min(smallest.width, most.width), Math.min(smallest.height, most.height)));
        window.setBounds(normal);
        if (settings.get(prefix + "maximized").filter("true"::equals).isPresent()) {
            maximiseWhenOpened();
        }
    }

    /**
     * On X11 a window that is maximised before it is there has the wrong idea of where it is, and forgets how large it
     * was.
     */
    private void maximiseWhenOpened() {
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent e) {
                window.setExtendedState(Frame.MAXIMIZED_BOTH);
            }
        });
    }

    private Rectangle saved(Rectangle first) {
        return new Rectangle(
                settings.number(prefix + "x", first.x),
                settings.number(prefix + "y", first.y),
                Math.max(smallest.width, settings.number(prefix + "width", first.width)),
                Math.max(smallest.height, settings.number(prefix + "height", first.height)));
    }

    /**
     * The bounds, as far as they are on one of the screens; in the middle of the first if they are on none.
     *
     * @param screens what of each can be used, at least one
     */
    static Rectangle fitted(Rectangle bounds, List<Rectangle> screens) {
        Rectangle screen = screens.get(0);
        long most = 0;
        for (Rectangle one : screens) {
            Rectangle common = one.intersection(bounds);
            long area = common.isEmpty() ? 0 : (long) common.width * common.height;
            if (area > most) {
                most = area;
                screen = one;
            }
        }
        int width = Math.min(bounds.width, screen.width);
        int height = Math.min(bounds.height, screen.height);
        if (most == 0) {
            return new Rectangle(
                    screen.x + (screen.width - width) / 2, screen.y + (screen.height - height) / 2, width, height);
        }
        return new Rectangle(
                Math.max(screen.x, Math.min(screen.x + screen.width - width, bounds.x)),
                Math.max(screen.y, Math.min(screen.y + screen.height - height, bounds.y)),
                width,
                height);
    }

    private static List<Rectangle> screens() {
        GraphicsEnvironment environment = GraphicsEnvironment.getLocalGraphicsEnvironment();
        List<Rectangle> screens = new ArrayList<>();
        screens.add(environment.getMaximumWindowBounds());
        for (GraphicsDevice device : environment.getScreenDevices()) {
            if (device != environment.getDefaultScreenDevice()) {
                GraphicsConfiguration configuration = device.getDefaultConfiguration();
                Rectangle all = configuration.getBounds();
                Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(configuration);
                screens.add(new Rectangle(
                        all.x + bars.left,
                        all.y + bars.top,
                        all.width - bars.left - bars.right,
                        all.height - bars.top - bars.bottom));
            }
        }
        return screens;
    }

    /** Something is about to be worth remembering. */
    public void changed() {
        settled.restart();
    }

    private void follow() {
        window.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                settled.restart();
            }

            @Override
            public void componentMoved(ComponentEvent e) {
                settled.restart();
            }
        });
        window.addWindowStateListener(e -> {
            boolean was = (e.getOldState() & Frame.MAXIMIZED_BOTH) != 0;
            if (was && e.getNewState() == Frame.NORMAL) {
                window.setBounds(normal); // Not every window manager knows how large it was before it was maximised.
            }
            settled.restart();
        });
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                settled.stop();
            }
        });
    }

    /** Puts everything into the settings as it is now. */
    public void remember() {
        settled.stop();
        if (!window.isShowing()) {
            return; // It is closed: the window manager takes a closed window's state away, which is reported
            // afterwards.
        }
        boolean maximized = (window.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0;
        boolean iconified = (window.getExtendedState() & Frame.ICONIFIED) != 0;
        if (!maximized && !iconified) {
            normal = window.getBounds();
        }
        settings.put(prefix + "x", Integer.toString(normal.x));
        settings.put(prefix + "y", Integer.toString(normal.y));
        settings.put(prefix + "width", Integer.toString(normal.width));
        settings.put(prefix + "height", Integer.toString(normal.height));
        settings.put(prefix + "maximized", Boolean.toString(maximized));
        also.run();
    }
}
