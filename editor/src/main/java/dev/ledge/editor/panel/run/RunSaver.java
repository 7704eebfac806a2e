package dev.ledge.editor.panel.run;

import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.ShellWord;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.preview.RunDraft;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.run.RunFiles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.run.Run;
import java.awt.event.ActionEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/**
 * Asks, below the preview, for the name under which a play is kept as a run beside its level, and says whether the run
 * goes the same way. Nothing is lost by closing it: the play is still there.
 */
@SuppressWarnings("serial")
public final class RunSaver extends JPanel {
    private static final String TOPIC = "run";

    private final transient Supplier<Document> document;
    private final transient Consumer<Document> showLevel;
    private final transient BooleanSupplier saveLevel;
    private final transient Notices notices;
    private final transient StatusLine status;
    private final transient Consumer<Path> onSaved;
    private final transient Runnable giveFocusBack;
    private final transient Executor worker;
    private final JLabel title = new JLabel();
    private final transient RunNameField naming;
    private final DraftField name;
    private final JTextArea note = new JTextArea();
    private final JCheckBox exact = new JCheckBox("Must end exactly the same");
    private final JCheckBox levelToo = new JCheckBox("Save the level too");
    private final JButton save = new JButton("Save run");
    private final JComboBox<String> origin = new JComboBox<>();
    /** What is asked about each open level, also while another one is shown. */
    private final transient Map<Document, RunQuestion> asked = new WeakHashMap<>();

    /** The topics of what failed while another level was shown: a level's file may be another one later. */
    private final transient Map<Document, String> elsewhere = new WeakHashMap<>();

    private int topics;

    /** What is asked about the shown level, null if nothing is. */
    private transient RunQuestion question;

    private boolean isFilling;

    /** What there is to say of the name that was typed. */
    private String aboutName = "";

    /**
     * A panel that is not shown yet.
     *
     * @param document what is open
     * @param showLevel shows another level, if it is open still
     * @param saveLevel saves it, asking where if need be; false if it was not saved
     * @param onSaved gets the file of each run that was saved
     * @param giveFocusBack is run when there is nothing more to ask
     */
    public RunSaver(
            Supplier<Document> document,
            Consumer<Document> showLevel,
            BooleanSupplier saveLevel,
            Notices notices,
            StatusLine status,
            Consumer<Path> onSaved,
            Runnable giveFocusBack) {
        this(
                document,
                showLevel,
                saveLevel,
                notices,
                status,
                onSaved,
                giveFocusBack,
                new CompletableFuture<>().defaultExecutor());
    }

    /** The same, with a worker that plays and writes. */
    RunSaver(
            Supplier<Document> document,
            Consumer<Document> showLevel,
            BooleanSupplier saveLevel,
            Notices notices,
            StatusLine status,
            Consumer<Path> onSaved,
            Runnable giveFocusBack,
            Executor worker) {
        super(new MigLayout("insets 6 12 10 8, gapx 6, gapy 4, hidemode 3", "[grow,fill][]"));
        this.document = document;
        naming = new RunNameField(() -> document.get().file(), this::showName);
        name = naming.field();
        this.showLevel = showLevel;
        this.saveLevel = saveLevel;
        this.notices = notices;
        this.status = status;
        this.onSaved = onSaved;
        this.giveFocusBack = giveFocusBack;
        this.worker = worker;
        setName("run-saver");
        getAccessibleContext().setAccessibleName("Save what was recorded");
        addParts();
        listen();
        setVisible(false);
    }

