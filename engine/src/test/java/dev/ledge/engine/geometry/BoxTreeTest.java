package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoxTreeTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 63, 64, 65, 513, 1000})
    void findsWhatComparingEachFindsInTheSameOrder(int count) {
        SplittableRandom random = new SplittableRandom(count);
        double[] boxes = new double[4 * count];
        for (int i = 0; i < count; i++) {
            boxes[4 * i] = random.nextInt(100);
            boxes[4 * i + 1] = random.nextInt(100);
            boxes[4 * i + 2] = boxes[4 * i] + random.nextInt(8);
            boxes[4 * i + 3] = boxes[4 * i + 1] + random.nextInt(8);
        }
        BoxTree tree = BoxTree.of(boxes);

        for (int round = 0; round < 200; round++) {
            double x = random.nextInt(110) - 5;
            double y = random.nextInt(110) - 5;
            double size = random.nextInt(40);
            List<Integer> expected = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                if (boxes[4 * i] <= x + size
                        && boxes[4 * i + 1] <= y + size
                        && boxes[4 * i + 2] >= x
                        && boxes[4 * i + 3] >= y) {
                    expected.add(i);
                }
            }
            List<Integer> found = new ArrayList<>();
            for (int i = tree.next(0, x, y, x + size, y + size);
                    i < tree.count();
                    i = tree.next(i + 1, x, y, x + size, y + size)) {
                found.add(i);
            }
            assertThat(found).isEqualTo(expected);
        }
    }
}
