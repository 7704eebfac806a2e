package dev.ledge.editor.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import java.awt.AWTKeyStroke;
import java.awt.KeyboardFocusManager;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@OnEventThread
class FixedSplitTest {
    private final JPanel canvas = new JPanel();
    private final JPanel panel = new JPanel();
    private final FixedSplit split = new FixedSplit(
            JSplitPane.HORIZONTAL_SPLIT,
            canvas,
            panel,
            new FixedSplit.Kept(false, width -> width < 900 ? 300 : 372, 140, 240));

    @ParameterizedTest
    @ValueSource(ints = {700, 1280, 1440, 1441, 3840})
    void theSizeThatWasChosenIsKeptWhateverTheWindowHas(int width) {
        split.want(333);
        layOut(1440);
        layOut(width);
        assertThat(panel.getWidth()).isEqualTo(333);
        layOut(900);
        assertThat(panel.getWidth()).isEqualTo(333);
    }

    @Test
    void whatIsInItIsLeftForWhatIsNextNotForWhatIsOutsideAlsoInAnotherTheme() {
        for (int theme = 0; theme < 2; theme++) {
            assertThat(canvas.getFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS))
                    .contains(AWTKeyStroke.getAWTKeyStroke("ctrl TAB"));
            assertThat(canvas.getFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS))
                    .contains(AWTKeyStroke.getAWTKeyStroke("ctrl shift TAB"));
            split.updateUI();
        }
    }

    @Test
    void aSizeThatWasNotChosenGoesWithTheWindow() {
        layOut(1440);
        assertThat(panel.getWidth()).isEqualTo(372);
        layOut(800);
        assertThat(panel.getWidth()).isEqualTo(300);
        assertThat(split.wanted()).isZero();
    }

    @Test
    void theCanvasKeepsSomeRoomAndTheChoiceIsNotForgotten() {
        split.want(600);
        layOut(700);
        assertThat(canvas.getWidth()).isEqualTo(240);
        assertThat(split.wanted()).isEqualTo(600);
        layOut(1440);
        assertThat(panel.getWidth()).isEqualTo(600);
    }

    @Test
    void whatIsNeededForTheTimeBeingIsNotChosen() {
        layOut(1000);
        split.need(500);
        layOut(1000);
        assertThat(panel.getWidth()).isEqualTo(500);
        split.need(900);
        layOut(1000);
        assertThat(canvas.getWidth()).isEqualTo(240);
        split.need(0);
        layOut(1000);
        assertThat(panel.getWidth()).isEqualTo(372);
        assertThat(split.wanted()).isZero();
    }

    @Test
    void movingTheDividerChooses() {
        layOut(1000);
        boolean[] moved = new boolean[1];
        split.setOnMove(() -> moved[0] = true);
        split.setDividerLocation(500);
        layOut(1200);
        assertThat(moved[0]).isTrue();
        assertThat(panel.getWidth()).isEqualTo(1000 - 500 - split.getDividerSize());
    }

    @Test
    void hidingTakesNothingOfTheChoice() {
        split.want(420);
        layOut(1200);
        split.showKept(false);
        layOut(1500);
        assertThat(canvas.getWidth()).isEqualTo(1500);
        split.showKept(true);
        layOut(1500);
        assertThat(panel.getWidth()).isEqualTo(420);
        assertThat(split.wanted()).isEqualTo(420);
    }

    private void layOut(int width) {
        split.setSize(width, 400);
        split.doLayout();
    }
}
