package dev.ledge.editor.event;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.gui.LossyQueue;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Point;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PaintGuardTest extends GuiTest {
    private static final Point MIDDLE = new Point(40, 40);

    private final JPanel panel = new JPanel();
    private PaintGuard guard;

    @AfterEach
    void stop() {
        Edt.run(guard::stop);
    }

    @Test
    void paintingGoesOnWhenItsEventIsLost() {
        JFrame frame = show(() -> {
            panel.setPreferredSize(new Dimension(200, 200));
            JFrame made = new JFrame("painted");
            made.add(panel);
            made.pack();
            return made;
        });
        guard = Edt.get(() -> PaintGuard.watch(frame));
        for (Color colour : new Color[] {Color.ORANGE, Color.CYAN, Color.PINK}) {
            try (LossyQueue queue = LossyQueue.push()) {
                queue.lose(1, () -> panel.setBackground(colour)); // Asks for a repaint, which any thread may.
                user.waitForPixel(panel, MIDDLE, colour);
            }
            Edt.run(() -> panel.setBackground(Color.BLACK));
            user.waitForPixel(panel, MIDDLE, Color.BLACK);
        }
    }

    @Test
    void whatAPopupUncoversIsPaintedToTheLastLine() {
        AtomicInteger whole = new AtomicInteger();
        JPanel counted = new JPanel() {
            @Override
            protected void paintComponent(Graphics g) {
                if (g.getClipBounds().contains(0, 0, getWidth(), getHeight())) {
                    whole.incrementAndGet();
                }
            }
        };
        JFrame frame = show(() -> {
            counted.setPreferredSize(new Dimension(200, 200));
            JFrame made = new JFrame("covered");
            made.add(counted);
            made.pack();
            return made;
        });
        guard = Edt.get(() -> PaintGuard.watch(frame));
        JWindow popup = Edt.get(() -> {
            JWindow made = new JWindow(frame);
            made.setBounds(600, 600, 20, 20);
            made.setVisible(true);
            return made;
        });
        user.settle();
        int before = whole.get();
        Edt.run(() -> popup.setVisible(false));
        Edt.waitUntil("all is painted again", () -> whole.get() > before);
    }
}
