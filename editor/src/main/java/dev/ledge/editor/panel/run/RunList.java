package dev.ledge.editor.panel.run;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowList;
import dev.ledge.editor.component.RowNameField;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.DefaultListModel;
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
        RunEntry run = getSelectedValue();
        Rectangle place = nameBounds(getCellBounds(index, index));
        new RowNameField(this, place, "Name of the run", run.name(), new Renaming(run), status);
    }

    private Rectangle nameBounds(Rectangle row) {
        int left = UIScale.scale(NAME);
        return new Rectangle(row.x + left, row.y + 1, row.width - left - UIScale.scale(AFTER), row.height - 2);
    }

    /** Gives the file of a run another name. */
    private final class Renaming implements RowNameField.Naming {
        private final RunEntry entry;

        Renaming(RunEntry entry) {
            this.entry = entry;
        }

        @Override
        public String refusal(String name) {
            return RunName.refusal(name.strip(), entry.file());
        }

        @Override
        public void take(String name) {
            Path file = RunName.file(entry.file(), name.strip());
            book.rename(
                    entry.file(),
                    file,
                    () -> status.accept("Renamed to " + file.getFileName() + "; undo here takes that back"));
        }

        @Override
        public void leave() {
            requestFocusInWindow();
        }
    }
}
