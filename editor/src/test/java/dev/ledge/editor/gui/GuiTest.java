package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that opens real windows. It has a {@link #user}, and fails by itself if anything was thrown that nobody caught,
 * on the event dispatch thread for example. Windows are closed after each test, held keys and buttons let go.
 */
@Tag("gui")
@ExtendWith(GuiScreen.class)
@Timeout(60)
public abstract class GuiTest {
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
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(uncaught).as("thrown and caught by nobody").isEmpty();
    }

    /** What was thrown and caught by nobody so far, for a test that provokes it: from now on nothing was. */
    protected final List<Throwable> takeUncaught() {
        List<Throwable> taken = List.copyOf(uncaught);
        uncaught.clear();
        return taken;
    }

    /** Makes a window on the event dispatch thread, shows it and waits until it has the focus. */
    protected final <W extends Window> W show(Supplier<W> maker) {
        W window = Edt.get(() -> {
            W made = maker.get();
            made.setVisible(true);
            return made;
        });
        Edt.waitUntil("the window has the focus", window::isFocused);
        return window;
    }
}
