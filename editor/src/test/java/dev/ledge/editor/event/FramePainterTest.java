package dev.ledge.editor.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;
import org.junit.jupiter.api.Test;

class FramePainterTest extends GuiTest {
    @Test
    void aFrameIsPaintedBeforeTheEventsThatWait() {
        Picture picture = new Picture();
        show(() -> framed(picture));
        Edt.waitUntil("nothing is to be painted", () -> !FramePainter.isDue(picture));
        List<Color> seen = new ArrayList<>();
        Edt.run(() -> {
            EventQueue.invokeLater(() -> seen.add(picture.painted));
            picture.color = Color.GREEN;
            picture.repaint();
            assertThat(FramePainter.isDue(picture)).isTrue();
            FramePainter painter = new FramePainter();
            painter.paint(picture);
            painter.send();
            seen.add(picture.painted);
            Point corner = picture.getLocationOnScreen();
            seen.add(user.screenColour(new Point(corner.x + 50, corner.y + 50)));
            assertThat(FramePainter.isDue(picture)).isFalse();
        });
        Edt.waitUntil("the event has come", () -> seen.size() == 3);
        assertThat(seen).containsOnly(Color.GREEN);
    }

    @Test
    void theWindowOfThePulseIsNeverShownAndGoesWithIt() {
        InputPulse pulse = new InputPulse();
        Edt.run(pulse::beat);
        show(() -> framed(new Picture()));
        Edt.run(() -> {
            pulse.start();
            pulse.start();
            pulse.beat();
            pulse.beat();
        });
        user.settle();
        List<Window> windows = pulses();
        assertThat(windows).hasSizeLessThanOrEqualTo(1).noneMatch(Window::isShowing);
        Edt.run(() -> {
            pulse.stop();
            pulse.beat();
        });
        assertThat(pulses()).isEmpty();
    }

    private static List<Window> pulses() {
        return Edt.get(() -> Arrays.stream(Frame.getWindows())
                .filter(window -> "input.pulse".equals(window.getName()) && window.isDisplayable())
                .toList());
    }

    private static JFrame framed(Picture picture) {
        JFrame frame = new JFrame();
        frame.add(picture);
        frame.pack();
        return frame;
    }

    @SuppressWarnings("serial")
    private static final class Picture extends JComponent {
        private Color color = Color.RED;
        private Color painted;

        Picture() {
            setPreferredSize(new Dimension(200, 100));
            setOpaque(true);
        }

        @Override
        protected void paintComponent(Graphics g) {
            painted = color;
            g.setColor(color);
            g.fillRect(0, 0, getWidth(), getHeight());
        }
    }
}
