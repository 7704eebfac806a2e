package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.gui.OnEventThread;
import java.util.List;
import javax.swing.JComboBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEventThread
class ChoiceHelpTest {
    private final JComboBox<String> box = new JComboBox<>(new String[] {"add", "none"});
    private final ChoiceHelp help = ChoiceHelp.of(box, "What is taken along.");

    @AfterEach
    void plainScale() {
        UIScale.setZoomFactor(1);
    }

    @Test
    void theTooltipGrowsWithItsLetters() {
        help.show(List.of("all", "nothing"));
        assertThat(box.getToolTipText()).contains("width=\"360\"", "What is taken along.", "add: all");
        UIScale.setZoomFactor(2);
        box.setSelectedIndex(1);
        assertThat(box.getToolTipText()).contains("width=\"720\"", "none: nothing");
    }

    @Test
    void whatIsLongIsInTheTooltipAlone() {
        help.show(List.of("all", "nothing ".repeat(20)));
        assertThat(help.shortly()).isEqualTo("What is taken along. add: all.");
        box.setSelectedIndex(1);
        assertThat(help.shortly()).isEqualTo("What is taken along.");
    }
}
