package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Command;
import dev.ledge.editor.panel.InspectorPanel;
import dev.ledge.engine.level.object.Spring;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The help says what players and levels can do, with the keys for it, and Enter leads to where it is set. */
class HelpJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String GOAL = "{\"id\": \"end\", \"type\": \"goal\", \"at\": [400, 320], \"size\": [32, 32]}";

    /** What is typed and where that leads; the first is the last row of a section that is closed until then. */
    private static final List<List<String>> PLACES = List.of(
            List.of("drop through", "choice.Drop through by"),
            List.of("walk", "field.Walk speed"),
            List.of("jump", "field.Jump speed"),
            List.of("climb", "field.Climb speed"),
            List.of("run", "field.Run speed"),
            List.of("air jump", "field.Air jumps"),
            List.of("wall slide", "field.Wall slide speed"),
            List.of("wall jump", "switch.Wall jump"),
            List.of("dash", "field.Dash speed"),
            List.of("crouch", "field.Crouch height"),
            List.of("take off", "choice.Take off"),
            List.of("heavy falls", "field.Fall gravity"),
            List.of("feels", "choice.Feel"),
            List.of("crumbling", "switch.Crumbles"),
            List.of("ride a platform", "choice.Rides"),
            List.of("seen from above", "field.Gravity"));

    @Test
    @Timeout(value = 180, unit = TimeUnit.SECONDS)
    void enterShowsWhereItIsSet() throws Exception {
        start(newLevel(SPAWN, GOAL).toString());
        for (List<String> place : PLACES) {
            open();
            user.type(place.get(0));
            user.key("ENTER");
            String row = place.get(1);
            Edt.waitUntil(
                    "the focus is in " + row,
                    () -> focusOwner() != null && row.equals(focusOwner().getName()));
            assertThat(Edt.get(() -> SwingUtilities.getAncestorOfClass(InspectorPanel.class, focusOwner())))
                    .isNotNull();
            Edt.waitUntil(row + " can be seen", () -> isWhole((JComponent) focusOwner()));
        }
    }

    private static boolean isWhole(JComponent component) {
        return component.getVisibleRect().height == component.getHeight();
    }

    @Test
    void whatIsChosenIsExplained() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        JList<?> list = Components.named("quick-pick.list", JList.class);
        JTextArea text = Components.named("quick-pick.explanation", JTextArea.class);
        for (int i = 0; i < Edt.get(() -> list.getModel().getSize()); i++) {
            int at = i;
            Edt.waitUntil("the keys come to " + i, () -> list.getSelectedIndex() == at);
            assertThat(Edt.<String>get(text::getText)).isNotBlank();
            assertThat(Edt.<Integer>get(() -> text.getPreferredSize().height))
                    .isLessThanOrEqualTo(Edt.<Integer>get(text::getHeight));
            user.key("DOWN");
        }
        user.type("dash");
        Edt.waitUntil("the dash is explained", () -> text.getText().contains("“Dash time”"));
    }

    /**
     * Its words have their lines before it is asked how high they are, or the list is as high as the window lets it.
     */
    @Test
    void aLargeWindowLeavesNoRoomEmptyBelowTheList() throws Exception {
        start(newLevel(SPAWN).toString());
        Edt.run(() -> frame.setSize(1200, 980));
        Edt.waitUntil("the window is large", () -> canvas.getRootPane().getHeight() > 900);
        open();
        assertThat(emptyBelowTheList()).isBetween(0, 6);
        user.type("dash");
        Edt.waitUntil(
                "fewer are found",
                () -> Components.named("quick-pick.list", JList.class)
                                .getModel()
                                .getSize()
                        < 6);
        assertThat(emptyBelowTheList()).isBetween(0, 6);
    }

    @Test
    void whereNothingIsFoundWordsSaySo() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        user.type("dashq");
        Edt.waitUntil(
                "it says that nothing is found",
                () -> Components.isShowing("quick-pick.nothing")
                        && isWhole(Components.named("quick-pick.nothing", JComponent.class)));
        user.key("ENTER");
        user.key("BACK_SPACE");
        Edt.waitUntil(
                "it is still open, and the dash is found",
                () -> Components.isShowing("quick-pick.list") && !Components.isShowing("quick-pick.nothing"));
    }

    @Test
    void commandsAreFoundByWhatTheyAreAbout() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("ctrl shift P");
        JList<?> list = Components.named("quick-pick.list", JList.class);
        waitForFocus(Components.named("quick-pick.query", JComponent.class));
        user.type("theme");
        Edt.waitUntil(
                "the themes are found",
                () -> list.getModel().getSize() > 0
                        && ((Command) list.getModel().getElementAt(0))
                                .fullTitle()
                                .startsWith("Theme: "));
        user.key("ctrl A");
        user.type("shortcuts");
        Edt.waitUntil(
                "the list of all keys is found",
                () -> list.getModel().getSize() > 0
                        && ((Command) list.getModel().getElementAt(0)).id().equals("help.keys"));
    }

    private static int emptyBelowTheList() {
        return Edt.get(() -> {
            JList<?> list = Components.named("quick-pick.list", JList.class);
            int row = list.getCellBounds(0, 0).height;
            int rows = Math.min(11, list.getModel().getSize());
            return ((JViewport) list.getParent()).getExtentSize().height - rows * row;
        });
    }

    @Test
    void aSpringIsPlacedNext() throws Exception {
        start(newLevel(SPAWN).toString());
        open();
        user.type("spring");
        user.key("ENTER");
        Edt.waitUntil(
                "the object tool is taken", () -> frame.tools().tool().id().equals("object"));
        user.drag(canvas, cell(5, FLOOR - 1), cell(7, FLOOR - 1));
        assertThat(level().objects()).hasAtLeastOneElementOfType(Spring.class);
    }

    @Test
    void whatNobodyDoesSeenFromAboveLeadsToTheGravity() throws Exception {
        Path file = newLevel(SPAWN);
        String text = Files.readString(file);
        Files.writeString(file, text.replace("\"layers\"", "\"physics\": {\"gravity\": 0},\n  \"layers\""));
        start(file.toString());
        open();
        user.type("wall jump");
        user.key("ENTER");
        Edt.waitUntil(
                "the focus is in the gravity",
                () -> focusOwner() != null
                        && "field.Gravity".equals(focusOwner().getName()));
        assertThat(Edt.get(Components.named("status.message", JLabel.class)::getText))
                .contains("Wall jump", "gravity is 0");
        open();
        user.type("dash");
        user.key("ENTER");
        Edt.waitUntil(
                "a dash is set where it always is",
                () -> focusOwner() != null
                        && "field.Dash speed".equals(focusOwner().getName()));
    }

    @Test
    void theCommandPaletteFindsWhereNumbersAreSet() throws Exception {
        start(newLevel(SPAWN).toString());
        for (List<String> place : List.of(List.of("meat boy", "choice.Feel"), List.of("apex", "field.Fall gravity"))) {
            user.key("ctrl shift P");
            Edt.waitUntil("the commands are listed", () -> asked().startsWith("Type what"));
            user.type(place.get(0));
            user.key("ENTER");
            Edt.waitUntil(
                    "the focus is in " + place.get(1),
                    () -> focusOwner() != null
                            && place.get(1).equals(focusOwner().getName()));
        }
    }

    private void open() {
        user.key("F1");
        Edt.waitUntil("the commands are listed", () -> asked().startsWith("Type what"));
        user.type("moves and");
        user.key("ENTER");
        Edt.waitUntil("the help is open", () -> asked().startsWith("What players"));
    }

    /** What the list over the window asks for, once it has the focus; empty while it has not. */
    private static String asked() {
        return focusOwner() instanceof JTextField query && "quick-pick.query".equals(query.getName())
                ? query.getAccessibleContext().getAccessibleName()
                : "";
    }

    private static Component focusOwner() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }
}
