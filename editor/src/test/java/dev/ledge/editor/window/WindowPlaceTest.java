package dev.ledge.editor.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {
    private static final Rectangle SCREEN = new Rectangle(0, 24, 1920, 1056);
    private static final Rectangle SECOND = new Rectangle(1920, 0, 1280, 1024);

    @Test
    void aWindowComesBackWhereItWas() {
        Rectangle was = new Rectangle(100, 80, 1200, 700);
        assertThat(fitted(was)).isEqualTo(was);
        Rectangle onSecond = new Rectangle(2000, 10, 900, 600);
        assertThat(fitted(onSecond)).isEqualTo(onSecond);
    }

    @Test
    void aWindowThatNeverWasIsInTheMiddle() {
        Rectangle never = new Rectangle(Integer.MIN_VALUE, Integer.MIN_VALUE, 1440, 900);
        assertThat(fitted(never)).isEqualTo(new Rectangle(240, 24 + 78, 1440, 900));
    }

    @Test
    void aWindowThatNeverWasGrowsWithItsLetters() {
        Dimension size = new Dimension(1440, 900);
        assertThat(WindowPlace.middle(size).getSize()).isEqualTo(size);
        try {
            UIScale.setZoomFactor(1.25f);
            Rectangle first = WindowPlace.middle(size);
            assertThat(first.getSize()).isEqualTo(new Dimension(1800, 1125));
            assertThat(SCREEN.contains(fitted(first))).isTrue();
        } finally {
            UIScale.setZoomFactor(1);
        }
    }

    @Test
    void aWindowOfAScreenThatIsGoneComesToOneThatIsThere() {
        Rectangle gone = new Rectangle(5000, 300, 1200, 700);
        assertThat(SCREEN.contains(fitted(gone))).isTrue();
    }

    @Test
    void aWindowLargerThanTheScreenIsMadeToFit() {
        assertThat(fitted(new Rectangle(300, 200, 3000, 2000))).isEqualTo(SCREEN);
        assertThat(SECOND.contains(fitted(new Rectangle(3100, 900, 900, 600))))
                .as("half beyond the edge")
                .isTrue();
    }

    private static Rectangle fitted(Rectangle bounds) {
        return WindowPlace.fitted(bounds, List.of(SCREEN, SECOND));
    }
}
