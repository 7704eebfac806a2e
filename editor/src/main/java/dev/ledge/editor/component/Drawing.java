package dev.ledge.editor.component;

import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A component that paints all it shows by itself, and says so to those who hear it. */
@SuppressWarnings("serial")
public abstract class Drawing extends JComponent {
    private final AccessibleRole role;

    /** A picture. */
    protected Drawing() {
        this(AccessibleRole.CANVAS);
    }

    /** Something that those who hear it know as something else than a picture. */
    protected Drawing(AccessibleRole role) {
        this.role = role;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return role;
                }
            };
        }
        return accessibleContext;
    }
}
