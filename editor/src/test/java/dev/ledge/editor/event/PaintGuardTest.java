package dev.ledge.editor.event;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.gui.LossyQueue;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Point;
import javax.swing.JFrame;
import javax.swing.JPanel;
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
}
