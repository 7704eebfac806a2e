package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.gui.OnEventThread;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEventThread
class QuickPickTest {
    @AfterEach
    void plainScale() {
        UIScale.setZoomFactor(1);
    }

    @Test
    void theRoomAroundARowGrowsWithTheLetters() {
        UIScale.setZoomFactor(2);
        assertThat(QuickPick.row(new JLabel("Save"), new JLabel("Ctrl+S"), false)
                        .getInsets()
                        .left)
                .isEqualTo(UIScale.scale(8))
                .isGreaterThanOrEqualTo(16);
    }

    @Test
    void rowsAreAsWideAsTheListHasRoom() {
        List<String> places = IntStream.range(0, 30)
                .mapToObj(k -> "levels/edge-cases/".repeat(9) + k)
                .toList();
        QuickPick<String> pick = new QuickPick<>(
                "Go to a level",
                places,
                place -> place,
                (list, place, index, selected, focused) ->
                        QuickPick.row(new JLabel("level"), new JLabel(place), selected),
                place -> {});
        pick.setSize(560, 300);
        layOut(pick);

        JScrollPane scroll = (JScrollPane) ((BorderLayout) pick.getLayout()).getLayoutComponent(BorderLayout.CENTER);
        assertThat(scroll.getHorizontalScrollBar().isVisible()).isFalse();
        assertThat(scroll.getViewport().getView().getWidth())
                .isEqualTo(scroll.getViewport().getWidth());
    }

    private static void layOut(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
    }
}
