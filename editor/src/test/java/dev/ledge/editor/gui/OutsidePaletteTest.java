package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.PaletteReader;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.swing.JList;
import javax.swing.ListModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The palette and the pictures of the open level, changed by another program. */
class OutsidePaletteTest extends EditorTest {
    private static final String PALETTE = "outside.palette";
    private static final String PICTURES = "outside.pictures";

    private Path palette;
    private Path picture;

    @BeforeEach
    void open() throws IOException {
        palette = project.resolve("levels/default.palette.json");
        picture = project.resolve("levels/rock.png");
        paint(Color.RED);
        String text = Files.readString(palette);
        Files.writeString(
                palette,
                text.replace(
                        "\"rock\": {\"shape\": \"full\",",
                        "\"rock\": {\"shape\": \"full\", \"image\": {\"src\": \"rock.png\"},"));
        assertThat(Files.readString(palette)).isNotEqualTo(text);
        start(newLevel(OutsideTest.SPAWN).toString());
    }

    private void paint(Color color) throws IOException {
        paint(picture, color);
    }

    private static void paint(Path file, Color color) throws IOException {
        BufferedImage image = new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(color);
        g.fillRect(0, 0, 16, 16);
        g.dispose();
        ImageIO.write(image, "png", file.toFile());
    }

    private void waitForRock(Color color) {
        waitForTile(20, FLOOR, color);
    }

    private void waitForTile(int column, int row, Color color) {
        Edt.waitUntil("the tile is " + color, () -> {
            Point middle = cell(column, row);
            BufferedImage seen = new BufferedImage(canvas.getWidth(), canvas.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = seen.createGraphics();
            canvas.paint(g);
            g.dispose();
            return new Color(seen.getRGB(middle.x, middle.y)).equals(color);
        });
        // Where it is changes as a message above the canvas goes away.
        double x = (column + 0.5) * GRID;
        double y = (row + 0.5) * GRID;
        Edt.waitUntil(color + " is on the screen", () -> colourAt(x, y).equals(color));
    }

    private void waitFor(String topic, boolean present) {
        Edt.waitUntil(topic, () -> frame.notices().of(topic).isPresent() == present);
    }

    @Test
    void aPictureIsShownAsItIsNow() throws Exception {
        waitForRock(Color.RED);

        paint(Color.GREEN);

        waitForRock(Color.GREEN);
        assertThat(frame.notices().list()).isEmpty();
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
    }

    @Test
    void aPictureThatIsFirstShownLaterIsWatchedToo() throws Exception {
        Path dirt = project.resolve("levels/dirt.png");
        paint(dirt, Color.ORANGE);
        String text = Files.readString(palette);
        Files.writeString(
                palette,
                text.replace(
                        "\"dirt\": {\"shape\": \"full\",",
                        "\"dirt\": {\"shape\": \"full\", \"image\": {\"src\": \"dirt.png\"},"));
        Edt.waitUntil(
                "it has a picture",
                () -> frame.document().level().palette().tiles().get("dirt").image() != null);
        Edt.run(() -> frame.document().edit("Paint", painted(frame.document().level(), "dirt")));
        waitForTile(5, 5, Color.ORANGE);

        paint(dirt, Color.CYAN);

        waitForTile(5, 5, Color.CYAN);
    }

    @Test
    void aBrokenPictureIsKeptAsItWasUntilItIsMended() throws Exception {
        waitForRock(Color.RED);

        Files.writeString(picture, "no picture");

        waitFor(PICTURES, true);
        assertThat(Edt.get(
                        () -> frame.notices().of(PICTURES).orElseThrow().lines().get(0)))
                .contains("rock.png");
        waitForRock(Color.RED);
        paint(Color.BLUE);
        waitForRock(Color.BLUE);
        waitFor(PICTURES, false);
        Files.delete(picture);
        waitFor(PICTURES, true);
        waitForRock(Color.BLUE);
    }

    @Test
    void thePaletteIsReadAgainIntoLevelUndoAndGame() throws Exception {
        Edt.run(() -> frame.document().edit("Paint", painted(frame.document().level(), "dirt")));
        Edt.waitUntil("it plays", () -> session().tick() > 3);
        var world = Edt.get(() -> frame.preview().session().world());
        String text = Files.readString(palette);

        Files.writeString(
                palette,
                text.replace("\"image\": {\"src\": \"rock.png\"},", "")
                        .replace("\"#66717f\"", "\"#00ffff\"")
                        .replace("\"rock\": {\"shape\": \"full\"", "\"rock\": {\"shape\": \"none\""));

        Edt.waitUntil(
                "it is read",
                () -> frame.document().level().palette().tiles().get("rock").image() == null);
        assertThat(Edt.get(() -> frame.document().isModified()))
                .as("mine is still not saved")
                .isTrue();
        assertThat(Edt.get(() -> frame.document().history().undoCount())).isEqualTo(1);
        assertThat(Edt.get(() -> frame.preview().session().world()))
                .as("plays on")
                .isSameAs(world);
        Edt.waitUntil(
                "the floor is none any more",
                () -> frame.preview().session().playerBox() == null
                        || frame.preview().session().playerBox().top() > FLOOR * GRID);
        user.key("ctrl Z");
        Edt.waitUntil("undone", () -> frame.document().history().undoCount() == 0);
        assertThat(Edt.get(() ->
                        frame.document().level().palette().tiles().get("rock").image()))
                .isNull();
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
        assertThat(frame.notices().list()).isEmpty();
    }

    @Test
    void aBrokenPaletteLeavesTheOldOneInForce() throws Exception {
        String good = Files.readString(palette);
        Level before = level();
        Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true));

