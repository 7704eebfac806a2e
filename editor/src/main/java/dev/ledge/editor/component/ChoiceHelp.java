package dev.ledge.editor.component;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.List;
import java.util.function.Function;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.ListCellRenderer;

/** Explains each value of a choice: in the tooltip of the box that which is chosen, in its list each. */
public final class ChoiceHelp implements ListCellRenderer<String> {
    private static final int WIDTH = 360;

    /** About two lines of a narrow panel. */
    private static final int SHORT = 100;

    private final JComboBox<String> box;
    private final String hint;
    private final ListCellRenderer<? super String> plain;
    private List<String> explanations = List.of();

    private ChoiceHelp(JComboBox<String> box, String hint) {
        this.box = box;
        this.hint = hint;
        plain = box.getRenderer();
    }

    /**
     * Explains a box.
     *
     * @param hint what is chosen with it
     */
    public static ChoiceHelp of(JComboBox<String> box, String hint) {
        ChoiceHelp help = new ChoiceHelp(box, hint);
        box.setRenderer(help);
        box.addActionListener(e -> help.follow());
        help.follow();
        return help;
    }

    /** What there is to say of some values. */
    public static <T> List<String> of(List<T> values, Function<T, String> explanation) {
        return values.stream().map(explanation).toList();
    }

    /** Explains the values from now on, in their order; empty for those that need none. */
    public void show(List<String> texts) {
        explanations = texts;
        follow();
    }

    private void follow() {
        String chosen = chosen();
        box.setToolTipText(chosen.isEmpty() ? hint : inLines(hint, chosen));
    }

    /** The value that is chosen and what there is to say of it; empty for nothing. */
    private String chosen() {
        String text = at(box.getSelectedIndex());
        return text.isEmpty() ? "" : box.getSelectedItem() + ": " + text;
    }

    /** What is chosen with the box, and of the value that is chosen what can be said shortly. */
    public String shortly() {
        String chosen = chosen();
        return chosen.isEmpty() || chosen.length() > SHORT
                ? hint
                : hint + " " + chosen + (chosen.endsWith(".") ? "" : ".");
    }

    private String at(int index) {
        return index < 0 || index >= explanations.size() ? "" : explanations.get(index);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends String> list, String value, int index, boolean isSelected, boolean hasFocus) {
        Component cell = plain.getListCellRendererComponent(list, value, index, isSelected, hasFocus);
        if (cell instanceof JComponent component) {
            String text = at(index);
            component.setToolTipText(text.isEmpty() ? null : inLines(text));
        }
        return cell;
    }

    /** Tooltips do not wrap by themselves, and the width of a page does not grow with its letters. */
    private static String inLines(String... texts) {
        StringBuilder html = new StringBuilder("<html><div width=\"" + UIScale.scale(WIDTH) + "\">");
        for (String text : texts) {
            html.append("<p>")
                    .append(text.replace("&", "&amp;").replace("<", "&lt;"))
                    .append("</p>");
        }
        return html.append("</div></html>").toString();
    }
}
