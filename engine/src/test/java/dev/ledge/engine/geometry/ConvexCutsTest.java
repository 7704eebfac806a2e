package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ConvexCutsTest {
    private static final List<Vec> SPIRAL =
            Corners.of(0, 0, 50, 0, 50, 50, 10, 50, 10, 20, 30, 20, 30, 30, 20, 30, 20, 40, 40, 40, 40, 10, 0, 10);
    private static final List<Vec> BARB = Corners.of(0, 0, 31, 7, 52, -9, 47, 33, 23, 19, 8, 41);

    @Test
    void aConvexPolygonStaysWhole() {
        List<Vec> square = Corners.of(0, 0, 10, 0, 10, 10, 0, 10);

        assertThat(ConvexCuts.of(square)).containsExactly(square);
    }

    @Test
    void theConvexPartsOfAConcaveOneCoverItTwice() {
        for (List<Vec> corners : List.of(Corners.ELL, Corners.NOTCH, SPIRAL, BARB)) {
            for (int by = 0; by < corners.size(); by++) {
                List<List<Vec>> parts = ConvexCuts.of(Corners.rotated(corners, by));

                assertThat(parts).allMatch(part -> ConvexCuts.of(part).equals(List.of(part)));
                assertThat(parts.stream().mapToDouble(Polygons::twiceArea).sum())
                        .isCloseTo(2 * Polygons.twiceArea(corners), within(1e-9));
            }
        }
    }

    @Test
    void anEllIsCutAtItsNotchAlone() {
        assertThat(ConvexCuts.of(Corners.ELL)).hasSize(4);
    }

    @Test
    void PG06_theDepthIsTheSameInAMirrorAndWhereverTheOutlineBegins() {
        Random random = new Random(6);
        for (List<Vec> corners : List.of(Corners.ELL, Corners.NOTCH, SPIRAL, BARB)) {
            ConvexPieces here = ConvexPieces.of(corners);
            ConvexPieces mirrored = ConvexPieces.of(Polygons.clockwise(corners.stream()
                    .map(corner -> new Vec(-corner.x(), corner.y()))
                    .toList()));
            ConvexPieces turned = ConvexPieces.of(Polygons.clockwise(corners.stream()
                    .map(corner -> new Vec(corner.y(), corner.x()))
                    .toList()));
            ConvexPieces rotated = ConvexPieces.of(Corners.rotated(corners, 2));
            for (int i = 0; i < 1000; i++) {
                double x = random.nextDouble() * 70 - 15;
                double y = random.nextDouble() * 70 - 15;
                double depth = here.depth(x, y, 5, 7);

                assertThat(mirrored.depth(-x - 5, y, 5, 7)).isCloseTo(depth, within(1e-9));
                assertThat(turned.depth(y, x, 7, 5)).isCloseTo(depth, within(1e-9));
                assertThat(rotated.depth(x, y, 5, 7)).isCloseTo(depth, within(1e-9));
            }
        }
    }
}
