package dev.ledge.editor.action;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.KeyStroke;

/** Every command of the editor, once, in the order in which menus and help list them. */
public final class Actions {
    private final Map<String, Command> byId = new LinkedHashMap<>();
    private final Map<KeyStroke, Command> byKey = new LinkedHashMap<>();
    private volatile String lastDone = "";

    /**
     * Adds a command, with all its keys given.
     *
     * @throws IllegalArgumentException if its id or one of its keys is taken
     */
    public Command add(Command command) {
        if (byId.putIfAbsent(command.id(), command) != null) {
            throw new IllegalArgumentException("two commands are called " + command.id());
        }
        for (KeyStroke key : command.keys()) {
            Command other = byKey.putIfAbsent(key, command);
            if (other != null) {
                throw new IllegalArgumentException(
                        command.id() + " and " + other.id() + " both want " + Keys.describe(key));
            }
        }
        command.onRun(() -> lastDone = command.title());
        return command;
    }

    /**
     * Gives commands the keys of their own; all others have their default keys, but those that are taken.
     *
     * @param own by the id of the command; of two that want one key the first gets it
     */
    void bind(Map<String, List<KeyStroke>> own) {
        byKey.clear();
        byId.values().stream()
                .filter(command -> own.containsKey(command.id()))
                .forEach(command -> give(command, own.get(command.id())));
        byId.values().stream()
                .filter(command -> !own.containsKey(command.id()))
                .forEach(command -> give(command, command.defaultKeys()));
    }

    private void give(Command command, List<KeyStroke> wanted) {
        command.setKeys(wanted.stream()
                .filter(key -> byKey.putIfAbsent(key, command) == null)
                .toList());
    }

    /** The title of the command that was begun last, empty if none was; for any thread. */
    public String lastDone() {
        return lastDone;
    }

    /**
     * The command of that id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Command get(String id) {
        Command command = byId.get(id);
        if (command == null) {
            throw new IllegalArgumentException("no command is called " + id);
        }
        return command;
    }

    /** All commands, in the order in which they were added. */
    public Collection<Command> all() {
        return Collections.unmodifiableCollection(byId.values());
    }

    /** The commands whose id begins so. */
    public List<Command> under(String prefix) {
        return byId.values().stream().filter(c -> c.id().startsWith(prefix)).toList();
    }

    /** The first key of a command for people, as {@code Ctrl+Z}; empty if it has none. */
    public String keyText(String id) {
        return get(id).keyText();
    }

    /** The command of a key, or null. */
    public Command at(KeyStroke key) {
        return byKey.get(key);
    }

    /** Has the explanations of all commands told anew. */
    void explainAgain() {
        byId.values().forEach(Command::explainAgain);
    }

    /** Lets all commands look at their state again. */
    public void refresh() {
        byId.values().forEach(Command::refresh);
    }
}
