package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.panel.palette.TileGallery;
import dev.ledge.editor.preview.PreviewPanel;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;

/** Who goes through the window by keys alone sees where the focus is. */
class FocusSeenTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @Test
    void theTileOfAShelfThatNoTileIsChosenIn() throws Exception {
        start(newLevel(SPAWN).toString());
        chooseTile("dirt");
        JTextField search = Components.named("palette.search", JTextField.class);
        user.click(search);
        waitForFocus(search);
        user.key("TAB");
        waitForFocus(Components.named("palette.new", AbstractButton.class));
        user.key("TAB");
        TileGallery first = focused();
        user.key("TAB");
        Edt.waitUntil("the focus has moved on", () -> frame.getFocusOwner() != first);
        TileGallery second = focused();
        assertThat(Edt.<Object>get(second::getSelectedValue)).as("chosen there").isNull();
        user.waitForPixel(second, topEdge(second, 0), focusColour());
        user.key("RIGHT");
        Edt.waitUntil("the arrow chooses the next one", () -> second.getSelectedIndex() == 1);
        user.waitForPixel(second, topEdge(second, 1), focusColour());
    }

    @Test
    void aShelfOutOfSight() throws Exception {
        startSmall();
        List<TileGallery> shelves = Edt.get(() -> Components.all(TileGallery.class, Component::isShowing));
        TileGallery last = shelves.get(shelves.size() - 1);
        assertThat(isSeen(last, firstTile(last))).as("seen before").isFalse();
        Edt.run(last::requestFocusInWindow);
        waitForFocus(last);
        Edt.waitUntil("its first tile is seen", () -> isSeen(last, firstTile(last)));
    }

    @Test
    void thePreviewThatIsGoneToByKeys() throws Exception {
        start(newLevel(SPAWN).toString());
        PreviewPanel preview = Components.named("preview", PreviewPanel.class);
        Color without = user.pixel(preview, new Point(0, 40));
        for (int i = 0; i < 100 && !Edt.get(preview::isFocusOwner); i++) {
            Component before = Edt.get(frame::getFocusOwner);
            user.key("ctrl TAB");
            Edt.waitUntil("the focus has moved on", () -> frame.getFocusOwner() != before);
        }
        user.waitForPixel(preview, new Point(0, 40), focusColour());
        user.key("ctrl TAB");
        user.waitForPixel(preview, new Point(0, 40), without);
    }

    @Test
    void aHeadingOutOfSight() throws Exception {
        startSmall();
        AbstractButton heading = Components.named("section.Among others", AbstractButton.class);
        assertThat(isSeen(heading, new Rectangle(heading.getSize())))
                .as("seen before")
                .isFalse();
        Edt.run(heading::requestFocusInWindow);
        Edt.waitUntil("it is seen", () -> isSeen(heading, new Rectangle(heading.getSize())));
    }

    private TileGallery focused() {
        Edt.waitUntil("a shelf has the focus", () -> frame.getFocusOwner() instanceof TileGallery);
        return Edt.get(() -> (TileGallery) frame.getFocusOwner());
    }

    private void startSmall() throws IOException {
        Files.writeString(project.resolve("settings.json"), "{\"window.width\": \"900\", \"window.height\": \"560\"}");
        start(newLevel(SPAWN).toString());
    }

    private static Rectangle firstTile(TileGallery shelf) {
        return shelf.getCellBounds(0, 0);
    }

    private static boolean isSeen(JComponent component, Rectangle part) {
        return Edt.get(() -> component.getVisibleRect().contains(part));
    }

    /** A place on the frame of a tile. */
    private static Point topEdge(TileGallery shelf, int index) {
        return Edt.get(() -> {
            Rectangle tile = shelf.getCellBounds(index, index);
            return new Point(tile.x + tile.width / 2, tile.y + 2);
        });
    }

    private static Color focusColour() {
        return Edt.get(
                () -> new Color(UIManager.getColor("Component.focusColor").getRGB()));
    }
}
