package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.preview.Branch;
import dev.ledge.editor.preview.Intervention;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.world.Actors;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JSlider;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A hand reaches into the running game with a real pointer, in the preview and on the canvas. */
class HandJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String CRATE =
            "{\"id\": \"crate\", \"type\": \"actor\", \"at\": [200, 328], \"size\": [24, 24]}";
    private static final String PLAYER = "player";

    private PreviewPanel preview;

    private void play() throws Exception {
        play(CRATE);
    }

    private void play(String crate) throws Exception {
        start(newLevel(SPAWN, crate).toString());
        preview = Components.named("preview", PreviewPanel.class);
        user.key("F5");
        waitForFocus(preview);
        user.key("F3");
        Edt.waitUntil("the hand is in use", () -> frame.tools().tool().id().equals("hand"));
    }

    private Actors actors() {
        return session().world().actors();
    }

    private double left(String actor) {
        return Edt.get(() -> actors().x(actors().indexOf(actor)));
    }

    private double top(String actor) {
        return Edt.get(() -> actors().y(actors().indexOf(actor)));
    }

    private double width(String actor) {
        return Edt.get(() -> actors().width(actors().indexOf(actor)));
    }

    /** Where a place of the level is in the preview. */
    private Point inPreview(double x, double y) {
        return Edt.get(() -> {
            Viewport view = preview.view();
            return new Point((int) Math.round(view.toScreenX(x)), (int) Math.round(view.toScreenY(y)));
        });
    }

    private Point middleInPreview(String actor) {
        return inPreview(left(actor) + width(actor) / 2, top(actor) + 10);
    }

    private void pause() {
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
    }

    @Test
    void anActorIsTakenHeldInTheAirAndLetGo() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        Point from = middleInPreview("crate");
        Point up = new Point(from.x, from.y - 80);
        user.moveTo(preview, from);
        user.press(User.LEFT);
        Edt.waitUntil("it is held", () -> "crate".equals(session().hand().held()));
        user.moveTo(preview, up);
        double zoom = Edt.get(() -> preview.view().zoom());
        Edt.waitUntil("it is where the pointer is", () -> top("crate") < 328 - 80 / zoom + 4);
        long tick = Edt.get(() -> session().tick());
        Edt.waitUntil("it stays there while the game runs on", () -> session().tick() > tick + 20);
        assertThat(top("crate")).isCloseTo(328 - 80 / zoom, within(4.0));
        assertThat(Edt.get(preview::isFocusOwner))
                .as("the keyboard is the game's")
                .isTrue();

        user.release(User.LEFT);
        Edt.waitUntil("it is let go", () -> session().hand().held() == null);
        Edt.waitUntil("it lands", () -> top("crate") == 328);
        assertThat(document().isModified()).as("the level stays as it is").isFalse();
        assertThat(Edt.get(() -> session().hand().stretches())).isNotEmpty();
    }

    /** Throws the crate to the right; where the pointer let go of it, px. */
    private Intervention.Placed fling() {
        Intervention.Placed thrown = null;
        // On a machine with much else to do a pointer may seem to rest before it lets go.
        for (int i = 0; i < 2 && (thrown == null || thrown.velocity().x() == 0); i++) {
            Edt.waitUntil("it lies still", () -> top("crate") == 328);
            Point from = middleInPreview("crate");
            user.fling(preview, from, new Point(from.x + 36, from.y - 27));
            Edt.waitUntil("it is let go", () -> session().hand().held() == null);
            thrown = (Intervention.Placed) Edt.get(() -> session().hand().last());
        }
        return thrown;
    }

    @Test
    void anActorThatIsLetGoInMotionIsThrown() throws Exception {
        play(CRATE.replace("200", "120"));
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        Point before = inPreview(132, 338);
        user.moveTo(preview, inPreview(60, 250));
        Color colour = user.pixel(preview, before);

        Intervention.Placed thrown = fling();
        assertThat(thrown.actor()).isEqualTo("crate");
        assertThat(thrown.velocity().x()).as("what the play has of it").isBetween(15.0, 1500.0);
        assertThat(thrown.velocity().y()).isBetween(-1500.0, -10.0);
        Edt.waitUntil("it has flown on and come to rest", () -> {
            int crate = actors().indexOf("crate");
            return top("crate") == 328 && actors().vx(crate) == 0;
        });
        assertThat(left("crate")).isGreaterThan(thrown.x() + 2);
        pause();
        user.moveTo(preview, inPreview(60, 250));
        Point there = middleInPreview("crate");
        assertThat(user.pixel(preview, there)).as("it is seen there").isEqualTo(colour);
        assertThat(user.pixel(preview, before)).as("and not where it was").isNotEqualTo(colour);

        long end = Edt.get(() -> session().tick());
        long hash = Edt.get(() -> session().world().fullHash());
        Edt.run(() -> session().playhead().seek(10));
        assertThat(left("crate")).isEqualTo(120);
        Edt.run(() -> session().playhead().seek(end));
        assertThat(Edt.get(() -> session().world().fullHash()))
                .as("it is thrown again")
                .isEqualTo(hash);
    }

    @Test
    void itWorksOnTheCanvasTooAndEscapePutsBack() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        pause();
        double x = left("crate");
        Point from = at(x + 12, 340);
        user.moveTo(canvas, from);
        BufferedImage before = user.picture(canvas);
        user.press(User.LEFT);
        Point there = new Point(from.x + 60, from.y - 70);
        user.moveTo(canvas, there);
        Edt.waitUntil("it has come along", () -> left("crate") > x + 20);
        user.settle();
        BufferedImage moved = user.picture(canvas);
        assertThat(moved.getRGB(there.x - 3, there.y - 3)).isNotEqualTo(before.getRGB(there.x - 3, there.y - 3));
        user.key("ESCAPE");
        Edt.waitUntil("it is back", () -> left("crate") == x);
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        assertThat(Edt.get(() -> session().hand().stretches())).isEmpty();
        user.release(User.LEFT);
    }

    @Test
    void ctrlDragsOutACloneAndScrubbingTakesItAwayAndBringsItBack() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        Point from = middleInPreview(PLAYER);
        user.moveTo(preview, from);
        user.hold(KeyEvent.VK_CONTROL);
        user.press(User.LEFT);
        user.moveTo(preview, new Point(from.x - 60, from.y - 50));
        user.release(User.LEFT);
        user.letGo(KeyEvent.VK_CONTROL);
        Edt.waitUntil("there is a clone", () -> actors().indexOf("clone-1") >= 0);
        Edt.waitUntil("it has fallen", () -> top("clone-1") == 328);
        pause();
        long end = Edt.get(() -> session().tick());
        long hash = Edt.get(() -> session().world().fullHash());
        Edt.run(() -> session().playhead().seek(5));
        assertThat(Edt.get(() -> actors().indexOf("clone-1"))).isNegative();
        Edt.run(() -> session().playhead().seek(end));
        assertThat(Edt.get(() -> session().world().fullHash())).isEqualTo(hash);
        assertThat(level().object("clone-1")).isNull();

        // What comes after another use of the hand in the past is kept.
        Edt.run(() -> session().playhead().seek(5));
        user.moveTo(preview, inPreview(300, 300));
        user.key("F4");
        Edt.waitUntil("there is another", () -> actors().indexOf("clone-1") >= 0);
        assertThat(Edt.get(() -> session().branches().list().get(0).ending())).isEqualTo(Branch.Ending.HAND);
        assertThat(Edt.get(() -> session().playhead().lastTick())).isEqualTo(5);
    }

    @Test
    void theSlidersGiveAnotherSizeWhileTheGameRuns() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        JSlider slider = Components.named("hand.width-slider", JSlider.class);
        JTextField field = Components.named("hand.height", JTextField.class);
        assertThat(field.getText()).isEqualTo("24");
        pause();
        int y = slider.getHeight() / 2;
        BufferedImage before = user.picture(preview);
        user.drag(slider, thumb(slider), new Point(slider.getWidth() * 2 / 5, y));
        Edt.waitUntil("it is wider", () -> width(PLAYER) > 30);
        user.settle();
        assertThat(differing(before, user.picture(preview)))
                .as("it is drawn wider")
                .isGreaterThan(50);
        assertThat(left(PLAYER) + width(PLAYER) / 2).as("its middle stays").isEqualTo(104);
        user.click(field);
        user.key("ctrl A");
        user.type("40");
        user.key("ENTER");
        Edt.waitUntil("it is higher", () -> actors().height(actors().indexOf(PLAYER)) == 40);
        assertThat(top(PLAYER)).as("its feet stay").isEqualTo(312);
        press("hand.reset");
        Edt.waitUntil("it is as it was", () -> width(PLAYER) == 12);
        assertThat(document().history().canUndo())
                .as("undo has nothing to do with it")
                .isFalse();
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }

    private static Point thumb(JSlider slider) {
        return Edt.get(() -> new Point(
                (int) (7
                        + (slider.getWidth() - 14.0)
                                * (slider.getValue() - slider.getMinimum())
                                / (slider.getMaximum() - slider.getMinimum())),
                slider.getHeight() / 2));
    }

    private void choose(Component over, Point where, String item) {
        user.moveTo(over, where);
        user.press(User.RIGHT);
        user.release(User.RIGHT);
        user.click(Components.named(item, AbstractButton.class));
    }

    @Test
    void rightClickDropsThePlayerLaysTilesClonesAndTakesOut() throws Exception {
        play();
        Edt.waitUntil("it stands", () -> session().tick() > 20);
        choose(preview, inPreview(150, 250), "hand.drop");
        Edt.waitUntil("the player is there", () -> left(PLAYER) > 140 && left(PLAYER) < 148);
        Edt.waitUntil("it has fallen", () -> top(PLAYER) == 328);
        choose(preview, inPreview(72, 200), "hand.solid");
        Edt.waitUntil("it is laid", () -> tileName(4, 12).equals("rock"));
        choose(preview, inPreview(104, 200), "hand.one-way");
        Edt.waitUntil("it is laid", () -> tileName(6, 12).equals("plank"));
        choose(preview, middleInPreview("crate"), "hand.clone");
        Edt.waitUntil("there is a clone", () -> actors().indexOf("clone-1") >= 0);
        choose(preview, middleInPreview("crate"), "hand.remove");
        Edt.waitUntil("it is out", () -> !actors().present(actors().indexOf("crate")));
        assertThat(level().object("crate")).isNotNull();
        user.key("ctrl Z");
        assertThat(tileName(6, 12)).as("tiles are edits").isEmpty();
    }

    @Test
    void aRunIsSavedFromAfterTheHandAndNotFromBefore() throws Exception {
        play();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it walks", () -> left(PLAYER) > 130);
        user.letGo(KeyEvent.VK_RIGHT);
        user.moveTo(canvas, at(60, 300));
        user.key("shift F4");
        Edt.waitUntil("it was dropped", () -> left(PLAYER) < 80);
        Edt.waitUntil("it stands", () -> top(PLAYER) == 328);
        long landed = Edt.get(() -> session().tick());
        Edt.waitUntil("it stands a while", () -> session().tick() > landed + 10);
        user.hold(KeyEvent.VK_LEFT);
        Edt.waitUntil("it walks", () -> left(PLAYER) < 40);
        user.letGo(KeyEvent.VK_LEFT);
        user.key("shift F6");
        JTextArea note = Components.named("run-saver.note", JTextArea.class);
        AbstractButton save = Components.named("run-saver.save", AbstractButton.class);
        Edt.waitUntil("it was tried", () -> note.getText().startsWith("Goes the same way"));
        assertThat(Edt.get(save::isEnabled)).isTrue();
        JComboBox<?> origin = Components.named("run-saver.origin", JComboBox.class);
        String begins = Edt.get(() -> String.valueOf(origin.getSelectedItem()));
        assertThat(begins).startsWith("From after the last use of the hand");
        Edt.run(() -> origin.setSelectedIndex(origin.getItemCount() - 1));
        String words = Edt.get(() -> note.getText());
        assertThat(words).contains("a run holds buttons alone", "Choose another beginning");
        assertThat(Edt.get(save::isEnabled)).isFalse();
    }
}
