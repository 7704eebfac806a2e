package dev.ledge.editor.panel.run;

import dev.ledge.editor.component.Margin;
import dev.ledge.editor.component.Typed;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.OwnKeys;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.panel.FlowRow;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.run.Pointed;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Failure;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;

/**
 * The runs of the open level, each played again beside the editing and marked by what became of it. Choosing one plays
 * it in the preview; what it expects is added by pointing, edited in a table and written at once.
 */
@SuppressWarnings("serial")
public final class RunsPanel extends JPanel implements DocumentListener {
    private static final String NONE = "none";
    private static final String SOME = "some";

    private final transient RunBook book;
    private final transient ToolContext context;
    private final transient Supplier<PreviewSession> session;
    private final transient Consumer<Vec> showPlace;
    private final transient RunEdits edits;
    private final DefaultListModel<RunEntry> runs = new DefaultListModel<>();
    private final RunList list;
    private final ExpectationTable table;
    private final RunsFoot foot;
    private final JLabel none = new JLabel("", JLabel.CENTER);
    private final CardLayout cards = new CardLayout();
    private final JButton keepInput;
    private final JButton remove;
    private final JButton undo;
    private final JButton redo;
    private final transient List<JButton> adding = new ArrayList<>();
    private final transient UnaryOperator<String> keyNames;
    private boolean isRefreshing;
    private transient Path toChoose;
    private boolean isToBePlayed;

    /**
     * A panel that shows a book and has it follow whatever is open.
     *
     * @param session the preview of what is open
     * @param showPlace brings a place of the level, px, into the picture
     * @param keyNames says what the key of a command is called, by the command's id; empty for none
     */
    public RunsPanel(
            RunBook book,
            ToolContext context,
            Supplier<PreviewSession> session,
            Consumer<Vec> showPlace,
            UnaryOperator<String> keyNames) {
        super();
        this.book = book;
        this.context = context;
        this.session = session;
        this.showPlace = showPlace;
        this.keyNames = keyNames;
        edits = new RunEdits(book, context, session);
        list = new RunList(runs, book, edits::play, context::status);
        table = new ExpectationTable(
                change -> edits.change(change.run(), change.index(), change.edited()), context::status);
        remove = small(
                "remove", "delete", "Remove what is selected, or else the run (Delete)", () -> removeSelected(true));
        keepInput = small(
                "input",
                "save",
                "Write the held buttons, as they were dragged under the timeline, back",
                () -> edits.keepInput(list.getSelectedValue()));
        undo = small("undo", "undo", "Undo", this::takeBack);
        redo = small("redo", "redo", "Redo", this::doAgain);
        foot = new RunsFoot(adding, this::acceptEnd, List.of(keepInput, remove, undo, redo));
        setName("runs");
        getAccessibleContext().setAccessibleName("Runs");
        setLayout(cards);
        setMinimumSize(new Dimension(0, 0));
        setPreferredSize(new Dimension(0, 140));
        makeList();
        add(none, NONE);
        add(both(), SOME);
        Styles.dim(none, true);
        bindKeys();
        book.addListener(this::refresh);
        DocumentFollower.follow(context, this, this::follow);
    }

