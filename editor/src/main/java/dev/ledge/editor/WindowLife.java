package dev.ledge.editor;

import dev.ledge.editor.event.PaintGuard;
import dev.ledge.editor.event.TipAtWheel;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.WindowConstants;

/**
 * Hears that a window is opened, put away, taken out again, to be closed, and closed; watches over its painting while
 * it is open.
 */
final class WindowLife extends WindowAdapter {
    private final Runnable opened;
    private final Consumer<Boolean> setAsleep;
    private final Runnable quit;
    private final Runnable closed;
    private PaintGuard painting;
    private TipAtWheel tip;

    private WindowLife(Runnable opened, Consumer<Boolean> setAsleep, Runnable quit, Runnable closed) {
        this.opened = opened;
        this.setAsleep = setAsleep;
        this.quit = quit;
        this.closed = closed;
    }

    /** Follows a window, which closes by itself no more. */
    static void follow(JFrame window, Runnable opened, Consumer<Boolean> setAsleep, Runnable quit, Runnable closed) {
        window.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        WindowLife life = new WindowLife(opened, setAsleep, quit, closed);
        window.addWindowListener(life);
        window.addWindowFocusListener(life);
    }

    @Override
    public void windowOpened(WindowEvent e) {
        opened.run();
        painting = PaintGuard.watch((JFrame) e.getWindow());
        tip = TipAtWheel.watch();
    }

    @Override
    public void windowIconified(WindowEvent e) {
        setAsleep.accept(true);
    }

    @Override
    public void windowDeiconified(WindowEvent e) {
        setAsleep.accept(false);
    }

    /** Of what another window was over, Java on X leaves out the rows that are half a scaled pixel. */
    @Override
    public void windowGainedFocus(WindowEvent e) {
        ((JFrame) e.getWindow()).getRootPane().repaint();
    }

    @Override
    public void windowClosing(WindowEvent e) {
        quit.run();
    }

    @Override
    public void windowClosed(WindowEvent e) {
        closed.run();
        if (painting != null) {
            painting.stop();
            tip.stop();
        }
    }
}
