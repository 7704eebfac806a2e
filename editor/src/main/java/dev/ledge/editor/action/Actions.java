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

    /** The command of a key, or null. */
    public Command at(KeyStroke key) {
        return byKey.get(key);
    }

    /** Lets all commands look at their state again. */
    public void refresh() {
        byId.values().forEach(Command::refresh);
    }
}
