package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellShapesTest {

    @Test
    void aFrameIsOneCellWide() {
        assertThat(draw(CellShapes.frame(CellSet.rectangle(0, 0, 4, 3)))).containsExactly("####", "#..#", "####");
        assertThat(draw(CellShapes.frame(CellSet.rectangle(0, 0, 3, 1)))).containsExactly("###");
        assertThat(draw(CellShapes.frame(CellSet.rectangle(0, 0, 1, 3)))).containsExactly("#", "#", "#");
    }

    @Test
    void anEllipseIsSymmetricalAndTouchesAllSides() {
        assertThat(draw(CellShapes.ellipse(CellSet.rectangle(2, 5, 6, 5))))
                .containsExactly(".####.", "######", "######", "######", ".####.");
        assertThat(draw(CellShapes.ellipse(CellSet.rectangle(0, 0, 1, 1)))).containsExactly("#");
    }

    @Test
    void anOutlineIsClosed() {
        CellSet ellipse = CellShapes.ellipse(CellSet.rectangle(0, 0, 7, 7));
        assertThat(draw(CellShapes.outline(ellipse)))
                .containsExactly("..###..", ".#...#.", "#.....#", "#.....#", "#.....#", ".#...#.", "..###..");
    }

    private static List<String> draw(CellSet cells) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < cells.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < cells.columns(); column++) {
                line.append(cells.contains(cells.left() + column, cells.top() + row) ? '#' : '.');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
