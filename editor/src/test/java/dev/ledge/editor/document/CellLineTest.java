package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellLineTest {

    @Test
    void bothEndsAreVisitedAndNeighboursTouch() {
        for (int column = -9; column <= 9; column++) {
            for (int row = -9; row <= 9; row++) {
                List<int[]> cells = new ArrayList<>();
                CellLine.walk(2, 3, 2 + column, 3 + row, (c, r) -> cells.add(new int[] {c, r}));
                assertThat(cells).hasSize(Math.max(Math.abs(column), Math.abs(row)) + 1);
                assertThat(cells.get(0)).containsExactly(2, 3);
                assertThat(cells.get(cells.size() - 1)).containsExactly(2 + column, 3 + row);
                for (int i = 1; i < cells.size(); i++) {
                    assertThat(Math.abs(cells.get(i)[0] - cells.get(i - 1)[0])).isLessThanOrEqualTo(1);
                    assertThat(Math.abs(cells.get(i)[1] - cells.get(i - 1)[1])).isLessThanOrEqualTo(1);
                }
            }
        }
    }
}
