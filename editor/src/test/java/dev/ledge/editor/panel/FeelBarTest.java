package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.LevelBuilder;
import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@OnEventThread
class FeelBarTest {
    @BeforeAll
    static void useTheLookOfTheEditor() {
        FlatLightLaf.setup();
    }

    /** Px: about what the smallest window leaves the canvas, and more. */
    @ParameterizedTest
    @ValueSource(ints = {240, 300, 900})
    void nothingThatIsPressedIsCutOff(int width) {
        Document document = new Document(new LevelBuilder().size(20, 10).build(), null, false);
        FeelBar bar = new FeelBar(
                Tools.on(document, new Viewport()),
                new FeelChoice("", "", pair -> {}),
                feel -> {},
                name -> true,
                () -> {});
        bar.setSize(width, 200);
        Components.layOut(bar);
        Components.layOut(bar);
        for (String name : new String[] {"feel.a", "feel.use-a", "feel.b", "feel.use-b", "feel.name", "feel.save"}) {
            Component pressed = Components.find(bar, name, Component.class);
            Container side = pressed.getParent();
            assertThat(pressed.getX() + pressed.getWidth()).as(name).isLessThanOrEqualTo(side.getWidth());
            assertThat(side.getX() + side.getWidth())
                    .as(name)
                    .isLessThanOrEqualTo(side.getParent().getWidth());
            assertThat(pressed.getWidth()).as(name).isGreaterThan(50);
        }
    }

    @Test
    void aNameThatIsTakenIsToldAndOneThatFailedStays() {
        Document document = new Document(new LevelBuilder().size(20, 10).build(), Path.of("x.level.json"), false);
        FeelChoice choice = new FeelChoice("", "", pair -> {});
        choice.setSaved(List.of(Feel.of("Floaty", document.level())));
        FeelBar bar = new FeelBar(
                Tools.on(document, new Viewport()), choice, feel -> {}, name -> name.equals("Heavy"), () -> {});
        JTextField name = Components.find(bar, "feel.name", JTextField.class);
        JButton save = Components.find(bar, "feel.save", JButton.class);

        name.setText("Floaty");
        assertThat(save.getText()).isEqualTo("Replace");
        save.doClick();
        assertThat(name.getText()).as("what could not be saved").isEqualTo("Floaty");
        name.setText("Heavy");
        assertThat(save.getText()).isEqualTo("Save");
        save.doClick();
        assertThat(name.getText()).isEmpty();
    }
}
