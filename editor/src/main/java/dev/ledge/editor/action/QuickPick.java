package dev.ledge.editor.action;

import com.formdev.flatlaf.ui.FlatEmptyBorder;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.render.style.Icons;
import java.awt.AWTEvent;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Insets;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.AWTEventListener;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;

/**
 * A list over the window that a few typed letters narrow down: Enter takes the chosen item, Escape or a click elsewhere
 * closes it. Not a window of its own, so nothing waits for it.
 */
@SuppressWarnings("serial")
public final class QuickPick<T> extends JPanel {
    private static final int WIDTH = 560;
    private static final int ROWS = 11;
    private static final int GAP_ABOVE = 84;
    private static final int GAP = 6;
    private static final int BESIDE = 20;
    private static final int ROOM = 26;
    private static final int EXPLAINED_LINES = 3;

    private final transient List<T> items;
    private final transient Function<T, String> text;
    private final transient Consumer<T> taken;
    private final DefaultListModel<T> found = new DefaultListModel<>();
    private final JList<T> list = new JList<>(found) {
        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }
    };
    private final JLabel nothing = new JLabel("Nothing is found; type fewer letters.");
    private final JScrollPane scroll = new JScrollPane(list);
    private final JTextField query = new JTextField();
    private final JTextArea explanation = new JTextArea(EXPLAINED_LINES, 0);
    private transient Function<T, String> explain = item -> "";
    private transient Runnable giveFocusBack;
    /** False from its opening in a window without the focus until something is pressed. */
    private boolean isSettled = true;

    private final transient AWTEventListener presses = this::pressed;

    private final transient ComponentAdapter resizing = new ComponentAdapter() {
        @Override
        public void componentResized(ComponentEvent e) {
            place();
        }
    };

    /**
     * A list that is not shown yet.
     *
     * @param text what the letters are looked for in
     */
    public QuickPick(
            String prompt, List<T> items, Function<T, String> text, ListCellRenderer<T> renderer, Consumer<T> taken) {
        super(new BorderLayout(0, UIScale.scale(GAP)));
        this.items = items;
        this.text = text;
        this.taken = taken;
        setName("quick-pick");
        query.setName("quick-pick.query");
        query.putClientProperty("JTextField.placeholderText", prompt);
        query.getAccessibleContext().setAccessibleName(prompt);
        list.setName("quick-pick.list");
        list.getAccessibleContext().setAccessibleName("Matches");
        list.setCellRenderer(renderer);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setFocusable(false);
        nothing.setName("quick-pick.nothing");
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        list.setOpaque(false);
        add(query, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        colour();
        listen();
        narrow();
    }

    /** Says something else than that nothing is found where there is nothing to find. */
    public QuickPick<T> whenEmpty(String words) {
        if (items.isEmpty()) {
            nothing.setText(words);
        }
        return this;
    }

    /** Explains the chosen item below the list, which then follows the pointer. */
    public QuickPick<T> explained(Function<T, String> text) {
        explain = text;
        explanation.setName("quick-pick.explanation");
        explanation.setEditable(false);
        explanation.setFocusable(false);
        explanation.setOpaque(false);
        explanation.setLineWrap(true);
        explanation.setWrapStyleWord(true);
        add(explanation, BorderLayout.SOUTH);
        list.addListSelectionListener(e -> explainChosen());
        list.addMouseMotionListener(new MouseAdapter() {
            @Override
            public void mouseMoved(MouseEvent e) {
                int index = list.locationToIndex(e.getPoint());
                if (index >= 0) {
                    list.setSelectedIndex(index);
                }
            }
        });
        explainChosen();
        return this;
    }

    private void explainChosen() {
        T chosen = list.getSelectedValue();
        explanation.setText(chosen == null ? "" : explain.apply(chosen));
        query.getAccessibleContext().setAccessibleDescription(explanation.getText());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (explanation != null) {
            colour();
        }
    }

    private void colour() {
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
                new FlatEmptyBorder(8, 8, 8, 8)));
        nothing.setBorder(new FlatEmptyBorder(2, 8, 2, 8));
        nothing.setForeground(UIManager.getColor("Label.disabledForeground"));
        setBackground(UIManager.getColor("PopupMenu.background"));
        // The list above may end in the middle of a row.
        explanation.setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("Component.borderColor")),
                new FlatEmptyBorder(GAP, 8, 2, 8)));
    }

    /** Shows it over a window and gives it the focus, which goes to the canvas or the game afterwards. */
    public void open(Workspace workspace) {
        giveFocusBack = workspace::focusCanvas;
        JFrame window = workspace.window();
        JLayeredPane layers = window.getRootPane().getLayeredPane();
        closeOthers(layers);
        layers.add(this, JLayeredPane.POPUP_LAYER);
        layers.addComponentListener(resizing);
        place();
        query.requestFocusInWindow();
        if (!window.isFocused()) {
            focusOnceIn(window);
        }
    }

    /** True if one is shown over a window. */
    public static boolean isOpen(Workspace workspace) {
        return !in(workspace.window().getRootPane().getLayeredPane()).isEmpty();
    }

    private static List<QuickPick<?>> in(JLayeredPane layers) {
        List<QuickPick<?>> picks = new ArrayList<>();
        for (Component child : layers.getComponentsInLayer(JLayeredPane.POPUP_LAYER)) {
            if (child instanceof QuickPick<?> pick) {
                picks.add(pick);
            }
        }
        return picks;
    }

    /** One that has never had the focus, and so could not lose it, is still there. */
    private static void closeOthers(JLayeredPane layers) {
        in(layers).forEach(pick -> pick.close(false));
    }

    /**
     * A window that has just been opened gives the focus to something of its own as it gets it, once or twice, and
     * perhaps after this has had it. Until a button or key is pressed the loss of the focus is nobody's wish.
     */
    private void focusOnceIn(Window window) {
        isSettled = false;
        Toolkit.getDefaultToolkit().addAWTEventListener(presses, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
        window.addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                window.removeWindowFocusListener(this);
                EventThread.post(QuickPick.this::takeFocus);
            }
        });
    }

    private void takeFocus() {
        if (getParent() != null) {
            query.requestFocusInWindow();
        }
    }

    private void pressed(AWTEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED || event.getID() == KeyEvent.KEY_PRESSED) {
            settle();
        }
    }

    private void settle() {
        isSettled = true;
        Toolkit.getDefaultToolkit().removeAWTEventListener(presses);
    }

    /** Takes as much room as what was found needs. */
    private void place() {
        Container layers = getParent();
        int width = Math.min(UIScale.scale(WIDTH), layers.getWidth() - 2 * UIScale.scale(BESIDE));
        Insets insets = getInsets();
        // Only what has a width knows how many lines its words take.
        explanation.setSize(width - insets.left - insets.right, explanation.getHeight());
        int shown = found.isEmpty()
                ? nothing.getPreferredSize().height
                : list.getPreferredSize().height / found.size() * Math.min(ROWS, found.size());
        int explained =
                explanation.getParent() == null ? 0 : explanation.getPreferredSize().height + UIScale.scale(GAP);
        int height = query.getPreferredSize().height + shown + UIScale.scale(ROOM) + explained;
        setBounds(
                (layers.getWidth() - width) / 2,
                Math.min(UIScale.scale(GAP_ABOVE), layers.getHeight() / 8),
                width,
                Math.min(height, layers.getHeight() * 3 / 4));
        revalidate();
        layers.repaint();
    }

    private void listen() {
        Typing.in(query, this::narrow);
        query.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                if (isSettled) {
                    close(false);
                } else {
                    takeFocus();
                }
            }
        });
        onKey("ENTER", this::take);
        onKey("ESCAPE", () -> close(true));
        onKey("DOWN", () -> move(1));
        onKey("UP", () -> move(-1));
        onKey("PAGE_DOWN", () -> move(ROWS - 1));
        onKey("PAGE_UP", () -> move(1 - ROWS));
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                take();
            }
        });
    }

    private void onKey(String key, Runnable body) {
        query.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        query.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }

    private void narrow() {
        found.clear();
        found.addAll(Fuzzy.filter(items, query.getText(), text));
        JComponent shown = found.isEmpty() ? nothing : list;
        if (scroll.getViewport().getView() != shown) {
            scroll.setViewportView(shown);
        }
        if (!found.isEmpty()) {
            list.setSelectedIndex(0);
            list.ensureIndexIsVisible(0);
        }
        // As wrong, so that Enter leaves the focus here.
        query.putClientProperty("JComponent.outline", found.isEmpty() && !items.isEmpty() ? "error" : null);
        if (getParent() != null) {
            place();
        }
    }

    private void move(int by) {
        if (!found.isEmpty()) {
            int to = Math.max(0, Math.min(found.size() - 1, list.getSelectedIndex() + by));
            list.setSelectedIndex(to);
            list.ensureIndexIsVisible(to);
        }
    }

    private void take() {
        T chosen = list.getSelectedValue();
        // Where nothing is found it stays: what is typed next is no key of a tool.
        if (chosen != null) {
            close(true);
            taken.accept(chosen);
        }
    }

    private void close(boolean isDone) {
        if (getParent() == null) {
            return;
        }
        settle();
        JLayeredPane layers = (JLayeredPane) getParent();
        if (isDone) {
            giveFocusBack.run();
        }
        layers.removeComponentListener(resizing);
        layers.remove(this);
        layers.repaint();
    }

    /** A row with an icon, a title and something small at the right. */
    public static JPanel row(JLabel title, JLabel right, boolean selected) {
        JPanel row = new JPanel(new BorderLayout(UIScale.scale(12), 0));
        row.setBorder(new FlatEmptyBorder(4, 8, 4, 8));
        row.setBackground(UIManager.getColor(selected ? "List.selectionBackground" : "PopupMenu.background"));
        row.setOpaque(true);
        title.setForeground(UIManager.getColor(selected ? "List.selectionForeground" : "Label.foreground"));
        right.setForeground(UIManager.getColor(selected ? "List.selectionForeground" : "Label.disabledForeground"));
        Icons.setSelected(title, selected);
        row.add(title, BorderLayout.CENTER);
        row.add(right, BorderLayout.EAST);
        return row;
    }
}
