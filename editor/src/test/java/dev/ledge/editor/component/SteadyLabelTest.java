package dev.ledge.editor.component;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;

@OnEventThread
class SteadyLabelTest {
    private final JPanel around = new JPanel(new BorderLayout());
    private final Counted label = new Counted("4.2 tiles high");

    @Test
    void onlyWordsThatNeedMoreRoomLayOutWhatIsAroundThem() {
        around.add(label, BorderLayout.EAST);
        layOut();
        label.setText("4.1 tiles high");
        label.setText("4 tiles");
        assertThat(label.layouts).isZero();
        assertThat(label.getText()).isEqualTo("4 tiles");

        label.setText("4.1 tiles high and much more than that");
        assertThat(label.layouts).isPositive();
        layOut();
        label.setVisible(false);
        label.setVisible(true);
        assertThat(label.layouts).isPositive();
    }

    private void layOut() {
        around.setSize(800, 40);
        around.doLayout();
        label.layouts = 0;
    }

    /** Counts how often a layout is asked for. */
    @SuppressWarnings("serial")
    private static final class Counted extends SteadyLabel {
        private int layouts;

        Counted(String text) {
            super(text, LEADING);
        }

        /** Needs what there is only once it is made. */
        @Override
        public Dimension getPreferredSize() {
            assertThat(getFont()).isNotNull();
            return super.getPreferredSize();
        }

        @Override
        public void invalidate() {
            super.invalidate();
            layouts++;
        }
    }
}
