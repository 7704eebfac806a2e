package dev.ledge.engine.world.internal.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoxIndexTest {

    private final BoxIndex index = new BoxIndex();

    @Test
    void findsWhatBruteForceFindsOnceEach() {
        SplittableRandom random = new SplittableRandom(1);
        // The same index is used for fewer and more boxes, near and far apart.
        for (int count : new int[] {3, 300, 6, 7, 40, 1000}) {
            for (int extent : new int[] {50, 2000, 1_000_000}) {
                List<Aabb> boxes = new ArrayList<>();
                for (int i = 0; i < count; i++) {
                    boxes.add(box(random, extent, 90));
                }
                build(boxes);
                for (int k = 0; k < 30; k++) {
                    Aabb area = box(random, extent, extent);

                    assertThat(find(area))
                            .as("%d boxes over %d px", count, extent)
                            .isEqualTo(bruteForce(boxes, area));
                }
            }
        }
    }

    @Test
    void touchingIsFoundAndBesideIsNot() {
        List<Aabb> boxes = IntStream.range(0, 20)
                .mapToObj(i -> new Aabb(64 * i, 0, 64 * i + 64, 64))
                .toList();
        build(boxes);

        assertThat(find(new Aabb(128, 64, 128, 70))).containsExactly(1, 2);
        assertThat(find(new Aabb(130, 64.001, 140, 70))).isEmpty();
        assertThat(find(new Aabb(-100, -100, 0, 0))).containsExactly(0);
        assertThat(find(new Aabb(5000, 0, 6000, 10))).isEmpty();
    }

    @Test
    void linesAndPointsAreBoxesToo() {
        List<Aabb> boxes = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            boxes.add(new Aabb(100 * i, 50, 100 * i, 50));
        }
        build(boxes);

        assertThat(find(new Aabb(200, 0, 400, 50))).containsExactly(2, 3, 4);
    }

    @Test
    void nothingIsFoundInNothing() {
        build(List.of());

        assertThat(find(new Aabb(0, 0, 1000, 1000))).isEmpty();
    }

    private void build(List<Aabb> boxes) {
        index.begin(boxes.size());
        for (int i = 0; i < boxes.size(); i++) {
            Aabb box = boxes.get(i);
            index.set(i, box.left(), box.top(), box.right(), box.bottom());
        }
        index.build();
    }

    private List<Integer> find(Aabb area) {
        int hits = index.find(area.left(), area.top(), area.right(), area.bottom());
        return IntStream.range(0, hits).mapToObj(index::found).sorted().toList();
    }

    private static List<Integer> bruteForce(List<Aabb> boxes, Aabb area) {
        return IntStream.range(0, boxes.size())
                .filter(i -> boxes.get(i).touches(area))
                .boxed()
                .toList();
    }

    /** Whole numbers, so that edges often coincide. */
    private static Aabb box(SplittableRandom random, int extent, int largest) {
        double left = random.nextInt(extent) - extent / 2;
        double top = random.nextInt(extent) - extent / 2;
        return new Aabb(left, top, left + random.nextInt(largest), top + random.nextInt(largest));
    }
}
