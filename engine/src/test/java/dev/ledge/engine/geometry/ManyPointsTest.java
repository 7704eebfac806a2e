package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Outlines of as many points as a level's polygons can have. */
class ManyPointsTest {
    private static final int POINTS = 4096;

    /** Ten times what it takes; with the square of the points it took a hundred times as long. */
    private static final Duration SOON = Duration.ofSeconds(10);

    /** Against a hang alone. */
    private static final Duration FOREVER = Duration.ofMinutes(5);

    /** Teeth of any height, the upper ends above, the gaps below. */
    private static List<Vec> comb() {
        SplittableRandom random = new SplittableRandom(1);
        List<Vec> points = new ArrayList<>();
        points.add(new Vec(0, 500));
        for (int i = 0; i < POINTS - 2; i++) {
            points.add(new Vec(i, i % 2 == 0 ? random.nextDouble(200) : 200 + random.nextDouble(200)));
        }
        points.add(new Vec(POINTS - 3, 500));
        return points;
    }

    @Test
    void areLookedThroughAndCutInLittleTime() {
        // Time of the processor, so that other work on the machine is no fault.
        long nanos = assertTimeoutPreemptively(FOREVER, () -> {
            for (int k = 0; k < 20; k++) {
                assertThat(SimpleOutline.fault(comb())).isEmpty();
                assertThat(Outline.of(comb(), Outline.ALL).faces()).isGreaterThan(POINTS);
            }
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        });
        assertThat(Duration.ofNanos(nanos)).isLessThan(SOON);
    }

    @Test
    void theLastEdgeThatCrossesIsFound() {
        List<Vec> points = comb();
        points.set(POINTS - 3, new Vec(POINTS - 2, 700));

        assertThat(SimpleOutline.fault(points)).contains(new SimpleOutline.Fault(POINTS - 4, POINTS - 1));
    }

    @Test
    void aSweepHitsWhatComparingEveryFaceHits() {
        Outline outline = Outline.of(comb(), Outline.ALL);
        SplittableRandom random = new SplittableRandom(2);
        Sweep near = new Sweep();
        Sweep every = new Sweep();
        int hits = 0;
        for (int k = 0; k < 2000; k++) {
            double x = random.nextDouble(-50, POINTS + 50);
            double y = random.nextDouble(-100, 200);
            double dx = random.nextDouble(-200, 200);
            double dy = random.nextDouble(-300, 600);
            near.begin(x + 7, y + 9, 12, 14, dx, dy);
            near.outline(outline, 7, 9);
            every.begin(x + 7, y + 9, 12, 14, dx, dy);
            IntStream.range(0, outline.faces()).forEach(face -> every.face(outline, face, 7, 9));

            assertThat(near.hit()).isEqualTo(every.hit());
            assertThat(near.time()).isEqualTo(every.time());
            if (every.hit()) {
                hits++;
                assertThat(near.normalX()).isEqualTo(every.normalX());
                assertThat(near.normalY()).isEqualTo(every.normalY());
            }
        }
        assertThat(hits).isBetween(200, 1900);
    }

    @Test
    void aBoxIsAsDeepAsInTheDeepestPart() {
        List<Vec> clockwise = Polygons.clockwise(comb());
        List<ConvexPieces> parts =
                ConvexCuts.of(clockwise).stream().map(ConvexPieces::of).toList();
        ConvexPieces all = ConvexPieces.of(clockwise);
        SplittableRandom random = new SplittableRandom(3);
        for (int k = 0; k < 300; k++) {
            double x = random.nextDouble(POINTS);
            double y = random.nextDouble(500);
            double depth = 0;
            double exit = 0;
            for (ConvexPieces part : parts) {
                depth = Math.max(depth, part.depth(x, y, 12, 14));
                exit = Math.max(exit, part.exit(x, y, 12, 14, 0, -1, 0.02));
            }

            assertThat(all.depth(x, y, 12, 14)).isEqualTo(depth);
            assertThat(all.exit(x, y, 12, 14, 0, -1, 0.02)).isEqualTo(exit);
        }
    }

    @Test
    void anEdgeThatCrossesABoxIsFound() {
        Outline outline = Outline.of(comb(), Outline.ALL);

        assertThat(outline.isCrossedBy(1000, 190, 2, 20)).isTrue();
        assertThat(outline.isCrossedBy(1000, 480, 2, 2)).isFalse();
    }
}
