package dev.ledge.editor.panel.history;

import java.awt.Component;
import java.awt.Font;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** A line of the history: the edit's name, and at the right whether it is now, saved or undone. */
@SuppressWarnings("serial")
final class HistoryCell extends JPanel implements ListCellRenderer<HistoryState> {
    private final JLabel name = new JLabel();
    private final JLabel note = new JLabel();

    HistoryCell() {
        super(new MigLayout("insets 3 8 3 8, fillx", "[grow,fill]12[]"));
        name.putClientProperty("html.disable", Boolean.TRUE);
        add(name, "wmin 0");
        add(note);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends HistoryState> list, HistoryState state, int index, boolean isSelected, boolean hasFocus) {
        setBackground(isSelected ? list.getSelectionBackground() : list.getBackground());
        name.setText(state.name());
        name.setFont(list.getFont().deriveFont(state.isNow() ? Font.BOLD : Font.PLAIN));
        note.setText(state.note());
        var quiet = UIManager.getColor("Label.disabledForeground");
        name.setForeground(
                isSelected ? list.getSelectionForeground() : state.isUndone() ? quiet : list.getForeground());
        note.setForeground(isSelected ? list.getSelectionForeground() : quiet);
        getAccessibleContext()
                .setAccessibleName(state.note().isEmpty() ? state.name() : state.name() + ", " + state.note());
        return this;
    }
}
