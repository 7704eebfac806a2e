package dev.ledge.editor.event;

import java.awt.Component;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Keys that are a component's own while the focus is in it, so that commands of the window don't get them. */
public final class OwnKeys {
    private static final String PROPERTY = "Ledge.ownKeys";

    private OwnKeys() {}

    /** Gives a component keys of its own. */
    public static void set(JComponent component, Set<KeyStroke> keys) {
        component.putClientProperty(PROPERTY, Set.copyOf(keys));
    }

    /** True if the key is the own of a component or of one around it. */
    public static boolean has(Component component, KeyStroke key) {
        for (Component part = component; part != null; part = part.getParent()) {
            if (part instanceof JComponent with
                    && with.getClientProperty(PROPERTY) instanceof Set<?> own
                    && own.contains(key)) {
                return true;
            }
        }
        return false;
    }
}
