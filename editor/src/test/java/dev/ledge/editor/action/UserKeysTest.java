package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.engine.world.type.Buttons;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys of commands and of the game's buttons: assigned, taken, kept in the settings, and given back. */
@OnEventThread
class UserKeysTest {
    private static final KeyStroke CTRL_D = KeyStroke.getKeyStroke("ctrl D");
    private static final KeyStroke CTRL_Y = KeyStroke.getKeyStroke("ctrl Y");

    @TempDir
    private Path folder;

    private Path file;
    private Settings settings;
    private Actions actions;
    private UserKeys keys;

    @BeforeEach
    void read() {
        file = folder.resolve("settings.json");
        readAgain();
    }

    private void readAgain() {
        actions = new Actions();
        actions.add(new Command("redo", "Redo", () -> {}).key("ctrl shift Z").key("ctrl Y"));
        actions.add(new Command("copy", "Duplicate", () -> {}).key("ctrl D"));
        actions.add(new Command("plain", "Plain", () -> {}));
        settings = new Settings(file);
        keys = new UserKeys(actions, settings);
        keys.load();
    }

    @AfterEach
    void giveTheButtonsTheirKeysBack() {
        ButtonKeys.assign(
                Stream.of(Buttons.values()).collect(Collectors.toMap(Function.identity(), ButtonKeys::defaults)));
    }

    private void set(String id, KeyStroke... to) {
        Command command = command(id);
        keys.of(command).set(command, List.of(to));
    }

    private void reset(String id) {
        Command command = command(id);
        keys.of(command).reset(command);
    }

