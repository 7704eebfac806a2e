package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CellStatesTest {
    private final CellStates cells = new CellStates();

    @Test
    void aTileShakesFromTheFirstTimeOn() {
        cells.shake(3, 5, 0, 7);
        cells.shake(3, 5, 0, 9);

        assertThat(cells.count()).isEqualTo(1);
        assertThat(cells.since(0)).isEqualTo(7);
        assertThat(cells.isGone(0)).isFalse();
        assertThat(cells.goneParts(3, 5)).isZero();
    }

    @Test
    void theFarthestCellAndPartKeepTheirNumbers() {
        cells.shake(16383, 16383, 7, 1L << 40);

        assertThat(cells.column(0)).isEqualTo(16383);
        assertThat(cells.row(0)).isEqualTo(16383);
        assertThat(cells.part(0)).isEqualTo(7);
        assertThat(cells.since(0)).isEqualTo(1L << 40);
        assertThat(cells.indexOf(16383, 16383, 7)).isZero();
        assertThat(cells.indexOf(16383, 16383, 6)).isNegative();
    }

    @Test
    void theTilesOfACellGoOneByOne() {
        cells.shake(3, 5, 2, 1);
        cells.shake(3, 5, 0, 1);
        cells.shake(4, 5, 1, 1);

        cells.go(cells.indexOf(3, 5, 2), 4);
        cells.go(cells.indexOf(4, 5, 1), 4);

        assertThat(cells.goneParts(3, 5)).isEqualTo(4);
        assertThat(cells.goneParts(4, 5)).isEqualTo(2);
        cells.remove(cells.indexOf(3, 5, 2));
        assertThat(cells.goneParts(3, 5)).isZero();
        assertThat(cells.indexOf(3, 5, 0)).isNotNegative();
    }

    @Test
    void manyTilesInAnyOrderAreSortedByRowThenColumnThenPart() {
        SplittableRandom random = new SplittableRandom(4);
        TreeMap<Long, Long> expected = new TreeMap<>();
        for (long tick = 0; tick < 500; tick++) {
            int column = random.nextInt(40);
            int row = random.nextInt(40);
            int part = random.nextInt(3);
            cells.shake(column, row, part, tick);
            expected.putIfAbsent(row * 1000L + column * 10L + part, tick);
        }

        assertThat(cells.count()).isEqualTo(expected.size());
        int k = 0;
        for (var entry : expected.entrySet()) {
            assertThat(cells.row(k) * 1000L + cells.column(k) * 10L + cells.part(k))
                    .isEqualTo(entry.getKey());
            assertThat(cells.since(k)).isEqualTo(entry.getValue());
            k++;
        }
    }

    @Test
    void aCopyIsTheSameAndGoesItsOwnWay() {
        for (int column = 0; column < 40; column++) {
            cells.shake(column, 2, 0, column);
        }
        cells.go(5, 60);
        CellStates copy = new CellStates();
        copy.shake(1, 1, 1, 1);
        copy.copyFrom(cells);

        assertThat(hash(copy)).isEqualTo(hash(cells));
        cells.remove(5);
        assertThat(hash(copy)).isNotEqualTo(hash(cells));
        assertThat(copy.goneParts(5, 2)).isEqualTo(1);
    }

    @Test
    void theRunsHashHasTheIndexOfEachCellOfWhichSomethingIsGone() {
        cells.setColumns(100);
        cells.shake(7, 2, 0, 1);
        cells.shake(7, 2, 1, 1);
        cells.shake(3, 1, 0, 1);
        cells.shake(9, 9, 0, 1);
        cells.go(cells.indexOf(7, 2, 0), 2);
        cells.go(cells.indexOf(7, 2, 1), 2);
        cells.go(cells.indexOf(3, 1, 0), 2);
        Fnv1a expected = new Fnv1a();
        expected.add(103L);
        expected.add(207L);
        Fnv1a hash = new Fnv1a();

        cells.addGoneTo(hash);

        assertThat(hash.value()).isEqualTo(expected.value());
    }

    private static long hash(CellStates cells) {
        Fnv1a hash = new Fnv1a();
        cells.addTo(hash);
        return hash.value();
    }
}
