package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AabbTest {

    private static final Aabb BOX = Aabb.of(new Vec(10, 20), new Vec(30, 8));

    @Test
    void hasASizeAPlaceAndAMiddle() {
        assertThat(BOX).isEqualTo(new Aabb(10, 20, 40, 28));
        assertThat(BOX.at()).isEqualTo(new Vec(10, 20));
        assertThat(BOX.size()).isEqualTo(new Vec(30, 8));
        assertThat(BOX.centerX()).isEqualTo(25);
        assertThat(BOX.centerY()).isEqualTo(24);
    }

    @Test
    void boxesThatShareAnEdgeOrACornerTouchButDoNotOverlap() {
        Aabb beside = new Aabb(40, 20, 50, 28);
        Aabb diagonally = new Aabb(40, 28, 50, 30);

        assertThat(BOX.touches(beside)).isTrue();
        assertThat(BOX.overlaps(beside)).isFalse();
        assertThat(BOX.touches(diagonally)).isTrue();
        assertThat(BOX.overlaps(diagonally)).isFalse();
    }

    @Test
    void boxesApartDoNeitherAndOnesInsideOneAnotherDoBoth() {
        assertThat(BOX.touches(new Aabb(40.001, 20, 50, 28))).isFalse();
        assertThat(BOX.touches(new Aabb(10, 10, 40, 19.999))).isFalse();
        assertThat(BOX.overlaps(new Aabb(20, 22, 21, 23))).isTrue();
        assertThat(new Aabb(20, 22, 21, 23).overlaps(BOX)).isTrue();
    }

    @Test
    void itsBorderBelongsToIt() {
        assertThat(BOX.contains(10, 28)).isTrue();
        assertThat(BOX.contains(9.999, 24)).isFalse();
        assertThat(BOX.contains(25, 28.001)).isFalse();
    }

    @Test
    void unitesMovesAndGrows() {
        assertThat(BOX.union(new Aabb(0, 25, 12, 50))).isEqualTo(new Aabb(0, 20, 40, 50));
        assertThat(BOX.moved(-10, 5)).isEqualTo(new Aabb(0, 25, 30, 33));
        assertThat(BOX.grown(2)).isEqualTo(new Aabb(8, 18, 42, 30));
    }
}
