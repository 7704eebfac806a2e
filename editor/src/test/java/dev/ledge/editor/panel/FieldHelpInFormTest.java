package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.LevelBuilder;
import java.awt.Component;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import org.junit.jupiter.api.Test;

/** What the inspector says of the player's fields, and when a pair of numbers is there. */
@OnEventThread
class FieldHelpInFormTest {
    private final Document document =
            new Document(new LevelBuilder().size(20, 10).build(), null, false);
    private final InspectorPanel panel =
            new InspectorPanel(Tools.on(document, new Viewport()), new FeelChoice("", "", pair -> {}));

    @Test
    void theKeysStandWhereTheFieldIsExplained() {
        assertThat(tip("field.Run speed")).contains("Shift").doesNotContain("walkSpeed");
        assertThat(tip("field.Dash speed")).contains("X with a direction");
        assertThat(tip("field.Jump speed")).contains("Space");
    }

    @Test
    void everyChoiceIsExplained() {
        for (String name : new String[] {"choice.Take off", "choice.Drop through by"}) {
            JComboBox<?> box = find(name, JComboBox.class);
            for (int i = 0; i < box.getItemCount(); i++) {
                box.setSelectedIndex(i);
                assertThat(box.getToolTipText()).contains(box.getItemAt(i) + ": ");
            }
        }
    }

    /** Who uses keys alone sees no tooltip. */
    @Test
    void theLineAtTheFootSaysWhatTheChosenWordDoes() {
        JComboBox<?> box = find("choice.Take off", JComboBox.class);
        box.setSelectedItem("upward");
        for (FocusListener listener : box.getFocusListeners()) {
            listener.focusGained(new FocusEvent(box, FocusEvent.FOCUS_GAINED));
        }
        assertThat(find("hint", HintLine.class).getText())
                .endsWith("Default: add. upward: jumps take it along, falls do not.");
    }

    @Test
    void aFeelSaysWhereItsNumbersComeFrom() {
        JComboBox<?> box = find("choice.Feel", JComboBox.class);
        box.setSelectedItem("Celeste-like");
        assertThat(box.getToolTipText()).contains("published", "0.36 s");
        box.setSelectedItem("Super Meat Boy-like");
        assertThat(box.getToolTipText()).contains("Refenes", "chosen");
        box.setSelectedItem("Ledge's own");
        assertThat(box.getToolTipText()).doesNotContain("Refenes");
    }

    @Test
    void aWallJumpThatIsOffHasNoNumbers() {
        assertThat(find("field.Wall jump speed.x", JComponent.class).getParent().isVisible())
                .isFalse();
        find("switch.Wall jump", AbstractButton.class).doClick(0);
        assertThat(document.level().player().pair(ActorField.WALL_JUMP)).isNotNull();
        assertThat(find("field.Wall jump speed.x", JComponent.class).getParent().isVisible())
                .isTrue();
        document.undo();
        assertThat(find("field.Wall jump speed.x", JComponent.class).getParent().isVisible())
                .isFalse();
    }

    private String tip(String name) {
        return find(name, JComponent.class).getToolTipText();
    }

    private <C extends Component> C find(String name, Class<C> type) {
        return Components.find(panel, name, type);
    }
}
