package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.DefaultListModel;
import org.junit.jupiter.api.Test;

@OnEventThread
class RowListTest {
    private final DefaultListModel<String> rows = new DefaultListModel<>();
    private final RowList<String> list = new RowList<>(rows);
    private final List<String> heard = new ArrayList<>();

    private void click(int y) {
        list.dispatchEvent(new MouseEvent(list, MouseEvent.MOUSE_CLICKED, 0, 0, 10, y, 1, false, MouseEvent.BUTTON1));
    }

    /** The list chooses what {@code locationToIndex} says when it is pressed, which needs a screen. */
    @Test
    void belowTheLastRowThereIsNothingToClick() {
        rows.addAll(List.of("one", "two"));
        list.setSize(100, 400);
        list.setSelectedIndex(0);
        list.onRowClicked(e -> heard.add(list.getSelectedValue()));
        Rectangle last = list.getCellBounds(1, 1);

        click(last.y + last.height + 50);
        assertThat(heard).isEmpty();
        assertThat(list.locationToIndex(new Point(10, last.y + last.height + 50)))
                .isEqualTo(-1);
        click(last.y + 2);
        assertThat(heard).containsExactly("one");
        assertThat(list.locationToIndex(new Point(10, last.y + 2))).isEqualTo(1);
    }

    @Test
    void anEmptyListHasNoRow() {
        list.setSize(100, 400);
        assertThat(list.locationToIndex(new Point(10, 5))).isEqualTo(-1);
    }
}
