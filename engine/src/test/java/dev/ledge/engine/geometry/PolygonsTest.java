package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PolygonsTest {

    private static final List<Vec> SQUARE = Corners.of(0, 0, 10, 0, 10, 10, 0, 10);

    @Test
    void theAreaIsPositiveClockwiseAndTheSameFarAway() {
        List<Vec> far =
                SQUARE.stream().map(corner -> corner.plus(new Vec(1e9, -1e9))).toList();

        assertThat(Polygons.twiceArea(SQUARE)).isEqualTo(200);
        assertThat(Polygons.twiceArea(Corners.reversed(SQUARE))).isEqualTo(-200);
        assertThat(Polygons.twiceArea(far)).isEqualTo(200);
    }

    @Test
    void cornersAreTurnedClockwiseOnlyWhereTheyAreNot() {
        assertThat(Polygons.clockwise(SQUARE)).isEqualTo(SQUARE);
        assertThat(Polygons.clockwise(Corners.reversed(SQUARE))).isEqualTo(SQUARE);
    }

    @Test
    void repeatedCornersAreDroppedAlsoAcrossTheEnd() {
        assertThat(Polygons.withoutRepeats(Corners.of(0, 0, 0, 0, 10, 0, 10, 10, 10, 10, 0, 0)))
                .isEqualTo(Corners.of(0, 0, 10, 0, 10, 10));
        assertThat(Polygons.withoutRepeats(Corners.of(5, 5, 5, 5))).hasSize(1);
    }

    @Test
    void boundsHoldEveryCorner() {
        assertThat(Polygons.bounds(Corners.of(3, -1, -2, 8, 5, 4))).isEqualTo(new Aabb(-2, -1, 5, 8));
    }

    @Test
    void anInwardTurnIsNotConvexAndAStraightOneIs() {
        assertThat(Polygons.isConvex(SQUARE)).isTrue();
        assertThat(Polygons.isConvex(Corners.of(0, 0, 5, 0, 10, 0, 10, 10, 0, 10)))
                .isTrue();
        assertThat(Polygons.isConvex(Corners.ELL)).isFalse();
        assertThat(Polygons.isConvex(Corners.NOTCH)).isFalse();
    }
}
