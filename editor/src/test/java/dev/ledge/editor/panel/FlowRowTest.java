package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.gui.OnEventThread;
import java.awt.Component;
import java.awt.Dimension;
import javax.swing.JPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEventThread
class FlowRowTest {
    private final Component first = part();
    private final Component second = part();
    private final FlowRow row = new FlowRow(first, second);

    @AfterEach
    void plainScale() {
        UIScale.setZoomFactor(1);
    }

    @Test
    void gapsGrowWithTheLetters() {
        assertThat(gap()).isEqualTo(UIScale.scale(8));
        UIScale.setZoomFactor(2);
        assertThat(gap()).isEqualTo(UIScale.scale(8)).isGreaterThanOrEqualTo(16);
    }

    private int gap() {
        row.setSize(200, 20);
        row.doLayout();
        return second.getX() - first.getWidth();
    }

    private static Component part() {
        Component part = new JPanel();
        part.setPreferredSize(new Dimension(30, 10));
        return part;
    }
}
