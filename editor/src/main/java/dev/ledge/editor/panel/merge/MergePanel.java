package dev.ledge.editor.panel.merge;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.diff.Side;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.panel.FlowRow;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.Dimension;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** Where two versions of a level differ, in a list and on the canvas, and how their conflicts are to be settled. */
@SuppressWarnings("serial")
public final class MergePanel extends JPanel {
    /** Enough for some rows of the list. */
    private static final int HEIGHT = 230;

    /** Fewer rows of the list show nothing to judge by. */
    private static final int FEWEST_ROWS = 3;

    private static final int EVENTS_BEFORE_FOCUS = 4;

    /** Where it is shown. */
    public interface Stage {

        /** Draw this over the level. */
        void mark(Consumer<ToolGraphics> marks);

        /** Bring a place of the level into view, and make a layer the active one; either may be null. */
        void showPlace(Aabb place, String layer);

        /** Bring a place of the level into view unless some of it is seen already. */
        void bringIntoView(Aabb place);
    }

    /** What is done about it. */
    public interface Listener {

        void takeTheirs();

        /** Both changes, with all conflicts settled. */
        void merged(Level level);

        /** Closed without a decision. */
        void closed();
    }

    /** What is done where my side can be kept whole, too. */
    public interface Keeper extends Listener {

        void keepMine();
    }

    private final transient Stage stage;
    private final transient Listener listener;
    private final transient MergeText words;
    private final MergeTable table;
    private final JLabel left = new JLabel();
    private final JButton allMine;
    private final JButton allTheirs;
    private final JButton merge;
    private transient LevelMerge shown;
    private transient DifferencePainter painter;

    /** An invisible panel. */
    public MergePanel(MergeText words, Stage stage, Listener listener) {
        super(new MigLayout("insets 8 12 0 8, gap 8 6, fillx", "[grow,fill]", "[][][grow,fill]"));
        this.words = words;
        this.stage = stage;
        this.listener = listener;
        table = new MergeTable(words, this::refresh, this::pointOut);
        allMine = button("all-mine", words.allMine());
        allTheirs = button("all-theirs", words.allTheirs());
        merge = button("merge", words.merge());
        setName("merge");
        getAccessibleContext().setAccessibleName(words.title());
        JLabel title = new JLabel(words.title());
        title.setName("merge.title");
        left.setName("merge.left");
        Styles.heading(title);
        Styles.small(left);
        JButton theirs = button("take-theirs", words.takeTheirs());
        JButton close = Styles.iconButton("close", "Close the difference");
        close.setName("merge.close");
        theirs.addActionListener(e -> listener.takeTheirs());
        merge.addActionListener(e -> listener.merged(shown.resolve(table.choices())));
        close.addActionListener(e -> close());
        allMine.addActionListener(e -> table.chooseAll(Side.MINE));
        allTheirs.addActionListener(e -> table.chooseAll(Side.THEIRS));
        FlowRow choices = new FlowRow(title, merge, theirs);
        if (listener instanceof Keeper keeper) {
            JButton mine = button("keep-mine", words.keepMine());
            mine.addActionListener(e -> keeper.keepMine());
            choices = new FlowRow(title, mine, theirs, merge);
        }
        add(choices, "wmin 0, growx, split 2, pushx");
        add(close, "aligny top, wrap");
        add(
                new FlowRow(
                        legend(Difference.Kind.THEIRS, words.legendTheirs()),
                        legend(Difference.Kind.MINE, words.legendMine()),
                        legend(Difference.Kind.BOTH, "Both: conflict"),
                        left,
                        allMine,
                        allTheirs),
                "wmin 0, growx, wrap");
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, "gapleft 0, wmin 0, hmin 0, grow, push");
        setVisible(false);
    }

    private static JButton button(String name, String text) {
        JButton button = new JButton(text);
        button.setName("merge." + name);
        button.putClientProperty(FlatClientProperties.STYLE, "minimumWidth: 40; margin: 2,8,2,8");
        return button;
    }

    private static JLabel legend(Difference.Kind kind, String text) {
        JLabel label = new JLabel(text, MergeColors.swatch(kind), SwingConstants.LEADING);
        Styles.small(label);
        return label;
    }

    /**
     * Shows a difference, in place of the one that was shown. What was settled stays settled where it is still a
     * conflict.
     */
    public void show(LevelMerge difference) {
        boolean isNew = !isVisible();
        if (isNew) {
            table.clearChoices();
        }
        shown = difference;
        painter = new DifferencePainter(Difference.of(difference));
        stage.mark(painter);
        table.setRows(MergeRow.of(difference, words));
        painter.pointOut(table.selected() == null ? null : table.selected().place());
        refresh();
        setVisible(true);
        revalidate();
        if (isNew) {
            table.rows().stream()
                    .map(MergeRow::place)
                    .filter(Objects::nonNull)
                    .findFirst()
                    .ifPresent(stage::bringIntoView);
            focusList(EVENTS_BEFORE_FOCUS);
        }
    }

    /** After the button that asked for it has gone, and the focus with it to wherever that leads. */
    private void focusList(int events) {
        if (events == 0) {
            table.requestFocusInWindow();
        } else {
            EventThread.post(() -> focusList(events - 1));
        }
    }

    /** Closes it without a decision, as its user may. */
    public void close() {
        listener.closed();
    }

    /** Takes it away, and what it draws over the level. */
    public void dismiss() {
        setVisible(false);
        shown = null;
        painter = null;
        stage.mark(graphics -> {});
    }

    private void refresh() {
        int conflicts = shown.conflicts().size();
        int open = conflicts - table.choices().size();
        boolean hasConflicts = conflicts > 0;
        left.setText(!hasConflicts ? "No conflicts" : open == 0 ? "All conflicts settled" : conflictsLeft(open));
        left.setForeground(UIManager.getColor(open > 0 ? "Label.foreground" : "Label.disabledForeground"));
        allMine.setVisible(hasConflicts);
        allTheirs.setVisible(hasConflicts);
        merge.setEnabled(open == 0);
        merge.setToolTipText(
                open == 0
                        ? "Take both changes, as one step of undo"
                        : "Settle the conflicts first: choose a side for each");
    }

    private static String conflictsLeft(int open) {
        return open == 1 ? "1 conflict to settle" : open + " conflicts to settle";
    }

    private void pointOut(MergeRow row) {
        painter.pointOut(row.place());
        stage.showPlace(row.place(), row.layer());
        stage.mark(painter);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(0, UIScale.scale(HEIGHT));
    }

    /** The height in which the buttons and some rows are seen, px. */
    public int leastHeight() {
        int header = table.getTableHeader().getPreferredSize().height;
        return getLayout().minimumLayoutSize(this).height + header + FEWEST_ROWS * table.getRowHeight();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }
}
