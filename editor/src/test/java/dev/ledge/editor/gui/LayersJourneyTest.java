package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** The list of layers: names that are typed, and as many layers as there can be. */
class LayersJourneyTest extends EditorTest {
    private static final String LAYER = "    {\"id\": \"l%d\", \"kind\": \"tiles\", \"legend\": {}, \"cells\": {}}";

    /** It would be part of what is done to the layer, and go on in what may be locked or gone. */
    @Test
    void aStrokeUnderWayIsGivenUpAsItsLayerIsLocked() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        chooseTile("rock");
        user.moveTo(canvas, cell(5, 10));
        user.press(User.LEFT);
        Edt.waitUntil("it is painted", () -> document().inGesture());
        user.key("ctrl L");
        Edt.waitUntil(
                "it is locked",
                () -> level().layer("ground").isLocked() && !document().inGesture());
        user.moveTo(canvas, cell(7, 10));
        user.release(User.LEFT);
        assertThat(tileName(5, 10) + tileName(7, 10)).isEmpty();
        user.key("ctrl Z");
        Edt.waitUntil("that was all", () -> !document().isModified());
    }

    @Test
    void aNameIsTakenAsAnotherWindowIsLookedAt() throws Exception {
        start(newLevel().toString());
        Edt.run(frame::renameLayer);
        JTextField name = Components.named("layers.name", JTextField.class);
        waitForFocus(name);
        user.key("ctrl A");
        user.type("caves");
        user.key("ctrl O");
        JDialog dialog = Components.window(JDialog.class, "that asks for a level", JDialog::isModal);
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !dialog.isShowing());
        Edt.waitUntil(
                "the name is taken",
                () -> frame.document().level().layers().get(0).label().equals("caves"));
        assertThat(Edt.get(name::getParent)).isNull();
    }

    @Test
    void oneLayerTooManyIsRefused() throws Exception {
        Path file = newLevel();
        String more = IntStream.range(1, Level.MAX_LAYERS)
                .mapToObj(i -> String.format(LAYER, i))
                .collect(Collectors.joining(",\n"));
        String text = Files.readString(file);
        Files.writeString(file, text.replace("  \"layers\": [\n", "  \"layers\": [\n" + more + ",\n"));
        start(file.toString());
        assertThat(level().layers()).hasSize(Level.MAX_LAYERS);
        for (String command : new String[] {"layers.layer.add", "layers.layer.duplicate"}) {
            press(command);
            Edt.waitUntil("it says why", () -> status().equals("A level can have at most 1000 layers"));
            Edt.run(() -> frame.status().pass(""));
        }
        assertThat(document().history().canUndo()).isFalse();
        assertThat(LayerEdits.indexOf(level(), "ground")).isNotNegative();
    }

    @Test
    void aLayerThatIsClickedIsEditedInTheInspector() throws Exception {
        start(newLevel().toString());
        Color before = colourAt(5.5 * GRID, 22.5 * GRID);
        Edt.run(() -> frame.setSize(1100, 700));
        command("custom properties");
        waitForFocus(Components.named("property.new", JTextField.class));
        clickLayer(0);
        Edt.waitUntil("it is shown", () -> Components.isShowing("field.Opacity"));
        JTextField id = Components.named("text.Id", JTextField.class);
        Edt.waitUntil("from its top", () -> !id.getVisibleRect().isEmpty());
        enter("field.Opacity", "0.2");
        Edt.waitUntil("it is set", () -> level().layer("ground").effectiveOpacity() == 0.2);
        waitForFocus(canvas);
        Edt.waitUntil("it is seen", () -> !colourAt(5.5 * GRID, 22.5 * GRID).equals(before));
        enter("field.Opacity", "1.5");
        Edt.waitUntil("it is refused", () -> Components.isShowing("field.Opacity.fault"));
        user.key("ESCAPE");
        waitForFocus(canvas);
        user.key("ctrl Z");
        Edt.waitUntil("that was one step", () -> !document().isModified());
        press("inspector.back");
        Edt.waitUntil("the level is shown", () -> Components.isShowing("field.Jump speed"));
    }

    @Test
    void cellsAreEditedWhereTheOffsetOfTheirLayerShowsThem() throws Exception {
        start(newLevel().toString());
        Vec offset = new Vec(-24, 10);
        Layer ground = level().layer("ground");
        Edt.run(() -> document()
                .edit(
                        "Move",
                        level().withLayer(ground.withCommon(ground.common().withOffset(offset)))));
        double x = 7.5 * GRID + offset.x();
        double y = 11.5 * GRID + offset.y();
        Color sky = colourAt(x, y);
        chooseTile("rock");

        user.click(canvas, at(x, y), User.LEFT);

        Edt.waitUntil("it is laid", () -> tileName(7, 11).equals("rock"));
        user.moveTo(canvas, at(x + 5 * GRID, y));
        Edt.waitUntil("it is seen there", () -> !colourAt(x, y).equals(sky));
        chooseTile("ice");
        user.click(canvas, at(x, y), User.RIGHT);
        Edt.waitUntil("it is picked", () -> status().equals("Picked rock"));
        Color empty = colourAt(x + 2 * GRID, y + GRID);
        Color beside = colourAt(x + 4 * GRID, y + GRID);
        user.key("R");
        user.drag(canvas, at(x, y), at(x + 2 * GRID, y + GRID));
        Edt.waitUntil(
                "its cells are selected", () -> document().selection().cells().equals(CellSet.between(7, 11, 9, 12)));
        Edt.waitUntil(
                "they are marked where they are seen",
                () -> !colourAt(x + 2 * GRID, y + GRID).equals(empty)
                        && colourAt(x + 4 * GRID, y + GRID).equals(beside));
    }

    @Test
    void undoOfItsIdLeavesTheSameLayerActiveAndSelectedCellsStay() throws Exception {
        start(newLevel().toString());
        user.key("R");
        user.drag(canvas, cell(3, 3), cell(5, 5));
        command("add tile layer");
        Edt.waitUntil("it is there", () -> level().layers().size() == 2);
        String id = Edt.get(frame.tools()::activeLayerId);
        clickLayer(0);
        Edt.waitUntil("it is shown", () -> Components.isShowing("field.Opacity"));
        assertThat(document().selection().cells().isEmpty()).isFalse();
        enter("text.Id", "front");
        Edt.waitUntil("it is called so", () -> "front".equals(frame.tools().activeLayerId()));
        waitForFocus(canvas);
        user.key("ctrl Z");
        Edt.waitUntil("it is called as before", () -> level().layer(id) != null);
        assertThat(Edt.<String>get(frame.tools()::activeLayerId)).isEqualTo(id);
        assertThat(Components.isShowing("field.Opacity")).isTrue();
    }

    @Test
    void aPictureOfTheProjectIsAddedAsALayer() throws Exception {
        BufferedImage sky = new BufferedImage(640, 384, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = sky.createGraphics();
        g.setColor(Color.MAGENTA);
        g.fillRect(0, 0, 640, 384);
        g.dispose();
        Path picture = project.resolve("levels/sky.png");
        ImageIO.write(sky, "png", picture.toFile());
        start(newLevel().toString());
        command("add picture");
        answer("Add picture layer", picture);
        Edt.waitUntil("it is there", () -> level().layers().size() == 2);
        assertThat(level().layers().get(0)).isInstanceOf(ImageLayer.class);
        assertThat(level().layers().get(0).label()).isEqualTo("sky");
        Edt.waitUntil("it is drawn", () -> colourAt(100, 100).equals(Color.MAGENTA));
        assertThat(Components.isShowing("text.Picture")).isTrue();
        user.key("ctrl shift PAGE_UP");
        Edt.waitUntil("it is in front", () -> level().layers().get(1) instanceof ImageLayer);
        user.key("ctrl Z");
        user.key("ctrl Z");
        Edt.waitUntil("both are taken back", () -> level().layers().size() == 1);

        Path far = Files.copy(picture, Files.createTempFile("far", ".png"), StandardCopyOption.REPLACE_EXISTING);
        command("add picture");
        answer("Add picture layer", far);
        Edt.waitUntil(
                "it says why",
                () -> frame.notices().list().stream()
                        .anyMatch(notice -> notice.lines().toString().contains("outside the project")));
        Files.delete(far);
        assertThat(level().layers()).hasSize(1);
    }

    private void clickLayer(int row) {
        JList<?> list = Components.named("layers.list", JList.class);
        Rectangle bounds = Edt.get(() -> list.getCellBounds(row, row));
        user.click(list, new Point((int) bounds.getCenterX(), (int) bounds.getCenterY()), User.LEFT);
    }

    private static String status() {
        return Components.named("status.message", JLabel.class).getText();
    }
}
