package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.Notice;
import java.awt.Point;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JSpinner;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import org.junit.jupiter.api.Test;

/** What goes into the editor and out of it by other ways than Open and Save. */
class ExchangeTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String FILES = "Files";

    @Test
    void aPictureIsExportedFromTheMenu() throws Exception {
        start(newLevel(SPAWN).toString());
        user.click(Components.first(JMenu.class, "File", menu -> menu.getText().equals("File")));
        user.click(
                Components.first(JMenu.class, "Export", menu -> menu.getText().equals("Export")));
        user.click(Components.named("export.png", JMenuItem.class));
        Components.window(JDialog.class, "that asks where to", JDialog::isModal);
        user.key("ctrl A");
        Path picture = project.resolve("out.png");
        user.type(picture.toString());
        user.key("ENTER");

        Edt.waitUntil("it is exported", () -> message().equals("Exported out.png"));
        assertThat(ImageIO.read(picture.toFile()).getWidth()).isEqualTo(COLUMNS * GRID);
    }

    @Test
    void aLongExportIsCancelledAndNothingIsLeft() throws Exception {
        start(newLevel(SPAWN).toString());
        user.click(Components.first(JMenu.class, "File", menu -> menu.getText().equals("File")));
        user.click(
                Components.first(JMenu.class, "Export", menu -> menu.getText().equals("Export")));
        user.click(Components.named("export.png", JMenuItem.class));
        JSpinner scale = Components.named("export.scale", JSpinner.class);
        Edt.run(() -> scale.setValue(32.0));
        Path folder = Files.createDirectory(project.resolve("out")); // The settings are written beside it.
        answer("Export as picture (png)", folder.resolve("large.png"));
        user.click(Components.named("banner.cancel", JButton.class));

        Edt.waitUntil("it is cancelled", () -> message().startsWith("Not exported"));
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aMapIsImportedAndOpenedAndExportedAgain() throws Exception {
        start(newLevel(SPAWN).toString());
        Path map = project.resolve("map.txt");
        Files.writeString(map, "......\n......\nXXXXXX\n");
        chooseImport(map);
        Path level = project.resolve("levels/imported.level.json");
        user.click(Components.named("import.choose", JButton.class));
        answer("Save the imported level as", level);
        Edt.waitUntil(
                "it can be imported",
                () -> Components.named("import.confirm", JButton.class).isEnabled());
        user.click(Components.named("import.confirm", JButton.class));

        Edt.waitUntil("it is open", () -> level.equals(frame.document().file()));
        assertThat(level().columns()).isEqualTo(6);
        assertThat(level().rows()).isEqualTo(3);

        user.key("ctrl E");
        Edt.waitUntil("it is asked how", () -> Components.isShowing("quick-pick"));
        user.type("png");
        user.key("ENTER");
        Path picture = project.resolve("again.png");
        answer("Export as picture (png)", picture);
        Edt.waitUntil("it is exported", () -> message().equals("Exported again.png"));
        Files.delete(picture);
        user.key("ctrl E");
        Edt.waitUntil("it is exported again", () -> Files.exists(picture));
    }

    @Test
    void exportedAgainItAsksBeforeATableOfANewLayerReplacesAFile() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("ctrl E");
        Edt.waitUntil("it is asked how", () -> Components.isShowing("quick-pick"));
        user.type("csv");
        user.key("ENTER");
        Path table = project.resolve("out.csv");
        answer("Export as tables of cells (csv)", table);
        Edt.waitUntil("it is exported", () -> message().equals("Exported out.csv"));

        press("layers.layer.add");
        String layer = Edt.get(() -> frame.tools().activeLayerId());
        Path mine = Files.writeString(project.resolve("out." + layer + ".csv"), "mine");
        Files.delete(table);
        user.key("ctrl E");
        JButton cancel = Components.first(JButton.class, "saying Cancel", button -> "Cancel".equals(button.getText()));
        assertThat(Edt.get(() -> SwingUtilities.getWindowAncestor(cancel) instanceof JDialog question
                        ? question.getTitle()
                        : null))
                .isEqualTo("Replace file");
        user.click(cancel);
        Edt.waitUntil("it is given up", () -> !cancel.isShowing());
        assertThat(mine).hasContent("mine");
        assertThat(table).doesNotExist();

        user.key("ctrl E");
        user.click(Components.first(JButton.class, "saying Replace", button -> "Replace".equals(button.getText())));
        Edt.waitUntil("both are written", () -> Files.exists(table));
        user.key("ctrl E");
        Edt.waitUntil(
                "what was written is not asked about",
                () -> Components.windows(JDialog.class).isEmpty());
        assertThat(mine).isNotEmptyFile();
        assertThat(Files.readString(mine)).isNotEqualTo("mine");
    }

    @Test
    void triedAgainTheLevelIsExportedAsItIsThen() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("ctrl E");
        Edt.waitUntil("it is asked how", () -> Components.isShowing("quick-pick"));
        user.type("csv");
        user.key("ENTER");
        Path folder = project.resolve("later");
        Path table = folder.resolve("out.csv");
        answer("Export as tables of cells (csv)", table);
        JButton again = Components.named("banner.retry", JButton.class);
        chooseTile("rock");
        user.click(canvas, cell(5, 5), User.LEFT);
        Edt.waitUntil("it is painted", () -> tileName(5, 5).equals("rock"));
        Files.createDirectory(folder);
        user.click(again);
        Edt.waitUntil("it is exported", () -> Files.exists(table));
        assertThat(Files.readAllLines(table).get(5)).contains("rock");
    }

    @Test
    void aLevelThatIsDroppedOnTheWindowIsOpened() throws Exception {
        Path first = newLevel(SPAWN);
        Path second = project.resolve("levels/second.level.json");
        Files.writeString(second, Files.readString(first).replace("journey", "second"));
        start(first.toString());
        drop(second);

        Edt.waitUntil("it is open", () -> second.equals(document().file()));
        assertThat(level().name()).isEqualTo("second");
    }

    @Test
    void ofSeveralFilesAllLevelsAreOpenedAndWhatFailsIsTold() throws Exception {
        Path first = newLevel(SPAWN);
        Path second = project.resolve("levels/second.level.json");
        Path third = project.resolve("levels/third.level.json");
        Files.copy(first, second);
        Files.copy(first, third);
        Path broken = Files.writeString(project.resolve("levels/broken.level.json"), "{");
        Path none = Files.writeString(project.resolve("levels/none.level.json"), "[]");
        Path run = Files.writeString(project.resolve("levels/run-of-third.json"), """
                {"format": "ledge-run", "version": 1, "level": "third.level.json", "ticks": 9}
                """);
        start(first.toString());
        drop(broken, second, project.resolve("levels/default.palette.json"), none, run);

        Edt.waitUntil(
                "all are open",
                () -> frame.documents().stream().map(Document::file).toList().equals(List.of(first, second, third)));
        Edt.waitUntil(
                "what failed is told, whichever is shown",
                () -> frame.notices().list().stream()
                        .map(Notice::title)
                        .toList()
                        .equals(List.of("“none.level.json” was not opened", "“broken.level.json” was not opened")));
    }

    @Test
    void aRunOfAnyNameThatIsMendedIsTriedAgainAsOne() throws Exception {
        Path first = newLevel(SPAWN);
        Path third = Files.copy(first, project.resolve("levels/third.level.json"));
        String words = """
                {"format": "ledge-run", "version": 1, "level": "third.level.json", "ticks": 9}
                """;
        Path run = Files.writeString(project.resolve("levels/run-of-third.json"), words.replace("9", "\"nine\""));
        start(first.toString());
        drop(run);
        JButton again = Components.named("banner.retry", JButton.class);
        Files.writeString(run, words);
        user.click(again);
        Edt.waitUntil("its level is open", () -> third.equals(document().file()));
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    @Test
    void aMapThatIsDroppedHasWhatWasChosenForItByTheMenu() throws Exception {
        start(newLevel(SPAWN).toString());
        Path map = Files.writeString(project.resolve("map.tmx"), """
                <map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16">
                 <objectgroup id="2" name="things">
                  <object id="1" type="hero" x="8" y="0" width="12" height="16"/></objectgroup>
                </map>""");
        chooseImport(map);
        Edt.waitUntil("it is read", () -> Components.isShowing("import.preset.guess"));
        JCheckBox guess = Components.named("import.preset.guess", JCheckBox.class);
        boolean before = Edt.get(guess::isSelected);
        user.click(guess);
        Edt.waitUntil("it is chosen", () -> guess.isSelected() != before);
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> Components.windows(JDialog.class).isEmpty());

        drop(map);
        Edt.waitUntil(
                "it is as it was left",
                () -> Components.isShowing("import.preset.guess")
                        && Components.named("import.preset.guess", JCheckBox.class)
                                        .isSelected()
                                != before);
    }

    @Test
    void ofAFolderThatIsDroppedALevelIsChosenAndOfAMapTheImportBegins() throws Exception {
        Path first = newLevel(SPAWN);
        Path cave = project.resolve("levels/caves/cave.level.json");
        Files.createDirectories(cave.getParent());
        Files.writeString(cave, Files.readString(first).replace("default.palette", "../default.palette"));
        start(first.toString());
        drop(cave.getParent());
        Edt.waitUntil("it is asked which", () -> Components.isShowing("quick-pick"));
        user.key("ENTER");
        Edt.waitUntil("it is open", () -> cave.equals(document().file()));

        drop(Files.writeString(project.resolve("map.txt"), "#...\n####\n"));
        Edt.waitUntil(
                "it can be imported",
                () -> Components.named("import.confirm", JButton.class).isEnabled());
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> Components.windows(JDialog.class).isEmpty());
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    @Test
    void aLevelOfAnyNameIsOpenedAndWhatIsLeftOutIsTold() throws Exception {
        Path first = newLevel(SPAWN);
        Path saved = Files.copy(first, first.resolveSibling("old.json"));
        Path map = Files.writeString(project.resolve("map.txt"), "#...\n####\n");
        start(first.toString());
        drop(map, saved);
        Edt.waitUntil("it is open", () -> saved.equals(document().file()));
        Edt.waitUntil(
                "the map is told",
                () -> frame.notices().list().stream()
                        .map(Notice::title)
                        .toList()
                        .equals(List.of("“map.txt” was left out")));
        assertThat(Components.windows(JDialog.class)).isEmpty();
        drop(first);
        Edt.waitUntil("it is shown", () -> first.equals(document().file()));
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }

    private void drop(Path... files) {
        // An elder window of files would take the press.
        Edt.run(() -> Components.windows(JFrame.class).stream()
                .filter(window -> window.getTitle().equals(FILES))
                .forEach(JFrame::dispose));
        JLabel icon = Edt.get(() -> filesToDrag(List.of(files)));
        user.moveTo(icon, new Point(20, 20));
        user.press(User.LEFT);
        user.moveTo(icon, new Point(40, 30));
        user.moveTo(canvas, new Point(300, 300));
        user.moveTo(canvas, new Point(330, 330));
        user.release(User.LEFT);
    }

    /** A window with a label that can be dragged as a file manager's icon can. */
    private static JLabel filesToDrag(List<Path> files) {
        JLabel label = new JLabel("file");
        label.setName("file");
        label.setTransferHandler(new FileHandler(files));
        label.addMouseMotionListener(new MouseAdapter() {
            @Override
            public void mouseDragged(MouseEvent e) {
                label.getTransferHandler().exportAsDrag(label, e, TransferHandler.COPY);
            }
        });
        JFrame frame = new JFrame(FILES);
        frame.add(label);
        frame.setSize(120, 100);
        frame.setAlwaysOnTop(true);
        frame.setFocusableWindowState(false);
        frame.setVisible(true);
        return label;
    }

    private static String message() {
        return Components.named("status.message", JLabel.class).getText();
    }

    /** Gives files away. */
    @SuppressWarnings("serial")
    private static final class FileHandler extends TransferHandler {
        private final transient List<Path> files;

        FileHandler(List<Path> files) {
            this.files = files;
        }

        @Override
        public int getSourceActions(JComponent component) {
            return COPY;
        }

        @Override
        protected Transferable createTransferable(JComponent component) {
            return new Transferable() {
                @Override
                public DataFlavor[] getTransferDataFlavors() {
                    return new DataFlavor[] {DataFlavor.javaFileListFlavor};
                }

                @Override
                public boolean isDataFlavorSupported(DataFlavor flavor) {
                    return flavor.equals(DataFlavor.javaFileListFlavor);
                }

                @Override
                public Object getTransferData(DataFlavor flavor) {
                    return files.stream().map(Path::toFile).toList();
                }
            };
        }
    }
}
