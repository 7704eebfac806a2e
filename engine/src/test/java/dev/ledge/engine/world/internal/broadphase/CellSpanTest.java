package dev.ledge.engine.world.internal.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellSpanTest {
    @Test
    void itsCornersAreThoseItWasMadeOf() {
        long span = CellSpan.of(1, 65_534, 40_000, 65_534);

        assertThat(CellSpan.left(span)).isEqualTo(1);
        assertThat(CellSpan.top(span)).isEqualTo(65_534);
        assertThat(CellSpan.right(span)).isEqualTo(40_000);
        assertThat(CellSpan.bottom(span)).isEqualTo(65_534);
        assertThat(span).isNotEqualTo(CellSpan.NOWHERE);
    }

    @Test
    void itContainsTheCellsBetweenItsCornersAndNoOthers() {
        long span = CellSpan.of(2, 3, 4, 3);
        int contained = 0;
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                contained += CellSpan.contains(span, column, row) ? 1 : 0;
            }
        }

        assertThat(contained).isEqualTo(3);
        assertThat(CellSpan.contains(span, 2, 3)).isTrue();
        assertThat(CellSpan.contains(span, 4, 3)).isTrue();
        assertThat(CellSpan.contains(CellSpan.NOWHERE, 0, 0)).isFalse();
    }
}
