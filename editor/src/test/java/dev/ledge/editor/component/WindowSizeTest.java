package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WindowSizeTest {
    private static final Dimension SIZE = new Dimension(1000, 680);
    private static final Rectangle SCREEN = new Rectangle(1440, 900);

    @AfterEach
    void plainScale() {
        UIScale.setZoomFactor(1);
    }

    @Test
    void aWindowIsAsLargeAsIsAskedForWhereTheScreenIs() {
        assertThat(WindowSize.of(SIZE, SCREEN)).isEqualTo(SIZE);
        assertThat(WindowSize.of(SIZE, new Rectangle(800, 600))).isEqualTo(new Dimension(760, 520));
    }

    @Test
    void aWindowGrowsWithItsLettersAsFarAsTheScreenGoes() {
        UIScale.setZoomFactor(1.25f);
        assertThat(WindowSize.of(SIZE, SCREEN)).isEqualTo(new Dimension(1250, 820));
        assertThat(WindowSize.of(SIZE, new Rectangle(2880, 1800))).isEqualTo(new Dimension(1250, 850));
    }
}
