package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.TileGrid;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FloodFillTest {

    @Test
    void fillsAsTheSlowWayDoes() {
        for (int seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int columns = random.nextInt(1, 100);
            int rows = random.nextInt(1, 100);
            TileGrid grid = randomGrid(random, columns, rows);
            int column = random.nextInt(columns);
            int row = random.nextInt(rows);

            TileGrid.Edit edit = grid.edit();
            FloodFill.of(grid, column, row).fill(edit, 7);
            TileGrid filled = edit.build();

            BitSet expected = slowFill(grid, column, row);
            for (int i = 0; i < columns * rows; i++) {
                int index = grid.get(i % columns, i / columns);
                assertThat(filled.get(i % columns, i / columns))
                        .as("seed %d, cell %d,%d", seed, i % columns, i / columns)
                        .isEqualTo(expected.get(i) ? 7 : index);
            }
            assertThat(FloodFill.of(grid, column, row).cells().count()).isEqualTo(expected.cardinality());
        }
    }

    @Test
    void outsideThereIsNothing() {
        assertThat(FloodFill.of(TileGrid.empty(5, 5), 5, 0).cells()).isEqualTo(CellSet.NONE);
        assertThat(FloodFill.of(TileGrid.empty(5, 5), 0, -1).cells()).isEqualTo(CellSet.NONE);
    }

    @Test
    void anEmptyLevelOfSixteenMillionCellsSharesOneChunk() {
        TileGrid grid = TileGrid.empty(4096, 4096);
        TileGrid.Edit edit = grid.edit();
        FloodFill.of(grid, 2000, 2000).fill(edit, 3);
        TileGrid filled = edit.build();
        assertThat(filled.countUnsharedChunks(null)).isZero();
        assertThat(filled.get(4095, 4095)).isEqualTo(3);
    }

    private static TileGrid randomGrid(SplittableRandom random, int columns, int rows) {
        TileGrid.Edit edit = TileGrid.empty(columns, rows).edit();
        double density = random.nextDouble(0.2, 0.5);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                edit.set(column, row, random.nextDouble() < density ? 1 : 0);
            }
        }
        return edit.build();
    }

    private static BitSet slowFill(TileGrid grid, int column, int row) {
        BitSet area = new BitSet();
        int target = grid.get(column, row);
        Deque<int[]> open = new ArrayDeque<>();
        open.push(new int[] {column, row});
        while (!open.isEmpty()) {
            int[] cell = open.pop();
            int at = cell[1] * grid.columns() + cell[0];
            if (grid.contains(cell[0], cell[1]) && !area.get(at) && grid.get(cell[0], cell[1]) == target) {
                area.set(at);
                open.push(new int[] {cell[0] + 1, cell[1]});
                open.push(new int[] {cell[0] - 1, cell[1]});
                open.push(new int[] {cell[0], cell[1] + 1});
                open.push(new int[] {cell[0], cell[1] - 1});
            }
        }
        return area;
    }
}
