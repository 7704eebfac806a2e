package dev.ledge.editor.panel.merge;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.gui.OnEventThread;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import javax.swing.JTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEventThread
class ChoiceCellTest {
    private static final int SIZE = 31;

    @AfterEach
    void backToLight() {
        FlatLightLaf.setup();
    }

    @Test
    void inASelectedRowWhatIsNotChosenHasNoDot() {
        for (Runnable look : List.<Runnable>of(FlatLightLaf::setup, FlatDarkLaf::setup, FlatLightLaf::setup)) {
            look.run();
            JTable table = new JTable();
            ChoiceCell cell = new ChoiceCell();
            for (boolean isConflict : new boolean[] {true, false}) {
                assertThat(middle(cell.show(table, true, false, isConflict)))
                        .isEqualTo(table.getSelectionBackground().getRGB());
                assertThat(middle(cell.show(table, true, true, isConflict)))
                        .isEqualTo(table.getSelectionForeground().getRGB());
            }
            int plain = middle(cell.show(table, false, true, true));
            assertThat(plain).isNotEqualTo(table.getSelectionForeground().getRGB());
            assertThat(middle(cell.show(table, false, false, true))).isNotEqualTo(plain);
        }
    }

    private static int middle(Component button) {
        button.setSize(SIZE, SIZE);
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        button.paint(g);
        g.dispose();
        return image.getRGB(SIZE / 2, SIZE / 2);
    }
}
