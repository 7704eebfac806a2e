package dev.ledge.editor.action;

import java.awt.event.KeyEvent;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;

/** Makes menus of commands. Items show their keys but leave them to the {@link KeyMap}. */
public final class Menus {
    /** Stands for a line between items. */
    public static final String LINE = "-";

    private final Actions actions;

    public Menus(Actions actions) {
        this.actions = actions;
    }

    /** A bar of menus with the first letter of each as mnemonic. */
    public JMenuBar bar(JMenu... menus) {
        JMenuBar bar = new JMenuBar();
        for (JMenu menu : menus) {
            menu.setMnemonic(KeyEvent.getExtendedKeyCodeForChar(menu.getText().charAt(0)));
            bar.add(menu);
        }
        return bar;
    }

    /**
     * A menu.
     *
     * @param entries ids of commands, {@link #LINE}, or {@link JMenu}s
     */
    public JMenu menu(String title, Object... entries) {
        JMenu menu = new JMenu(title);
        fill(menu, entries);
        menu.addMenuListener(new MenuListener() {
            @Override
            public void menuSelected(MenuEvent e) {
                actions.refresh();
            }

            @Override
            public void menuDeselected(MenuEvent e) {}

            @Override
            public void menuCanceled(MenuEvent e) {}
        });
        return menu;
    }

    /** A context menu of the same kinds of entries as {@link #menu}. */
    public JPopupMenu popup(Object... entries) {
        actions.refresh();
        JPopupMenu popup = new JPopupMenu();
        fill(popup, entries);
        return popup;
    }

    private void fill(JComponent menu, Object... entries) {
        for (Object entry : entries) {
            if (entry instanceof JMenu inner) {
                menu.add(inner);
            } else if (LINE.equals(entry)) {
                menu.add(new JPopupMenu.Separator());
            } else {
                menu.add(item(actions.get((String) entry)));
            }
        }
    }

    @SuppressWarnings("serial")
    private static JMenuItem item(Command command) {
        JMenuItem item;
        if (command.isSwitch()) {
            item = new JCheckBoxMenuItem(command) {
                @Override
                protected boolean processKeyBinding(KeyStroke ks, KeyEvent e, int condition, boolean pressed) {
                    return false;
                }
            };
        } else {
            item = new JMenuItem(command) {
                @Override
                protected boolean processKeyBinding(KeyStroke ks, KeyEvent e, int condition, boolean pressed) {
                    return false;
                }
            };
        }
        item.setName(command.id());
        if (command.isMenuKeptOpen()) {
            item.putClientProperty("CheckBoxMenuItem.doNotCloseOnMouseClick", true);
        }
        item.setToolTipText(null);
        item.getAccessibleContext().setAccessibleDescription(command.explanation());
        return item;
    }
}
