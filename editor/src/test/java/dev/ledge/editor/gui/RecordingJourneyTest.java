package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.cli.LedgeCommand;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** What is played is recorded, kept as a run, and never thrown away without being asked for. */
class RecordingJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private PreviewPanel preview;

    private Path open() throws Exception {
        Path level = newLevel(SPAWN);
        start(level.toString());
        preview = Components.named("preview", PreviewPanel.class);
        return level;
    }

    private void walkRight(int pixels) {
        double x = x();
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it has walked", () -> x() > x + pixels);
        user.letGo(KeyEvent.VK_RIGHT);
    }

    private double x() {
        return Edt.get(() -> session().playerBox().left());
    }

    private String note() {
        JTextArea note = Components.named("run-saver.note", JTextArea.class);
        Edt.waitUntil("it has been played again", () -> !note.getText().contains("…"));
        return Edt.get(note::getText);
    }

    @Test
    void inASmallWindowThePreviewIsSeenAboveTheQuestion() throws Exception {
        open();
        Edt.run(() -> frame.setSize(900, 620));
        Edt.waitUntil("it is small", () -> frame.getContentPane().getWidth() <= 900);
        user.key("F6");
        waitForFocus(preview);
        walkRight(20);
        assertThat(Components.isShowing("timeline.inputs")).isTrue();
        user.key("F6");
        Edt.waitUntil("it is asked", () -> Components.isShowing("run-saver"));
        Edt.waitUntil("the timeline makes room", () -> preview.getHeight() > 70);
        user.key("ESCAPE");
        Edt.waitUntil("it is not asked any more", () -> !Components.isShowing("run-saver"));
        Edt.waitUntil("the held buttons are back", () -> Components.isShowing("timeline.inputs"));
        assertThat(preview.getHeight()).isGreaterThan(70);
    }

    @Test
    void theCameraComesToRestInThePictureThatMadeRoomForTheQuestion() throws Exception {
        open();
        user.key("F5");
        user.key("F6");
        waitForFocus(preview);
        walkRight(40);
        int height = Edt.get(preview::getHeight);
        user.key("F6");
        Edt.waitUntil("it is asked", () -> Components.isShowing("run-saver"));
        Edt.waitUntil("the preview makes room", () -> preview.getHeight() < height * 3 / 4);
        double ground = level().height();
        Edt.waitUntil(
                "the ground is seen down to the level's end, though nothing moves",
                () -> preview.view().toScreenY(ground) < preview.getHeight() + 2);
    }

    @Test
    void f6RecordsAndSavesARunThatTheCommandLinePlaysToTheSameEnd() throws Exception {
        Path level = open();
        user.key("F6");
        waitForFocus(preview);
        user.waitForPixel(preview, new Point(1, preview.getHeight() / 2), Theme.LIGHT.danger());
        walkRight(40);
        user.key("F6");
        JTextField name = Components.named("run-saver.name", JTextField.class);
        waitForFocus(name);
        String proposed = Edt.get(name::getText);
        assertThat(proposed).isEqualTo("journey-1");
        assertThat(Edt.get(() -> session().playhead().isPaused())).isTrue();
        assertThat(note()).contains("same way");
        Edt.run(() -> name.setText("a/b"));
        assertThat(note()).startsWith("A name without folders");
        Edt.run(() -> name.setText("a\0b"));
        assertThat(note()).startsWith("No file can have that name");
        Files.writeString(
                project.resolve("levels/taken.run.json"),
                "{\"format\": \"ledge-run\", \"version\": 1, \"level\": \"other.level.json\"}");
        Edt.run(() -> name.setText("taken"));
        JTextArea said = Components.named("run-saver.note", JTextArea.class);
        Edt.waitUntil(
                "it is said why not",
                () -> said.getText().contains("of the level \"other.level.json\": choose another name. "));
        assertThat(note()).doesNotContain("it gets these buttons");
        Edt.run(() -> name.setText(proposed));
        assertThat(note()).doesNotContain("folders");
        user.click(Components.named("run-saver.exact", JCheckBox.class));
        user.click(name);
        long hash = Edt.get(() -> session().world().hash());
        user.key("ENTER");

        Path file = project.resolve("levels/journey-1.run.json");
        Edt.waitUntil("it is saved", () -> Files.exists(file) && !Components.isShowing("run-saver"));
        waitForFocus(preview);
        Run run = RunReader.read(file).value();
        assertThat(run.levelPath()).isEqualTo(level.getFileName().toString());
        assertThat(run.hash()).isEqualTo(hash);
        int exitCode = LedgeCommand.run(nothing -> Optional.empty(), "run", file.toString());
        assertThat(exitCode).as("ledge run holds it to the same end").isZero();
        user.key("ctrl R");
        JList<?> runs = Components.named("runs.list", JList.class);
        Edt.waitUntil(
                "it is selected among the runs",
                () -> runs.getSelectedValue() instanceof RunEntry entry
                        && entry.file().getFileName().equals(file.getFileName()));
        assertThat(Edt.get(() -> session().playhead().isPaused()))
                .as("and not played")
                .isTrue();
        user.key("ctrl R");
        user.key("F7");
        Edt.waitUntil(
                "playing goes on",
                () -> !session().playhead().isPaused() && session().isPlaying());
    }

    @Test
    void aLevelWithoutAFileOrWithUnsavedChangesIsSavedAlong() throws Exception {
        open();
        chooseTile("rock");
        user.click(canvas, cell(20, 10), User.LEFT);
        user.key("F6");
        walkRight(10);
        user.key("ESCAPE");
        JTextField name = Components.named("run-saver.name", JTextField.class);
        waitForFocus(name);
        assertThat(note()).contains("not saved").contains("same way");
        assertThat(Edt.get(() ->
                        Components.named("run-saver.level", JCheckBox.class).isSelected()))
                .isTrue();
        user.key("ctrl A");
        user.type("two blocks");
        user.click(Components.named("run-saver.save", AbstractButton.class));

        Path file = project.resolve("levels/two blocks.run.json");
        Edt.waitUntil("it is saved", () -> Files.exists(file) && !Components.isShowing("run-saver"));
        assertThat(Edt.get(() -> document().isModified())).isFalse();
        waitForFocus(canvas);
    }

    @Test
    void whatIsSaidOfTheLevelGoesAsThatIsSaved() throws Exception {
        open();
        chooseTile("rock");
        user.click(canvas, cell(20, 10), User.LEFT);
        user.key("F6");
        walkRight(10);
        user.key("F6");
        waitForFocus(Components.named("run-saver.name", JTextField.class));
        assertThat(note()).contains("not saved");
        user.key("ctrl S");
        Edt.waitUntil("the level is saved", () -> !document().isModified());
        Edt.waitUntil("it is said no more", () -> !note().contains("not saved"));
        assertThat(Components.isShowing("run-saver.level")).isFalse();
    }

    @Test
    void whatF8WouldCutIsTakenBack() throws Exception {
        open();
        user.key("F5");
        waitForFocus(preview);
        walkRight(60);
        Edt.waitUntil("it stood for a while", () -> session().tick() > 90);
        user.key("F7");
        long end = Edt.get(() -> session().playhead().lastTick());
        double far = x();
        Edt.run(() -> session().playhead().seek(20));
        user.key("F8");
        Edt.waitUntil("it is stopped", () -> !session().isPlaying());
        assertThat(x()).isLessThan(far);

        user.key("shift F8");
        Edt.waitUntil(
                "it is back",
                () -> session().playhead().lastTick() == end && session().tick() == 20);
        waitForFocus(preview);
        assertThat(Edt.get(() -> session().isPlaying() && session().playhead().isPaused()))
                .isTrue();
        Edt.run(() -> session().playhead().seek(end));
        assertThat(x()).isEqualTo(far);
    }

    @Test
    void anEarlierPlayIsChosenAndPlayedOn() throws Exception {
        open();
        user.key("F5");
        waitForFocus(preview);
        walkRight(60);
        double far = x();
        user.key("ctrl F5");
        Edt.waitUntil(
                "it is long enough to be kept as well",
                () -> x() < far && session().tick() > 90);
        user.key("ESCAPE");
        waitForFocus(canvas);
        user.key("ctrl F8");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("started over"); // The one before the latest.
        user.key("ENTER");
        Edt.waitUntil("it is shown", () -> session().playhead().isPaused() && x() >= far);
        assertThat(Edt.get(() -> session().isPlaying())).isFalse();

        user.key("shift F7");
        waitForFocus(preview);
        Edt.waitUntil(
                "it is played on",
                () -> session().isPlaying() && !session().playhead().isPaused());
        walkRight(20);
        assertThat(x()).isGreaterThan(far + 20);
    }

    /** What is asked about is saved as the run {@code walk}. */
    private Path savedAsWalk(Path level) {
        waitForFocus(Components.named("run-saver.name", JTextField.class));
        assertThat(note()).contains("same way");
        user.type("walk");
        user.key("ENTER");
        Path file = level.resolveSibling("walk.run.json");
        Edt.waitUntil("it is saved", () -> Files.exists(file));
        return file;
    }

    @Test
    void aPlayIsSavedUpToWhereItWasStopped() throws Exception {
        Path level = open();
        user.key("F5");
        waitForFocus(preview);
        walkRight(30);
        user.key("ESCAPE");
        waitForFocus(canvas);
        long stopped = Edt.get(() -> session().tick());
        Edt.waitUntil("the game goes on for a while", () -> session().tick() > stopped + 60);

        user.key("shift F6");
        Path file = savedAsWalk(level);
        assertThat(RunReader.read(file).value().effectiveTicks()).isBetween(1, (int) stopped);
    }

    @Test
    void theShiftOfTheKeyThatSavesAPlayIsNotPlayed() throws Exception {
        Path level = open();
        user.key("F5");
        waitForFocus(preview);
        walkRight(30);
        user.hold(KeyEvent.VK_SHIFT);
        long down = Edt.get(() -> session().tick());
        Edt.waitUntil("some ticks are played with it", () -> session().tick() > down + 5);
        user.hold(KeyEvent.VK_F6);
        user.letGo(KeyEvent.VK_F6);
        user.letGo(KeyEvent.VK_SHIFT);
        Path file = savedAsWalk(level);
        assertThat(Files.readString(file)).contains("right").doesNotContain("run\"]");
    }

    @Test
    void theSaverCanBeClosedAndAskedAgain() throws Exception {
        open();
        user.key("F6");
        waitForFocus(preview);
        walkRight(30);
        user.key("F8");
        waitForFocus(Components.named("run-saver.name", JTextField.class));
        user.key("ESCAPE");
        Edt.waitUntil("it is gone", () -> !Components.isShowing("run-saver"));
        waitForFocus(canvas);
        user.key("shift F6");
        waitForFocus(Components.named("run-saver.name", JTextField.class));
        assertThat(note()).contains("same way");
        user.key("DELETE");
        user.key("ENTER");
        user.settle();
        assertThat(note()).startsWith("Give it a name");
        user.type("a/b");
        String typed = Edt.get(Components.named("run-saver.name", JTextField.class)::getText);
        assertThat(typed).isEqualTo("a/b");
        assertThat(Edt.get(() ->
                        Components.named("run-saver.save", AbstractButton.class).isEnabled()))
                .isFalse();
    }

    /** A run whose name is a folder's. */
    private Path failToSave() throws Exception {
        Path level = open();
        user.key("F6");
        waitForFocus(preview);
        walkRight(30);
        user.key("F8");
        waitForFocus(Components.named("run-saver.name", JTextField.class));
        user.type("walk");
        Files.createDirectories(level.resolveSibling("walk.run.json"));
        user.key("ENTER");
        Edt.waitUntil("it is told", this::isToldOfARunNotSaved);
        return level;
    }

    private boolean isToldOfARunNotSaved() {
        return frame.notices().list().stream().anyMatch(notice -> notice.title().equals("The run was not saved"));
    }

    @Test
    void whatIsToldOfARunThatWasNotSavedGoesWithTheQuestion() throws Exception {
        failToSave();
        waitForFocus(Components.named("run-saver.name", JTextField.class));
        user.key("ESCAPE");
        Edt.waitUntil("it is not asked any more", () -> !Components.isShowing("run-saver"));
        assertThat(Edt.get(this::isToldOfARunNotSaved)).isFalse();
    }

    @Test
    void itAsksAgainIfAnotherLevelWasLookedAtMeanwhile() throws Exception {
        Path level = failToSave();
        beginLevel();
        user.key("alt 1");
        Edt.waitUntil("it is shown again", () -> level.equals(frame.document().file()));
        Edt.waitUntil("it is asked again", () -> Components.isShowing("run-saver"));
        assertThat(Edt.get(this::isToldOfARunNotSaved)).isTrue();
        assertThat(note()).contains("same way");
    }
}
