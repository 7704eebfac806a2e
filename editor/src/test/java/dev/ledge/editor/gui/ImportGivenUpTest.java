package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What stays of an import that is given up, and of one that was made. */
class ImportGivenUpTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private Path picture;
    private Path level;

    @BeforeEach
    void writeMap() throws Exception {
        picture = project.resolve("tiles.png");
        level = project.resolve("levels/map.level.json");
        ImageIO.write(new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB), "png", picture.toFile());
        Files.writeString(project.resolve("map.tmx"), """
                <map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16">
                 <tileset firstgid="1" name="tiles" tilewidth="16" tileheight="16" tilecount="1" columns="1">
                  <image source="tiles.png" width="16" height="16"/>
                 </tileset>
                 <layer id="1" name="main" width="3" height="2"><data encoding="csv">0,0,0,1,1,1</data></layer>
                 <objectgroup id="2" name="things" opacity="0.5">
                  <object id="1" type="hero" x="8" y="0" width="12" height="16"/></objectgroup>
                </map>""");
    }

    private void open() {
        chooseImport(project.resolve("map.tmx"));
        Components.window(JDialog.class, "of the import", dialog -> "import".equals(dialog.getName()));
        waitUntilReady();
    }

    private static void waitUntilReady() {
        Edt.waitUntil(
                "it can be imported",
                () -> Components.named("import.confirm", JButton.class).isEnabled());
    }

    private static JCheckBox guess() {
        return Components.named("import.preset.guess", JCheckBox.class);
    }

    @Test
    void whatWasChosenIsThereAgainTheNextTime() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        boolean before = Edt.get(() -> guess().isSelected());
        user.click(guess());
        waitUntilReady();
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("import"));
        open();
        assertThat(Edt.get(() -> guess().isSelected())).isEqualTo(!before);
        user.click(guess());
        waitUntilReady();
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("import"));
        open();
        assertThat(Edt.get(() -> guess().isSelected())).isEqualTo(before);
        assertThat(level).doesNotExist();
    }

    @Test
    void writingThatIsCancelledIsOverBeforeTheDialogCloses() throws Exception {
        assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "pipes can be made");
        start(newLevel(SPAWN).toString());
        open();
        // A pipe in the place of the picture, so that writing waits until the picture is put into it.
        byte[] content = Files.readAllBytes(picture);
        Files.delete(picture);
        assertThat(new ProcessBuilder("mkfifo", picture.toString()).start().waitFor())
                .isZero();
        user.click(Components.named("import.confirm", JButton.class));
        user.click(Components.named("import.cancel", JButton.class));
        Edt.waitUntil(
                "it says what it does",
                () -> Components.named("import.status", JLabel.class).getText().startsWith("Cancelling"));
        user.key("ESCAPE");
        user.settle();
        assertThat(Components.isShowing("import")).isTrue();
        Files.write(picture, content);
        Edt.waitUntil("it is closed", () -> !Components.isShowing("import"));
        assertThat(level).doesNotExist();
    }

    @Test
    void whatHasNoEqualIsToldInTheImportedLevelAlone() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        user.click(Components.named("import.confirm", JButton.class));
        Edt.waitUntil("it is told", () -> frame.notices().of("import").isPresent());
        assertThat(frame.document().file()).isEqualTo(level);
        user.key("alt 1");
        Edt.waitUntil("the other is shown", () -> !level.equals(frame.document().file()));
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
        user.key("alt 2");
        Edt.waitUntil("it is told again", () -> frame.notices().of("import").isPresent());
    }
}
