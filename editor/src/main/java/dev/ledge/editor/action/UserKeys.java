package dev.ledge.editor.action;

import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.KeyStroke;

/** All keys that the user can assign: those of the game's buttons and those of the commands. */
public final class UserKeys {
    private final Actions buttons = new Actions();
    private final Actions actions;
    private final KeyBindings game;
    private final KeyBindings commands;

    /** Keys that are not read yet, see {@link #load()}. */
    public UserKeys(Actions actions, Settings settings) {
        this.actions = actions;
        for (Buttons button : Buttons.values()) {
            buttons.add(buttonCommand(button));
        }
        game = new KeyBindings(buttons, settings, KeyRules.GAME, this::assign);
        commands = new KeyBindings(actions, settings, KeyRules.COMMANDS, () -> {});
    }

    private static Command buttonCommand(Buttons button) {
        String title = button.json().substring(0, 1).toUpperCase(Locale.ROOT)
                + button.json().substring(1);
        Command command = new Command(id(button), title, () -> {})
                .about("Game")
                .alsoFoundBy("buttons player controls")
                .icon("keyboard");
        ButtonKeys.defaults(button).forEach(code -> command.key(KeyStroke.getKeyStroke(code, 0)));
        return command;
    }

    private static String id(Buttons button) {
        return "game." + button.json();
    }

    private void assign() {
        Map<Buttons, List<Integer>> keys = new EnumMap<>(Buttons.class);
        for (Buttons button : Buttons.values()) {
            keys.put(
                    button,
                    buttons.get(id(button)).keys().stream()
                            .map(KeyStroke::getKeyCode)
                            .toList());
        }
        ButtonKeys.assign(keys);
        actions.explainAgain();
    }

    /** Assigns the keys of the settings. */
    public void load() {
        game.load();
        commands.load();
    }

    /** What the settings have for keys and cannot be, each with its command; those have their default keys. */
    public List<String> unread() {
        return Stream.concat(game.unread().stream(), commands.unread().stream()).toList();
    }

    /** What can have keys: the game's buttons, then the commands, in the order in which they are listed. */
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(game.commands());
        all.addAll(commands.commands());
        return all;
    }

    /** The bindings that a command is one of. */
    public KeyBindings of(Command command) {
        return game.commands().contains(command) ? game : commands;
    }

    /** True if anything does not have just its default keys. */
    public boolean isAnyChanged() {
        return game.isAnyChanged() || commands.isAnyChanged();
    }

    /** Gives everything its default keys again. */
    public void resetAll() {
        game.resetAll();
        commands.resetAll();
    }
}