    private void addParts() {
        title.setIcon(Icons.of("record"));
        Styles.heading(title);
        title.setName("run-saver.title");
        note.setName("run-saver.note");
        note.getAccessibleContext().setAccessibleName("What becomes of it");
        note.setEditable(false);
        note.setFocusable(false);
        note.setLineWrap(true);
        note.setWrapStyleWord(true);
        note.setOpaque(false);
        note.setBorder(null);
        Styles.small(note);
        origin.setName("run-saver.origin");
        origin.getAccessibleContext().setAccessibleName("Where the run begins");
        exact.setName("run-saver.exact");
        exact.setToolTipText("ledge run and ledge check then fail when anything in the level goes another way");
        levelToo.setName("run-saver.level");
        save.setName("run-saver.save");
        JButton close = Styles.iconButton("close", "Don’t save it; the play stays under Play, Earlier plays");
        close.setName("run-saver.close");
        close.addActionListener(e -> close());
        add(new JSeparator(), "dock north");
        add(title, "wmin 0");
        add(close, "alignx right, wrap");
        add(name, "wmin 0, growx");
        add(save, "wrap");
        add(origin, "wmin 0, growx, spanx, wrap");
        add(note, "wmin 0, growx, spanx, wrap");
        add(levelToo, "wmin 0, spanx, wrap");
        add(exact, "wmin 0, spanx, wrap");
    }

