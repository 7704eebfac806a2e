package dev.ledge.editor.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class MiddleCutTest {
    private static final FontMetrics METRICS = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB)
            .createGraphics()
            .getFontMetrics(new Font(Font.MONOSPACED, Font.PLAIN, 12));
    private static final int LETTER = METRICS.charWidth('m');

    @Test
    void whatFitsStays() {
        assertThat(MiddleCut.of("tiles 7", METRICS, 7 * LETTER)).isEqualTo("tiles 7");
    }

    @Test
    void tilesOfOneSetAreToldApart() {
        assertThat(MiddleCut.of("A very long name of tiles 17", METRICS, 11 * LETTER))
                .isEqualTo("A ver…es 17");
    }

    /** A pair of surrogates is one code point of a pattern. */
    @Test
    void noSymbolIsCutInTwo() {
        for (int width = 0; width < 12 * LETTER; width++) {
            assertThat(MiddleCut.of("\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00 bc \uD83D\uDE00\uD83D\uDE00", METRICS, width))
                    .doesNotContainPattern("[\\x{D800}-\\x{DFFF}]");
        }
    }
}
