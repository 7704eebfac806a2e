package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.KeyBindings;
import dev.ledge.editor.action.Keys;
import dev.ledge.editor.component.Margin;
import dev.ledge.editor.render.style.Icons;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;

/** A command with all its keys; those that are not its default ones are bold. */
@SuppressWarnings("serial")
final class KeyCell extends JPanel implements ListCellRenderer<Command> {
    private final JLabel title = new JLabel();
    private final JLabel keys = new JLabel();

    KeyCell() {
        super(new BorderLayout(12, 0));
        add(title, BorderLayout.CENTER);
        add(keys, BorderLayout.EAST);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Margin.of(3, 8, 3, 8));
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Command> list, Command command, int index, boolean selected, boolean focused) {
        boolean isChanged = KeyBindings.isChanged(command);
        Font font = list.getFont();
        title.setFont(font);
        title.setText(command.fixedTitle());
        title.setIcon(Icons.of(command.iconName() == null ? "blank" : command.iconName()));
        title.setIconTextGap(10);
        keys.setFont(isChanged ? font.deriveFont(Font.BOLD) : font);
        keys.setText(command.keys().isEmpty() && isChanged ? "none" : Keys.describe(command.keys()));
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        Icons.setSelected(title, selected);
        title.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        keys.setForeground(
                selected || isChanged ? title.getForeground() : UIManager.getColor("Label.disabledForeground"));
        String isOwn = isChanged ? ", changed" : "";
        getAccessibleContext().setAccessibleName(title.getText() + ", " + keys.getText() + isOwn);
        return this;
    }
}
