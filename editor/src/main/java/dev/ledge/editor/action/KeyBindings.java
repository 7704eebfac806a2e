package dev.ledge.editor.action;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.KeyStroke;

/**
 * The keys that the user gives to commands of one kind. The settings keep those that are not the default ones. For the
 * event dispatch thread.
 */
public final class KeyBindings {
    private static final String PREFIX = "keys.";

    private final Actions actions;
    private final Settings settings;
    private final KeyRules rules;
    private final Runnable onBound;
    private final Map<String, List<KeyStroke>> own = new TreeMap<>();
    /** What the settings have for keys and nobody can press, by the id of the command: it stays there. */
    private final Map<String, String> unread = new TreeMap<>();

    /**
     * Bindings that are not read yet, see {@link #load()}.
     *
     * @param onBound is run whenever the commands got their keys
     */
    KeyBindings(Actions actions, Settings settings, KeyRules rules, Runnable onBound) {
        this.actions = actions;
        this.settings = settings;
        this.rules = rules;
        this.onBound = onBound;
    }

    /** Gives the commands the keys of the settings. */
    void load() {
        for (Command command : actions.all()) {
            settings.get(PREFIX + command.id()).ifPresent(keys -> read(command, keys));
        }
        actions.bind(own);
        onBound.run();
    }

    private void read(Command command, String keys) {
        try {
            List<KeyStroke> read = Keys.read(keys);
            for (KeyStroke key : read) {
                if (!command.defaultKeys().contains(key) && !rules.refusal(key).isEmpty()) {
                    throw new IllegalArgumentException(Keys.describe(key));
                }
            }
            own.put(command.id(), read);
        } catch (IllegalArgumentException none) {
            unread.put(command.id(), "“" + none.getMessage() + "” of “" + command.fixedTitle() + "”");
        }
    }

    /** What the settings have for keys and cannot be, each with its command; those have their default keys. */
    List<String> unread() {
        return List.copyOf(unread.values());
    }

    /** Which keys they can have. */
    public KeyRules rules() {
        return rules;
    }

    /** All commands, in the order in which they are listed. */
    public List<Command> commands() {
        return List.copyOf(actions.all());
    }

    /** True if it does not have just its default keys. */
    public static boolean isChanged(Command command) {
        return !command.keys().equals(command.defaultKeys());
    }

    /** True if any command does not have just its default keys. */
    boolean isAnyChanged() {
        return actions.all().stream().anyMatch(KeyBindings::isChanged);
    }

    /** The command that has a key, or null. */
    public Command holder(KeyStroke key) {
        return actions.at(key);
    }

    /** Gives a command these keys and no others; who had one of them has it no longer. */
    public void set(Command command, List<KeyStroke> keys) {
        own.put(command.id(), List.copyOf(keys));
        settle(command, keys);
    }

    /** Gives a command its default keys again; who had one of them has it no longer. */
    public void reset(Command command) {
        own.remove(command.id());
        settle(command, command.defaultKeys());
    }

    /** Gives all commands their default keys again. */
    void resetAll() {
        own.clear();
        unread.clear();
        bind();
    }

    private void settle(Command command, List<KeyStroke> keys) {
        unread.remove(command.id());
        own.replaceAll((id, of) -> id.equals(command.id()) ? of : without(of, keys));
        bind();
    }

    private static List<KeyStroke> without(List<KeyStroke> all, List<KeyStroke> taken) {
        return all.stream().filter(key -> !taken.contains(key)).toList();
    }

    private void bind() {
        own.entrySet()
                .removeIf(entry -> actions.get(entry.getKey()).defaultKeys().equals(entry.getValue()));
        actions.bind(own);
        onBound.run();
        for (Command command : actions.all()) {
            List<KeyStroke> keys = own.get(command.id());
            if (keys != null) {
                settings.put(PREFIX + command.id(), Keys.write(keys));
            } else if (!unread.containsKey(command.id())) {
                settings.remove(PREFIX + command.id());
            }
        }
    }
}
