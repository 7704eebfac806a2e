package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

@OnEventThread
class BranchCellTest {
    private static final FontMetrics METRICS = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB)
            .createGraphics()
            .getFontMetrics(new Font(Font.DIALOG, Font.PLAIN, 11));

    @Test
    void linesGiveWayToWords() {
        assertThat(BranchCell.wordsAt(400, 60, 8)).as("half").isEqualTo(208);
        assertThat(BranchCell.wordsAt(300, 170, 8)).isEqualTo(300 - 170 - 8);
        assertThat(BranchCell.wordsAt(300, 900, 8)).as("up to a quarter").isEqualTo(83);
    }

    @Test
    void aNameThatIsTooLongEndsInDots() {
        String words = "stopped at 0:05";
        int all = METRICS.stringWidth(words);

        assertThat(BranchCell.fitting(words, all, METRICS)).isEqualTo(words);
        String cut = BranchCell.fitting(words, all - 1, METRICS);
        assertThat(cut)
                .startsWith("stopped")
                .hasSizeLessThan(words.length() + 3)
                .endsWith("...");
        assertThat(METRICS.stringWidth(cut)).isLessThan(all);
        assertThat(BranchCell.fitting(words, -1, METRICS)).hasSizeLessThanOrEqualTo(3);
    }
}