        Files.writeString(palette, good.replaceFirst("\"tiles\"", "\"tiles"));

        waitFor(PALETTE, true);
        assertThat(Edt.get(
                        () -> frame.notices().of(PALETTE).orElseThrow().lines().get(0)))
                .contains("default.palette.json")
                .contains("line ");
        assertThat(level()).isSameAs(before);
        ListModel<?> problems = Components.named("problems.list", JList.class).getModel();
        waitForErrors(problems, 1);
        Files.writeString(palette, good);
        waitFor(PALETTE, false);
        waitForErrors(problems, 0);
        assertThat(level()).isSameAs(before);

        Files.writeString(palette, good.replaceFirst("    \"rock\":.*\n", ""));
        waitFor(PALETTE, true);
        assertThat(Edt.get(
                        () -> frame.notices().of(PALETTE).orElseThrow().lines().get(0)))
                .as("a tile that the level uses")
                .contains("rock");
        assertThat(level()).isSameAs(before);
        waitForErrors(problems, 1);
    }

    /** Errors in the list of problems: a check of the files has as many. */
    private static void waitForErrors(ListModel<?> problems, int count) {
        Edt.waitUntil(
                "the problems have " + count + " errors",
                () -> IntStream.range(0, problems.getSize())
                                .mapToObj(problems::getElementAt)
                                .filter(row -> ((Finding) row).isError())
                                .count()
                        == count);
    }

    @Test
    void aPaletteThatIsDeletedIsWrittenAnewByASave() throws Exception {
        Level before = level();

        Files.delete(palette);

        waitFor(PALETTE, true);
        assertThat(Edt.get(() -> frame.notices().of(PALETTE).orElseThrow().title()))
                .isEqualTo("The palette of “journey.level.json” is gone");
        assertThat(level()).isSameAs(before);
        press("banner.save");
        waitFor(PALETTE, false);
        assertThat(PaletteReader.read(palette).value()).isEqualTo(before.palette());
    }

    @Test
    void levelAndPaletteChangeTogetherAsByACheckout() throws Exception {
        Path file = project.resolve("levels/journey.level.json");
        String level = Files.readString(file).replace("\"rock\"", "\"stone\"");
        String text = Files.readString(palette).replace("\"rock\": {\"shape\"", "\"stone\": {\"shape\"");
        Files.writeString(file, level);
        Files.writeString(palette, text);

        Edt.waitUntil("both are read", () -> tileName(20, FLOOR).equals("stone"));
        Edt.waitUntil("nothing is to be said", () -> frame.notices().list().isEmpty());
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
    }

    private static Level painted(Level level, String tile) {
        return CellEdits.paint(level, "ground", 5, 5, Stamp.of(TileRef.of(tile)));
    }

    @Test
    void aPaletteThatBreaksUnderALevelThatWasNeverSavedIsTold() throws Exception {
        beginLevel();

        Files.writeString(palette, "{");

        waitFor(PALETTE, true);
        assertThat(Edt.get(() -> frame.notices().of(PALETTE).orElseThrow().title()))
                .contains("“Untitled”");
    }
}
