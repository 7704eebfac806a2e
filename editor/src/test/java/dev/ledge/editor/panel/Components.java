package dev.ledge.editor.panel;

import java.awt.Component;
import java.awt.Container;
import java.util.stream.Stream;

/** Finds components inside others, by name, and lays them out. */
public final class Components {
    private Components() {}

    /** A component and all in it. */
    static Stream<Component> all(Component component) {
        Stream<Component> self = Stream.of(component);
        return component instanceof Container container
                ? Stream.concat(self, Stream.of(container.getComponents()).flatMap(Components::all))
                : self;
    }

    /**
     * The first one of a name.
     *
     * @throws AssertionError if nothing has that name
     */
    public static <C extends Component> C find(Component in, String name, Class<C> type) {
        return all(in).filter(component -> name.equals(component.getName()))
                .map(type::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is named " + name));
    }

    /** Lays out a component and all that is in it, which no window does for a test. */
    static void layOut(Container container) {
        container.invalidate();
        container.doLayout();
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
    }
}
