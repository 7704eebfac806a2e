package dev.ledge.editor.panel.problem;

import dev.ledge.editor.component.RowList;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.FirstPaint;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.level.Level;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;

/**
 * What is wrong with the open level, looked for again beside the editing whenever the level has been left alone for a
 * moment. Choosing a problem shows its place, and plays what proves it if it was found by play.
 */
@SuppressWarnings("serial")
public final class ProblemsPanel extends JPanel implements DocumentListener {
    private static final int MOMENT_MILLIS = 350;
    private static final int MOST_SHOWN = 500;
    private static final String NONE = "none";
    private static final String SOME = "some";

    private final transient ToolContext context;
    private final transient Consumer<Finding> chosen;
    private final transient Consumer<ProblemsState> listener;
    private final transient ProblemsCheck check = new ProblemsCheck();
    private final transient FrameTimer moment = FrameTimer.once(MOMENT_MILLIS, this::look);
    private final DefaultListModel<Finding> findings = new DefaultListModel<>();
    private final ProblemsList list = new ProblemsList(findings);
    private final JButton save = new JButton("Save this play as a run…");
    private final JLabel none = new JLabel("", JLabel.CENTER);
    private final CardLayout cards = new CardLayout();
    private transient ProblemsState state = ProblemsState.UNKNOWN;

    /**
     * A panel that looks at whatever is open.
     *
     * @param chosen shows the place of a problem, and the play that proves it
     * @param keep saves the play that proves a problem
     * @param listener is called whenever something else is known of them
     */
    public ProblemsPanel(
            ToolContext context, Consumer<Finding> chosen, Consumer<Finding> keep, Consumer<ProblemsState> listener) {
        super();
        this.context = context;
        this.chosen = chosen;
        this.listener = listener;
        setName("problems");
        getAccessibleContext().setAccessibleName("Problems");
        list.setName("problems.list");
        list.getAccessibleContext().setAccessibleName("Problems");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new ProblemCell());
        list.onRowClicked(e -> choose());
        list.getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "show");
        list.getActionMap().put("show", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                choose();
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        Styles.dim(none, true);
        // Both stay in the panel, so that both follow a change of the look.
        setLayout(cards);
        add(none, NONE);
        save.setName("problems.save");
        save.setVisible(false);
        save.addActionListener(e -> keep.accept(list.getSelectedValue()));
        list.addListSelectionListener(e -> {
            Finding finding = list.getSelectedValue();
            save.setVisible(finding != null && finding.demonstration() != null);
        });
        JPanel some = new JPanel(new BorderLayout());
        some.add(scroll, BorderLayout.CENTER);
        some.add(save, BorderLayout.SOUTH);
        add(some, SOME);
        setMinimumSize(new Dimension(0, 0));
        setPreferredSize(new Dimension(0, 140));
        DocumentFollower.follow(context, this, this::opened);
    }

    @Override
    public void levelChanged(Level before, Level after) {
        check.cancel();
        show(state.at(ProblemsState.Progress.CHECKING));
        moment.restart();
    }

    @Override
    public void stateChanged() {
        moment.restart(); // Saving may have given the level another folder, and with it other runs.
    }

    private void opened() {
        show(ProblemsState.UNKNOWN);
        FirstPaint.then(this::look);
    }

    private void look() {
        check.begin(
                context.document(),
                all -> show(new ProblemsState(all, ProblemsState.Progress.CHECKED)),
                () -> show(state.at(ProblemsState.Progress.FAILED)));
    }

    private void show(ProblemsState now) {
        List<Finding> shown = state.known();
        state = now;
        if (!now.known().equals(shown)) {
            findings.clear();
            findings.addAll(
                    now.known().subList(0, Math.min(MOST_SHOWN, now.known().size())));
        }
        none.setText(now.words());
        none.setIcon(Icons.of(now.icon()));
        cards.show(this, now.known().isEmpty() ? NONE : SOME);
        listener.accept(now);
    }

    /** As wide as there is room: a row that is too long is broken into lines. */
    private static final class ProblemsList extends RowList<Finding> {
        ProblemsList(DefaultListModel<Finding> findings) {
            super(findings);
        }

        @Override
        public void setBounds(int x, int y, int width, int height) {
            boolean isOtherWidth = width != getWidth();
            super.setBounds(x, y, width, height);
            if (isOtherWidth) { // A list keeps the heights that its rows once had until it is told of others.
                setFixedCellHeight(1);
                setFixedCellHeight(-1);
            }
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }
    }

    private void choose() {
        if (list.getSelectedValue() != null) {
            chosen.accept(list.getSelectedValue());
        }
    }
}
