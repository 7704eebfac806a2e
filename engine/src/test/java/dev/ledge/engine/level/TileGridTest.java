package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TileGridTest {

    @Test
    void cellsOutsideReadAsEmptyAndCannotBeSet() {
        TileGrid grid = TileGrid.empty(40, 33);
        assertThat(grid.with(40, 0, 1)).isSameAs(grid);
        assertThat(grid.with(-1, 5, 1)).isSameAs(grid);
        assertThat(grid.get(-1, 0)).isZero();
        assertThat(grid.get(0, 33)).isZero();
    }

    @Test
    void anEditThatChangesNothingReturnsTheGridItself() {
        TileGrid grid = TileGrid.empty(100, 100).with(50, 50, 7);
        assertThat(grid.with(50, 50, 7)).isSameAs(grid);
        assertThat(grid.edit().set(3, 3, 1).set(3, 3, 0).build()).isSameAs(grid);
        assertThat(grid.edit().fill(0, 0, 32, 32, 0).build()).isSameAs(grid);
    }

    @Test
    void anEditSharesAllChunksButThoseItTouches() {
        TileGrid grid =
                TileGrid.empty(4096, 4096).edit().fill(0, 0, 4096, 4096, 3).build();
        TileGrid edited = grid.with(1000, 2000, 4);
        assertThat(edited.countUnsharedChunks(grid)).isEqualTo(1);
        assertThat(edited.chunk(0, 0)).isSameAs(grid.chunk(0, 0));
        assertThat(edited.countDifferences(grid)).isEqualTo(1);
    }

    @Test
    void aFillOfWholeChunksHoldsNoCells() {
        TileGrid grid = TileGrid.empty(96, 96).edit().fill(-5, -5, 200, 200, 9).build();
        assertThat(grid.countUnsharedChunks(null)).isZero();
        assertThat(grid.get(95, 95)).isEqualTo(9);
    }

    @Test
    void aWriteAfterAFillDoesNotReachOtherChunks() {
        TileGrid grid =
                TileGrid.empty(96, 32).edit().fill(0, 0, 96, 32, 9).set(1, 1, 2).build();
        assertThat(grid.get(1, 1)).isEqualTo(2);
        assertThat(grid.get(33, 1)).isEqualTo(9);
    }

    @Test
    void anIndexBeyond16BitsIsRefused() {
        TileGrid.Edit edit = TileGrid.empty(4, 4).edit();
        assertThatThrownBy(() -> edit.set(0, 0, 65_536)).hasMessageContaining("65536");
    }

    @Property(tries = 60)
    void editsReadLikeAnArray(@ForAll long seed, @ForAll @IntRange(min = 1, max = 700) int columns) {
        SplittableRandom random = new SplittableRandom(seed);
        int rows = 1 + random.nextInt(90);
        int[][] model = new int[rows][columns];
        TileGrid grid = TileGrid.empty(columns, rows);
        for (int round = 0; round < 4; round++) {
            TileGrid before = grid;
            int[][] old = copy(model);
            grid = randomEdit(random, grid, model);
            assertReads(grid, model);
            assertReads(before, old);
        }
    }

    @Property(tries = 40)
    void resizingMovesEveryCell(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TileGrid grid = randomEdit(random, TileGrid.empty(90, 70), new int[70][90]);
        int dx = random.nextInt(-50, 50);
        int dy = random.nextInt(-50, 50);
        TileGrid moved = grid.resized(80, 110, dx, dy);
        assertThat(moved.columns()).isEqualTo(80);
        for (int row = 0; row < 110; row++) {
            for (int column = 0; column < 80; column++) {
                assertThat(moved.get(column, row)).isEqualTo(grid.get(column - dx, row - dy));
            }
        }
    }

    private static TileGrid randomEdit(SplittableRandom random, TileGrid grid, int[][] model) {
        TileGrid.Edit edit = grid.edit();
        for (int i = 0; i < 40; i++) {
            int left = random.nextInt(-5, grid.columns());
            int top = random.nextInt(-5, grid.rows());
            int index = random.nextInt(4);
            int width = random.nextBoolean() ? 1 : random.nextInt(100);
            int height = width == 1 ? 1 : random.nextInt(60);
            if (width == 1) {
                edit.set(left, top, index);
            } else {
                edit.fill(left, top, width, height, index);
            }
            for (int row = Math.max(0, top); row < Math.min(grid.rows(), top + height); row++) {
                for (int column = Math.max(0, left); column < Math.min(grid.columns(), left + width); column++) {
                    model[row][column] = index;
                }
            }
        }
        return edit.build();
    }

    private static void assertReads(TileGrid grid, int[][] model) {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                assertThat(grid.get(column, row)).isEqualTo(model[row][column]);
            }
        }
    }

    private static int[][] copy(int[][] model) {
        int[][] copy = new int[model.length][];
        for (int i = 0; i < model.length; i++) {
            copy[i] = model[i].clone();
        }
        return copy;
    }
}
