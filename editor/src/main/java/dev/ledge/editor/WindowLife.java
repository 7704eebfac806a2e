package dev.ledge.editor;

import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.WindowConstants;

/** Hears that a window is opened, put away, taken out again, to be closed, and closed. */
final class WindowLife extends WindowAdapter {
    private final Runnable opened;
    private final Consumer<Boolean> setAsleep;
    private final Runnable quit;
    private final Runnable closed;

    private WindowLife(Runnable opened, Consumer<Boolean> setAsleep, Runnable quit, Runnable closed) {
        this.opened = opened;
        this.setAsleep = setAsleep;
        this.quit = quit;
        this.closed = closed;
    }

    /** Follows a window, which closes by itself no more. */
    static void follow(JFrame window, Runnable opened, Consumer<Boolean> setAsleep, Runnable quit, Runnable closed) {
        window.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        window.addWindowListener(new WindowLife(opened, setAsleep, quit, closed));
    }

    @Override
    public void windowOpened(WindowEvent e) {
        opened.run();
    }

    @Override
    public void windowIconified(WindowEvent e) {
        setAsleep.accept(true);
    }

    @Override
    public void windowDeiconified(WindowEvent e) {
        setAsleep.accept(false);
    }

    @Override
    public void windowClosing(WindowEvent e) {
        quit.run();
    }

    @Override
    public void windowClosed(WindowEvent e) {
        closed.run();
    }
}
