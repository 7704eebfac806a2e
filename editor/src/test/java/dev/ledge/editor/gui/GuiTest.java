package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.swing.RootPaneContainer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that opens real windows. It has a {@link #user}, and fails by itself if there was an uncaught exception, on
 * the event dispatch thread for example. Windows are closed after each test, held keys and buttons let go.
 */
@Tag("gui")
@ExtendWith(GuiScreen.class)
@Timeout(60)
public abstract class GuiTest {
    /** A window whose place stays the same for so long has been given its frame. */
    private static final Duration REST = Duration.ofMillis(60);

    private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();

    protected User user;

    @BeforeEach
    final void begin() {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
        user = new User();
    }

    @AfterEach
    final void end() {
        user.letGoOfAll();
        Edt.run(() -> {
            for (Window window : Window.getWindows()) {
                window.dispose();
            }
        });
        // What a window does when it was closed, such as writing its settings, comes as an event of its own.
        Edt.run(() -> {});
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(uncaught).as("thrown and caught by nobody").isEmpty();
    }

    /** The uncaught exceptions so far, for a test that provokes them; clears them. */
    protected final List<Throwable> takeUncaught() {
        List<Throwable> taken = List.copyOf(uncaught);
        uncaught.clear();
        return taken;
    }

    /** Makes a window on the event dispatch thread, shows it and waits until it has the focus and its place. */
    protected final <W extends Window> W show(Supplier<W> maker) {
        W window = Edt.get(() -> {
            W made = maker.get();
            made.setVisible(true);
            return made;
        });
        Edt.waitUntil("the window has the focus", window::isFocused);
        waitUntilItRests(window);
        return window;
    }

    /**
     * Waits until the window manager is done with a window: it adds the frame, and with it moves and resizes what is in
     * it, at a time of its own, on a busy machine after the focus was given.
     */
    private void waitUntilItRests(Window window) {
        AtomicReference<List<Object>> seen = new AtomicReference<>();
        AtomicLong since = new AtomicLong();
        Edt.waitUntil("the window rests", () -> {
            List<Object> now =
                    List.of(window.getBounds(), window.getInsets(), window.getLocationOnScreen(), inside(window));
            if (!now.equals(seen.getAndSet(now))) {
                since.set(System.nanoTime());
            }
            return System.nanoTime() - since.get() > REST.toNanos();
        });
        user.settle();
    }

    private static Object inside(Window window) {
        return window instanceof RootPaneContainer container
                ? container.getContentPane().getBounds()
                : window.getBounds();
    }
}
