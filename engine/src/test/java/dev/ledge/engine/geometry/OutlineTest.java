package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutlineTest {

    private static final List<Vec> RAMP = Corners.of(0, 16, 16, 0, 16, 16);

    @Test
    void aBoxHasFourFlatFaces() {
        Outline box = Outline.box(30, 8, Outline.ALL);

        assertThat(box.faces()).isEqualTo(4);
        assertThat(box.axis).containsExactly(Outline.TOP, Outline.RIGHT, Outline.BOTTOM, Outline.LEFT);
        assertThat(List.of(box.left(), box.top(), box.right(), box.bottom())).containsExactly(0.0, 0.0, 30.0, 8.0);
        assertThat(box.isSolidAllRound()).isTrue();
        assertThat(box.isFlatTop(0)).isTrue();
        assertThat(box.lowOf(0)).isEqualTo(0);
        assertThat(box.highOf(0)).isEqualTo(30);
        assertThat(box.levelOf(2)).isEqualTo(8);
    }

    @Test
    void onlySidesThatBlockHaveFaces() {
        Outline oneWay = Outline.box(30, 8, Outline.TOP);

        assertThat(oneWay.faces()).isEqualTo(1);
        assertThat(oneWay.isFlatTop(0)).isTrue();
        assertThat(oneWay.isSolidAllRound()).isFalse();
        assertThat(oneWay.solidFrom()).isEqualTo(Outline.TOP);
    }

    @Test
    void theWindingMakesNoDifference() {
        Outline one = Outline.of(Corners.ELL, Outline.ALL);
        Outline other = Outline.of(Corners.reversed(Corners.ELL), Outline.ALL);

        assertThat(normals(other)).containsExactlyInAnyOrderElementsOf(normals(one));
    }

    @Test
    void aNormalCountsAsTopUpTo60DegreesInclusive() {
        assertThat(sideAt(60)).isEqualTo(Outline.TOP);
        assertThat(sideAt(-60)).isEqualTo(Outline.TOP);
        assertThat(sideAt(60.001)).isEqualTo(Outline.RIGHT);
        assertThat(sideAt(-60.001)).isEqualTo(Outline.LEFT);
        assertThat(sideAt(120)).isEqualTo(Outline.BOTTOM);
        assertThat(sideAt(-120)).isEqualTo(Outline.BOTTOM);
        assertThat(sideAt(119.999)).isEqualTo(Outline.RIGHT);
    }

    private static int sideAt(double degreesFromUp) {
        double angle = Math.toRadians(degreesFromUp);
        return Outline.sideOf(Math.sin(angle), -Math.cos(angle));
    }

    @Test
    void aSlopeIsASlantedTopWithTheCosineOfItsAngle() {
        Outline ramp = Outline.of(RAMP, Outline.ALL);

        assertThat(ramp.isSlantedTop(0)).isTrue();
        assertThat(ramp.isFlatTop(0)).isFalse();
        assertThat(ramp.upness(0)).isCloseTo(Math.sqrt(0.5), within(1e-15));
    }

    @Test
    void aConvexCornerThatASideCanHitIsAFaceOfNoLength() {
        Outline spike = Outline.of(Corners.of(0, 10, 5, 0, 10, 10), Outline.ALL);

        assertThat(corners(spike)).containsExactlyInAnyOrder(Outline.TOP, Outline.LEFT, Outline.RIGHT);
    }

    @Test
    void theCornerOfAOneWaySlopeBlocksOnlyAsItsContinuation() {
        Outline ramp = Outline.of(RAMP, Outline.TOP);

        assertThat(corners(ramp)).containsExactly(Outline.TOP);
        assertThat(ramp.faces()).isEqualTo(2);
    }

    @Test
    void aConcaveCornerIsNoFace() {
        assertThat(corners(Outline.of(Corners.ELL, Outline.ALL))).isEmpty();
    }

    @Test
    void aLineHasAFaceOnEitherSideAndEndsThatBlock() {
        Outline line = Outline.of(Corners.of(0, 0, 40, 0), Outline.ALL);

        assertThat(normals(line)).contains(new Vec(0, -1), new Vec(0, 1));
        assertThat(line.faces()).isEqualTo(4);
        assertThat(corners(line)).containsExactlyInAnyOrder(Outline.LEFT, Outline.RIGHT);
        assertThat(Outline.of(Corners.of(0, 0, 40, 0), Outline.TOP).faces()).isEqualTo(1);
    }

    @Test
    void knowsWhichFacesLieOnTheBorderOfACell() {
        Outline ramp = Outline.of(RAMP, Outline.ALL);
        Outline slab = Outline.of(Corners.of(0, 8, 16, 8, 16, 16, 0, 16), Outline.ALL);

        assertThat(ramp.borderOf(0, 16)).isZero();
        assertThat(ramp.borderOf(indexOf(ramp, Outline.RIGHT), 16)).isEqualTo(Outline.RIGHT);
        assertThat(slab.borderOf(0, 16)).isZero();
        assertThat(slab.borderOf(indexOf(slab, Outline.BOTTOM), 16)).isEqualTo(Outline.BOTTOM);
    }

    @Test
    void knowsTheStretchOfACellsBorderThatItCovers() {
        Outline slab = Outline.of(Corners.of(0, 8, 16, 8, 16, 16, 0, 16), Outline.ALL);
        double[] from = new double[3];
        double[] to = new double[3];

        slab.coverOfBorder(Outline.LEFT, 16, from, to, 0);
        slab.coverOfBorder(Outline.BOTTOM, 16, from, to, 1);
        slab.coverOfBorder(Outline.TOP, 16, from, to, 2);

        assertThat(from).containsExactly(8, 0, 0);
        assertThat(to).containsExactly(16, 16, 0);
    }

    @Test
    void onePointIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Outline.of(Corners.of(3, 3, 3, 3), Outline.ALL));
    }

    private static int indexOf(Outline outline, int axis) {
        for (int i = 0; i < outline.faces(); i++) {
            if (outline.axis[i] == axis && outline.edge[i]) {
                return i;
            }
        }
        throw new AssertionError("no face of axis " + axis + " in " + Arrays.toString(outline.axis));
    }

    private static List<Integer> corners(Outline outline) {
        return IntStream.range(0, outline.faces())
                .filter(i -> !outline.edge[i])
                .mapToObj(i -> (int) outline.axis[i])
                .toList();
    }

    private static List<Vec> normals(Outline outline) {
        return IntStream.range(0, outline.faces())
                .mapToObj(i -> new Vec(outline.nx[i], outline.ny[i]))
                .toList();
    }
}
