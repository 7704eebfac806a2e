package dev.ledge.editor.panel;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowLabel;
import java.util.ArrayList;
import java.util.List;
import net.miginfocom.swing.MigLayout;

/**
 * The columns of a form: labels, sliders, fields, units, arrows back. What is too narrow for all of them is taken from
 * the labels first, which then are broken in two lines.
 */
final class FormColumns {
    /** The label's column is as wide as it may be, until the slider has no more than its usual room. */
    private static final int LABEL = 124;

    private static final int SMALLEST_LABEL = 92;

    /** All that is beside the label's column while that gives way, gaps and insets included. */
    private static final int BESIDE = 20 + 2 + 4 + 4 + 80 + 56 + 28 + 20;

    /** A slider is given what gaps it needs none of: its thumb takes 12 px of it, the rest it is dragged along. */
    private static final String OTHERS = "0[40:80:,grow,fill]2[56!,fill]4[28!]4[20!]";

    private final MigLayout layout = new MigLayout(
            "fillx, insets 4 12 10 8, gapx 4, gapy 4, hidemode 3",
            "[" + SMALLEST_LABEL + ":" + LABEL + ":132,shp 200]" + OTHERS);
    private final List<RowLabel> labels = new ArrayList<>();
    private int labelColumn;

    /** The layout that has these columns. */
    MigLayout layout() {
        return layout;
    }

    /** A label that is broken where it is too long for its column. */
    void add(RowLabel label) {
        labels.add(label);
    }

    /**
     * Gives labels as much room as there is where the form is as wide as this, px, and breaks those that are too long;
     * true if that changed anything.
     */
    boolean fit(int width) {
        int column =
                Math.max(UIScale.scale(SMALLEST_LABEL), Math.min(UIScale.scale(LABEL), width - UIScale.scale(BESIDE)));
        boolean isChanged = column != labelColumn;
        if (isChanged) {
            labelColumn = column;
            // In px: a wide field beside must not take of it what its labels were broken for.
            layout.setColumnConstraints("[" + column + "px!]" + OTHERS);
        }
        for (RowLabel label : labels) {
            isChanged |= label.fit(column);
        }
        return isChanged;
    }
}
