package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.engine.level.ActorField;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a field shows that is shorter than its number. */
@OnEventThread
class NumberFieldTest {
    private final List<Double> taken = new ArrayList<>();
    private final NumberField field = new NumberField(NumberSpec.of(ActorField.JUMP_SPEED), taken::add, refused -> {});

    @Test
    void aNumberThatIsTooLongIsRoundedAndWholeInTheTooltip() {
        makeRoomFor("12345");
        field.show(123456.5);
        assertThat(field.getText()).isEqualTo("1.2e5");
        assertThat(field.getToolTipText()).startsWith("123456.5 px/s. ").contains("Default: 400 px/s");
        field.show(333.333333);
        assertThat(field.getText()).isEqualTo("333.3");
        field.show(400);
        assertThat(field.getText()).isEqualTo("400");
        assertThat(field.getToolTipText())
                .isEqualTo(NumberSpec.of(ActorField.JUMP_SPEED).hint());
    }

    @Test
    void whatIsShownRoundedIsNotTakenForTyped() {
        makeRoomFor("12345");
        field.show(333.333333);
        field.postActionEvent();
        assertThat(taken).isEmpty();
        field.setText("333");
        field.postActionEvent();
        assertThat(taken).containsExactly(333.0);
    }

    private void makeRoomFor(String text) {
        int beside = field.getInsets().left + field.getInsets().right;
        field.setSize(field.getFontMetrics(field.getFont()).stringWidth(text) + beside, 24);
    }
}
