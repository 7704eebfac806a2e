package dev.ledge.editor.panel;

import dev.ledge.editor.component.ChoiceHelp;
import dev.ledge.editor.component.WhenClosed;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.ChoiceSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComboBox;
import javax.swing.ListCellRenderer;

/**
 * A box to choose one of a few values, each with its explanation; taken once the list is closed, not while it is open.
 */
final class ChoiceBox<T> {
    private final JComboBox<String> box;
    private final ChoiceHelp help;
    private final List<T> values;
    private final Supplier<T> value;
    private final Consumer<T> taken;
    private boolean isRefreshing;

    /**
     * A box that shows no value yet.
     *
     * @param value the value in force; null, which is no choice, where there are several
     * @param taken gets another one when it is chosen
     * @param refused is run when the list was closed without a choice
     */
    ChoiceBox(ChoiceSpec<T> spec, Supplier<T> value, Consumer<T> taken, Runnable refused) {
        box = new JComboBox<>(
                spec.values().stream().map(spec.words()).map(PlainText::of).toArray(String[]::new));
        box.setName("choice." + spec.label());
        ListCellRenderer<? super String> plain = box.getRenderer();
        box.setRenderer((list, text, index, isSelected, hasFocus) -> {
            boolean isMixed = text == null && value.get() == null;
            return plain.getListCellRendererComponent(list, isMixed ? Mixed.WORD : text, index, isSelected, hasFocus);
        });
        help = ChoiceHelp.of(box, spec.hint());
        help.show(ChoiceHelp.of(spec.values(), spec.explanation()));
        // An immutable list cannot be asked for what is not chosen yet.
        values = new ArrayList<>(spec.values());
        this.value = value;
        this.taken = taken;
        box.addActionListener(e -> {
            if (!box.isPopupVisible()) {
                take();
            }
        });
        box.addPopupMenuListener(new WhenClosed(this::take, refused));
    }

    private void take() {
        int index = box.getSelectedIndex();
        if (!isRefreshing && index >= 0 && index != values.indexOf(value.get())) {
            taken.accept(values.get(index));
        }
    }

    /** Shows the value in force. */
    void refresh() {
        isRefreshing = true;
        box.setSelectedIndex(values.indexOf(value.get()));
        isRefreshing = false;
    }

    JComboBox<String> component() {
        return box;
    }

    /** What the row and the chosen value are about, for one line. */
    String help() {
        return help.shortly();
    }
}
