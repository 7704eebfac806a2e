package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.preview.LastStep;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.Color;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JFrame;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The preview in a window of its own. */
class PreviewWindowTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private Path level;
    private PreviewPanel preview;
    private JFrame window;

    @BeforeEach
    void open() throws Exception {
        level = newLevel(SPAWN);
        start(level.toString());
        preview = Components.named("preview", PreviewPanel.class);
    }

    @AfterEach
    void backToLight() {
        Edt.run(FlatLightLaf::setup);
    }

    @Test
    void aKeyTakesItOutAndPutsItBack() {
        Rectangle before = Edt.get(() -> new Rectangle(preview.getLocationOnScreen(), preview.getSize()));
        takeOut();
        assertThat(Edt.get(() -> frame.isAncestorOf(preview))).isFalse();
        assertThat(Edt.get(() -> preview.getWidth())).isGreaterThan(before.width);
        assertThat(Edt.get(() -> window.getTitle())).isEqualTo("journey – Preview – Ledge");
        user.waitForPixel(preview, inPreview(12, FLOOR + 1), user.pixel(canvas, cell(12, FLOOR + 1)));
        seesThePlayer();

        user.key("shift F11");
        Edt.waitUntil("the window is gone", () -> !window.isDisplayable());
        Edt.waitUntil(
                "it is where it was",
                () -> before.equals(new Rectangle(preview.getLocationOnScreen(), preview.getSize())));
        waitForFocus(canvas);
        seesThePlayer();
    }

    @Test
    void closingItPutsItBack() {
        takeOut();
        close();
        Edt.waitUntil("it is back", () -> frame.isAncestorOf(preview) && preview.isShowing());
        assertThat(Edt.get(() -> frame.view().isShown(ViewPart.PREVIEW_APART))).isFalse();
        seesThePlayer();
    }

    @Test
    void theGameHasItsKeysInBothWindows() {
        takeOut();
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        double before = Edt.get(() -> session().playerBox().left());
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it runs", () -> session().playerBox().left() > before + GRID);
        user.letGo(KeyEvent.VK_RIGHT);

        chooseTile("brick");
        user.key("B");
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        user.click(canvas, cell(4, 12), User.LEFT);
        waitForFocus(canvas);
        assertThat(tileName(4, 12)).isEqualTo("brick");
        double there = Edt.get(() -> session().playerBox().left());
        user.hold(KeyEvent.VK_LEFT);
        Edt.waitUntil("it runs back", () -> session().playerBox().left() < there - GRID);
        assertThat(Edt.get(() -> preview.takes(KeyEvent.VK_B, false))).isTrue();
        user.click(canvas, cell(5, 12), User.LEFT);
        assertThat(tileName(5, 12)).isEqualTo("brick");
        Edt.waitUntil("the key is still held", () -> LastStep.buttons(session()) != 0);
        user.letGo(KeyEvent.VK_LEFT);
        user.key("ESCAPE");
        Edt.waitUntil("it is over", () -> !session().isPlaying());
        waitForFocus(canvas);
    }

    @Test
    void aKeyThatIsHeldWhenTheWindowLosesTheFocusIsLetGo() {
        takeOut();
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it is held", () -> LastStep.buttons(session()) != 0);
        user.click(canvas, cell(4, 12), User.LEFT);
        waitForFocus(canvas);
        Edt.waitUntil("it is let go", () -> LastStep.buttons(session()) == 0);
    }

    @Test
    void commandsWorkFromIt() {
        takeOut();
        user.click(preview, new Point(60, preview.getHeight() / 2), User.LEFT);
        waitForFocus(preview);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        user.key("ctrl shift P");
        JTextField query = Components.named("quick-pick.query", JTextField.class);
        waitForFocus(query);
        assertThat(Edt.get(() -> window.isAncestorOf(query))).isTrue();
        user.type("in its own window");
        user.key("ENTER");
        Edt.waitUntil("it is back", () -> frame.isAncestorOf(preview));
    }

    @Test
    void theLookReachesIt() {
        takeOut();
        Edt.run(() -> frame.setTheme(ThemeChoice.DARK));
        Edt.waitUntil("it is dark", () -> preview.options().theme().equals(Theme.DARK));
        Color dark = Edt.get(() -> javax.swing.UIManager.getColor("ToolBar.background"));
        Point bar = Edt.get(() -> new Point(window.getContentPane().getWidth() / 2, 3));
        user.waitForPixel(window.getContentPane(), bar, new Color(dark.getRGB()));
        Edt.run(() -> frame.setTheme(ThemeChoice.LIGHT));
        user.waitForPixelOtherThan(window.getContentPane(), bar, new Color(dark.getRGB()));
    }

    @Test
    void minimisedItIsHeldAndTheEditorGoesOn() {
        takeOut();
        Edt.run(() -> window.setExtendedState(Frame.ICONIFIED));
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        chooseTile("brick");
        user.key("B");
        user.click(canvas, cell(4, 12), User.LEFT);
        assertThat(tileName(4, 12)).isEqualTo("brick");
        Edt.run(() -> window.setExtendedState(Frame.NORMAL));
        Edt.waitUntil("it goes on", () -> !session().playhead().isPaused());
        long tick = Edt.get(() -> session().tick());
        Edt.waitUntil("ticks follow", () -> session().tick() > tick + 5);
    }

    @Test
    void theEditorMinimisedLeavesItRunning() {
        takeOut();
        Edt.run(() -> frame.setExtendedState(Frame.ICONIFIED));
        Edt.waitUntil("the editor is away", () -> (frame.getExtendedState() & Frame.ICONIFIED) != 0);
        long tick = Edt.get(() -> session().tick());
        Edt.waitUntil("it goes on", () -> session().tick() > tick + 10);
    }

    @Test
    void f11FillsTheScreenWithItAndEscapeGivesItsSizeBack() {
        takeOut();
        Rectangle before = Edt.get(() -> window.getBounds());
        user.key("F11");
        Edt.waitUntil(
                "it fills the screen",
                () -> preview.getWidth() >= window.getGraphicsConfiguration().getBounds().width - 4);
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        waitForFocus(preview);
        user.key("ESCAPE");
        Edt.waitUntil("it has its size", () -> window.getBounds().getSize().equals(before.getSize()));
        assertThat(Edt.get(() -> frame.getJMenuBar().isVisible())).isTrue();
    }

    @Test
    void anotherLevelIsShownInIt() throws Exception {
        Path other = level.resolveSibling("other.level.json");
        Files.writeString(other, Files.readString(level).replace("\"journey\"", "\"other\""));
        takeOut();
        Edt.run(() -> frame.files().open(other));
        Edt.waitUntil("the other level is there", () -> window.getTitle().startsWith("other"));
        preview = Edt.get(() -> frame.preview());
        assertThat(Edt.get(() -> window.isAncestorOf(preview))).isTrue();
        seesThePlayer();
        close();
        Edt.waitUntil("it is back", () -> frame.isAncestorOf(preview) && preview.isShowing());
    }

    @Test
    void itIsWhereItWasAtTheNextStart() {
        takeOut();
        Rectangle there = new Rectangle(850, 60, 360, 440);
        Edt.run(() -> window.setBounds(there));
        Edt.waitUntil("it is there", () -> window.getBounds().getSize().equals(there.getSize()));
        Rectangle was = Edt.get(() -> window.getBounds());
        Edt.run(() -> frame.quit());
        Edt.waitUntil("both are closed", () -> !frame.isDisplayable() && !window.isDisplayable());

        start(level.toString());
        window = Components.first(JFrame.class, "of the preview", found -> found != frame);
        preview = Edt.get(() -> frame.preview());
        assertThat(Edt.get(() -> window.getSize())).isEqualTo(was.getSize());
        Edt.waitUntil("it is where it was", () -> window.getLocation().distance(was.getLocation()) < 40);
        assertThat(Edt.get(() -> window.isAncestorOf(preview))).isTrue();
        seesThePlayer();
    }

    private void takeOut() {
        user.key("shift F11");
        window = Components.first(JFrame.class, "of the preview", found -> found != frame);
        Edt.waitUntil("it has the focus", () -> window.isFocused() && preview.isFocusOwner());
        user.settle();
    }

    private void close() {
        Edt.run(() -> window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
    }

    /** The player is on the screen, where the preview is. */
    private void seesThePlayer() {
        Edt.run(() -> {
            session().playhead().seek(session().playhead().lastTick());
            frame.focusCanvas();
        });
        // Asked anew each time: the camera may still be on its way.
        Edt.waitUntil("the player is there", () -> {
            Viewport view = preview.view();
            Aabb box = session().playerBox();
            Point player = new Point((int) view.toScreenX(box.centerX()), (int) view.toScreenY(box.centerY()));
            Point sky = new Point(player.x, player.y - 60);
            return !user.screenColour(onScreen(player)).equals(user.screenColour(onScreen(sky)));
        });
        Edt.run(() -> session().playhead().resume());
    }

    private Point onScreen(Point at) {
        Point corner = preview.getLocationOnScreen();
        return new Point(corner.x + at.x, corner.y + at.y);
    }

    private Point inPreview(int column, int row) {
        return Edt.get(() -> {
            Viewport view = preview.view();
            return new Point((int) view.toScreenX((column + 0.5) * GRID), (int) view.toScreenY((row + 0.5) * GRID));
        });
    }
}
