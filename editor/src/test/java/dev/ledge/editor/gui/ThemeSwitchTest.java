package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.fault.UserFolder;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.preview.PreviewSession;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A window whose look is switched, there and back and there again, looks like one that was started in that look: to the
 * pixel.
 */
class ThemeSwitchTest extends EditorTest {
    private static final Path PICTURES = Path.of("target", "screenshots");

    @AfterEach
    void backToLight() {
        Edt.run(FlatLightLaf::setup);
    }

    @Test
    void whatIsThereIsRepaintedInTheOtherLook() throws Exception {
        compare(() -> {});
    }

    @Test
    void aListOfProblemsThatIsEmpty() throws Exception {
        compare(() -> Edt.run(() -> frame.view().show(ViewPart.PROBLEMS, true)));
    }

    @Test
    void aListOfProblemsThatIsNotOnTheScreenYet() throws Exception {
        Map<String, BufferedImage> switched = new LinkedHashMap<>();
        begin(ThemeChoice.LIGHT, () -> {});
        look(ThemeChoice.DARK);
        findProblems();
        switched.put("dark", picture());
        look(ThemeChoice.LIGHT);
        switched.put("light", picture());
        close();
        begin(ThemeChoice.DARK, this::findProblems);
        assertSame("dark", picture(), switched.get("dark"));
        close();
        begin(ThemeChoice.LIGHT, this::findProblems);
        assertSame("light", picture(), switched.get("light"));
    }

    @Test
    void aListOfProblemsWithOneSelected() throws Exception {
        compare(() -> {
            findProblems();
            Edt.run(() -> Components.named("problems.list", JList.class).setSelectedIndex(0));
        });
    }

    @Test
    void anObjectInTheInspectorAndABannerAbove() throws Exception {
        compare(() -> Edt.run(() -> {
            document().select(Selection.ofObject("start"));
            frame.notices().show(Notice.warning("test", "It did not work", List.of("The reason", "What to do")));
        }));
    }

    @Test
    void hiddenPanelsThatComeBack() throws Exception {
        Map<String, BufferedImage> switched = new LinkedHashMap<>();
        begin(ThemeChoice.LIGHT, () -> Edt.run(() -> frame.view().show(ViewPart.PANELS, false)));
        look(ThemeChoice.DARK);
        Edt.run(() -> frame.view().show(ViewPart.PANELS, true));
        switched.put("dark", picture());
        close();
        begin(ThemeChoice.DARK, () -> {
            Edt.run(() -> frame.view().show(ViewPart.PANELS, false));
            user.settle();
            Edt.run(() -> frame.view().show(ViewPart.PANELS, true));
        });
        assertSame("dark", picture(), switched.get("dark"));
    }

    @Test
    void aPaletteOfCommandsThatIsOpen() throws Exception {
        compare(() -> {
            user.key("ctrl shift P");
            JTextField query = Components.named("quick-pick.query", JTextField.class);
            waitForFocus(query);
            user.type("layer");
        });
    }

    /** Brings a state about in one window that is switched, and in two that are not. */
    private void compare(Runnable state) throws Exception {
        begin(ThemeChoice.LIGHT, state);
        BufferedImage light = picture();
        look(ThemeChoice.DARK);
        BufferedImage dark = picture();
        look(ThemeChoice.LIGHT);
        assertSame("light again", picture(), light);
        look(ThemeChoice.DARK);
        assertSame("dark again", picture(), dark);
        close();
        begin(ThemeChoice.DARK, state);
        assertSame("started dark", picture(), dark);
        look(ThemeChoice.LIGHT);
        assertSame("light after dark", picture(), light);
    }

    private void begin(ThemeChoice choice, Runnable state) throws Exception {
        Files.writeString(
                Path.of(System.getProperty(UserFolder.SETTINGS_PROPERTY)), "{\"theme\": \"" + choice.id() + "\"}");
        start(newLevel(
                        "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}",
                        "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [200, 200], \"size\": [32, 8],"
                                + " \"path\": [[0, 0], [64, 0]]}")
                .toString());
        state.run();
        user.moveTo(frame.getRootPane(), new Point(2, frame.getRootPane().getHeight() - 2));
    }

    private void findProblems() {
        Edt.run(() -> {
            document().edit("Delete", document().level().withoutObject("start"));
            frame.view().show(ViewPart.PROBLEMS, true);
        });
        Edt.waitUntil("the missing spawn is reported", () -> Components.isShowing("problems.list"));
    }

    private void look(ThemeChoice choice) {
        Edt.run(() -> frame.setTheme(choice));
    }

    private void close() {
        Edt.run(() -> {
            document().undo();
            frame.dispose();
        });
        // Its last words to the settings come as an event of their own, and may not meet the next window's
        // half-written.
        Edt.run(() -> {});
    }

    /** The window as it would be painted now, with the game at its first tick. */
    private BufferedImage picture() {
        for (String button : List.of("status.problems", "status.runs")) {
            AbstractButton known = Components.named(button, AbstractButton.class);
            Edt.waitUntil(button + " is known", () -> !known.getText().contains("…"));
        }
        // A canvas knows its size once it has been painted: a level that is fitted into it before is elsewhere.
        user.settle();
        Edt.run(canvas::fit);
        user.settle();
        return Edt.get(() -> {
            PreviewSession session = frame.preview().session();
            session.restart();
            session.playhead().setPaused(true);
            if (frame.getFocusOwner() instanceof JTextField field) {
                field.getCaret().setVisible(false); // It blinks.
            }
            Container window = frame.getRootPane();
            BufferedImage picture =
                    new BufferedImage(window.getWidth(), window.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = picture.createGraphics();
            window.printAll(g);
            g.dispose();
            return picture;
        });
    }

    private static void assertSame(String what, BufferedImage is, BufferedImage wanted) throws IOException {
        assertThat(is.getWidth()).isEqualTo(wanted.getWidth());
        assertThat(is.getHeight()).isEqualTo(wanted.getHeight());
        Rectangle different = null;
        for (int y = 0; y < is.getHeight(); y++) {
            for (int x = 0; x < is.getWidth(); x++) {
                if (is.getRGB(x, y) != wanted.getRGB(x, y)) {
                    Rectangle pixel = new Rectangle(x, y, 1, 1);
                    different = different == null ? pixel : different.union(pixel);
                }
            }
        }
        if (different != null) {
            Files.createDirectories(PICTURES);
            File[] files = {new File(PICTURES.toFile(), "is.png"), new File(PICTURES.toFile(), "wanted.png")};
            ImageIO.write(is, "png", files[0]);
            ImageIO.write(wanted, "png", files[1]);
        }
        assertThat(different).as("%s: where it looks different", what).isNull();
    }
}
