package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VecTest {

    private static final Vec A = new Vec(3, 4);
    private static final Vec B = new Vec(-1, 2);

    @Test
    void addsSubtractsAndScales() {
        assertThat(A.plus(B)).isEqualTo(new Vec(2, 6));
        assertThat(A.minus(B)).isEqualTo(new Vec(4, 2));
        assertThat(A.times(-0.5)).isEqualTo(new Vec(-1.5, -2));
    }

    @Test
    void measures() {
        assertThat(A.length()).isEqualTo(5);
        assertThat(A.dot(B)).isEqualTo(5);
    }

    @Test
    void theCrossProductIsPositiveForAClockwiseTurnOnScreen() {
        Vec right = new Vec(1, 0);
        Vec down = new Vec(0, 1);

        assertThat(right.cross(down)).isEqualTo(1);
        assertThat(down.cross(right)).isEqualTo(-1);
    }
}
