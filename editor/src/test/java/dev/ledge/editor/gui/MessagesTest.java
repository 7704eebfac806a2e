package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Selection;
import dev.ledge.editor.notice.Notice;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;

/** What the window says goes away when it no longer holds. */
class MessagesTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @Test
    void thatALevelWasNotSavedIsTakenBackByALaterSave() throws Exception {
        Path file = newLevel(SPAWN);
        start(file.toString());
        chooseTile("dirt");
        user.click(canvas, cell(10, 10), User.LEFT);
        Path aside = project.resolve("aside.json");
        Files.move(file, aside);
        Files.createDirectory(file);

        user.key("ctrl S");
        Edt.waitUntil("it was not saved", () -> Components.isShowing("banner"));
        JLabel title = Components.named("banner.title", JLabel.class);
        assertThat(Edt.get(title::getText)).contains("was not saved");

        Files.delete(file);
        Files.move(aside, file);
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        Edt.waitUntil("the message is gone", () -> !Components.isShowing("banner"));
        assertThat(statusText()).contains("Saved");
    }

    @Test
    void aLevelThatCannotBeSavedInItsPlaceCanBeSavedElsewhere() throws Exception {
        Path file = newLevel(SPAWN);
        start(file.toString());
        chooseTile("dirt");
        user.click(canvas, cell(10, 10), User.LEFT);
        Files.move(file, project.resolve("aside.json"));
        Files.createDirectory(file);
        user.key("ctrl S");
        press("banner.save-as");
        Path elsewhere = project.resolve("levels/elsewhere.level.json");
        answer("Save level as", elsewhere);
        Edt.waitUntil("it is saved there", () -> elsewhere.equals(document().file()));
        Edt.waitUntil("the message is gone", () -> !Components.isShowing("banner"));
        assertThat(document().isModified()).isFalse();
    }

    @Test
    void whatIsTriedAgainIsThePlaceThatWasChosen() throws Exception {
        start(newLevel(SPAWN).toString());
        Path place = project.resolve("missing/a.level.json");
        user.key("ctrl shift S");
        answer("Save level as", place);
        Edt.waitUntil("it was not saved", () -> Components.isShowing("banner"));
        Files.createDirectory(place.getParent());
        press("banner.retry");
        Edt.waitUntil("it is saved there", () -> place.equals(document().file()));
    }

    @Test
    void inALowWindowTheButtonsOfALongMessageStayInSight() throws Exception {
        start(newLevel(SPAWN).toString());
        int height = Edt.get(canvas::getHeight);
        user.key("ctrl R");
        Edt.waitUntil("the runs take room", () -> canvas.getHeight() < height);
        Edt.run(() -> {
            frame.setSize(frame.getMinimumSize());
            frame.notices()
                    .show(Notice.question("long", "Long", Collections.nCopies(12, "line"))
                            .with("a", "One", () -> {})
                            .with("b", "Two", () -> {})
                            .with("c", "Three", () -> {}));
        });
        Edt.waitUntil(
                "all are in sight",
                () -> Stream.of("a", "b", "c")
                        .allMatch(id -> isWhole(Components.named("banner." + id, JButton.class))));
    }

    @Test
    void theEndOfALongMessageIsSeen() throws Exception {
        start(newLevel(SPAWN).toString());
        int line = Edt.get(canvas::getWidth);
        for (int width = line - 90; width < line + 10; width += 4) {
            seeWhole(wordsOf(width));
        }
        seeWhole(wordsOf(2 * line));
        seeWhole(wordsOf(3 * line));
        assertThat(resizesOnceAllIsQuiet()).isZero();
        show(wordsOf(20 * line));
        Edt.waitUntil("the end of more can be scrolled to", () -> {
            JTextArea details = Components.named("banner.details", JTextArea.class);
            return details.getHeight() > details.getParent().getHeight()
                    && details.getHeight() >= details.getPreferredSize().height;
        });
        assertThat(resizesOnceAllIsQuiet()).isZero();
    }

    /** How often the words get another size while nothing happens: a layout that asks for the next one has no end. */
    private int resizesOnceAllIsQuiet() {
        user.settle();
        JTextArea details = Components.named("banner.details", JTextArea.class);
        AtomicInteger resizes = new AtomicInteger();
        Edt.run(() -> details.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                resizes.incrementAndGet();
            }
        }));
        for (int i = 0; i < 50; i++) {
            Edt.run(() -> {});
        }
        return resizes.get();
    }

    private void show(String words) {
        Edt.run(() -> frame.notices()
                .show(Notice.error("long", "Long", List.of(words)).with("a", "One", () -> {})));
    }

    /** With what is about as long as a line a scroll bar must not make it need another. */
    private void seeWhole(String words) {
        show(words);
        Edt.waitUntil("all of it is seen: " + words.length() + " letters", () -> {
            JTextArea details = Components.named("banner.details", JTextArea.class);
            return details.getText().equals(words)
                    && details.getVisibleRect().height == details.getHeight()
                    && details.getHeight() >= details.getPreferredSize().height;
        });
    }

    /** Words that are as wide in one line, px. */
    private String wordsOf(int width) {
        return Edt.get(() -> {
            FontMetrics metrics = frame.getFontMetrics(UIManager.getFont("TextArea.font"));
            StringBuilder words = new StringBuilder("a");
            while (metrics.stringWidth(words.toString()) < width) {
                words.append(words.length() % 7 == 6 ? ' ' : 'i');
            }
            return words.toString();
        });
    }

    private static boolean isWhole(JButton button) {
        return button.getHeight() > 0 && button.getVisibleRect().height == button.getHeight();
    }

    @Test
    void aTooltipGoesAwayAsTheWheelMovesItsRow() throws Exception {
        start(newLevel(SPAWN).toString());
        user.moveTo(Components.named("field.Jump speed", JTextField.class), new Point(5, 5));
        Edt.waitUntil("its tooltip is up", () -> isTipUp());
        user.wheel(Components.named("field.Jump speed", JTextField.class), new Point(5, 5), 3);
        Edt.waitUntil("it is gone", () -> !isTipUp());
    }

    private static boolean isTipUp() {
        return !Components.all(JToolTip.class, Component::isShowing).isEmpty();
    }

    @Test
    void aFolderThatIsNotThereIsNamedAndWhatToDo() throws Exception {
        start(newLevel(SPAWN).toString());
        Path folder = project.resolve("mising/deep");
        user.key("ctrl shift S");
        answer("Save level as", folder.resolve("a.level.json"));
        Edt.waitUntil("it was not saved", () -> Components.isShowing("banner"));
        assertThat(Components.all(JTextComponent.class, Component::isShowing))
                .extracting(text -> Edt.get(text::getText))
                .anyMatch(text -> text.contains("mising/deep does not exist; make it first"));
    }

    @Test
    void whatIsSaidInPassingGoesAwayByItself() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("ctrl S");
        Edt.waitUntil("it says so", () -> statusText().contains("Saved"));
        Edt.waitUntil("it has been read", () -> statusText().isBlank());
    }

    @Test
    void whatAGestureDoesIsShownUntilItIsGivenUp() throws Exception {
        start(newLevel(SPAWN).toString());
        chooseTile("dirt");
        user.key("P");
        user.moveTo(canvas, cell(10, 10));
        user.press(User.LEFT);
        user.moveTo(canvas, cell(13, 12));
        Edt.waitUntil("the size is shown", () -> statusText().contains("4 × 3 cells"));
        user.key("ESCAPE");
        user.release(User.LEFT);
        Edt.waitUntil("nothing is shown", () -> statusText().isBlank());
    }

    @Test
    void aNumberThatIsOutOfRangeSaysWhyAndWhatBecomesOfIt() throws Exception {
        start(newLevel(SPAWN).toString());
        JTextField field = Components.named("field.Jump speed", JTextField.class);
        user.click(field);
        assertThat(field.getToolTipText()).contains("From 0 to 1\u00a0000\u00a0000 px/s");
        user.type("-3");
        JLabel fault = Components.named("field.Jump speed.fault", JLabel.class);
        Edt.waitUntil("it says so before it is asked for", fault::isShowing);
        assertThat(Edt.get(fault::getText)).isEqualTo("Goes from 0 to 1\u00a0000\u00a0000 px/s");
        user.key("ENTER");
        Edt.waitUntil("it says why", () -> statusText().contains("Jump speed goes from 0 to"));
        Edt.waitUntil(
                "what was typed is left to be mended", () -> field.getText().equals("-3"));

        user.click(Components.named("field.Jump cut", JTextField.class));
        Edt.waitUntil("it says what stays", () -> statusText().contains("it stays 400"));
        Edt.waitUntil("the number is back", () -> field.getText().equals("400"));
        Edt.waitUntil("nothing is wrong any more", () -> !fault.isShowing());
        assertThat(document().isModified()).isFalse();

        user.click(field);
        waitForFocus(field);
        user.key("ctrl A");
        user.type("350");
        user.key("ENTER");
        Edt.waitUntil("a number is taken", () -> document().isModified());
        assertThat(statusText()).as("what was refused before is done with").isBlank();
    }

    @Test
    void whatIsRefusedIsToldUntilItIsTakenBack() throws Exception {
        start(newLevel(SPAWN).toString());
        for (String name : new String[] {"field.Jump speed", "text.Id"}) {
            Edt.run(() -> document().select(name.startsWith("text") ? Selection.ofObject("start") : Selection.NONE));
            JTextField field = Components.named(name, JTextField.class);
            String before = Edt.get(field::getText);
            user.click(field);
            waitForFocus(field);
            user.key("ctrl A");
            user.type("-3 -3");
            user.key("ENTER");
            Edt.waitUntil("it says why", () -> !statusText().isBlank());
            user.key("ESCAPE");
            Edt.waitUntil("it is taken back", () -> before.equals(field.getText()));
            assertThat(statusText()).isBlank();
        }
    }

    @Test
    void anIdThatIsRefusedIsLeftToBeMendedAndSaysWhy() throws Exception {
        start(newLevel(SPAWN).toString());
        Edt.run(() -> document().select(Selection.ofObject("start")));
        JTextField field = Components.named("text.Id", JTextField.class);
        user.click(field);
        waitForFocus(field);
        user.key("ctrl A");
        user.type("two words");
        user.key("ENTER");
        JLabel fault = Components.named("text.Id.fault", JLabel.class);
        Edt.waitUntil("it says why", fault::isShowing);
        assertThat(Edt.<String>get(fault::getText)).contains("1 to 32 letters");
        assertThat(Edt.<String>get(field::getText)).isEqualTo("two words");
        for (int i = 0; i < " words".length(); i++) {
            user.key("BACK_SPACE");
        }
        Edt.waitUntil("it is being mended", () -> !fault.isShowing());
        user.key("ENTER");
        Edt.waitUntil("it is taken", () -> document().level().object("two") != null);
    }

    private static String statusText() {
        return Edt.get(Components.named("status.message", JLabel.class)::getText);
    }
}
