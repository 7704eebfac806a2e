package dev.ledge.editor.component;

import com.formdev.flatlaf.util.UIScale;
import javax.swing.BorderFactory;
import javax.swing.border.Border;

/** Empty room around a component, as large as its letters; unlike FlatLaf's own it survives a change of the theme. */
public final class Margin {
    private Margin() {}

    /** So many px at a scale of 100 %. */
    public static Border of(int top, int left, int bottom, int right) {
        return BorderFactory.createEmptyBorder(
                UIScale.scale(top), UIScale.scale(left), UIScale.scale(bottom), UIScale.scale(right));
    }
}
