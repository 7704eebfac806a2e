package dev.ledge.editor.panel.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import java.awt.Font;
import java.awt.FontMetrics;
import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

@OnEventThread
class WhatCellTest {
    private final FontMetrics metrics = new JLabel().getFontMetrics(new Font(Font.DIALOG, Font.PLAIN, 12));

    @Test
    void wordsAreBrokenWhereTheyNeedIt() {
        String text = "spawn start: at [40, 290] is [64, 290]";
        assertThat(WhatCell.lines(text, metrics.stringWidth(text), metrics)).containsExactly(text);
        List<String> lines = WhatCell.lines(text, metrics.stringWidth("spawn start: at"), metrics);
        assertThat(lines).hasSizeGreaterThan(1).startsWith("spawn start: at");
        assertThat(String.join(" ", lines)).isEqualTo(text);
    }

    @Test
    void ofManyLinesTheFirstFourAreShown() {
        assertThat(WhatCell.lines("a b c d e f", 1, metrics)).containsExactly("a", "b", "c", "d …");
    }

    @Test
    void aWordThatIsTooLongHasItsLine() {
        assertThat(WhatCell.lines("a monstrously b", 10, metrics)).containsExactly("a", "monstrously", "b");
    }
}
