package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellSetTest {

    @Test
    void aRectangleBetweenTwoCellsHasBoth() {
        CellSet cells = CellSet.between(5, 1, 2, 3);
        assertThat(cells).isEqualTo(CellSet.rectangle(2, 1, 4, 3));
        assertThat(cells.count()).isEqualTo(12);
        assertThat(cells.contains(5, 1)).isTrue();
        assertThat(cells.contains(6, 1)).isFalse();
    }

    @Test
    void aUnionOfTouchingHalvesIsARectangleAgain() {
        CellSet union = CellSet.rectangle(0, 0, 2, 3).union(CellSet.rectangle(2, 0, 1, 3));
        assertThat(union.isRectangle()).isTrue();
        assertThat(union).isEqualTo(CellSet.rectangle(0, 0, 3, 3));
    }

    @Test
    void aUnionOfOthersHasTheCellsOfBothAndNoneBetween() {
        CellSet union = CellSet.rectangle(0, 0, 1, 1).union(CellSet.rectangle(2, 2, 1, 1));
        assertThat(union.count()).isEqualTo(2);
        assertThat(union.contains(1, 1)).isFalse();
        assertThat(union.clipped(2, 2).count()).isEqualTo(1);
    }

    @Test
    void whatIsOutsideTheLevelIsClipped() {
        assertThat(CellSet.rectangle(-2, -2, 4, 4).clipped(10, 1)).isEqualTo(CellSet.rectangle(0, 0, 2, 1));
        assertThat(CellSet.rectangle(20, 0, 4, 4).clipped(10, 10)).isEqualTo(CellSet.NONE);
    }
}