    private Command command(String id) {
        return keys.commands().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private String stored() throws IOException {
        settings.save();
        return Files.exists(file) ? Files.readString(file) : "{}";
    }

    @Test
    void whoeverHadTheKeyHasItNoLongerUntilItIsGivenBack() {
        set("plain", CTRL_Y, CTRL_D);
        assertThat(actions.at(CTRL_Y).id()).isEqualTo("plain");
        assertThat(command("plain").keyText()).isEqualTo(Keys.describe(CTRL_Y));
        assertThat(command("redo").keys()).hasSize(1).doesNotContain(CTRL_Y);
        assertThat(command("copy").keys()).isEmpty();
        assertThat(keys.isAnyChanged()).isTrue();

        reset("copy");
        assertThat(command("copy").keys()).containsExactly(CTRL_D);
        assertThat(command("plain").keys()).containsExactly(CTRL_Y);

        reset("plain");
        assertThat(command("redo").keys()).hasSize(2);
        assertThat(actions.at(CTRL_Y).id()).isEqualTo("redo");
        assertThat(keys.isAnyChanged()).isFalse();
    }

    @Test
    void menusAndTooltipsFollow() {
        Command redo = command("redo");
        JButton button = new JButton(redo);
        set("redo", CTRL_D);
        assertThat(button.getToolTipText()).contains("(" + Keys.describe(CTRL_D) + ")");
        assertThat(redo.getValue(Command.ACCELERATOR_KEY)).isEqualTo(CTRL_D);
        set("redo");
        assertThat(button.getToolTipText()).isEqualTo("Redo");
        assertThat(redo.getValue(Command.ACCELERATOR_KEY)).isNull();
        assertThat(redo.keyText()).isEmpty();
    }

    @Test
    void theSettingsKeepWhatIsChangedAndNothingElse() throws IOException {
        set("plain", CTRL_Y, CTRL_D);
        set("copy");
        assertThat(stored()).contains("\"keys.plain\" : \"ctrl Y, ctrl D\"", "\"keys.copy\" : \"\"");
        readAgain();
        assertThat(command("plain").keys()).containsExactly(CTRL_Y, CTRL_D);
        assertThat(command("copy").keys()).isEmpty();

        keys.resetAll();
        assertThat(stored()).doesNotContain("keys.");
        readAgain();
        assertThat(keys.isAnyChanged()).isFalse();
    }

    @Test
    void theDefaultKeysSetByHandAreNoChange() throws IOException {
        set("copy", CTRL_Y);
        set("copy", CTRL_D);
        assertThat(stored()).doesNotContain("keys.");
        assertThat(command("redo").keys()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ctrl Zz", "LEFT", "released X", "ctrl D, , X"})
    void whatIsNoKeyInTheSettingsIsToldAndStaysThere(String written) throws IOException {
        Files.writeString(file, "{\"keys.copy\": \"" + written + "\", \"keys.of.another\": \"X\"}");
        readAgain();
        assertThat(keys.unread()).singleElement().asString().contains("“Duplicate”");
        assertThat(command("copy").keys()).containsExactly(CTRL_D);
        set("plain", CTRL_Y);
        assertThat(stored()).contains(written, "keys.of.another");
        reset("copy");
        assertThat(stored()).doesNotContain("keys.copy").contains("keys.of.another");
        assertThat(keys.unread()).isEmpty();
    }

    @Test
    void ofTwoThatWantOneKeyTheFirstHasIt() throws IOException {
        Files.writeString(file, "{\"keys.copy\": \"ctrl K\", \"keys.plain\": \"ctrl K\"}");
        readAgain();
        assertThat(command("copy").keys()).hasSize(1);
        assertThat(command("plain").keys()).isEmpty();
    }

    @Test
    void theGamesButtonsHaveKeysOfTheirOwn() throws IOException {
        set("game.jump", KeyStroke.getKeyStroke("J"), KeyStroke.getKeyStroke("A"));
        assertThat(ButtonKeys.button(KeyEvent.VK_J)).isEqualTo(Buttons.JUMP);
        assertThat(ButtonKeys.button(KeyEvent.VK_A)).isEqualTo(Buttons.JUMP);
        assertThat(ButtonKeys.button(KeyEvent.VK_SPACE)).isNull();
        assertThat(ButtonKeys.of(Buttons.JUMP)).isEqualTo("J or A");
        assertThat(ButtonKeys.of(Buttons.LEFT)).isEqualTo("←");
        set("game.dash");
        assertThat(ButtonKeys.of(Buttons.DASH)).isEqualTo("(no key)");
        stored();
        ButtonKeys.assign(Map.of());
        readAgain();
        assertThat(ButtonKeys.of(Buttons.JUMP)).isEqualTo("J or A");
        keys.resetAll();
        assertThat(ButtonKeys.of(Buttons.JUMP)).isEqualTo("Space or Z");
        assertThat(ButtonKeys.button(KeyEvent.VK_KP_LEFT)).isEqualTo(Buttons.LEFT);
    }

    @Test
    void explanationsNameTheKeysThatTheGameHasNow() {
        Command play = new Command("play", "Play", () -> {}).explain(() -> ButtonKeys.of(Buttons.JUMP) + " jumps");
        actions.add(play);
        set("game.jump", KeyStroke.getKeyStroke("J"));
        assertThat(play.getValue(Command.SHORT_DESCRIPTION)).isEqualTo("Play · J jumps");
    }

    @Test
    void aKeyThatIsAddedToDefaultOnesIsReadAgain() throws IOException {
        actions.add(new Command("stop", "Stop", () -> {}).key("F8").key("ESCAPE"));
        List<KeyStroke> all = List.of(
                KeyStroke.getKeyStroke("F8"), KeyStroke.getKeyStroke("ESCAPE"), KeyStroke.getKeyStroke("ctrl F8"));
        set("stop", all.toArray(KeyStroke[]::new));
        stored();
        Actions again = new Actions();
        again.add(new Command("stop", "Stop", () -> {}).key("F8").key("ESCAPE"));
        UserKeys read = new UserKeys(again, new Settings(file));
        read.load();
        assertThat(read.unread()).isEmpty();
        assertThat(again.get("stop").keys()).isEqualTo(all);
    }

    @Test
    void aButtonAndACommandMayHaveTheSameKey() {
        KeyStroke x = KeyStroke.getKeyStroke("X");
        set("plain", x);
        assertThat(ButtonKeys.button(KeyEvent.VK_X)).isEqualTo(Buttons.DASH);
        assertThat(actions.at(x).id()).isEqualTo("plain");
    }

    @Test
    void keysForMovingAreNoCommandsAndKeysOfCommandsAreNotTheGames() {
        assertThat(KeyRules.COMMANDS.refusal(KeyStroke.getKeyStroke("SPACE"))).startsWith("Space moves");
        assertThat(KeyRules.COMMANDS.refusal(KeyStroke.getKeyStroke("ctrl SPACE")))
                .isEmpty();
        assertThat(KeyRules.COMMANDS.refusal(KeyStroke.getKeyStroke("B"))).isEmpty();
        assertThat(KeyRules.GAME.refusal(KeyStroke.getKeyStroke("SPACE"))).isEmpty();
        assertThat(KeyRules.GAME.refusal(KeyStroke.getKeyStroke("SHIFT"))).isEmpty();
        assertThat(KeyRules.GAME.refusal(KeyStroke.getKeyStroke("F5"))).startsWith("F5 is a key of commands");
        assertThat(KeyRules.GAME.refusal(KeyStroke.getKeyStroke("ctrl D"))).isNotEmpty();
        assertThat(KeyRules.GAME.refusal(KeyStroke.getKeyStroke("ESCAPE"))).isNotEmpty();
        assertThat(KeyRules.GAME.refusal(KeyStroke.getKeyStroke(KeyEvent.VK_UNDEFINED, 0)))
                .contains("no name");
    }

    @Test
    void aModifierAloneIsAKeyOfTheGameAndNoCommands() {
        KeyEvent shift = new KeyEvent(
                new JButton(),
                KeyEvent.KEY_PRESSED,
                0,
                KeyEvent.SHIFT_DOWN_MASK,
                KeyEvent.VK_SHIFT,
                KeyEvent.CHAR_UNDEFINED);
        assertThat(KeyRules.COMMANDS.of(shift)).isNull();
        assertThat(KeyRules.GAME.of(shift)).isEqualTo(KeyStroke.getKeyStroke("SHIFT"));
    }

    @Test
    void commandsAreFoundByNameAndByKey() {
        assertThat(CommandSearch.of(keys.commands(), "ctrl+y")).first().isEqualTo(command("redo"));
        assertThat(CommandSearch.of(keys.commands(), "duplic")).containsExactly(command("copy"));
        assertThat(CommandSearch.of(keys.commands(), "game")).contains(command("game.jump"));
        assertThat(CommandSearch.of(keys.commands(), "")).isEqualTo(keys.commands());
    }
}
