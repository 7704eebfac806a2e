package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.PaletteReader;
import java.awt.Component;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

/** A tile of the palette is edited in the inspector, undone, and saved to the palette's file. */
class TileFormJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String LEVER =
            "{\"id\": \"lever\", \"type\": \"switch\", \"at\": [200, 300], \"size\": [16, 16], \"group\": \"red\"}";

    @Test
    void aTileIsMadeToCrumbleAndToBelongToAGroup() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        chooseTile("rock");
        press("palette.edit");

        reach("switch.Crumbles");
        Edt.waitUntil("it crumbles", () -> changing().crumbles() != null);
        enter("field.Gone after", "0.25");
        Edt.waitUntil("after a quarter", () -> changing().crumbles().effectiveAfter() == 0.25);
        enter("field.Back after", "none");
        Edt.waitUntil("for ever", () -> Double.isInfinite(changing().crumbles().effectiveBack()));
        enter("text.Group", "red");
        Edt.waitUntil("it has a group", () -> "red".equals(changing().group()));
        @SuppressWarnings("unchecked")
        JComboBox<String> when = (JComboBox<String>) Components.named("choice.Solid when", Component.class);
        Edt.run(() -> when.setSelectedItem("off"));
        assertThat(changing().solidWhen()).isEqualTo(SolidWhen.OFF);

        Document document = document();
        Edt.run(document::undo);
        assertThat(changing().solidWhen()).isNull();
        assertThat(Edt.get(when::getSelectedItem)).isEqualTo("on");
        Edt.run(document::redo);

        Edt.run(canvas::requestFocusInWindow);
        waitForFocus(canvas);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        Path palette = project.resolve("levels/default.palette.json");
        assertThat(PaletteReader.read(palette).value().tiles().get("rock")).isEqualTo(rock());
    }

    @Test
    void aTileIsGivenAnotherShapeAndLook() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        chooseTile("rock");
        press("palette.edit");
        @SuppressWarnings("unchecked")
        JComboBox<String> shape = (JComboBox<String>) Components.named("choice.Shape", Component.class);
        assertThat(Components.isShowing("field.Heights.x")).isFalse();

        Edt.run(() -> shape.setSelectedItem("floor"));
        assertThat(Components.isShowing("field.Heights.x")).isTrue();
        enter("field.Heights.y", "1");
        Edt.waitUntil("it is a slope", () -> new Shape.Floor(0.5, 1).equals(rock().shape()));
        enter("field.Heights.x", "1.5");
        assertThat(rock().shape()).isEqualTo(new Shape.Floor(0.5, 1));
        assertThat(status()).contains("0 to 1");

        Edt.run(() -> shape.setSelectedItem("polygon"));
        enter("text.Corners", "0,0 1,0 0.5,1");
        List<Vec> corners = List.of(new Vec(0, 0), new Vec(1, 0), new Vec(0.5, 1));
        Edt.waitUntil("it is a triangle", () -> new Shape.Convex(corners).equals(rock().shape()));
        enter("text.Corners", "0,0 1,0 0.5,0.2 1,1 0,1");
        assertThat(status()).contains("convex");
        enter("text.Corners", "0,0 1");
        assertThat(status()).contains("two numbers");
        assertThat(rock().shape()).isEqualTo(new Shape.Convex(corners));

        enter("text.Category", "Ruins");
        Edt.waitUntil("it has a category", () -> "Ruins".equals(rock().category()));
        enter("text.Colour", "blue");
        assertThat(status()).contains("not a colour");
        enter("text.Colour", "2266aa");
        Edt.waitUntil("it has a colour", () -> "#2266aa".equals(rock().color()));
        enter("text.Picture", "none.png");
        assertThat(status()).contains("no picture");
        ImageIO.write(
                new BufferedImage(32, 16, BufferedImage.TYPE_INT_RGB),
                "png",
                project.resolve("levels/stone.png").toFile());
        enter("text.Picture", "stone.png");
        Edt.waitUntil("it has a picture", () -> rock().image() != null);
        enter("field.Part size.x", "16");
        Edt.waitUntil("of 16 px", () -> new Vec(16, 16).equals(rock().image().size()));

        Document document = document();
        for (int i = 0; i < 4; i++) {
            Edt.run(document::undo);
        }
        assertThat(rock().image()).isNull();
        assertThat(rock().category()).isNotEqualTo("Ruins");
        assertThat(Components.isShowing("field.Part size.x")).isFalse();
    }

    private static String status() {
        return Edt.get(() -> Components.named("status.message", JLabel.class).getText());
    }

    @Test
    void theLevelIsFoundByNameInThePlaceOfTheTile() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        chooseTile("rock");
        press("palette.edit");
        command("level settings");
        Edt.waitUntil("the player's numbers are shown", () -> Components.isShowing("field.Jump speed"));
        press("palette.edit");
        command("resize");
        Component columns = Components.named("field.Size.x", Component.class);
        Edt.waitUntil("the size can be typed", columns::isFocusOwner);
    }

    @Test
    void theTileGivesWayToAnObjectAndFollowsThePalette() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        chooseTile("rock");
        press("palette.edit");
        assertThat(Edt.get(() -> frame.tools().editedTile())).isEqualTo("rock");

        chooseTile("plank");
        assertThat(Edt.get(() -> frame.tools().editedTile())).isEqualTo("plank");

        chooseTool("select");
        user.click(canvas, at(208, 308), User.LEFT);
        Edt.waitUntil("the switch is shown", () -> frame.tools().editedTile() == null);
        assertThat(Edt.get(() ->
                        Components.named("palette.edit", AbstractButton.class).isSelected()))
                .isFalse();
        assertThat(Components.named("choice.Sets", Component.class).isShowing()).isTrue();
    }

    @Test
    void aGroupIsOffWhenTheLevelBegins() throws Exception {
        start(newLevel(SPAWN, LEVER).toString());
        reach("section.Groups");

        reach("switch.Group red");
        Edt.waitUntil("it is off", () -> Boolean.FALSE.equals(level().groups().get("red")));
        Edt.run(document()::undo);
        assertThat(level().groups()).isEmpty();
    }

    private TileType rock() {
        return level().palette().tiles().get("rock");
    }

    private Changing changing() {
        return rock().changing();
    }
}
