package dev.ledge.editor.panel.history;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowList;
import dev.ledge.editor.component.WindowSize;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.NewestFirst;
import dev.ledge.editor.exchange.DiffMarks;
import dev.ledge.editor.levelview.LevelCamera;
import dev.ledge.editor.levelview.LevelView;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;

/**
 * The edits of the open level, beside the level before and after the one that is chosen, with what differs marked and
 * in words, and the trail of a run in both. Any state can be gone back to. It stays up to date while the level is
 * edited.
 */
@SuppressWarnings("serial")
public final class HistoryWindow extends JDialog {
    private static final Dimension SIZE = new Dimension(1080, 680);
    private static final int CHANGES_HEIGHT = 150;
    private static final int LIST_WIDTH = 260;

    /** Around what differs so many cells are shown, too. */
    private static final int MARGIN_CELLS = 6;

    private final transient ToolContext context;
    private final transient TileImages images;
    private final transient Supplier<List<Played>> runs;
    private final transient Runnable onClose;
    private final DefaultListModel<HistoryState> states = new DefaultListModel<>();
    private final RowList<HistoryState> list = new RowList<>(states) {
        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true; // A long name is cut, so that what stands at the right is seen.
        }
    };
    private final JComboBox<Comparison> comparison = new JComboBox<>(Comparison.values());
    private final JComboBox<Played> played = new JComboBox<>();
    private final transient LevelCamera camera = new LevelCamera();
    private final LevelView before = new LevelView("The level before", camera);
    private final LevelView after = new LevelView("The level after", camera);
    private final JTextArea words = new JTextArea();
    private final JButton goTo = new JButton("Go back to here");
    private final transient NewestFirst<Job> worker = new NewestFirst<>("history", this::compare);
    private transient Job latest;
    private boolean isRefreshing;

    private record Job(Level before, Level after, Played played, boolean isAimed) {}

    /**
     * A window that is not shown yet, and follows whatever document is open.
     *
     * @param images the pictures of the open level
     * @param runs what can be played in its states
     * @param onClose gives the keyboard back
     */
    public HistoryWindow(
            JFrame owner, ToolContext context, TileImages images, Supplier<List<Played>> runs, Runnable onClose) {
        super(owner, "History", ModalityType.MODELESS);
        this.context = context;
        this.images = images;
        this.runs = runs;
        this.onClose = onClose;
        setName("history");
        JPanel content = new JPanel(new MigLayout("insets 12, fill", "[grow,fill]", "[grow,fill][]"));
        content.add(split(), "push, grow, wrap");
        content.add(buttons(), "growx");
        setContentPane(content);
        getRootPane()
                .registerKeyboardAction(
                        e -> close(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        WindowSize.set(this, owner, SIZE);
        setLocationRelativeTo(owner);
        DocumentFollower.follow(
                context,
                new DocumentListener() {
                    @Override
                    public void stateChanged() {
                        refresh();
                    }
                },
                this::refresh);
    }

    private JComponent split() {
        list.setName("history.list");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new HistoryCell());
        list.getAccessibleContext().setAccessibleName("Edits, the newest first");
        list.addListSelectionListener(e -> {
            if (!isRefreshing && !e.getValueIsAdjusting()) {
                present(true);
            }
        });
        list.registerKeyboardAction(e -> goToChosen(), KeyStroke.getKeyStroke("ENTER"), JComponent.WHEN_FOCUSED);
        list.onRowClicked(e -> {
            if (e.getClickCount() == 2) {
                goToChosen();
            }
        });
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, new JScrollPane(list), details());
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setDividerLocation(UIScale.scale(LIST_WIDTH));
        return split;
    }

    private JComponent details() {
        comparison.setName("history.comparison");
        comparison.getAccessibleContext().setAccessibleName("What is compared");
        comparison.addActionListener(e -> present(true));
        played.setName("history.run");
        played.getAccessibleContext().setAccessibleName("Run whose trail is shown");
        played.addActionListener(e -> {
            if (!isRefreshing) {
                present(false);
            }
        });
        before.setName("history.before");
        after.setName("history.after");
        words.setName("history.words");
        words.getAccessibleContext().setAccessibleName("What differs");
        words.setEditable(false);
        words.setLineWrap(true);
        words.setWrapStyleWord(true);
        words.setFont(new JLabel().getFont());
        JPanel pictures =
                new JPanel(new MigLayout("insets 0, fill", "[grow,fill,sg]8[grow,fill,sg]", "[][][grow,fill]"));
        pictures.add(comparison, "split 3, span, growx 0");
        pictures.add(new JLabel("Trail of"), "gapleft 16, growx 0");
        pictures.add(played, "growx, wmin 60, wrap");
        pictures.add(new JLabel("Before"));
        pictures.add(new JLabel("After"), "wrap");
        pictures.add(before, "grow, push, w 10:200, hmin 60");
        pictures.add(after, "grow, push, w 10:200, hmin 60");
        // A screen may have less room than the letters ask for: what there is too little of is taken from the pictures.
        JScrollPane changes = new JScrollPane(words);
        changes.setPreferredSize(UIScale.scale(new Dimension(0, CHANGES_HEIGHT)));
        changes.setMinimumSize(UIScale.scale(new Dimension(0, CHANGES_HEIGHT / 2)));
        JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, pictures, changes);
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setResizeWeight(1);
        return split;
    }

    private JComponent buttons() {
        goTo.setName("history.go-to");
        goTo.addActionListener(e -> goToChosen());
        JButton close = new JButton("Close");
        close.setName("history.close");
        close.addActionListener(e -> close());
        JPanel row = new JPanel(new MigLayout("insets 0, fillx"));
        row.add(goTo);
        row.add(close, "tag cancel, pushx, align right");
        return row;
    }

    /** Shows it, with the newest edit chosen. */
    public void open() {
        setVisible(true);
        list.clearSelection();
        refresh();
        list.requestFocusInWindow();
    }

    /** Ends what is being compared; for good. */
    @Override
    public void dispose() {
        super.dispose();
        worker.close();
    }

    private void close() {
        setVisible(false);
        worker.clear();
        onClose.run();
    }

    private Document document() {
        return context.document();
    }

    private void goToChosen() {
        HistoryState chosen = list.getSelectedValue();
        if (chosen != null && goTo.isEnabled()) {
            document().goTo(chosen.done());
            list.requestFocusInWindow();
        }
    }

    private void refresh() {
        if (!isVisible()) {
            return;
        }
        isRefreshing = true;
        try {
            Level chosen =
                    list.isSelectionEmpty() ? null : list.getSelectedValue().level();
            List<HistoryState> all = HistoryState.of(document());
            states.clear();
            states.addAll(all);
            int index = 0;
            for (int i = 0; i < all.size(); i++) {
                if (chosen == null ? all.get(i).isNow() : all.get(i).level() == chosen) {
                    index = i;
                    break;
                }
            }
            list.setSelectedIndex(index);
            list.ensureIndexIsVisible(index);
            refreshRuns();
        } finally {
            isRefreshing = false;
        }
        present(false);
    }

    private void refreshRuns() {
        Object chosen = played.getSelectedItem();
        played.removeAllItems();
        played.addItem(Played.nothing());
        runs.get().forEach(played::addItem);
        played.setSelectedItem(chosen);
        if (played.getSelectedIndex() < 0) {
            played.setSelectedIndex(0);
        }
    }

    /** Shows the state that is chosen; {@code isAimed} to look at what differs, else where it was looked before. */
    private void present(boolean isAimed) {
        HistoryState state = list.getSelectedValue();
        if (state == null) {
            return;
        }
        goTo.setEnabled(!state.isNow() && !document().isReadOnly());
        goTo.setText(state.isUndone() ? "Go forward to here" : "Go back to here");
        Comparison how = (Comparison) comparison.getSelectedItem();
        Level from = how.before(state, document().saved());
        Level to = how.after(state, document().committed());
        Played run = (Played) played.getSelectedItem();
        boolean isOther = latest == null || latest.before != from || latest.after != to;
        latest = new Job(from, to, run, isAimed || isOther);
        worker.submit(latest);
    }

    private void compare(Job job) {
        Compared compared = Compared.of(job.before, job.after, job.played, worker::isOutdated);
        EventThread.post(() -> {
            if (job == latest) {
                present(job, compared);
            }
        });
    }

    private void present(Job job, Compared compared) {
        before.show(job.before, images);
        after.show(job.after, images);
        DiffMarks marksBefore = new DiffMarks(compared.diff(), true);
        DiffMarks marksAfter = new DiffMarks(compared.diff(), false);
        before.setOverlay((g, view) -> {
            marksBefore.paint(g, view);
            new TrailPainter(g, view, Theme.of(FlatLaf.isLafDark())).paint(compared.then());
        });
        after.setOverlay((g, view) -> {
            marksAfter.paint(g, view);
            new TrailPainter(g, view, Theme.of(FlatLaf.isLafDark())).paint(compared.now());
        });
        if (job.isAimed) {
            camera.show(seen(job, compared));
        }
        words.setText(String.join("\n", compared.words()));
        words.setCaretPosition(0);
    }

    /** What differs with something around it, and the trails; all of the level where nothing has a place. */
    private static Aabb seen(Job job, Compared compared) {
        Aabb bounds = DiffMarks.bounds(compared.diff());
        if (bounds == null) {
            return new Aabb(0, 0, job.after.width(), job.after.height());
        }
        return bounds.grown(MARGIN_CELLS * job.after.grid());
    }
}
