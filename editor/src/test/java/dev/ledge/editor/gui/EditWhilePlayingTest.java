package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.world.Actors;
import java.awt.Color;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import javax.swing.JComponent;
import org.junit.jupiter.api.Test;

/** The keyboard plays and the mouse edits, at the same time. */
class EditWhilePlayingTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private PreviewPanel preview;

    private void play() throws Exception {
        start(newLevel(SPAWN).toString());
        preview = Components.named("preview", PreviewPanel.class);
        chooseTile("rock");
        user.key("F5");
        waitForFocus(preview);
    }

    @Test
    void itRunsOnWhileTilesArePainted() throws Exception {
        play();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it walks", () -> session().playerBox().left() > 120);
        user.moveTo(canvas, cell(4, 4));
        user.press(User.LEFT);
        user.moveTo(canvas, cell(9, 4));
        double x = Edt.get(() -> session().playerBox().left());
        Edt.waitUntil(
                "it walks on in the middle of the stroke",
                () -> session().playerBox().left() > x + 10);
        user.release(User.LEFT);
        double later = Edt.get(() -> session().playerBox().left());
        Edt.waitUntil("it walks on after it", () -> session().playerBox().left() > later + 10);
        user.letGo(KeyEvent.VK_RIGHT);

        assertThat(tileName(6, 4)).isEqualTo("rock");
        assertThat(Edt.get(preview::isFocusOwner)).isTrue();
    }

    @Test
    void escapeTakesTheStrokeBackFirstAndThenLeavesPlay() throws Exception {
        play();
        user.moveTo(canvas, cell(4, 4));
        user.press(User.LEFT);
        user.moveTo(canvas, cell(9, 4));
        user.key("ESCAPE");
        assertThat(tileName(6, 4)).isEmpty();
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        user.release(User.LEFT);
        user.key("ESCAPE");
        Edt.waitUntil("play is left", () -> !session().isPlaying());
    }

    @Test
    void theBrushPaintsInThePreviewToo() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        user.drag(preview, inPreview(10, 20), inPreview(12, 20));

        assertThat(tileName(10, 20)).isEqualTo("rock");
        assertThat(tileName(12, 20)).isEqualTo("rock");
        user.key("ctrl Z");
        assertThat(tileName(10, 20)).as("one gesture is one step").isEmpty();
        assertThat(tileName(12, 20)).isEmpty();
    }

    @Test
    void itPaintsThereWhereTheGameShowsALayer() throws Exception {
        play();
        Vec offset = new Vec(-24, 10);
        Vec parallax = new Vec(0.5, 0.8);
        Layer ground = level().layer("ground");
        LayerCommon moved = ground.common().withOffset(offset).withParallax(parallax);
        Edt.run(() -> document().edit("Move", level().withLayer(ground.withCommon(moved))));
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        Point seen = Edt.get(() -> {
            Viewport view = preview.view();
            double x = 12.5 * GRID + offset.x() - view.originX() * parallax.x();
            double y = 18.5 * GRID + offset.y() - view.originY() * parallax.y();
            return new Point((int) (x * view.zoom()), (int) (y * view.zoom()));
        });

        user.click(preview, seen, User.LEFT);

        Edt.waitUntil("it is laid", () -> tileName(12, 18).equals("rock"));
    }

    @Test
    void theRunningGameIsSeenOnTheCanvas() throws Exception {
        play();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it is away from the spawn", () -> session().playerBox().left() > 200);
        user.letGo(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it stands still", () -> {
            double before = session().playerBox().left();
            return session().tick() > 60
                    && session().world().actors().vx(session().world().player()) == 0
                    && before == session().playerBox().left();
        });
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        Point there = Edt.get(
                () -> at(session().playerBox().centerX(), session().playerBox().centerY()));
        BufferedImage shown = user.picture(canvas);
        Edt.run(() -> frame.view().show(ViewPart.GAME_ON_CANVAS, false));
        BufferedImage hidden = user.picture(canvas);
        assertThat(shown.getRGB(there.x, there.y)).isNotEqualTo(hidden.getRGB(there.x, there.y));
    }

    @Test
    void aPlayerThatIsPaintedOverIsMarkedAndPushedOut() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        assertThat(marked(canvas, canvas.context().viewport())).isZero();
        user.drag(canvas, at(104, 328), at(104, 344));
        assertThat(tileName(6, 20)).isEqualTo("rock");
        assertThat(tileName(6, 21)).isEqualTo("rock");
        user.key("F10");
        Edt.waitUntil(
                "it is enclosed", () -> actors().embedded(session().world().player()));
        user.moveTo(canvas, at(400, 100));
        assertThat(marked(canvas, canvas.context().viewport())).isPositive();
        assertThat(marked(preview, preview.view())).isGreaterThan(20);
        user.key("F7");
        Edt.waitUntil("it is free", () -> !actors().embedded(session().world().player()));
        assertThat(Edt.get(() -> session().playerBox()))
                .satisfiesAnyOf(
                        box -> assertThat(box.right()).isLessThanOrEqualTo(96),
                        box -> assertThat(box.left()).isGreaterThanOrEqualTo(112));
        user.settle();
        assertThat(marked(preview, preview.view())).isZero();
    }

    private Actors actors() {
        return session().world().actors();
    }

    /** Pixels around the player that have the colour of the mark. */
    private int marked(JComponent component, Viewport view) {
        BufferedImage picture = user.picture(component);
        Color mark = Theme.LIGHT.warning();
        Aabb box = Edt.get(() -> session().playerBox());
        int found = 0;
        for (int y = (int) view.toScreenY(box.top()); y <= view.toScreenY(box.bottom()); y++) {
            for (int x = (int) view.toScreenX(box.left()); x <= view.toScreenX(box.right()); x++) {
                Color there = new Color(picture.getRGB(x, y));
                found += Math.abs(there.getRed() - mark.getRed())
                                        + Math.abs(there.getGreen() - mark.getGreen())
                                        + Math.abs(there.getBlue() - mark.getBlue())
                                < 60
                        ? 1
                        : 0;
            }
        }
        return found;
    }

    @Test
    void anArrowShowsWhereAPlayerBeyondTheCanvasIs() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        Point corner = at(600, 60);
        user.hold(KeyEvent.VK_CONTROL);
        user.wheel(canvas, corner, -8);
        user.letGo(KeyEvent.VK_CONTROL);
        Edt.waitUntil(
                "the player is beyond the canvas",
                () -> !session().playerBox().touches(canvas.context().viewport().visible()));
        user.moveTo(canvas, new Point(canvas.getWidth() - 30, 30));
        BufferedImage shown = user.picture(canvas);
        Edt.run(() -> frame.view().show(ViewPart.GAME_ON_CANVAS, false));
        BufferedImage hidden = user.picture(canvas);
        int arrow = 0;
        for (int y = 0; y < shown.getHeight(); y++) {
            for (int x = 0; x < shown.getWidth(); x++) {
                if (shown.getRGB(x, y) != hidden.getRGB(x, y)) {
                    arrow++;
                    assertThat(Math.min(x, shown.getHeight() - y))
                            .as("it is at the edge, where the player is")
                            .isLessThan(60);
                }
            }
        }
        assertThat(arrow).isBetween(40, 2000);
    }

    @Test
    void f11GivesThePreviewTheWholeWindowAndEscapeTakesItBack() throws Exception {
        start(newLevel(SPAWN).toString());
        preview = Components.named("preview", PreviewPanel.class);
        int width = Edt.get(preview::getWidth);
        user.key("F11");
        waitForFocus(preview);
        Edt.waitUntil(
                "it fills the window",
                () -> preview.getWidth() > frame.getContentPane().getWidth() - 4);
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        user.key("ESCAPE");
        Edt.waitUntil("the editor is back", () -> preview.getWidth() == width);
        waitForFocus(canvas);
        assertThat(Edt.get(() -> frame.getJMenuBar().isVisible())).isTrue();
    }

    private Point inPreview(int column, int row) {
        return Edt.get(() -> {
            Viewport view = preview.view();
            return new Point((int) view.toScreenX((column + 0.5) * GRID), (int) view.toScreenY((row + 0.5) * GRID));
        });
    }
}
