package dev.ledge.editor.gui;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds components in the windows that are showing. */
public final class Components {
    private Components() {}

    /** The showing component of that type and {@linkplain Component#getName() name}; waits until there is one. */
    public static <C extends Component> C named(String name, Class<C> type) {
        return first(type, "named '" + name + "'", component -> name.equals(component.getName()));
    }

    /** True if a component of that name is showing now. */
    public static boolean isShowing(String name) {
        return Edt.get(() -> search(Component.class, component -> name.equals(component.getName())))
                .isPresent();
    }

    /** The first showing component of that type that fits; waits until there is one. */
    public static <C extends Component> C first(Class<C> type, String description, Predicate<C> fits) {
        String what = "a " + type.getSimpleName() + " " + description + " is showing";
        Edt.waitUntil(what, () -> search(type, fits).isPresent());
        return Edt.get(() -> search(type, fits)).orElseThrow(() -> new AssertionError(what + " no longer"));
    }

    /** All showing components of that type that fit, as they are now. */
    public static <C extends Component> List<C> all(Class<C> type, Predicate<C> fits) {
        return Edt.get(() -> new ArrayList<>(showing(type).filter(fits).toList()));
    }

    /** All showing windows of that type, as they are now, the oldest first. */
    public static <W extends Window> List<W> windows(Class<W> type) {
        return Edt.get(() -> Arrays.stream(Window.getWindows())
                .filter(Component::isShowing)
                .filter(type::isInstance)
                .map(type::cast)
                .toList());
    }

    /** The showing window of that type that fits, a dialog for example; waits until it has the focus. */
    public static <W extends Window> W window(Class<W> type, String description, Predicate<W> fits) {
        W window = first(type, description, fits);
        Edt.waitUntil("the " + type.getSimpleName() + " " + description + " has the focus", window::isFocused);
        return window;
    }

    private static <C extends Component> Optional<C> search(Class<C> type, Predicate<C> fits) {
        return showing(type).filter(fits).findFirst();
    }

    private static <C extends Component> Stream<C> showing(Class<C> type) {
        return Arrays.stream(Window.getWindows())
                .filter(Component::isShowing)
                .flatMap(Components::withDescendants)
                .filter(Component::isShowing)
                .filter(type::isInstance)
                .map(type::cast);
    }

    private static Stream<Component> withDescendants(Component component) {
        Stream<Component> self = Stream.of(component);
        return component instanceof Container container
                ? Stream.concat(self, Arrays.stream(container.getComponents()).flatMap(Components::withDescendants))
                : self;
    }
}
