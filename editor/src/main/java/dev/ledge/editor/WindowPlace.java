package dev.ledge.editor;

import com.formdev.flatlaf.FlatLaf;
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

/** Where the window is, how large, and how it is divided, from one start to the next. */
final class WindowPlace {
    private static final Dimension SMALLEST = new Dimension(720, 480);
    private static final Dimension FIRST = new Dimension(1440, 900);

    /** How long nothing may have moved: a maximised window gets its size before its state. */
    private static final int SETTLED_MILLIS = 250;

    private final JFrame window;
    private final Layout layout;
    private final Settings settings;
    private final FrameTimer settled = FrameTimer.once(SETTLED_MILLIS, this::remember);
    private Rectangle normal;

    private WindowPlace(JFrame window, Layout layout, Settings settings) {
        this.window = window;
        this.layout = layout;
        this.settings = settings;
    }

    /**
     * Puts a window that is not shown yet where it was, on a screen that is there, and remembers from then on where it
     * is.
     */
    static WindowPlace of(JFrame window, Layout layout, Settings settings) {
        WindowPlace place = new WindowPlace(window, layout, settings);
        place.restore();
        place.follow();
        return place;
    }

    private void restore() {
        normal = fitted(saved(), screens());
        Dimension most = new Dimension(normal.width, normal.height);
        window.setMinimumSize(
                new Dimension(Math.min(SMALLEST.width, most.width), Math.min(SMALLEST.height, most.height)));
        window.setBounds(normal);
        if (settings.get("window.maximized").filter("true"::equals).isPresent()) {
            maximiseWhenOpened();
        }
        layout.arrange(settings);
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

    /** The bounds as they were, with no place if they never were. */
    private Rectangle saved() {
        int none = Integer.MIN_VALUE;
        return new Rectangle(
                settings.number("window.x", none),
                settings.number("window.y", none),
                Math.max(SMALLEST.width, settings.number("window.width", FIRST.width)),
                Math.max(SMALLEST.height, settings.number("window.height", FIRST.height)));
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
    void changed() {
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
        layout.setOnMove(settled::restart);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                settled.stop();
            }
        });
    }

    /** Puts everything into the settings as it is now. */
    void remember() {
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
        settings.put("window.x", Integer.toString(normal.x));
        settings.put("window.y", Integer.toString(normal.y));
        settings.put("window.width", Integer.toString(normal.width));
        settings.put("window.height", Integer.toString(normal.height));
        settings.put("window.maximized", Boolean.toString(maximized));
        settings.put("window.dark", Boolean.toString(FlatLaf.isLafDark()));
        layout.remember(settings);
    }
}
