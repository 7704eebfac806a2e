package dev.ledge.editor.component;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** Tells what the row under the pointer or with the focus is about, and brings the one with the focus into view. */
public final class RowHints {
    /** What is seen above and below the row that has the focus: its label may have two lines. */
    private static final int AROUND = 8;

    private final JComponent form;
    private final Consumer<String> hints;
    private boolean isPressed;

    public RowHints(JComponent form, Consumer<String> hints) {
        this.form = form;
        this.hints = hints;
    }

    /** Has parts of a row tell what it is about. */
    public void add(String hint, JComponent... components) {
        add(() -> hint, components);
    }

    /** Has parts of a row tell what it is about, which may depend on what is chosen in it. */
    public void add(Supplier<String> hint, JComponent... components) {
        for (JComponent component : components) {
            component.putClientProperty(RowHints.class, hint);
            component.addMouseListener(new MouseAdapter() {
                @Override
                public void mouseEntered(MouseEvent e) {
                    hints.accept(hint.get());
                }

                @Override
                public void mousePressed(MouseEvent e) {
                    isPressed = true;
                }

                @Override
                public void mouseReleased(MouseEvent e) {
                    isPressed = false;
                }
            });
            component.addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent e) {
                    hints.accept(hint.get());
                    if (!isPressed) { // What is pressed must not move away before it is let go.
                        show(component);
                    }
                }
            });
        }
    }

    /** What the row at a place is about; null where there is none. */
    public static String at(Component parent, Point place) {
        Component at = SwingUtilities.getDeepestComponentAt(parent, place.x, place.y);
        while (at != null && at != parent) {
            if (at instanceof JComponent part && part.getClientProperty(RowHints.class) instanceof Supplier<?> hint) {
                return (String) hint.get();
            }
            at = at.getParent();
        }
        return null;
    }

    /** Tells it anew if a part of a row has the focus: something else is chosen in it. */
    public void follow(Supplier<String> hint, JComponent component) {
        if (component.isFocusOwner()) {
            hints.accept(hint.get());
        }
    }

    private void show(JComponent component) {
        Rectangle place = SwingUtilities.convertRectangle(component.getParent(), component.getBounds(), form);
        place.grow(0, UIScale.scale(AROUND));
        form.scrollRectToVisible(place);
    }
}
