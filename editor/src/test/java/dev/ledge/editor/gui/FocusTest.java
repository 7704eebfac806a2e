package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Selection;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.preview.LastStep;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JSlider;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Whatever was done with the mouse, or ended with Enter or Escape: the canvas has the focus again, the game while it is
 * played.
 */
class FocusTest extends EditorTest {

    @BeforeEach
    void open() throws Exception {
        startWithLift();
    }

    @Test
    void afterEnterAndEscapeInANumber() {
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        user.click(field);
        waitForFocus(field);
        user.type("77");
        user.key("ENTER");
        expectHome();
        assertThat(Edt.get(() -> frame.document().level().player().effectiveSize()))
                .isNotNull();
        assertThat(textOf(field)).isEqualTo("77");
        user.click(field);
        waitForFocus(field);
        user.type("12");
        user.key("ESCAPE");
        expectHome();
        assertThat(textOf(field)).isEqualTo("77");
    }

    @Test
    void aFieldThatIsPressedWhileABoxIsStillAtWorkKeepsTheFocus() {
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        AbstractButton heading = Components.named("section.Flight", AbstractButton.class);
        Edt.run(() -> {
            for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
                heading.dispatchEvent(left(heading, id));
            }
            // As from the display, while what the heading began goes on.
            for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
                Toolkit.getDefaultToolkit().getSystemEventQueue().postEvent(left(field, id));
            }
        });
        user.settle();
        assertThat(Edt.get(field::isFocusOwner)).isTrue();
    }

    private static MouseEvent left(Component target, int id) {
        int held = id == MouseEvent.MOUSE_PRESSED ? InputEvent.BUTTON1_DOWN_MASK : 0;
        return new MouseEvent(target, id, System.currentTimeMillis(), held, 5, 5, 1, false, MouseEvent.BUTTON1);
    }

    @Test
    void butNotWhileANumberIsWrong() {
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        user.click(field);
        waitForFocus(field);
        user.type("much");
        user.key("ENTER");
        user.settle();
        assertThat(Edt.get(field::isFocusOwner)).isTrue();
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void afterEnterAndEscapeInText() {
        Edt.run(() -> document().select(Selection.ofObject("lift")));
        JTextField field = Components.first(
                JTextField.class,
                "of text",
                f -> f.getName() != null && f.getName().startsWith("text."));
        String before = textOf(field);
        user.click(field);
        waitForFocus(field);
        user.type("abc");
        user.key("ESCAPE");
        expectHome();
        assertThat(textOf(field)).as("taken back").isEqualTo(before);
        assertThat(Edt.get(() -> document().history().canUndo())).isFalse();
        user.click(field);
        waitForFocus(field);
        user.key("ENTER");
        expectHome();
    }

    @Test
    void afterTheSearchForTiles() {
        JTextField search = Components.named("palette.search", JTextField.class);
        user.click(search);
        user.type("spik");
        user.key("ENTER");
        expectHome();
        user.click(search);
        user.key("ESCAPE");
        expectHome();
        assertThat(textOf(search)).isEmpty();
    }

    @Test
    void afterATileAndAButtonInAPanel() {
        chooseTile("dirt");
        expectHome();
        press("palette.flip-h");
        expectHome();
        press("layers.layer.add");
        expectHome();
        Component box = Components.named("section.Jump", AbstractButton.class);
        user.click(box);
        expectHome();
    }

    @Test
    void afterATextFieldAndThenTheToolBar() {
        user.click(Components.named("palette.search", JTextField.class));
        chooseTool("erase");
        expectHome();
    }

    @Test
    void afterASlider() {
        JSlider slider = Components.named("slider.Walk speed", JSlider.class);
        int y = slider.getHeight() / 2;
        user.drag(slider, new Point(slider.getWidth() / 4, y), new Point(slider.getWidth() / 2, y));
        expectHome();
        JSlider timeline = Components.named("timeline.slider", JSlider.class);
        user.click(timeline, new Point(timeline.getWidth() - 8, timeline.getHeight() / 2), User.LEFT);
        expectHome();
    }

    @Test
    void afterAComboBoxWithTheMouseAndTheKeyboard() {
        Edt.run(() -> document().select(Selection.ofObject("lift")));
        JComboBox<?> box = Components.first(JComboBox.class, "in the inspector", b -> true);
        user.click(box);
        Edt.waitUntil("it is open", box::isPopupVisible);
        user.key("DOWN");
        user.key("ENTER");
        Edt.waitUntil("it is closed", () -> !box.isPopupVisible());
        expectHome();
        user.click(box);
        Edt.waitUntil("it is open", box::isPopupVisible);
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void afterAMenuThatWasGivenUp() {
        user.click(Components.named("palette.search", JTextField.class));
        waitForFocus(Components.named("palette.search", JTextField.class));
        JMenu menu =
                Components.first(JMenu.class, "Edit", found -> found.getText().equals("Edit"));
        user.click(menu);
        Edt.waitUntil("it is open", menu::isPopupMenuVisible);
        user.key("ESCAPE");
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !menu.isPopupMenuVisible());
        expectHome();
    }

    @Test
    void afterACommandOfAMenu() {
        user.click(Components.named("palette.search", JTextField.class));
        choose("View", "view.grid");
        expectHome();
    }

    @Test
    void afterALayerWasRenamedFromAMenu() {
        choose("Level", "layer.rename");
        JTextField name = Components.named("layers.name", JTextField.class);
        waitForFocus(name);
        user.type("caves");
        user.key("ENTER");
        expectHome();
        assertThat(Edt.get(() -> document().level().layers().get(0).label())).isEqualTo("caves");
        choose("Level", "layer.rename");
        waitForFocus(Components.named("layers.name", JTextField.class));
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void afterTheCommandPaletteAlsoFromAField() {
        JTextField search = Components.named("palette.search", JTextField.class);
        for (String end : List.of("ESCAPE", "ENTER")) {
            user.click(search);
            waitForFocus(search);
            user.key("ctrl shift P");
            waitForFocus(Components.named("quick-pick.query", JTextField.class));
            user.type("grid");
            user.key(end);
            expectHome();
        }
    }

    @Test
    void afterTheCommandPaletteWasOpenedTwice() {
        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.key("ctrl shift P");
        user.settle();
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void aCommandOfThePaletteMayGiveItAway() {
        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("rename layer");
        user.key("ENTER");
        waitForFocus(Components.named("layers.name", JTextField.class));
        user.settle();
        waitForFocus(Components.named("layers.name", JTextField.class));
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void theKeyThatLeavesTheCanvasGoesToWhatIsBelowItFirst() {
        user.key("I");
        JComponent state = Components.named("state", JComponent.class);
        Edt.waitUntil("the state is shown", state::isShowing);
        expectHome();
        user.key("ctrl TAB");
        Edt.waitUntil(
                "the focus is in it",
                () -> SwingUtilities.isDescendingFrom(
                        KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner(), state));
    }

    @Test
    void afterABannerWasClosedWithTheMouseTheKeyboardAndByItself() {
        warn();
        user.click(Components.named("banner.close", JButton.class));
        expectHome();
        warn();
        JButton close = Components.named("banner.close", JButton.class);
        Edt.run(close::requestFocusInWindow);
        waitForFocus(close);
        user.key("SPACE");
        Edt.waitUntil("it is closed", () -> !close.isShowing());
        expectHome();
        warn();
        JButton again = Components.named("banner.close", JButton.class);
        Edt.run(again::requestFocusInWindow);
        waitForFocus(again);
        Edt.run(() -> frame.notices().withdraw("test"));
        expectHome();
    }

    @Test
    void aBannerThatGoesAwayTakesNothingFromAField() {
        warn();
        JTextField search = Components.named("palette.search", JTextField.class);
        user.click(search);
        waitForFocus(search);
        Edt.run(() -> frame.notices().withdraw("test"));
        user.settle();
        user.type("b");
        assertThat(textOf(search)).isEqualTo("b");
    }

    @Test
    void afterADialog() {
        user.click(Components.named("palette.search", JTextField.class));
        user.key("ctrl O");
        JDialog dialog = Components.window(JDialog.class, "that asks for a level", JDialog::isModal);
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !dialog.isShowing());
        expectHome();
    }

    @Test
    void whatWasSelectedIsGoneAndItsFieldToo() {
        Edt.run(() -> document().select(Selection.ofObject("lift")));
        JTextField field = Components.named("field.Position.x", JTextField.class);
        user.click(field);
        waitForFocus(field);
        Edt.run(() -> document().edit("Delete", document().level().withoutObject("lift")));
        expectHome();
    }

    @Test
    void theGameHasItBackWhileItIsPlayed() {
        user.key("F5");
        waitForFocus(frame.preview());
        chooseTile("dirt");
        waitForFocus(frame.preview());
        JTextField field = Components.named("field.Walk speed", JTextField.class);
        user.click(field);
        waitForFocus(field);
        user.key("ENTER");
        waitForFocus(frame.preview());
        JList<?> layers = Components.named("layers.list", JList.class);
        user.click(layers, new Point(80, 14), User.LEFT);
        waitForFocus(frame.preview());
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it acts", () -> LastStep.buttons(session()) != 0);
        user.letGo(KeyEvent.VK_RIGHT);
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void theGameKeepsItWhileTheMouseWorksAPanel() {
        user.key("F5");
        waitForFocus(frame.preview());
        AtomicInteger lost = new AtomicInteger();
        Edt.run(() -> frame.preview().addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                lost.incrementAndGet();
            }
        }));
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it acts", () -> LastStep.buttons(session()) != 0);
        JSlider slider = Components.named("slider.Walk speed", JSlider.class);
        int before = Edt.get(slider::getValue);
        int y = slider.getHeight() / 2;
        user.drag(slider, new Point(slider.getWidth() / 4, y), new Point(slider.getWidth() / 2, y));
        assertThat(Edt.get(slider::getValue)).as("dragged").isNotEqualTo(before);
        chooseTile("dirt");
        press("palette.flip-h");
        user.settle();
        assertThat(lost.get()).as("times that the game let go of its keys").isZero();
        assertThat(Edt.get(() -> LastStep.buttons(session()))).isNotZero();
        user.letGo(KeyEvent.VK_RIGHT);
        user.key("ESCAPE");
        expectHome();
    }

    @Test
    void whoUsesTheKeyboardGoesThroughThePanels() {
        JTextField search = Components.named("palette.search", JTextField.class);
        user.click(search);
        waitForFocus(search);
        user.key("TAB");
        Edt.waitUntil("the focus has moved on", () -> frame.getFocusOwner() instanceof JButton);
        user.key("TAB");
        Edt.waitUntil("and on to the tiles", () -> frame.getFocusOwner() instanceof JList);
        JComponent section = Components.named("section.Jump", JComponent.class);
        Edt.run(section::requestFocusInWindow);
        waitForFocus(section);
        user.key("SPACE");
        user.settle();
        assertThat(Edt.get(section::isFocusOwner))
                .as("a button pressed with the keyboard")
                .isTrue();
        user.key("TAB");
        Edt.waitUntil("the focus has moved on", () -> !section.isFocusOwner() && !canvas.isFocusOwner());
        user.key("ESCAPE");
        expectHome();
    }

    private static String textOf(JTextField field) {
        return Edt.get(field::getText);
    }

    private void warn() {
        Edt.run(() -> frame.notices().show(Notice.warning("test", "It did not work", List.of("The reason"))));
    }

    private void choose(String menuTitle, String item) {
        JMenu menu = Components.first(
                JMenu.class, menuTitle, found -> found.getText().equals(menuTitle));
        user.click(menu);
        user.click(Components.named(item, JMenuItem.class));
    }

    /** The canvas has the focus, and keeps it; its keys choose tools. */
    private void expectHome() {
        waitForFocus(canvas);
        user.settle();
        waitForFocus(canvas);
        user.key("N");
        Edt.waitUntil(
                "the slope tool is in use", () -> frame.tools().tool().id().equals("slope"));
        user.key("B");
        Edt.waitUntil("the brush is in use", () -> frame.tools().tool().id().equals("brush"));
    }
}
