package dev.ledge.editor.preview;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.RowList;
import dev.ledge.editor.render.style.Icons;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.event.ActionEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;

/**
 * The current play and the earlier ones as a small tree over time, each to be gone to, named, kept as a run or dropped.
 * Not seen while there is none but the current one.
 */
@SuppressWarnings("serial")
public final class BranchTree extends JPanel {
    private static final int MOST_ROWS = 4;

    private final transient PreviewSession session;
    private final transient Consumer<Branch> goTo;
    private final transient Consumer<RecordedPlay> keep;
    private final DefaultListModel<BranchRows.Row> model = new DefaultListModel<>();
    private final RowList<BranchRows.Row> list = new RowList<>(model);
    private final BranchCell cell = new BranchCell();
    private final DraftField name = new DraftField();
    private final JButton[] buttons;
    private transient List<Branch> shown = List.of();
    private transient Branch named;
    private long shownTick = -1;
    private boolean isFolded;

    /**
     * A tree of a session's plays.
     *
     * @param goTo puts an earlier play in place of the current one
     * @param keep asks for the name under which a play is kept as a run
     */
    public BranchTree(PreviewSession session, Consumer<Branch> goTo, Consumer<RecordedPlay> keep) {
        super(new BorderLayout());
        this.session = session;
        this.goTo = goTo;
        this.keep = keep;
        setName("branches");
        setOpaque(false);
        list.setName("branches.list");
        list.getAccessibleContext().setAccessibleName("Plays");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(cell);
        list.setFixedCellHeight(BranchCell.height());
        buttons = new JButton[] {
            button("go", "play-here", "Go to this play, to the tick where it ended (Enter, double click)", this::go),
            button("name", "rename", "Name this play (F2)", this::rename),
            button("save", "save", "Keep this play as a run…", this::save),
            button("drop", "delete", "Drop this play (Delete)", this::drop)
        };
        addParts();
        listen();
        session.addListener(this::follow);
        fill();
    }

    private void addParts() {
        JScrollPane scroll = new JScrollPane(list) {
            @Override
            public Dimension getPreferredSize() {
                int rows = Math.min(MOST_ROWS, model.getSize());
                Insets insets = getInsets();
                return new Dimension(120, rows * BranchCell.height() + insets.top + insets.bottom);
            }
        };
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(scroll, BorderLayout.CENTER);
        JPanel row = new JPanel();
        row.setLayout(new BoxLayout(row, BoxLayout.X_AXIS));
        row.setOpaque(false);
        name.setName("branches.name");
        name.getAccessibleContext().setAccessibleName("Name of the play");
        name.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "Name of this play");
        name.setVisible(false);
        row.add(name);
        row.add(Box.createHorizontalGlue());
        for (JButton button : buttons) {
            row.add(button);
        }
        add(row, BorderLayout.SOUTH);
    }

    private static JButton button(String id, String icon, String text, Runnable body) {
        JButton button = new JButton(Icons.of(icon));
        button.setName("branches." + id);
        button.setToolTipText(text);
        button.getAccessibleContext().setAccessibleName(text);
        button.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_TOOLBAR_BUTTON);
        button.setMargin(new Insets(1, 3, 1, 3));
        button.addActionListener(e -> body.run());
        return button;
    }

    private void listen() {
        list.addListSelectionListener(e -> {
            enableButtons();
            if (session.branches().point(chosen())) {
                session.changed();
            }
        });
        list.onRowClicked(e -> {
            if (e.getClickCount() == 2) {
                go();
            }
        });
        bind("ENTER", this::go);
        bind("F2", this::rename);
        bind("DELETE", this::drop);
        name.addActionListener(e -> endNaming(true));
        name.getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "leave");
        name.getActionMap().put("leave", action(() -> endNaming(false)));
    }

    private void bind(String key, Runnable body) {
        list.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        list.getActionMap().put(key, action(body));
    }

    private static AbstractAction action(Runnable body) {
        return new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        };
    }

    private Branch chosen() {
        return list.getSelectedValue() == null ? null : list.getSelectedValue().branch();
    }

    private void follow() {
        if (!session.branches().list().equals(shown)) {
            fill();
        } else if (isVisible() && session.tick() != shownTick) {
            shownTick = session.tick();
            cell.show(rows(), shownTick);
            list.repaint();
        }
    }

    private List<BranchRows.Row> rows() {
        return BranchRows.of(session.current(), session.branches().list());
    }

    private void fill() {
        Branch before = chosen();
        shown = session.branches().list();
        shownTick = session.tick();
        List<BranchRows.Row> rows = rows();
        cell.show(rows, shownTick);
        model.clear();
        model.addAll(rows);
        setVisible(!shown.isEmpty() && !isFolded);
        int kept = before == null ? -1 : shown.indexOf(before);
        list.setSelectedIndex(kept + 1);
        enableButtons();
        revalidate();
        repaint();
    }

    /** Is not seen, as there is no room. */
    public void setFolded(boolean folded) {
        isFolded = folded;
        setVisible(!shown.isEmpty() && !isFolded);
    }

    private void enableButtons() {
        for (JButton button : buttons) {
            button.setEnabled(chosen() != null);
        }
    }

    private void go() {
        Branch branch = chosen();
        if (branch != null) {
            goTo.accept(branch);
        }
    }

    private void save() {
        Branch branch = chosen();
        if (branch != null) {
            keep.accept(RecordedPlay.of(branch));
        }
    }

    private void drop() {
        Branch branch = chosen();
        if (branch != null) {
            session.branches().remove(branch);
            session.changed();
        }
    }

    private void rename() {
        named = chosen();
        if (named != null) {
            name.propose(named.name() == null ? "" : named.name());
            name.setVisible(true);
            revalidate();
            name.requestFocusInWindow();
            name.selectAll();
        }
    }

    private void endNaming(boolean takes) {
        if (takes && named != null) {
            int row = list.getSelectedIndex();
            session.branches().rename(named, name.getText());
            session.changed();
            list.setSelectedIndex(row);
        }
        named = null;
        name.setVisible(false);
        revalidate();
    }
}
