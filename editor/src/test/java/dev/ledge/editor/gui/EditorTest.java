package dev.ledge.editor.gui;

import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.Main;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.fault.UserFolder;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test that drives the whole editor, started as from the command line, on a project of its own. */
abstract class EditorTest extends GuiTest {
    /** Of the level of {@link #newLevel}: 40 × 24 cells of 16 px, the two lowest rows rock. */
    static final int COLUMNS = 40;

    static final int ROWS = 24;
    static final int GRID = 16;
    static final int FLOOR = 22;

    private static final int LINE_REACH = 6;

    @TempDir
    Path project;

    EditorFrame frame;
    LevelCanvas canvas;

    @BeforeEach
    final void makeProject() throws IOException {
        System.setProperty(
                UserFolder.SETTINGS_PROPERTY, project.resolve("settings.json").toString());
        Files.createDirectories(project.resolve(".git"));
        Files.createDirectories(project.resolve("levels"));
        Files.copy(Path.of("../levels/default.palette.json"), project.resolve("levels/default.palette.json"));
    }

    /** Writes a level with a floor and the objects given as JSON, one an argument. */
    final Path newLevel(String... objects) throws IOException {
        StringBuilder cells = new StringBuilder();
        for (String row : new String[] {"22", "23"}) {
            cells.append("        \"0,").append(row).append("\": \"################################\",\n");
        }
        for (String row : new String[] {"22", "23"}) {
            cells.append("        \"32,")
                    .append(row)
                    .append("\": \"########\"")
                    .append(row.equals("22") ? ",\n" : "\n");
        }
        String level =
                "{\n  \"format\": \"ledge-level\",\n  \"version\": 1,\n  \"name\": \"journey\",\n  \"grid\": 16,\n"
                        + "  \"size\": [40, 24],\n  \"palette\": \"default.palette.json\",\n  \"layers\": [\n"
                        + "    {\"id\": \"ground\", \"kind\": \"tiles\",\n      \"legend\": {\n   "
                        + "     \"#\": \"rock\"\n      },\n"
                        + "      \"cells\": {\n" + cells + "      }\n    }\n  ],\n  \"objects\": [\n    "
                        + String.join(",\n    ", objects) + "\n  ]\n}\n";
        Path file = project.resolve("levels/journey.level.json");
        Files.writeString(file, level);
        return file;
    }

    /** Starts the editor on a level with a player and a moving platform called {@code lift}. */
    final void startWithLift() throws IOException {
        start(newLevel(
                        "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}",
                        "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [200, 200], \"size\": [32, 8],"
                                + " \"path\": [[0, 0], [64, 0]]}")
                .toString());
    }

    /** Starts the editor with what would be typed after {@code ledge}, and waits until a level can be seen. */
    final void start(String... arguments) {
        Main.start(arguments);
        frame = Components.window(EditorFrame.class, "of the editor", found -> true);
        canvas = Components.named("canvas", LevelCanvas.class);
        Edt.waitUntil("the canvas has been painted", () -> viewport().width() > 0);
        Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
        StandStill.await(user, frame, canvas);
    }

    final Document document() {
        return Edt.get(() -> frame.document());
    }

    final Level level() {
        return Edt.get(() -> frame.document().level());
    }

    final PreviewSession session() {
        return Edt.get(() -> frame.preview().session());
    }

    private Viewport viewport() {
        return frame.tools().viewport();
    }

    /** Where in the canvas the middle of a cell is. */
    final Point cell(int column, int row) {
        return at((column + 0.5) * GRID, (row + 0.5) * GRID);
    }

    /** Where in the canvas a place of the level in pixels is. */
    final Point at(double x, double y) {
        return Edt.get(() -> new Point((int) Math.round(viewport().toScreenX(x)), (int)
                Math.round(viewport().toScreenY(y))));
    }

    /** True if a line of a colour is seen on the canvas at a place of the level, px, or a little above or below. */
    final boolean isLine(Color colour, double x, double y) {
        return IntStream.rangeClosed(-LINE_REACH, LINE_REACH)
                .mapToObj(off -> colourAt(x, y + off))
                .anyMatch(colour::equals);
    }

    /** The colour on the screen at a place of the level, px. */
    final Color colourAt(double x, double y) {
        Point place = at(x, y);
        Point corner = Edt.get(canvas::getLocationOnScreen);
        return user.screenColour(new Point(corner.x + place.x, corner.y + place.y));
    }

