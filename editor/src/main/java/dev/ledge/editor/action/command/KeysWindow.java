package dev.ledge.editor.action.command;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.CommandSearch;
import dev.ledge.editor.action.KeyBindings;
import dev.ledge.editor.action.KeyRules;
import dev.ledge.editor.action.Keys;
import dev.ledge.editor.action.UserKeys;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.component.RowList;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.component.WindowSize;
import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;

/** All commands with their keys, to be looked up and changed. What is changed works at once. */
@SuppressWarnings("serial")
final class KeysWindow extends JDialog {
    private static final Dimension SIZE = new Dimension(720, 620);

    private final transient UserKeys keys;
    private final JTextField search = new JTextField();
    private final DefaultListModel<Command> found = new DefaultListModel<>();
    private final RowList<Command> list = new RowList<>(found);
    private final JLabel remark = new JLabel(" ");
    private final KeyCapture capture = new KeyCapture();
    private final JPanel buttons = new JPanel(new MigLayout("insets 0, fillx", "[][][][]push[][]"));
    private final JButton change = button("change", "Change…", "Enter, or a double click", e -> ask(false));
    private final JButton add = button("add", "Add…", "One more key for it", e -> ask(true));
    private final JButton remove = button("remove", "Remove", "Leaves it without a key (Delete)", e -> removeKeys());
    private final JButton reset = button("reset", "Reset", "Gives it its default keys again", e -> reset());
    private final JButton resetAll =
            button("reset-all", "Reset all", "Gives all commands their default keys again", e -> resetAll());

