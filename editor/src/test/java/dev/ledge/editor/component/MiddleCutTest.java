package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MiddleCutTest {
    private static String cut(String text, int most) {
        return MiddleCut.of(text, words -> words.length() <= most);
    }

    @Test
    void whatFitsStays() {
        assertThat(cut("tiles 7", 7)).isEqualTo("tiles 7");
    }

    @Test
    void tilesOfOneSetAreToldApart() {
        assertThat(cut("A very long name of tiles 17", 11)).isEqualTo("A ver…es 17");
    }

    /** A pair of surrogates is one code point of a pattern. */
    @Test
    void noSymbolIsCutInTwo() {
        for (int most = 0; most < 14; most++) {
            assertThat(cut("\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00 bc \uD83D\uDE00\uD83D\uDE00", most))
                    .doesNotContainPattern("[\\x{D800}-\\x{DFFF}]");
        }
    }
}
