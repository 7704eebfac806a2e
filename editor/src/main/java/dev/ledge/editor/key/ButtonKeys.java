package dev.ledge.editor.key;

import dev.ledge.engine.world.type.Buttons;
import java.awt.event.KeyEvent;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The keys of the game's buttons, and how texts name them. There is one keyboard and one user: what is assigned holds
 * for the whole program. May be asked on any thread.
 */
public final class ButtonKeys {
    private static final Map<Buttons, List<Integer>> DEFAULTS = new EnumMap<>(Map.of(
            Buttons.LEFT, List.of(KeyEvent.VK_LEFT, KeyEvent.VK_A),
            Buttons.RIGHT, List.of(KeyEvent.VK_RIGHT, KeyEvent.VK_D),
            Buttons.UP, List.of(KeyEvent.VK_UP, KeyEvent.VK_W),
            Buttons.DOWN, List.of(KeyEvent.VK_DOWN, KeyEvent.VK_S),
            Buttons.JUMP, List.of(KeyEvent.VK_SPACE, KeyEvent.VK_Z),
            Buttons.RUN, List.of(KeyEvent.VK_SHIFT),
            Buttons.DASH, List.of(KeyEvent.VK_X)));

    /** The arrows of the number pad, which texts do not name; those that are assigned come first. */
    private static final Map<Integer, Buttons> PAD = Map.of(
            KeyEvent.VK_KP_LEFT, Buttons.LEFT,
            KeyEvent.VK_KP_RIGHT, Buttons.RIGHT,
            KeyEvent.VK_KP_UP, Buttons.UP,
            KeyEvent.VK_KP_DOWN, Buttons.DOWN);

    /** In the order in which {@code WASD} lists them. */
    private static final List<Buttons> DIRECTIONS = List.of(Buttons.UP, Buttons.LEFT, Buttons.DOWN, Buttons.RIGHT);

    private static final String NO_KEY = "(no key)";

    private static volatile ButtonKeys now = new ButtonKeys(DEFAULTS);

    private final Map<Buttons, List<Integer>> keys;
    private final Map<Integer, Buttons> buttons = new HashMap<>(PAD);

    private ButtonKeys(Map<Buttons, List<Integer>> keys) {
        this.keys = new EnumMap<>(keys);
        keys.forEach((button, codes) -> codes.forEach(code -> buttons.put(code, button)));
    }

    /**
     * The keys that a button has as long as the user assigns it no others.
     *
     * @return codes of {@link KeyEvent}
     */
    public static List<Integer> defaults(Buttons button) {
        return DEFAULTS.get(button);
    }

    /**
     * Assigns keys to all buttons.
     *
     * @param keys codes of {@link KeyEvent}; a button that is not there has none
     */
    public static void assign(Map<Buttons, List<Integer>> keys) {
        Map<Buttons, List<Integer>> all = new EnumMap<>(Buttons.class);
        for (Buttons button : Buttons.values()) {
            all.put(button, List.copyOf(keys.getOrDefault(button, List.of())));
        }
        now = new ButtonKeys(all);
    }

    /** The button of a key, or null if the game does not use it. */
    public static Buttons button(int keyCode) {
        return now.buttons.get(keyCode);
    }

    /** The keys of a button, for example {@code Space or Z}. */
    public static String of(Buttons button) {
        return orNone(now.keys.get(button).stream().map(KeyNames::of).collect(Collectors.joining(" or ")));
    }

    /** The keys of two buttons that belong together, for example {@code ← and →, or A and D}. */
    public static String both(Buttons one, Buttons other) {
        return orNone(sets(Stream.of(one, other), " and ").collect(Collectors.joining(", or ")));
    }

    /** The keys of the four directions: {@code arrows or WASD}. */
    public static String directions() {
        return orNone(sets(DIRECTIONS.stream(), "")
                .map(set -> set.equals("↑←↓→") ? "arrows" : set)
                .collect(Collectors.joining(" or ")));
    }

    private static String orNone(String names) {
        return names.isEmpty() ? NO_KEY : names;
    }

    /** The first keys of the buttons, then the second ones, as far as each has one. */
    private static Stream<String> sets(Stream<Buttons> buttons, String between) {
        List<List<Integer>> keys = buttons.map(now.keys::get).toList();
        boolean areLetters = keys.stream()
                .flatMap(List::stream)
                .allMatch(key -> KeyNames.of(key).length() == 1);
        String gap = between.isEmpty() && !areLetters ? " " : between;
        int sets = keys.stream().mapToInt(List::size).min().orElse(0);
        return IntStream.range(0, sets)
                .mapToObj(i -> keys.stream().map(of -> KeyNames.of(of.get(i))).collect(Collectors.joining(gap)));
    }
}