    private void makeList() {
        list.addListSelectionListener(e -> {
            if (!isRefreshing) {
                showChosen();
            }
        });
        table.getSelectionModel().addListSelectionListener(e -> showMessage());
        table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "go");
        table.getActionMap().put("go", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                goTo(table.selectedFailure());
            }
        });
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                if (e.getClickCount() == 1 && table.rowAtPoint(e.getPoint()) >= 0) {
                    goTo(table.selectedFailure());
                }
            }
        });
    }

    private JComponent both() {
        JPanel head = new JPanel(new BorderLayout());
        head.setBorder(Margin.of(2, 8, 2, 8));
        head.add(new FlowRow(
                adding(
                        "alive",
                        "Alive now",
                        "Must be alive at the tick that the preview shows",
                        tick -> run -> edits.add(run, Pointed.alive(tick), "Expect to be alive")),
                adding(
                        "reaches",
                        "Reaches …",
                        "Must come to a place: point at it on the canvas",
                        tick -> edits::addPlace),
                adding(
                        "wedged",
                        "Never wedged",
                        "Must never be held between opposing contacts",
                        tick -> run -> edits.add(run, Pointed.neverWedged(), "Expect never to be wedged")),
                adding(
                        "wins",
                        "Wins by now",
                        "Must have won by the tick that the preview shows",
                        tick -> run -> edits.add(run, Pointed.winsBy(tick), "Expect to win"))));
        JPanel right = new JPanel(new BorderLayout());
        right.setMinimumSize(new Dimension(0, 0));
        right.add(head, BorderLayout.NORTH);
        right.add(scroll(), BorderLayout.CENTER);
        right.add(foot, BorderLayout.SOUTH);
        return new RunsSplit(list, right, narrow -> {
            head.setVisible(!narrow);
            table.getTableHeader().setPreferredSize(narrow ? new Dimension() : null);
            foot.setNarrow(narrow);
        });
    }

    private JScrollPane scroll() {
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        RowInSight.keep(scroll, table);
        return scroll;
    }

    /** A button that adds an expectation; {@code body} is given the tick that the preview shows of the run. */
    private JButton adding(String name, String text, String hint, IntFunction<Consumer<RunEntry>> body) {
        JButton button = new JButton(text);
        button.setName("runs.add." + name);
        button.setToolTipText(hint);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        Styles.small(button);
        button.addActionListener(e -> {
            RunEntry run = list.getSelectedValue();
            boolean needsTick = name.equals("alive") || name.equals("wins");
            if (run == null) {
                return;
            }
            if (needsTick && !edits.isShown(run)) {
                edits.play(run);
                context.status("The run is played now: go to the moment that you mean, and press it again");
                return;
            }
            int tick = (int) Math.min(run.run().effectiveTicks(), session.get().tick());
            body.apply(tick).accept(run);
        });
        adding.add(button);
        return button;
    }

    private static JButton small(String name, String icon, String text, Runnable body) {
        JButton button = Styles.iconButton(icon, text);
        button.setName("runs." + name);
        button.addActionListener(e -> body.run());
        return button;
    }

    private void bindKeys() {
        OwnKeys.set(
                this,
                Set.of(
                        bind("ctrl Z", this::undo),
                        bind("ctrl shift Z", this::redo),
                        bind("ctrl Y", this::redo),
                        bind("DELETE", () -> removeSelected(list.isFocusOwner()))));
    }

    /** What is being typed comes after the last change of a run. */
    private void undo() {
        if (!Typed.takeBackNow()) {
            takeBack();
        }
    }

    private void takeBack() {
        String words = book.undoName();
        book.undo(() -> context.status("Undone: " + words));
    }

    /** It shows the table anew, and what is being typed would be lost. */
    private void redo() {
        if (!Typed.isTypingNow()) {
            doAgain();
        }
    }

    private void doAgain() {
        String words = book.redoName();
        book.redo(() -> context.status("Done again: " + words));
    }

    private KeyStroke bind(String key, Runnable body) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(stroke, key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
        return stroke;
    }

    private void follow() {
        book.open(context.document().file(), context.document().level());
    }

    @Override
    public void levelChanged(Level before, Level after) {
        book.play(after);
    }

    @Override
    public void stateChanged() {
        // Saving may have given the level another folder, and with it other runs.
        if (!book.isOf(context.document().file())) {
            follow();
        }
    }

    /** Chooses a run and plays it, as soon as it is known. */
    public void choose(Path file) {
        isToBePlayed = true;
        toChoose = file.toAbsolutePath().normalize();
        book.include(file);
        chooseWanted();
    }

    /** Selects a run that was written, as soon as it is known. */
    public void select(Path file) {
        isToBePlayed = false;
        toChoose = file.toAbsolutePath().normalize();
        book.lookAgain();
    }

    private void chooseWanted() {
        for (RunEntry run : book.entries()) {
            if (run.file().toAbsolutePath().normalize().equals(toChoose)) {
                toChoose = null;
                list.setSelectedValue(run, true);
                if (isToBePlayed) {
                    edits.play(run);
                }
                return;
            }
        }
    }

    private void refresh() {
        List<RunEntry> now = book.entries();
        isRefreshing = true;
        list.show(now);
        isRefreshing = false;
        boolean isSaved = context.document().file() != null;
        none.setText(
                isSaved
                        ? book.isLookedUp() ? noRuns() : "Looking for runs …"
                        : "Runs are kept beside the level: save it first");
        boolean canComeBack = book.undoName() != null || book.redoName() != null;
        cards.show(this, now.isEmpty() && !canComeBack ? NONE : SOME);
        showChosen();
        if (toChoose != null) {
            chooseWanted();
        }
    }

    private String noRuns() {
        String key = keyNames.apply("play.record");
        return "No runs yet: " + (key.isEmpty() ? "record" : key + " records") + " one while you play";
    }

    private void showChosen() {
        RunEntry run = list.getSelectedValue();
        table.show(run);
        boolean mayEdit = run != null && !run.isReadOnly();
        adding.forEach(button -> button.setEnabled(mayEdit));
        foot.setEditable(mayEdit);
        keepInput.setEnabled(mayEdit);
        remove.setEnabled(mayEdit);
        foot.offerEnd(RunEdits.canAcceptEnd(run));
        undo.setEnabled(book.undoName() != null);
        redo.setEnabled(book.redoName() != null);
        undo.setToolTipText(book.undoName() == null ? "Undo" : "Undo: " + book.undoName() + " (Ctrl+Z here)");
        redo.setToolTipText(book.redoName() == null ? "Redo" : "Redo: " + book.redoName() + " (Ctrl+Y here)");
        showMessage();
    }

    private void showMessage() {
        RunEntry run = list.getSelectedValue();
        String words = run == null
                ? "Choose a run to play it"
                : RunWords.about(
                        run, table.selectedFailure(), context.document().level().grid());
        foot.say(words, run != null && run.verdict().fails());
    }

    private void goTo(Failure failure) {
        RunEntry run = list.getSelectedValue();
        if (failure == null || run == null || failure.tick() == Failure.NO_TICK) {
            return;
        }
        if (!edits.isShown(run)) {
            edits.play(run);
        }
        session.get().playhead().seek(run.verdict().tick(failure));
        if (failure.place() != null) {
            showPlace.accept(failure.place());
        }
    }

    /** True if a run is chosen that does not end exactly as it must. */
    public boolean canAcceptEnd() {
        return RunEdits.canAcceptEnd(list.getSelectedValue());
    }

    /** Lets the chosen run end from now on as it ends in the level as it is. */
    public void acceptEnd() {
        edits.acceptEnd(list.getSelectedValue());
        list.requestFocusInWindow(); // As undo there takes it back.
    }

    /** True if a run is chosen that can get another name. */
    public boolean canRename() {
        return list.canRename();
    }

    /** Lets the user type another name for the chosen run. */
    public void rename() {
        list.rename();
    }

    /** @param orRun whether the run itself is meant where nothing that it expects is selected */
    private void removeSelected(boolean orRun) {
        RunEntry run = list.getSelectedValue();
        if (run == null || run.isReadOnly()) {
            return;
        }
        if (table.isHashSelected()) {
            book.change(run.file(), run.run().withHash(null), "Let it end otherwise");
        } else if (table.withoutSelected() != null) {
            List<Expectation> left = table.withoutSelected();
            book.change(run.file(), run.run().withExpect(left.isEmpty() ? null : left), "Remove an expectation");
        } else if (orRun) {
            book.delete(
                    run.file(),
                    () -> context.status("Deleted " + run.file().getFileName() + "; undo here brings it back"));
        }
    }
}