    final Point at(Vec place) {
        return at(place.x(), place.y());
    }

    /** The tile in a cell of the layer {@code ground}, or null. */
    final TileRef tile(int column, int row) {
        Level level = level();
        return level.tiles().get(((TileLayer) level.layer("ground")).grid().get(column, row));
    }

    /** The name of the tile in a cell of the layer {@code ground}, or an empty text. */
    final String tileName(int column, int row) {
        TileRef ref = tile(column, row);
        return ref == null ? "" : ref.tile();
    }

    /** Begins a level as the form proposes it. */
    final void beginLevel() {
        Document before = document();
        user.key("ctrl N");
        waitForFocus(Components.named("new-level.columns", JTextField.class));
        user.key("ENTER");
        Edt.waitUntil("it is there", () -> frame.document().file() == null && frame.document() != before);
    }

    /** Clicks a tile in the palette. */
    final void chooseTile(String name) {
        JList<?> gallery = Components.first(JList.class, "with the tile " + name, list -> indexOf(list, name) >= 0);
        Point middle = Edt.get(() -> {
            int index = indexOf(gallery, name);
            gallery.ensureIndexIsVisible(index);
            Rectangle bounds = gallery.getCellBounds(index, index);
            return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
        });
        user.click(gallery, middle, User.LEFT);
        Edt.waitUntil(
                name + " is chosen",
                () -> frame.tools().tile() != null
                        && frame.tools().tile().tile().equals(name));
    }

    private static int indexOf(JList<?> list, String tile) {
        for (int i = 0; i < list.getModel().getSize(); i++) {
            if (list.getModel().getElementAt(i) instanceof TileType type
                    && type.name().equals(tile)) {
                return i;
            }
        }
        return -1;
    }

    /** Clicks a tool in the toolbar. */
    final void chooseTool(String id) {
        press("toolbar.tool." + id);
        Edt.waitUntil(id + " is in use", () -> frame.tools().tool().id().equals(id));
    }

    /** Clicks the button of that name. */
    final void press(String name) {
        user.click(Components.named(name, AbstractButton.class));
    }

    /** Clicks what may have to be scrolled to. */
    final void reach(String name) {
        AbstractButton button = Components.named(name, AbstractButton.class);
        Edt.run(() -> ((JComponent) button).scrollRectToVisible(new Rectangle(button.getSize())));
        user.click(button);
    }

    /** Runs the first command that some letters find. */
    final void command(String letters) {
        user.key("ctrl shift P");
        Edt.waitUntil("commands are asked for", () -> Components.isShowing("quick-pick.query"));
        waitForFocus(Components.named("quick-pick.query", Component.class));
        user.type(letters);
        user.key("ENTER");
    }

    /** Types into a field of the inspector, wherever it is scrolled to, and enters it. */
    final void enter(String name, String text) {
        JTextField field = Components.named(name, JTextField.class);
        // A field of text scrolls its text, not the form that it is in.
        Edt.run(() -> ((JComponent) field.getParent()).scrollRectToVisible(field.getBounds()));
        user.click(field);
        Edt.run(field::selectAll);
        user.type(text);
        user.key("ENTER");
    }

    /** True if nothing in the canvas but {@code component} has the focus. */
    final void waitForFocus(Component component) {
        Edt.waitUntil(component.getName() + " has the focus", component::isFocusOwner);
    }

    /** Gives one of the answers of a question. */
    final void answer(String text) {
        JDialog question = Components.window(JDialog.class, "that asks", JDialog::isModal);
        user.click(Components.first(JButton.class, "saying " + text, button -> text.equals(button.getText())));
        Edt.waitUntil("the question is gone", () -> !question.isShowing());
    }

    /** Types a file into the dialog of that title. */
    final void answer(String title, Path file) {
        JDialog dialog = Components.window(
                JDialog.class, "“" + title + "”", found -> found.getTitle().equals(title));
        Edt.waitUntil("it can be typed in", dialog::isFocused);
        user.settle();
        user.key("ctrl A");
        user.type(file.toString());
        user.key("ENTER");
        Edt.waitUntil("it is answered", () -> !dialog.isShowing());
    }

    /** Begins the import of a map, by the menu. */
    final void chooseImport(Path map) {
        user.click(Components.first(JMenu.class, "File", menu -> menu.getText().equals("File")));
        user.click(Components.named("file.import", JMenuItem.class));
        answer("Import", map);
    }
}
