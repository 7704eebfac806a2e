package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimpleOutlineTest {

    @Test
    void aLineATriangleAndAnEllAreSimple() {
        assertThat(isSimple(0, 0, 10, 0)).isTrue();
        assertThat(isSimple(0, 0, 10, 0, 10, 10)).isTrue();
        assertThat(isSimple(0, 0, 10, 0, 10, 4, 4, 4, 4, 10, 0, 10)).isTrue();
    }

    @Test
    void aBowTieIsNot() {
        assertThat(isSimple(0, 0, 10, 10, 10, 0, 0, 10)).isFalse();
    }

    @Test
    void anEdgeThatTouchesAnotherIsNot() {
        assertThat(isSimple(0, 0, 10, 0, 10, 10, 5, 0, 0, 10)).isFalse();
    }

    @Test
    void anEdgeThatFoldsBackIsNot() {
        assertThat(isSimple(0, 0, 10, 0, 5, 0)).isFalse();
    }

    @Test
    void pointsInOneLineAreSimpleWhereTheyDoNotFoldBack() {
        assertThat(isSimple(0, 0, 5, 0, 10, 0, 10, 10)).isTrue();
    }

    @Test
    void onePointOrTheSameTwiceIsNot() {
        assertThat(isSimple(3, 3)).isFalse();
        assertThat(isSimple(3, 3, 3, 3)).isFalse();
        assertThat(isSimple(0, 0, 0, 0, 10, 0, 10, 10)).isFalse();
    }

    @Test
    void aFaultNamesTheEdges() {
        assertThat(SimpleOutline.fault(points(0, 0, 10, 10, 10, 0, 0, 10))).contains(new SimpleOutline.Fault(0, 2));
        assertThat(SimpleOutline.fault(points(0, 0, 10, 0, 10, 0, 0, 10))).contains(new SimpleOutline.Fault(1, 1));
        assertThat(SimpleOutline.fault(points(0, 0, 10, 0, 10, 10))).isEmpty();
    }

    private static boolean isSimple(double... coordinates) {
        return SimpleOutline.isSimple(points(coordinates));
    }

    private static List<Vec> points(double... coordinates) {
        List<Vec> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Vec(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
