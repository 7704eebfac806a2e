package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ledge.editor.exchange.Collision;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The import dialog as its user meets it. */
class ImportDialogTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final int BECOMES = 3;

    private Path map;
    private Path level;

    @BeforeEach
    void writeMap() throws Exception {
        map = project.resolve("map.tmx");
        level = project.resolve("levels/map.level.json");
        BufferedImage tiles = new BufferedImage(64, 16, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < 64; x++) {
            for (int y = 0; y < 16; y++) {
                tiles.setRGB(x, y, 0x4060A0 + x * 0x010200 + y * 4);
            }
        }
        ImageIO.write(tiles, "png", project.resolve("tiles.png").toFile());
        Files.writeString(map, """
                <map version="1.10" orientation="orthogonal" width="12" height="5" tilewidth="16" tileheight="16">
                 <tileset firstgid="1" name="tiles" tilewidth="16" tileheight="16" tilecount="4" columns="4">
                  <image source="tiles.png" width="64" height="16"/>
                  <tile id="1" type="rung"/><tile id="2"><properties><property name="kind" value="thin"/></properties>
                  </tile>
                 </tileset>
                 <layer id="1" name="main" width="12" height="5"><data encoding="csv">
                0,0,0,0,0,0,0,0,0,0,0,0,
                0,0,2,0,0,3,3,3,0,0,0,0,
                0,0,2,0,0,0,0,0,0,0,0,0,
                0,0,2,0,0,0,0,0,0,0,0,0,
                1,1,1,1,1,1,1,1,1,1,1,1</data></layer>
                 <objectgroup id="2" name="things" opacity="0.5">
                  <object id="1" type="hero" x="8" y="40" width="12" height="24"/></objectgroup>
                </map>""");
    }

    private void open() {
        chooseImport(map);
        Components.window(JDialog.class, "of the import", dialog -> "import".equals(dialog.getName()));
    }

    private static JTable table() {
        return Components.named("import.mapping", JTable.class);
    }

    private static int row(String what, String name) {
        return Edt.get(() -> {
            JTable table = table();
            for (int row = 0; row < table.getRowCount(); row++) {
                if (table.getValueAt(row, 0).equals(what)
                        && table.getValueAt(row, 1).equals(name)) {
                    return row;
                }
            }
            return -1;
        });
    }

    private void waitForRow(String what, String name) {
        Edt.waitUntil(what + " " + name + " is listed", () -> row(what, name) >= 0);
    }

    /** Clicks into a row's last column and types there. */
    private void choose(String what, String name, String becomes) {
        waitForRow(what, name);
        int row = row(what, name);
        Rectangle cell = Edt.get(() -> {
            table().scrollRectToVisible(table().getCellRect(row, BECOMES, true));
            return table().getCellRect(row, BECOMES, true);
        });
        user.click(table(), new Point(cell.x + 20, cell.y + cell.height / 2), User.LEFT);
        Edt.waitUntil("it is edited", () -> table().isEditing());
        user.settle();
        Edt.run(() -> focusEditor());
        Edt.waitUntil("it can be typed in", () -> editorField().isFocusOwner());
        user.key("ctrl A");
        user.type(becomes);
        user.key("ENTER");
    }

    @Test
    void nothingIsChangedWhileTheLevelIsWritten() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        JButton confirm = Components.named("import.confirm", JButton.class);
        Edt.waitUntil("it can be imported", confirm::isEnabled);
        // A pipe in the place of the picture, so that writing waits until the picture is put into it.
        Path picture = project.resolve("tiles.png");
        byte[] content = Files.readAllBytes(picture);
        Files.delete(picture);
        assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "pipes can be made");
        assertThat(new ProcessBuilder("mkfifo", picture.toString()).start().waitFor())
                .isZero();
        user.click(confirm);
        Edt.waitUntil("it is written", () -> !confirm.isEnabled());
        JCheckBox guess = Components.named("import.preset.guess", JCheckBox.class);
        boolean isGuessing = Edt.get(guess::isSelected);
        user.click(guess);
        assertThat(Edt.get(guess::isSelected)).isEqualTo(isGuessing);
        assertThat(Edt.get(() -> table().editCellAt(0, BECOMES) && table().isEnabled()))
                .isFalse();
        Files.write(picture, content);
        Edt.waitUntil("it is imported", () -> level.equals(frame.document().file()));
    }

    /** Enter in the table is about the row, never about the dialog. */
    @Test
    void enterInTheTableDoesNotImport() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        waitUntilReady();
        choose("Layer", "main", "Ladder");
        user.key("ENTER");
        user.settle();
        waitUntilReady();
        assertThat(Components.isShowing("import")).isTrue();
        assertThat(level).doesNotExist();
    }

    @Test
    void aMappingThatCannotBeReadStaysAsItIsTold() throws Exception {
        start(newLevel(SPAWN).toString());
        Path mapping = project.resolve("levels/map.mapping.json");
        Files.writeString(mapping, "{\"oops\"");
        open();
        waitUntilReady(); // A level comes of it all the same.
        assertThat(status()).contains("left as it is");
        assertThat(Edt.get(
                        () -> Components.named("import.report", JTextArea.class).getText()))
                .contains("left as it is")
                .contains("Taken over:");
        choose("Tile class", "rung", "Ladder");
        waitUntilReady();
        assertThat(status()).contains("left as it is");
        user.click(Components.named("import.confirm", JButton.class));

        Edt.waitUntil("it is open", () -> level.equals(frame.document().file()));
        assertThat(mapping).hasContent("{\"oops\"");
    }

    private static JTextField editorField() {
        return Edt.get(() -> (JTextField)
                ((JComboBox<?>) table().getEditorComponent()).getEditor().getEditorComponent());
    }

    private static void focusEditor() {
        ((JComboBox<?>) table().getEditorComponent())
                .getEditor()
                .getEditorComponent()
                .requestFocusInWindow();
    }

    private void waitUntilReady() {
        Edt.waitUntil(
                "the level can be imported",
                () -> Components.named("import.confirm", JButton.class).isEnabled());
    }

    @Test
    void theTableDecidesAndIsKeptBesideTheLevel() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        waitUntilReady();
        choose("Tile class", "rung", "Ladder");
        waitUntilReady();
        choose("Tile property", "kind = thin", "One-way from above");
        choose("Layer", "main", "Solid");
        choose("Object", "hero", "Spawn");
        Edt.waitUntil(
                "the object is reported as a spawn",
                () -> Components.named("import.report", JTextArea.class)
                        .getText()
                        .contains("× spawn"));
        waitUntilReady();
        picture("import");
        user.click(Components.named("import.confirm", JButton.class));

        Edt.waitUntil("it is open", () -> level.equals(frame.document().file()));
        assertThat(Collision.of(level())).isEqualTo("""
                ............
                ..H..===....
                ..H.........
                ..H.........
                ############
                """);
        assertThat(project.resolve("levels/img/tiles.png")).exists();
        assertThat(project.resolve("levels/map.mapping.json")).content().contains("climbable");

        open();
        waitForRow("Tile class", "rung");
        assertThat(Edt.get(() -> table().getValueAt(row("Tile class", "rung"), BECOMES)))
                .isEqualTo("Ladder");
    }

    @Test
    void aRuleIsChosenByKeysAlone() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        waitUntilReady();
        waitForFocus(Components.named("import.search", JTextField.class));
        user.key("TAB");
        waitForFocus(table());
        for (int i = 0; i <= row("Tile class", "rung"); i++) {
            user.key("DOWN");
        }
        user.key("ENTER");
        Edt.waitUntil(
                "it has the keys", () -> table().isEditing() && editorField().isFocusOwner());
        user.key("ctrl A");
        user.type("hazard");
        user.key("ENTER");
        Edt.waitUntil(
                "it is taken",
                () -> !table().isEditing()
                        && table().getValueAt(row("Tile class", "rung"), BECOMES)
                                .equals("Hazard"));
        waitForFocus(table());
        waitUntilReady();
        user.key("DOWN");
        user.key("F2");
        Edt.waitUntil(
                "it has the keys", () -> table().isEditing() && editorField().isFocusOwner());
        user.key("alt DOWN");
        Edt.waitUntil("there is its list", () -> box().isPopupVisible());
        user.key("DOWN");
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("it is over", () -> !table().isEditing());
        assertThat(Edt.get(() -> table().getValueAt(row("Tile class", "rung") + 1, BECOMES)))
                .asString()
                .doesNotContain("(");
    }

    private static JComboBox<?> box() {
        return (JComboBox<?>) table().getEditorComponent();
    }

    /** Left beside the level, it would have its say the next time again. */
    @Test
    void aRuleThatIsTakenAwayIsGoneFromTheMappingBesideTheLevel() throws Exception {
        start(newLevel(SPAWN).toString());
        Path mapping = project.resolve("levels/map.mapping.json");
        Files.writeString(mapping, """
                {"format": "ledge-mapping", "version": 1, "rules": [{"class": "rung", "tile": {"climbable": true}}]}
                """);
        open();
        waitUntilReady();
        choose("Tile class", "rung", "As other rules say");
        waitUntilReady();
        user.click(Components.named("import.confirm", JButton.class));
        Edt.waitUntil("it is open", () -> level.equals(frame.document().file()));
        assertThat(mapping).content().doesNotContain("rung");
    }

    @Test
    void aMappingThatWasMadeForAnotherLevelIsAskedAbout() throws Exception {
        start(newLevel(SPAWN).toString());
        Path mapping = project.resolve("levels/other.mapping.json");
        Files.writeString(mapping, """
                {"format": "ledge-mapping", "version": 1, "rules": [{"class": "rung", "tile": {"climbable": true}}]}
                """);
        open();
        waitUntilReady();
        choose("Layer", "main", "Solid");
        waitUntilReady();
        user.click(Components.named("import.choose", JButton.class));
        answer("Save the imported level as", project.resolve("levels/other.level.json"));
        waitUntilReady();
        user.click(Components.named("import.confirm", JButton.class));
        JDialog question = Components.window(
                JDialog.class, "that asks", dialog -> dialog.getTitle().equals("Replace file"));
        Edt.waitUntil("it has the focus", question::isFocused);
        user.key("ESCAPE");
        Edt.waitUntil("it is answered", () -> !question.isShowing());
        assertThat(mapping).content().contains("rung");
        assertThat(Components.isShowing("import")).isTrue();
    }

    @Test
    void presetsAreSwitchedOffAndOn() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        waitUntilReady();
        user.click(Components.named("import.preset.guess", JCheckBox.class));
        Edt.waitUntil(
                "nothing collides",
                () -> Components.named("import.report", JTextArea.class)
                                .getText()
                                .contains("18 × cell of decoration")
                        && !Components.named("import.report", JTextArea.class)
                                .getText()
                                .contains("collide"));
        user.click(Components.named("import.preset.guess", JCheckBox.class));
        Edt.waitUntil(
                "it collides again",
                () -> Components.named("import.report", JTextArea.class)
                        .getText()
                        .contains("18 × cell that something"));
    }

    @Test
    void whatIsNoRuleIsMarkedAndStays() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        waitUntilReady();
        choose("Tile class", "rung", "nonsense");
        Edt.waitUntil(
                "it is marked",
                () -> table().isEditing() && "error".equals(editorField().getClientProperty("JComponent.outline")));
        assertThat(status()).startsWith("Choose from the list, or type");
        user.key("ctrl A");
        user.type("{\"hazard\": true}");
        user.key("ENTER");
        Edt.waitUntil(
                "it is taken",
                () -> !table().isEditing()
                        && table().getValueAt(row("Tile class", "rung"), BECOMES)
                                .equals("{\"hazard\":true}"));
    }

    private static String status() {
        return Edt.get(() -> Components.named("import.status", JLabel.class).getText());
    }

    @Test
    void whyItIsNoRuleIsSaidNoLongerThanItIsTyped() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        waitUntilReady();
        String before = status();
        choose("Tile class", "rung", "nonsense");
        Edt.waitUntil("it says why", () -> status().startsWith("Choose from the list"));
        user.key("ESCAPE");
        Edt.waitUntil("it says what it said", () -> status().equals(before));
        assertThat(Components.isShowing("import")).isTrue();
    }

    @Test
    void aBrokenMapIsRefusedInTheDialogAndNothingIsWritten() throws Exception {
        Files.writeString(map, "<map><layer");
        start(newLevel(SPAWN).toString());
        open();
        Edt.waitUntil(
                "it says why",
                () -> Components.named("import.report", JTextArea.class)
                        .getText()
                        .contains("this is not XML"));
        assertThat(Edt.get(
                        () -> Components.named("import.confirm", JButton.class).isEnabled()))
                .isFalse();
        JCheckBox preset = Components.named("import.preset.guess", JCheckBox.class);
        assertThat(Edt.get(preset::isEnabled))
                .as("rules for a map that is none")
                .isFalse();
        user.click(Components.named("import.cancel", JButton.class));
        Edt.waitUntil("it is closed", () -> !Components.isShowing("import"));
        assertThat(level).doesNotExist();
        Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
    }

    @Test
    void readingALongMapIsCancelled() throws Exception {
        int side = 3000;
        StringBuilder cells = new StringBuilder("<data encoding=\"csv\">");
        for (int i = 0; i < side * side; i++) {
            cells.append(i == 0 ? "" : ",").append(i % 5);
        }
        Files.writeString(
                map,
                "<map width='3000' height='3000' tilewidth='16' tileheight='16'><layer name='L' width='3000' "
                        + "height='3000'>" + cells + "</data></layer></map>");
        start(newLevel(SPAWN).toString());
        open();
        Edt.waitUntil(
                "it says what it does",
                () -> Components.named("import.status", JLabel.class).getText().contains("Reading"));
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("import"));
        assertThat(level).doesNotExist();
    }

    /** For a look: the dialog at its own size and at twice that, where {@code ledge.look} names a folder. */
    private static void picture(String name) throws Exception {
        String folder = System.getProperty("ledge.look");
        if (folder == null) {
            return;
        }
        for (boolean isDark : new boolean[] {false, true}) {
            Edt.run(() -> {
                if (isDark) {
                    com.formdev.flatlaf.FlatDarkLaf.setup();
                } else {
                    com.formdev.flatlaf.FlatLightLaf.setup();
                }
                com.formdev.flatlaf.FlatLaf.updateUI();
            });
            for (int scale : new int[] {1, 2}) {
                BufferedImage drawn = Edt.get(() -> {
                    Component root = Components.first(JDialog.class, "", d -> "import".equals(d.getName()))
                            .getRootPane();
                    BufferedImage picture = new BufferedImage(
                            root.getWidth() * scale, root.getHeight() * scale, BufferedImage.TYPE_INT_RGB);
                    Graphics2D g = picture.createGraphics();
                    g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
                    g.scale(scale, scale);
                    root.printAll(g);
                    g.dispose();
                    return picture;
                });
                ImageIO.write(
                        drawn, "png", new File(folder, name + (isDark ? "-dark-" : "-light-") + scale + "00.png"));
            }
        }
    }
}
