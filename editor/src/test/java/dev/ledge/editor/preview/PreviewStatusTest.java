package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreviewStatusTest {
    private static Rectangle2D at(double x, double y) {
        return new Rectangle2D.Double(x, y, 100, 20);
    }

    @Test
    void wordsAreNotDrawnOverOthers() {
        List<Rectangle2D> taken = new ArrayList<>();
        for (double y : new double[] {100, 95, 75, 98, 20, 90}) {
            Rectangle2D box = at(50, y);
            assertThat(PreviewStatus.findRoom(box, taken, 40, 200)).isTrue();
            assertThat(taken).noneMatch(box::intersects);
            assertThat(box.getY()).isBetween(40.0, 200.0);
            taken.add(box);
        }
    }

    @Test
    void wordsBesideOthersStayWhereTheyAre() {
        Rectangle2D box = at(200, 95);
        assertThat(PreviewStatus.findRoom(box, List.of(at(50, 100)), 40, 200)).isTrue();
        assertThat(box.getY()).isEqualTo(95);
    }

    @Test
    void wordsWithoutRoomAreLeftOut() {
        assertThat(PreviewStatus.findRoom(at(50, 40), List.of(at(50, 45)), 40, 50))
                .isFalse();
    }
}
