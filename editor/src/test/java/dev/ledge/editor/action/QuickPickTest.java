package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class QuickPickTest {
    @AfterEach
    void plainScale() {
        UIScale.setZoomFactor(1);
    }

    @Test
    void theRoomAroundARowGrowsWithTheLetters() {
        UIScale.setZoomFactor(2);
        assertThat(QuickPick.row(new JLabel("Save"), new JLabel("Ctrl+S"), false)
                        .getInsets()
                        .left)
                .isEqualTo(UIScale.scale(8))
                .isGreaterThanOrEqualTo(16);
    }
}
