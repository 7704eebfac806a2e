package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;

/**
 * Makes the README's pictures: the real window on the demo level, at a moment of its run. No test of its own: run it
 * with {@code mvn -q test -Dtest=Screenshots}.
 */
class Screenshots extends EditorTest {
    private static final Path FOLDER = Path.of("docs");
    private static final int WIDTH = 1260;
    private static final int HEIGHT = 840;

    /** Pixels of the picture a pixel of the window, as on a fine screen. */
    private static final int FINE = 2;

    @Test
    void light() throws IOException {
        open();
        look(ThemeChoice.LIGHT);
        Edt.run(() -> {
            frame.tools().useTool("brush");
            lookAt(new Vec(670, 340));
        });
        picture("ledge-light.png", 376);
    }

    @Test
    void dark() throws IOException {
        open();
        look(ThemeChoice.DARK);
        Edt.run(() -> select(movingPlatform()));
        picture("ledge-dark.png", 1350);
    }

    /** Three levels in tabs, of which one has something unsaved. */
    @Test
    void tabs() throws IOException {
        open();
        look(ThemeChoice.LIGHT);
        turnTo("../levels/demo/top-down.level.json");
        Edt.run(() -> {
            Level hall = frame.document().level();
            LevelObject first = hall.objects().get(0);
            frame.document()
                    .edit("Move", hall.withObject(first.movedTo(first.at().plus(new Vec(16, 0)))));
        });
        turnTo("../levels/edge-cases/ct-01-slope.level.json");
        turnTo("../levels/demo/demo.level.json");
        Edt.run(() -> {
            frame.tools().useTool("brush");
            lookAt(new Vec(900, 300));
        });
        picture("ledge-tabs.png", 376);
    }

    private void turnTo(String level) {
        Path file = Path.of(level);
        Edt.run(() -> frame.files().open(file));
        Edt.waitUntil("it is shown", () -> file.equals(frame.document().file()));
        user.settle();
    }

    private void open() {
        start("../levels/demo/demo.level.json");
        Edt.run(() -> {
            frame.setLocation(0, 0);
            frame.setSize(WIDTH, HEIGHT);
        });
        Edt.waitUntil("it is of that size", () -> frame.getContentPane().getWidth() > WIDTH - 40);
    }

    private void look(ThemeChoice choice) {
        Edt.run(() -> frame.setTheme(choice));
    }

    private LevelObject movingPlatform() {
        return frame.document().level().objects().stream()
                .filter(object -> object instanceof Platform platform
                        && platform.effectivePath().size() > 2)
                .findFirst()
                .orElseThrow();
    }

    private void select(LevelObject object) {
        frame.tools().useTool("select");
        frame.document().select(Selection.ofObject(object.id()));
        lookAt(object.at().minus(new Vec(60, 40)));
    }

    private void lookAt(Vec middle) {
        frame.tools().viewport().setZoom(1.5);
        frame.tools().viewport().center(middle.x(), middle.y());
    }

    /** Lets the demo come to a tick, and draws the window as it is then. */
    private void picture(String name, int tick) throws IOException {
        AbstractButton problems = Components.named("status.problems", AbstractButton.class);
        Edt.waitUntil(
                "the level has been checked",
                () -> problems.getText().equals("No problems")
                        && problems.getWidth() >= problems.getPreferredSize().width);
        BufferedImage picture = Edt.get(() -> {
            PreviewSession session = frame.preview().session();
            session.restart();
            while (session.tick() < tick) {
                session.stepTick();
            }
            session.playhead().resume();
            return draw(frame.getRootPane());
        });
        Files.createDirectories(FOLDER);
        ImageIO.write(picture, "png", FOLDER.resolve(name).toFile());
        assertThat(FOLDER.resolve(name)).isNotEmptyFile();
    }

    private static BufferedImage draw(Container window) {
        BufferedImage picture =
                new BufferedImage(window.getWidth() * FINE, window.getHeight() * FINE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.scale(FINE, FINE);
        window.printAll(g);
        g.dispose();
        return picture;
    }
}
