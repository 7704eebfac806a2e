package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class OverlapDepthTest {
    @Test
    void nothingIsCoveredByNone() {
        assertThat(OverlapDepth.of(List.of())).isZero();
    }

    @Test
    void boxesThatOnlyTouchHaveAPointInCommon() {
        assertThat(OverlapDepth.of(List.of(new Aabb(0, 0, 1, 1), new Aabb(1, 1, 2, 2))))
                .isEqualTo(2);
        assertThat(OverlapDepth.of(List.of(new Aabb(0, 0, 1, 1), new Aabb(1.5, 0, 2, 1))))
                .isEqualTo(1);
    }

    /** Where most boxes overlap, some left edge and some top edge cross. */
    @RepeatedTest(40)
    void countsAsComparingEveryPlaceDoes(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<Aabb> boxes = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(40); i++) {
            double x = random.nextInt(20) * (random.nextInt(9) == 0 ? 1e12 : 1);
            double y = random.nextInt(20);
            boxes.add(new Aabb(x, y, x + random.nextInt(8), y + random.nextInt(8)));
        }

        int most = 0;
        for (Aabb left : boxes) {
            for (Aabb top : boxes) {
                int here = 0;
                for (Aabb box : boxes) {
                    boolean isIn = box.left() <= left.left()
                            && left.left() <= box.right()
                            && box.top() <= top.top()
                            && top.top() <= box.bottom();
                    here += isIn ? 1 : 0;
                }
                most = Math.max(most, here);
            }
        }

        assertThat(OverlapDepth.of(boxes)).isEqualTo(most);
    }
}
