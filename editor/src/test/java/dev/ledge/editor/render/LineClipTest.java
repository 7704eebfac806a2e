package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineClipTest {
    private final Rectangle2D box = new Rectangle2D.Double(0, 0, 100, 50);

    @ParameterizedTest
    @CsvSource({
        "10, 10, 90, 40,    10, 10, 90, 40",
        "-50, 20, 150, 20,  0, 20, 100, 20",
        "20, 150, 20, -50,  20, 50, 20, 0",
        "-10, -10, 60, 60,  0, 0, 50, 50",
        "50, 25, 1e9, 25,   50, 25, 100, 25"
    })
    void whatIsInTheBoxIsLeft(
            double x1, double y1, double x2, double y2, double left1, double top1, double left2, double top2) {
        Line2D line = new Line2D.Double(x1, y1, x2, y2);
        assertThat(LineClip.cut(line, box)).isTrue();
        assertThat(line.getX1()).isCloseTo(left1, within(1e-6));
        assertThat(line.getY1()).isCloseTo(top1, within(1e-6));
        assertThat(line.getX2()).isCloseTo(left2, within(1e-6));
        assertThat(line.getY2()).isCloseTo(top2, within(1e-6));
    }

    @Test
    void whatGoesPastIsNone() {
        assertThat(LineClip.cut(new Line2D.Double(-10, 60, 110, 51), box)).isFalse();
        assertThat(LineClip.cut(new Line2D.Double(-30, 40, 20, 90), box))
                .as("past a corner")
                .isFalse();
    }
}