    private void listen() {
        save.addActionListener(e -> save());
        name.addActionListener(e -> save());
        origin.addActionListener(e -> {
            if (!isFilling && origin.getSelectedIndex() >= 0) {
                question.choose(question.drafts().get(origin.getSelectedIndex()));
                showState();
            }
        });
        name.getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "close");
        name.getActionMap().put("close", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                close();
            }
        });
    }

    /** Asks what is to become of a play, null for the one that is asked about, with the focus in the name. */
    public void ask(RecordedPlay play) {
        if (play != null) {
            withdraw(document.get());
            begin(new RunQuestion(play));
        }
        takeFocus();
    }

    private void takeFocus() {
        name.requestFocusInWindow();
        name.selectAll();
    }

    /** Asks it of the shown level, with what was answered already. */
    private void begin(RunQuestion begun) {
        Document open = document.get();
        asked.put(open, begun);
        question = begun;
        title.setText(String.format(Locale.ROOT, "Recorded %.1f s", begun.play().seconds()));
        RunQuestion.Answers answers = begun.answers();
        if (answers.isNameTyped()) {
            naming.propose(answers.proposed());
            name.setText(answers.name());
        } else {
            naming.proposeFree();
        }
        exact.setSelected(answers.exact());
        levelToo.setSelected(answers.levelToo());
        offerOrigins();
        setVisible(true);
        showState();
        naming.look();
        keepUp(open, begun);
    }

    /** The level was edited or saved: what is said of it, and whether that has to be saved first, may be different. */
    public void levelChanged() {
        Document open = document.get();
        if (question != null && asked.get(open) == question) {
            if (naming.isBlank() && open.file() != null) {
                naming.proposeFree();
            }
            showState();
            naming.look();
            question.follow(open.committed());
            keepUp(open, question);
        }
    }

    /**
     * Plays it again beside the window if its level is not the one that it was last played on, then does what waited
     * for that; one play at a time.
     */
    private void keepUp(Document level, RunQuestion of) {
        if (asked.get(level) != of || of.isPlaying()) {
            return;
        }
        Level now = level.committed();
        if (of.isTriedOn(now)) {
            of.doWaiting();
            return;
        }
        of.playOn(now, worker, () -> {
            if (of == question) {
                offerOrigins();
                showState();
            }
            keepUp(level, of);
        });
    }

    /** True if it asks about a level, or will when that is shown again. */
    public boolean isAskedAbout(Document level) {
        return asked.containsKey(level);
    }

    /** Another level is shown: asks what was asked about that one, if anything, with what was answered there. */
    public void documentShown() {
        hideIt();
        RunQuestion there = asked.get(document.get());
        if (there != null) {
            begin(there);
        }
    }

    private void hideIt() {
        if (question != null) {
            question.note(new RunQuestion.Answers(
                    naming.proposed(), name.getText(), exact.isSelected(), levelToo.isSelected()));
        }
        question = null;
        setVisible(false);
    }

    private void close() {
        if (question == null) {
            return;
        }
        asked.remove(document.get());
        question.await(null);
        hideIt();
        withdraw(document.get());
        giveFocusBack.run();
    }

    private void offerOrigins() {
        isFilling = true;
        origin.removeAllItems();
        question.drafts()
                .forEach(one ->
                        origin.addItem(DraftWords.choice(one, question.play().secondsPerTick())));
        if (question.draft() != null) {
            origin.setSelectedIndex(question.drafts().indexOf(question.draft()));
        }
        isFilling = false;
    }

    private void save() {
        if (!save.isEnabled() || question == null) {
            return;
        }
        Document open = document.get();
        boolean mustSave = open.file() == null || open.isModified() && levelToo.isSelected();
        if (mustSave && !open.isReadOnly() && !saveLevel.getAsBoolean()) {
            return;
        }
        if (open.file() == null) {
            return;
        }
        if (naming.isBlank()) {
            naming.proposeFree();
        }
        withdraw(open);
        RunQuestion of = question;
        Path file = naming.file();
        boolean mustEndTheSame = exact.isSelected();
        of.await(() -> write(open, of, file, mustEndTheSame));
        keepUp(open, of);
    }

    private void write(Document level, RunQuestion of, Path file, boolean mustEndTheSame) {
        if (!of.canBeSaved()) {
            if (of != question) { // Else the note says why, and the button is off.
                notices.show(notSaved(level, of.words()));
            }
            return;
        }
        Run run = of.draft().forLevel(level.file(), mustEndTheSame);
        worker.execute(() -> {
            String problem = null;
            try {
                RunFiles.save(run, file);
            } catch (IOException e) {
                problem = String.valueOf(e.getMessage());
            }
            String why = problem;
            EventThread.post(() -> {
                if (why != null) {
                    failed(level, of, why);
                    return;
                }
                withdraw(level);
                onSaved.accept(file);
                status.pass("Saved " + file.getFileName() + ": ledge run " + ShellWord.of(file) + " plays it");
                if (of == question) {
                    close();
                } else {
                    asked.remove(level, of);
                }
            });
        });
    }

    private Notice notSaved(Document level, String why) {
        return level == document.get()
                ? Notice.error(TOPIC, "The run was not saved", List.of(why))
                : Notice.error(
                                elsewhere(level),
                                "The run of “" + Excerpt.of(level.title()) + "” was not saved",
                                List.of(why))
                        .ofWindow();
    }

    private void failed(Document level, RunQuestion of, String why) {
        notices.show(notSaved(level, why).retry(() -> again(level, of)));
        if (of == question) {
            // Once Enter has brought the focus home: what is typed next is another name.
            EventThread.post(() -> EventThread.post(name::requestFocusInWindow));
        }
    }

    private String elsewhere(Document level) {
        return elsewhere.computeIfAbsent(level, failed -> TOPIC + " " + ++topics);
    }

    private void withdraw(Document level) {
        notices.withdraw(elsewhere(level));
        if (level == document.get()) {
            notices.withdraw(TOPIC);
        }
    }

    /**
     * Shows its level and saves it as it was answered there; asks again if it is not asked any more, unless something
     * else is.
     */
    private void again(Document level, RunQuestion of) {
        showLevel.accept(level);
        if (level != document.get()) {
            return; // It was closed.
        }
        if (of == question) {
            save();
            return;
        }
        if (question == null) {
            begin(of);
        }
        takeFocus();
    }

    private void showName() {
        if (question == null) {
            return;
        }
        aboutName = naming.mark();
        note.setText(note(document.get()));
        RunDraft draft = question.draft();
        boolean isWhatWasPlayed = draft == null ? question.obstacle() == null : draft.canBeSaved();
        save.setEnabled(isWhatWasPlayed && naming.isName());
        save.setText(
                document.get().file() == null ? "Save level and run…" : naming.isTaken() ? "Replace run" : "Save run");
    }

    private void showState() {
        Document open = document.get();
        showName();
        origin.setVisible(question.drafts().size() > 1);
        levelToo.setVisible(open.file() != null && open.isModified());
        revalidate();
        repaint();
    }

    private String note(Document open) {
        StringBuilder words = new StringBuilder(aboutName.isEmpty() ? "" : aboutName + " ");
        if (open.file() == null) {
            words.append("The level has no file yet, and a run names the file of its level. ");
        } else if (open.isModified()) {
            words.append("The level has changes that are not saved; ledge run plays the saved one. ");
        }
        return words.append(question.words()).toString();
    }
}
