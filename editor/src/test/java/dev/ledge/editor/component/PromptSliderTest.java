package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import javax.swing.JSlider;
import org.junit.jupiter.api.Test;

@OffEventThread(because = "an event is to come between two looks")
class PromptSliderTest {
    private static final int NARROW = 80;
    private static final int HEIGHT = 24;

    @Test
    void theThumbIsThereBeforeTheEventThatTellsOfANewSize() {
        JSlider slider = Edt.get(() -> new PromptSlider(0, 100));
        Edt.run(() -> {
            slider.setValue(100);
            slider.setSize(300, HEIGHT);
        });
        int[] atOnce = Edt.get(() -> {
            slider.setSize(NARROW, HEIGHT);
            return picture(slider);
        });
        int[] afterIt = Edt.get(() -> picture(slider));

        assertThat(atOnce).isEqualTo(afterIt);
    }

    private static int[] picture(JSlider slider) {
        BufferedImage image = new BufferedImage(NARROW, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setClip(0, 0, NARROW, HEIGHT);
        slider.paint(g);
        g.dispose();
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }
}
