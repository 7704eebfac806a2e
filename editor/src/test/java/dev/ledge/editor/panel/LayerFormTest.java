package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Goal;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JSlider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A layer in the inspector: all that a file says of it is edited there. */
@OnEventThread
class LayerFormTest {
    @TempDir
    private Path project;

    private Inspected inspected() throws IOException {
        Files.createDirectories(project.resolve("img"));
        BufferedImage sky = new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB);
        ImageIO.write(sky, "png", project.resolve("img/sky.png").toFile());
        Files.writeString(project.resolve("img/notes.txt"), "none");
        LevelBuilder level = new LevelBuilder()
                .size(20, 10)
                .layers(List.of(
                        new ImageLayer(LayerCommon.of("sky"), "img/sky.png", null),
                        TileLayer.of("ground", TileGrid.empty(20, 10))))
                .objects(List.of(new Goal(
                        ObjectCommon.of("end", Vec.ZERO, new Vec(16, 16)).withLayer("ground"))));
        Inspected made = new Inspected(new Document(level.build(), project.resolve("a.level.json"), false));
        made.context.inspectLayer();
        return made;
    }

    private static Layer active(Inspected inspected) {
        return inspected.level().layer(inspected.context.activeLayerId());
    }

    @Test
    void eachFieldIsEditedAsOneStepAndItsDefaultIsLeftOut() throws IOException {
        Inspected inspected = inspected();
        inspected.type("text.Name", "Rock");
        inspected.type("field.Opacity", "0.5");
        inspected.type("field.Parallax.x", "0.25");
        inspected.type("field.Offset.y", "-8");
        inspected.find("switch.Collides", JCheckBox.class).doClick();
        TileLayer ground = (TileLayer) active(inspected);
        assertThat(ground.label()).isEqualTo("Rock");
        assertThat(ground.effectiveOpacity()).isEqualTo(0.5);
        assertThat(ground.common().parallax()).isEqualTo(new Vec(0.25, 1));
        assertThat(ground.common().offset()).isEqualTo(new Vec(0, -8));
        assertThat(ground.isColliding()).isFalse();
        assertThat(inspected.document.history().undoCount()).isEqualTo(5);
        assertThat(Components.all(inspected.panel)
                        .filter(JLabel.class::isInstance)
                        .map(label -> ((JLabel) label).getText()))
                .contains("Layer Rock");

        inspected.type("field.Parallax.x", "1");
        inspected.type("field.Offset.y", "0");
        inspected.find("reset.Opacity", AbstractButton.class).doClick();
        inspected.find("switch.Collides", JCheckBox.class).doClick();
        inspected.type("text.Name", "");
        assertThat(inspected.level().layer("ground").common()).isEqualTo(LayerCommon.of("ground"));
        assertThat(((TileLayer) active(inspected)).collides()).isNull();
    }

    @Test
    void aSliderOfOpacityIsOneStep() throws IOException {
        Inspected inspected = inspected();
        JSlider slider = inspected.find("slider.Opacity", JSlider.class);
        slider.setValueIsAdjusting(true);
        slider.setValue(70);
        slider.setValue(40);
        slider.setValueIsAdjusting(false);
        assertThat(active(inspected).effectiveOpacity()).isEqualTo(0.4);
        assertThat(inspected.document.history().undoName()).isEqualTo("Set opacity to 0.4");
        assertThat(inspected.document.history().undoCount()).isEqualTo(1);
    }

    @Test
    void whatIsDrawnWithALayerStaysWithItUnderAnotherId() throws IOException {
        Inspected inspected = inspected();
        inspected.type("text.Id", "floor");
        assertThat(inspected.level().layer("floor")).isNotNull();
        assertThat(inspected.level().object("end").common().layer()).isEqualTo("floor");
        assertThat(inspected.context.activeLayerId()).isEqualTo("floor");
        assertThat(inspected.text("text.Id")).isEqualTo("floor");
        inspected.type("text.Id", "sky");
        assertThat(inspected.said).singleElement().asString().contains("of another layer");
    }

    @Test
    void aPictureIsAnotherFileOfTheProjectAndIsRepeated() throws IOException {
        Inspected inspected = inspected();
        Files.copy(project.resolve("img/sky.png"), project.resolve("img/dusk.png"));
        inspected.context.setActiveLayer("sky");
        assertThat(inspected.has("switch.Collides")).isFalse();
        inspected.find("choice.Repeat", JComboBox.class).setSelectedItem("across");
        inspected.type("text.Picture", "img/dusk.png");
        assertThat(inspected.level().layer("sky"))
                .isEqualTo(new ImageLayer(LayerCommon.of("sky"), "img/dusk.png", "x"));
        for (String wrong : List.of("img/none.png", "img/notes.txt", "../../far.png", "")) {
            inspected.said.clear();
            inspected.type("text.Picture", wrong);
            assertThat(inspected.said).singleElement().asString().endsWith("; it stays “img/dusk.png”");
        }
        assertThat(inspected.document.history().undoCount()).isEqualTo(2);
    }

    @Test
    void aLayerThatBecomesOneOfAnotherKindIsShownAsThat() throws IOException {
        Inspected inspected = inspected();
        inspected.context.setActiveLayer("sky");
        assertThat(inspected.has("text.Picture")).isTrue();
        Layer tiles = TileLayer.of("sky", TileGrid.empty(20, 10));
        inspected.document.edit("Reload", inspected.level().withLayer(tiles));
        assertThat(inspected.has("text.Picture")).isFalse();
        assertThat(inspected.has("switch.Collides")).isTrue();
        inspected.document.undo();
        assertThat(inspected.text("text.Picture")).isEqualTo("img/sky.png");
        assertThat(inspected.has("switch.Collides")).isFalse();
    }

    @Test
    void theActiveLayerIsShownUntilSomethingElseIs() throws IOException {
        Inspected inspected = inspected();
        inspected.context.setActiveLayer("sky");
        assertThat(inspected.text("text.Id")).isEqualTo("sky");
        inspected.document.edit("Remove layer", LayerEdits.remove(inspected.level(), "sky"));
        assertThat(inspected.text("text.Id")).isEqualTo("ground");
        inspected.document.select(Selection.ofObject("end"));
        inspected.document.select(Selection.NONE);
        assertThat(inspected.context.isLayerInspected()).isFalse();
        assertThat(inspected.has("field.Jump speed")).isTrue();
        inspected.context.inspectLayer();
        inspected.find("inspector.back", AbstractButton.class).doClick();
        assertThat(inspected.has("field.Jump speed")).isTrue();
        assertThat(inspected.find("inspector.back", AbstractButton.class).isVisible())
                .isFalse();
    }
}
