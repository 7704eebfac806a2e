package dev.ledge.editor.panel.run;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Refusal;
import dev.ledge.editor.component.RowList;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.DefaultListModel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;

/** The runs by name: a click or Enter plays one, F2 gives it another name. As wide as there is room for. */
@SuppressWarnings("serial")
final class RunList extends RowList<RunEntry> {
    /** Where a name begins in its row, after the icon. */
    private static final int NAME = 28;

    private static final int AFTER = 8;

    private final DefaultListModel<RunEntry> runs;
    private final transient RunBook book;
    private final transient Consumer<String> status;

    /**
     * A list that is empty.
     *
     * @param play is given the run that is to be played
     * @param status gets what is said of a name
     */
    RunList(DefaultListModel<RunEntry> runs, RunBook book, Consumer<RunEntry> play, Consumer<String> status) {
        super(runs);
        this.runs = runs;
        this.book = book;
        this.status = status;
        setName("runs.list");
        getAccessibleContext().setAccessibleName("Runs");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new RunCell(book));
        onRowClicked(e -> play.accept(getSelectedValue()));
        bind("ENTER", () -> play.accept(getSelectedValue()));
        bind("F2", this::rename);
    }

    private void bind(String key, Runnable body) {
        getInputMap().put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** Shows the runs as they are now; the one that was chosen stays so, under another name, too. */
    void show(List<RunEntry> now) {
        RunEntry chosen = getSelectedValue();
        if (now.size() == runs.size()) {
            for (int i = 0; i < now.size(); i++) {
                runs.set(i, now.get(i));
            }
        } else {
            runs.clear();
            runs.addAll(now);
        }
        clearSelection(); // Another run may be in its row.
        int row = chosen == null ? -1 : row(chosen);
        if (row >= 0) {
            setSelectedIndex(row);
        }
    }

    private int row(RunEntry chosen) {
        int renamed = -1;
        for (int i = 0; i < runs.size(); i++) {
            if (runs.get(i).file().equals(chosen.file())) {
                return i;
            }
            if (runs.get(i).run() == chosen.run() && !chosen.isUnreadable()) {
                renamed = i;
            }
        }
        return renamed;
    }

    /** True if a run is chosen that can get another name. */
    boolean canRename() {
        return getSelectedValue() != null && !getSelectedValue().isReadOnly();
    }

    /** Lets the user type another name for the chosen run. */
    void rename() {
        int index = getSelectedIndex();
        if (!canRename()) {
            if (index >= 0) {
                status.accept("This run cannot be renamed here: "
                        + (getSelectedValue().isUnreadable()
                                ? "it cannot be read, mend it first"
                                : "a newer version of Ledge made it"));
            }
            return;
        }
        ensureIndexIsVisible(index);
        new NameField(getSelectedValue(), getCellBounds(index, index));
    }

    /** A field over the name of a run: Enter takes what was typed, Escape does not. */
    private final class NameField extends JTextField implements Typed {
        private final transient RunEntry entry;
        private final transient Refusal refusal = new Refusal(status);

        NameField(RunEntry entry, Rectangle row) {
            super(entry.name());
            this.entry = entry;
            setName("runs.name");
            getAccessibleContext().setAccessibleName("Name of the run");
            int left = UIScale.scale(NAME);
            setBounds(row.x + left, row.y + 1, row.width - left - UIScale.scale(AFTER), row.height - 2);
            RunList.this.add(this);
            addActionListener(e -> take(true));
            getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "cancel");
            getActionMap().put("cancel", new AbstractAction() {
                @Override
                public void actionPerformed(ActionEvent e) {
                    refusal.end();
                    close(true);
                }
            });
            Typing.in(this, () -> {
                refusal.end();
                putClientProperty(FlatClientProperties.OUTLINE, null);
            });
            addFocusListener(new FocusAdapter() {
                @Override
                public void focusLost(FocusEvent e) {
                    take(false); // Also as another window is looked at: the name was meant.
                }
            });
            selectAll();
            requestFocusInWindow();
        }

        @Override
        public void takeTyped() {
            take(false);
        }

        @Override
        public boolean isTyping() {
            return !getText().equals(entry.name());
        }

        @Override
        public void takeBack() {
            setText(entry.name());
            selectAll();
        }

        /** @param stays if the name is refused: it waits to be mended, or is given up */
        private void take(boolean stays) {
            if (getParent() == null) {
                return;
            }
            String name = getText().strip();
            String why = isTyping() ? RunName.refusal(name, entry.file()) : null;
            if (why != null && stays) {
                putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
                refusal.say(why);
                return;
            }
            refusal.end();
            close(stays);
            if (why != null) {
                refusal.pass(why + " It stays “" + entry.name() + "”.");
            } else if (isTyping()) {
                Path file = RunName.file(entry.file(), name);
                book.rename(
                        entry.file(),
                        file,
                        () -> status.accept("Renamed to " + file.getFileName() + "; undo here takes that back"));
            }
        }

        private void close(boolean givesFocusBack) {
            if (givesFocusBack) {
                RunList.this.requestFocusInWindow();
            }
            RunList.this.remove(this);
            RunList.this.repaint();
        }
    }
}