    private KeysWindow(Window owner, UserKeys keys) {
        super(owner, "Keyboard shortcuts", ModalityType.MODELESS);
        this.keys = keys;
        setName("keys");
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        setUpSearch();
        setUpList();
        remark.setName("keys.remark");
        remark.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        for (JButton button : List.of(change, add, remove, reset, resetAll)) {
            buttons.add(button);
        }
        buttons.add(button("close", "Close", null, e -> dispose()));
        capture.setVisible(false);
        JPanel content = new JPanel(new MigLayout("insets 12, fill, hidemode 3", "[grow,fill]", "[][grow,fill][][]"));
        content.add(search, "wrap");
        content.add(new JScrollPane(list), "grow, push, wmin 0, hmin 60, wrap");
        content.add(remark, "wmin 0, wrap");
        content.add(buttons, "split 2, wmin 0");
        content.add(capture, "wmin 0");
        setContentPane(content);
        getRootPane()
                .registerKeyboardAction(
                        e -> leave(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        narrow();
        WindowSize.set(this, owner, SIZE);
        setLocationRelativeTo(owner);
    }

    /** Shows it, or brings it to the front. */
    static void open(Workspace workspace, UserKeys keys) {
        for (Window window : workspace.window().getOwnedWindows()) {
            if (window instanceof KeysWindow open && open.isShowing()) {
                open.toFront();
                open.search.requestFocusInWindow();
                return;
            }
        }
        new KeysWindow(workspace.window(), keys).setVisible(true);
    }

    /** Says which keys of the settings nobody can press. */
    static void tellUnread(UserKeys keys, Notices notices) {
        if (!keys.unread().isEmpty()) {
            List<String> lines = new ArrayList<>(keys.unread());
            lines.add("These commands have their default keys. Help > Keyboard shortcuts… gives them others.");
            notices.show(Notice.warning("keys", "Some keys in the settings cannot be read", lines)
                    .ofWindow());
        }
    }

    private static JButton button(String name, String text, String tip, Consumer<ActionEvent> action) {
        JButton button = new JButton(text);
        button.setName("keys." + name);
        button.setToolTipText(tip);
        button.addActionListener(action::accept);
        return button;
    }

    private void leave() {
        if (capture.isVisible()) {
            setAsking(false);
        } else {
            dispose();
        }
    }

    private void setUpSearch() {
        search.setName("keys.search");
        search.putClientProperty(
                FlatClientProperties.PLACEHOLDER_TEXT, "Search by name or key, such as zoom or Ctrl+D");
        search.getAccessibleContext().setAccessibleName("Search commands and keys");
        Typing.in(search, this::narrow);
        onKey(search, "DOWN", () -> move(1));
        onKey(search, "UP", () -> move(-1));
        onKey(search, "ENTER", () -> ask(false));
    }

    private void setUpList() {
        list.setName("keys.list");
        list.getAccessibleContext().setAccessibleName("Commands and their keys");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new KeyCell());
        list.addListSelectionListener(e -> update());
        list.onRowClicked(e -> {
            if (e.getClickCount() == 2) {
                ask(false);
            }
        });
        onKey(list, "ENTER", () -> ask(false));
        onKey(list, "DELETE", this::removeKeys);
    }

    private static void onKey(JComponent component, String key, Runnable body) {
        component.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        component.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }

    private void move(int by) {
        if (!found.isEmpty()) {
            choose(Math.max(0, Math.min(found.size() - 1, list.getSelectedIndex() + by)));
        }
    }

    private void choose(int row) {
        list.setSelectedIndex(row);
        list.ensureIndexIsVisible(row);
    }

    private void narrow() {
        found.clear();
        found.addAll(CommandSearch.of(keys.commands(), search.getText()));
        search.putClientProperty("JComponent.outline", found.isEmpty() ? "warning" : null);
        if (!found.isEmpty()) {
            choose(0);
        }
        say(found.isEmpty() ? "No command and no key is called so" : "");
        update();
    }

    private void update() {
        Command command = list.getSelectedValue();
        change.setEnabled(command != null);
        add.setEnabled(command != null && !command.keys().isEmpty());
        remove.setEnabled(command != null && !command.keys().isEmpty());
        reset.setEnabled(command != null && KeyBindings.isChanged(command));
        resetAll.setEnabled(keys.isAnyChanged());
    }

    /** Waits for a key of the selected command, in place of those that it has or as one more. */
    private void ask(boolean isMore) {
        Command command = list.getSelectedValue();
        if (command == null) {
            return;
        }
        say("");
        setAsking(true);
        capture.begin(
                keys.of(command),
                command,
                (asked, key) -> {
                    List<KeyStroke> all = new ArrayList<>(isMore ? asked.keys() : List.of());
                    if (!all.contains(key)) {
                        all.add(key);
                    }
                    keys.of(asked).set(asked, all);
                    setAsking(false);
                    changed(told(asked, key));
                },
                () -> setAsking(false));
    }

    private void setAsking(boolean isAsking) {
        capture.setVisible(isAsking);
        buttons.setVisible(!isAsking);
        search.setEnabled(!isAsking);
        list.setEnabled(!isAsking);
        if (!isAsking) {
            list.requestFocusInWindow();
        }
    }

    private String told(Command command, KeyStroke key) {
        String has = "“" + command.fixedTitle() + "” has " + Keys.describe(key);
        boolean isGames = keys.of(command).rules() == KeyRules.COMMANDS
                && Keys.isPlain(key)
                && ButtonKeys.button(key.getKeyCode()) != null;
        return isGames ? has + "; while you play, that key is the game's" : has;
    }

    private void removeKeys() {
        Command command = list.getSelectedValue();
        if (command != null && !command.keys().isEmpty()) {
            keys.of(command).set(command, List.of());
            changed("“" + command.fixedTitle() + "” has no key");
        }
    }

    private void reset() {
        Command command = list.getSelectedValue();
        String losers = command.defaultKeys().stream()
                .map(keys.of(command)::holder)
                .filter(holder -> holder != null && holder != command)
                .map(holder -> ", which “" + holder.fixedTitle() + "” had")
                .distinct()
                .collect(Collectors.joining());
        keys.of(command).reset(command);
        changed("“" + command.fixedTitle() + "” has its default keys" + losers);
    }

    private void resetAll() {
        keys.resetAll();
        changed("All have their default keys again");
    }

    private void changed(String words) {
        list.repaint();
        update();
        say(words);
    }

    private void say(String words) {
        remark.setText(words.isEmpty() ? " " : words);
    }
}
