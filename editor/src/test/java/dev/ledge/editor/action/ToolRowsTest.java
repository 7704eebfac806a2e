package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import java.awt.Component;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.Box;
import javax.swing.Icon;
import javax.swing.ImageIcon;
import javax.swing.JButton;
import javax.swing.JToolBar;
import org.junit.jupiter.api.Test;

/** What becomes of the buttons of a toolbar that has too little room for them. */
@OnEventThread
class ToolRowsTest {
    private final JToolBar bar = new JToolBar();

    ToolRowsTest() {
        bar.setLayout(new ToolRows());
        for (int group = 0; group < 3; group++) {
            for (int i = 0; i < 4; i++) {
                bar.add(button());
            }
            if (group < 2) {
                bar.addSeparator();
            }
        }
        bar.add(Box.createHorizontalGlue());
        bar.add(button());
    }

    @Test
    void whatIsBehindTheGlueIsAtTheRightEnd() {
        layOut(wanted() + 100);
        assertThat(rows()).hasSize(1);
        assertThat(last().getX() + last().getWidth()).isEqualTo(bar.getWidth() - bar.getInsets().right);
        assertThat(last().getWidth()).isEqualTo(last().getPreferredSize().width);
    }

    @Test
    void aLittleTooNarrowItTakesFromAroundTheIcons() {
        layOut(wanted() - 30);
        assertThat(rows()).hasSize(1);
        assertThat(buttons()).allSatisfy(button -> assertThat(button.getWidth()).isGreaterThanOrEqualTo(16));
    }

    @Test
    void muchTooNarrowTheyStandInRowsAndNoneIsCutOrCovered() {
        layOut(wanted() / 3);
        assertThat(rows()).hasSizeGreaterThan(1);
        for (Component button : buttons().toList()) {
            assertThat(button.getWidth()).isGreaterThanOrEqualTo(16);
            assertThat(button.getX() + button.getWidth()).isLessThanOrEqualTo(bar.getWidth());
            assertThat(button.getY() + button.getHeight()).isLessThanOrEqualTo(bar.getHeight());
            assertThat(buttons().filter(other -> other != button))
                    .noneMatch(other -> other.getBounds().intersects(button.getBounds()));
        }
        assertThat(rows().get(1))
                .as("begins with a group")
                .isEqualTo(bar.getComponent(5).getY());
    }

    @Test
    void whereNothingFitsEachHasARow() {
        layOut(10);
        assertThat(rows()).hasSize(13);
    }

    private int wanted() {
        bar.setSize(0, 0);
        return bar.getLayout().preferredLayoutSize(bar).width;
    }

    private void layOut(int width) {
        bar.setSize(width, 0);
        bar.setSize(width, bar.getLayout().preferredLayoutSize(bar).height);
        bar.doLayout();
    }

    private List<Integer> rows() {
        return buttons().map(Component::getY).distinct().toList();
    }

    private Component last() {
        return bar.getComponent(bar.getComponentCount() - 1);
    }

    private Stream<Component> buttons() {
        return Stream.of(bar.getComponents()).filter(JButton.class::isInstance);
    }

    private static JButton button() {
        Icon icon = new ImageIcon(new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB));
        JButton button = new JButton(new AbstractAction("Paint", icon) {
            @Override
            public void actionPerformed(java.awt.event.ActionEvent e) {}
        });
        button.setHideActionText(true);
        button.getAction().putValue(Action.SHORT_DESCRIPTION, "Paint");
        return button;
    }
}
