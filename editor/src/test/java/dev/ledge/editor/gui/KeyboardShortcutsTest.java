package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Command;
import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.MenuElement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The window of keyboard shortcuts: looked through, changed, taken from another command, and given back. */
class KeyboardShortcutsTest extends EditorTest {
    private JList<?> list;

    @AfterEach
    void giveTheButtonsTheirKeysBack() {
        ButtonKeys.assign(
                Stream.of(Buttons.values()).collect(Collectors.toMap(Function.identity(), ButtonKeys::defaults)));
    }

    private void open(String searched) throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        user.key("F1");
        waitForFocus(Components.named("quick-pick.query", JComponent.class));
        user.type("keyboard");
        user.key("ENTER");
        waitForFocus(Components.named("keys.search", JComponent.class));
        list = Components.named("keys.list", JList.class);
        user.type(searched);
    }

    private void waitForChosen(String title) {
        Edt.waitUntil(
                title + " is chosen",
                () -> list.getSelectedValue() instanceof Command command
                        && command.fixedTitle().equals(title));
    }

    private void waitForCapture() {
        waitForFocus(Components.named("keys.pressed", JComponent.class));
    }

    private void waitForRemark(String words) {
        JLabel remark = Components.named("keys.remark", JLabel.class);
        Edt.waitUntil(words, () -> remark.getText().contains(words));
    }

    private void close() {
        user.key("ESCAPE");
        Edt.waitUntil("the window is closed", () -> !Components.isShowing("keys.list"));
        Edt.waitUntil("the editor has the focus", frame::isFocused);
    }

    private String shown(String command) {
        return Edt.get(() -> {
            JMenuItem item = item(command);
            return item.getAccelerator() == null ? "" : item.getAccelerator().toString();
        });
    }

    @Test
    void aKeyIsGivenToACommandAndWorksAtOnce() throws Exception {
        open("grid");
        waitForChosen("Grid");
        user.key("ENTER");
        waitForCapture();
        user.key("alt G");
        waitForRemark("“Grid” has Alt+G");
        close();
        boolean before = gridIsShown();
        user.key("alt G");
        Edt.waitUntil("the grid is switched", () -> gridIsShown() != before);
        user.key("ctrl G");
        user.key("ctrl A");
        assertThat(gridIsShown()).as("the old key does nothing").isNotEqualTo(before);
        assertThat(shown("view.grid")).contains("alt").endsWith("G");
        Edt.waitUntil(
                "it is in the settings",
                () -> Files.readString(project.resolve("settings.json")).contains("\"keys.view.grid\" : \"alt G\""));
    }

    private boolean gridIsShown() {
        return Edt.get(() -> item("view.grid").isSelected());
    }

    private JMenuItem item(String command) {
        return items(frame.getJMenuBar())
                .filter(item -> command.equals(item.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<JMenuItem> items(MenuElement menu) {
        return Stream.of(menu.getSubElements())
                .flatMap(inner -> Stream.concat(
                        inner instanceof JMenuItem item ? Stream.of(item) : Stream.empty(), items(inner)));
    }

    @Test
    void aKeyOfAnotherIsTakenOnlyAfterAQuestionAndGivenBack() throws Exception {
        open("duplicate layer");
        waitForChosen("Duplicate layer");
        user.key("ENTER");
        waitForCapture();
        user.key("ctrl D");
        JLabel prompt = Components.named("keys.prompt", JLabel.class);
        Edt.waitUntil("it asks", () -> prompt.getText().contains("is the key of “Duplicate”"));
        user.key("ESCAPE");
        Edt.waitUntil("it was left as it is", () -> !Components.isShowing("keys.prompt"));
        assertThat(shown("edit.duplicate")).endsWith("D");

        waitForFocus(list);
        user.key("ENTER");
        waitForCapture();
        user.key("ctrl D");
        waitForFocus(Components.named("keys.take", JComponent.class));
        user.key("ENTER");
        waitForRemark("“Duplicate layer” has Ctrl+D");
        assertThat(shown("edit.duplicate")).isEmpty();
        assertThat(shown("layer.duplicate")).endsWith("D");

        press("keys.reset");
        waitForRemark("default keys");
        assertThat(shown("edit.duplicate")).endsWith("D");
        assertThat(shown("layer.duplicate")).isEmpty();
    }

    @Test
    void spaceIsRefusedForACommandAndEscapeLeavesItAsItIs() throws Exception {
        open("brush tool");
        waitForChosen("Brush tool");
        user.key("ENTER");
        waitForCapture();
        user.key("SPACE");
        JLabel prompt = Components.named("keys.prompt", JLabel.class);
        Edt.waitUntil("it says why not", () -> prompt.getText().startsWith("Space moves"));
        user.key("ESCAPE");
        waitForFocus(list);
        user.key("DELETE");
        waitForRemark("“Brush tool” has no key");
        assertThat(shown("tool.brush")).isEmpty();
        press("keys.reset-all");
        waitForRemark("default keys");
        assertThat(shown("tool.brush")).endsWith("B");
    }

    @Test
    void theGameHasAnotherKeyForJumping() throws Exception {
        open("game jump");
        waitForChosen("Game: Jump");
        user.key("ENTER");
        waitForCapture();
        user.key("B");
        waitForRemark("“Game: Jump” has B");
        close();
        user.key("F5");
        waitForFocus(Components.named("preview", PreviewPanel.class));
        Edt.waitUntil("it stands", () -> playerIs(ActorState.GROUND));
        user.hold(KeyEvent.VK_B);
        Edt.waitUntil("it jumps", () -> playerIs(ActorState.AIR));
        user.letGo(KeyEvent.VK_B);
    }

    private boolean playerIs(ActorState state) {
        World world = session().world();
        return world.actors().state(world.player()) == state;
    }

    @Test
    void whatStandsInAMenuOfItsKindAloneSaysWhatItIsAbout() throws Exception {
        open("pause on jumped");
        waitForChosen("Pause on: Jumped");
        user.key("ctrl A");
        user.type("overlay hide all");
        waitForChosen("Overlay: Hide all");
    }

    @Test
    void keysInTheSettingsThatAreNoneAreTold() throws Exception {
        Files.writeString(project.resolve("settings.json"), "{\"keys.edit.undo\": \"strg Z\"}");
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        Edt.waitUntil("it is told", () -> frame.notices().of("keys").isPresent());
        assertThat(Edt.get(() -> frame.notices().of("keys").orElseThrow().lines()))
                .anyMatch(line -> line.contains("strg Z") && line.contains("“Undo”"));
    }
}
