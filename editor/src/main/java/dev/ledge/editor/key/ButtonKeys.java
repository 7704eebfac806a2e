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

/** The keys of the game's buttons, and how texts name them. */
public final class ButtonKeys {
    private static final Map<Buttons, List<Integer>> KEYS = new EnumMap<>(Map.of(
            Buttons.LEFT, List.of(KeyEvent.VK_LEFT, KeyEvent.VK_A),
            Buttons.RIGHT, List.of(KeyEvent.VK_RIGHT, KeyEvent.VK_D),
            Buttons.UP, List.of(KeyEvent.VK_UP, KeyEvent.VK_W),
            Buttons.DOWN, List.of(KeyEvent.VK_DOWN, KeyEvent.VK_S),
            Buttons.JUMP, List.of(KeyEvent.VK_SPACE, KeyEvent.VK_Z),
            Buttons.RUN, List.of(KeyEvent.VK_SHIFT),
            Buttons.DASH, List.of(KeyEvent.VK_X)));

    /** The arrows of the number pad, which texts do not name. */
    private static final Map<Integer, Buttons> PAD = Map.of(
            KeyEvent.VK_KP_LEFT, Buttons.LEFT,
            KeyEvent.VK_KP_RIGHT, Buttons.RIGHT,
            KeyEvent.VK_KP_UP, Buttons.UP,
            KeyEvent.VK_KP_DOWN, Buttons.DOWN);

    private static final Map<Integer, Buttons> BUTTONS = buttons();

    /** In the order in which {@code WASD} lists them. */
    private static final List<Buttons> DIRECTIONS = List.of(Buttons.UP, Buttons.LEFT, Buttons.DOWN, Buttons.RIGHT);

    private ButtonKeys() {}

    private static Map<Integer, Buttons> buttons() {
        Map<Integer, Buttons> buttons = new HashMap<>(PAD);
        KEYS.forEach((button, keys) -> keys.forEach(key -> buttons.put(key, button)));
        return buttons;
    }

    /** The button of a key, or null if the game does not use it. */
    public static Buttons button(int keyCode) {
        return BUTTONS.get(keyCode);
    }

    /** The keys of a button, for example {@code Space or Z}. */
    public static String of(Buttons button) {
        return KEYS.get(button).stream().map(KeyNames::of).collect(Collectors.joining(" or "));
    }

    /** The keys of two buttons that belong together, for example {@code ← and →, or A and D}. */
    public static String both(Buttons one, Buttons other) {
        return sets(Stream.of(one, other), " and ").collect(Collectors.joining(", or "));
    }

    /** The keys of the four directions: {@code arrows or WASD}. */
    public static String directions() {
        return sets(DIRECTIONS.stream(), "")
                .map(set -> set.equals("↑←↓→") ? "arrows" : set)
                .collect(Collectors.joining(" or "));
    }

    /** The first keys of the buttons, then the second ones, as far as each has one. */
    private static Stream<String> sets(Stream<Buttons> buttons, String between) {
        List<List<Integer>> keys = buttons.map(KEYS::get).toList();
        int sets = keys.stream().mapToInt(List::size).min().orElse(0);
        return IntStream.range(0, sets)
                .mapToObj(i -> keys.stream().map(of -> KeyNames.of(of.get(i))).collect(Collectors.joining(between)));
    }
}
