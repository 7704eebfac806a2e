package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TileChunkTest {
    private static char[] cells(int index) {
        char[] cells = new char[TileChunk.SIDE * TileChunk.SIDE];
        Arrays.fill(cells, (char) index);
        return cells;
    }

    @Test
    void cellsThatAreAllTheSameAreNotHeld() {
        TileChunk chunk = TileChunk.of(cells(7));

        assertThat(chunk.isUniform()).isTrue();
        assertThat(chunk.isEmpty()).isFalse();
        assertThat(chunk.get(31, 31)).isEqualTo(7);
        assertThat(TileChunk.of(cells(0))).isSameAs(TileChunk.EMPTY);
        assertThat(TileChunk.uniform(0)).isSameAs(TileChunk.EMPTY);
    }

    @Test
    void cellsAreReadByColumnAndRow() {
        char[] cells = cells(1);
        cells[3 * TileChunk.SIDE + 5] = 9;
        TileChunk chunk = TileChunk.of(cells);

        assertThat(chunk.isUniform()).isFalse();
        assertThat(chunk.get(5, 3)).isEqualTo(9);
        assertThat(chunk.get(3, 5)).isEqualTo(1);
    }

    @Test
    void aCopyIsWrittenToAlone() {
        TileChunk chunk = TileChunk.uniform(4);
        TileChunk copy = chunk.copy();
        copy.cells()[0] = 5;

        assertThat(chunk.get(0, 0)).isEqualTo(4);
        assertThat(copy.get(0, 0)).isEqualTo(5);
        assertThat(copy.settled()).isNotSameAs(chunk);

        copy.cells()[0] = 4;
        assertThat(copy.hasSameCells(chunk)).isTrue();
        assertThat(copy.settled().isUniform()).isTrue();
    }

    @Test
    void differencesAreCountedHoweverTheCellsAreHeld() {
        TileChunk uniform = TileChunk.uniform(4);
        TileChunk copy = uniform.copy();
        copy.cells()[17] = 5;

        assertThat(uniform.countDifferences(copy)).isEqualTo(1);
        assertThat(copy.countDifferences(uniform)).isEqualTo(1);
        assertThat(uniform.countDifferences(TileChunk.EMPTY)).isEqualTo(1024);
        assertThat(uniform.countDifferences(TileChunk.uniform(4))).isZero();
        assertThat(copy.hasSameCells(uniform)).isFalse();
    }
}
