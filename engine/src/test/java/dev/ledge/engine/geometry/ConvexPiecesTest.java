package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ConvexPiecesTest {

    @Test
    void ST06_theShallowerAxisCountsWhateverTheShapes() {
        ConvexPieces box = ConvexPieces.of(Corners.of(-32, -8, 32, -8, 32, 8, -32, 8));

        assertThat(box.depth(37 - 6, -19.5 - 12, 12, 24)).isEqualTo(0.5);
    }

    @Test
    void touchingIsNoDepth() {
        ConvexPieces box = ConvexPieces.of(Corners.of(0, 0, 20, 0, 20, 20, 0, 20));

        assertThat(box.depth(20, 0, 12, 24)).isZero();
        assertThat(box.depth(5, -24, 12, 24)).isZero();
        assertThat(box.depth(-12, -24, 12, 24)).isZero();
    }

    @Test
    void aSlantedEdgeIsMeasuredAlongItsNormal() {
        ConvexPieces ramp = ConvexPieces.of(Corners.of(0, 100, 100, 0, 100, 100));

        // The corner (60, 45) is 5 px below the line x + y = 100, measured upwards.
        assertThat(ramp.depth(48, 21, 12, 24)).isCloseTo(5 / Math.sqrt(2), within(1e-12));
        assertThat(ramp.depth(48, 16, 12, 24)).isZero();
    }

    @Test
    void theNotchesOfAConcavePolygonAreFree() {
        ConvexPieces ell = ConvexPieces.of(Corners.ELL);

        assertThat(ell.depth(10, 5, 15, 15)).isZero();
        assertThat(ell.depth(9, 5, 15, 15)).isCloseTo(1, within(1e-12));
        assertThat(ell.depth(16, 7, 10, 15)).isCloseTo(2, within(1e-12));
    }

    @Test
    void aLineHasNoInside() {
        ConvexPieces line = ConvexPieces.of(Corners.of(0, 0, 100, 0));

        assertThat(line.depth(10, -10, 12, 24)).isZero();
    }

    @Test
    void theWayOutIsAsLongAsTheFirstAxisThatParts() {
        ConvexPieces box = ConvexPieces.of(Corners.of(0, 0, 20, 0, 20, 20, 0, 20));

        assertThat(box.exit(15, 5, 12, 24, 1, 0, 0)).isEqualTo(5);
        assertThat(box.exit(15, 5, 12, 24, -1, 0, 0)).isEqualTo(27);
        assertThat(box.exit(15, 5, 12, 24, 0, 1, 0)).isEqualTo(15);
        assertThat(box.exit(15, 5, 12, 24, 0, -1, 0)).isEqualTo(29);
        assertThat(box.exit(20, 5, 12, 24, 1, 0, 0)).isZero();
    }

    @Test
    void theWayOutUnderASlantIsMeasuredAlongTheWay() {
        ConvexPieces ramp = ConvexPieces.of(Corners.of(0, 100, 100, 0, 100, 100));

        assertThat(ramp.exit(48, 21, 12, 24, 0, -1, 0)).isCloseTo(5, within(1e-12));
        assertThat(ramp.exit(48, 21, 12, 24, -1, 0, 0)).isCloseTo(5, within(1e-12));
        assertThat(ramp.exit(48, 21, 12, 24, 1, 0, 0)).isEqualTo(52);
        assertThat(ramp.exit(48, 16 + 1e-9, 12, 24, 0, -1, 1e-8)).isZero();
    }

    @Test
    void theWayOutGoesOnFromPartToPart() {
        ConvexPieces ell = ConvexPieces.of(Corners.ELL);
        double y = 6;
        for (double far = 1; far > 0; y += far) {
            far = ell.exit(1, y, 3, 3, 0, 1, 1e-9);
        }

        assertThat(y).isCloseTo(30, within(1e-9));
    }
}
