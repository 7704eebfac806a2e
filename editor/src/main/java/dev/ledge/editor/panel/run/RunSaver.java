package dev.ledge.editor.panel.run;

import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.preview.RunDraft;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.run.RunFiles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import java.awt.event.ActionEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
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
    private final transient BooleanSupplier saveLevel;
    private final transient Notices notices;
    private final transient StatusLine status;
    private final transient Runnable onSaved;
    private final transient Runnable giveFocusBack;
    private final JLabel title = new JLabel();
    private final DraftField name = new DraftField();
    private final JTextArea note = new JTextArea();
    private final JCheckBox exact = new JCheckBox("Must end exactly the same");
    private final JCheckBox levelToo = new JCheckBox("Save the level too");
    private final JButton save = new JButton("Save run");
    private final JComboBox<String> origin = new JComboBox<>();
    /** What is asked about each open level, also while another one is shown. */
    private final transient Map<Document, RecordedPlay> asked = new WeakHashMap<>();

    /** What is asked about the shown level, null if nothing is. */
    private transient RecordedPlay recorded;

    private transient List<RunDraft> drafts = List.of();
    private transient RunDraft draft;
    private boolean isFilling;

    /** The file of the name that was typed, null if that is none. */
    private transient Path named;

    private transient RunName there = RunName.NONE;

    /** What there is to say of the name that was typed. */
    private String aboutName = "";

    /**
     * A panel that is not shown yet.
     *
     * @param document what is open
     * @param saveLevel saves it, asking where if need be; false if it was not saved
     * @param onSaved is run when a run was saved
     * @param giveFocusBack is run when there is nothing more to ask
     */
    public RunSaver(
            Supplier<Document> document,
            BooleanSupplier saveLevel,
            Notices notices,
            StatusLine status,
            Runnable onSaved,
            Runnable giveFocusBack) {
        super(new MigLayout("insets 6 12 10 8, gapx 6, gapy 4, hidemode 3", "[grow,fill][]"));
        this.document = document;
        this.saveLevel = saveLevel;
        this.notices = notices;
        this.status = status;
        this.onSaved = onSaved;
        this.giveFocusBack = giveFocusBack;
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
        name.setName("run-saver.name");
        name.getAccessibleContext().setAccessibleName("Name of the run");
        name.putClientProperty("JTextField.trailingComponent", suffix());
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

    private static JLabel suffix() {
        JLabel suffix = new JLabel(FileKind.RUN.suffix() + " ");
        Styles.dim(suffix, true);
        return suffix;
    }

    private void listen() {
        save.addActionListener(e -> save());
        name.addActionListener(e -> save());
        origin.addActionListener(e -> {
            if (!isFilling && origin.getSelectedIndex() >= 0) {
                draft = drafts.get(origin.getSelectedIndex());
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
        Typing.in(name, this::lookAtName);
    }

    /** Asks what is to become of a play, null for the one that is asked about, with the focus in the name. */
    public void ask(RecordedPlay play) {
        if (play != null) {
            begin(play);
        }
        name.requestFocusInWindow();
        name.selectAll();
    }

    private void begin(RecordedPlay play) {
        asked.put(document.get(), play);
        recorded = play;
        draft = null;
        drafts = List.of();
        title.setText(String.format(Locale.ROOT, "Recorded %.1f s", play.seconds()));
        Path file = document.get().file();
        name.propose(file == null ? "" : RunDraft.freeName(file));
        exact.setSelected(false);
        levelToo.setSelected(true);
        setVisible(true);
        showState();
        lookAtName();
        tryOut(made -> {});
    }

    /** The level was edited or saved: what is said of it, and whether that has to be saved first, may be different. */
    public void levelChanged() {
        if (recorded != null) {
            Path file = document.get().file();
            if (file != null && name.getText().isBlank()) {
                name.propose(RunDraft.freeName(file));
            }
            showState();
            lookAtName();
            keepUp();
        }
    }

    /** Plays it again once more if the level was edited since, with the chosen beginning. */
    private void keepUp() {
        if (draft != null && draft.level() != document.get().committed()) {
            tryOut(made -> {});
        }
    }

    /** True if it asks about a level, or will when that is shown again. */
    public boolean isAskedAbout(Document level) {
        return asked.containsKey(level);
    }

    /** Another level is shown: asks what was asked about that one, if anything. */
    public void documentShown() {
        hideIt();
        RecordedPlay play = asked.get(document.get());
        if (play != null) {
            begin(play);
        }
    }

    private void hideIt() {
        recorded = null;
        draft = null;
        setVisible(false);
    }

    private void close() {
        asked.remove(document.get());
        hideIt();
        notices.withdraw(TOPIC);
        giveFocusBack.run();
    }

    /**
     * Plays it again beside the window, on the level as it is now; then does something with it if it is still asked
     * about.
     */
    private void tryOut(Consumer<RunDraft> then) {
        RecordedPlay play = recorded;
        Level level = document.get().committed();
        if (draft != null && draft.level() == level) {
            then.accept(draft);
            return;
        }
        CompletableFuture.supplyAsync(() -> RunDraft.all(play, level))
                .whenComplete((made, failed) -> EventThread.post(() -> {
                    if (play != recorded) {
                        return;
                    }
                    if (failed == null) {
                        take(made);
                        showState();
                        then.accept(draft);
                        keepUp();
                    } else {
                        failed(play, String.valueOf(failed.getMessage()));
                    }
                }));
    }

    /** Offers drafts, with the one of the origin chosen that was chosen before, else the best. */
    private void take(List<RunDraft> made) {
        RunDraft.Origin wanted = draft == null ? null : draft.origin();
        drafts = made;
        draft = made.stream().filter(one -> one.origin() == wanted).findFirst().orElseGet(() -> RunDraft.best(made));
        isFilling = true;
        origin.removeAllItems();
        made.forEach(one -> origin.addItem(DraftWords.choice(one, recorded.secondsPerTick())));
        origin.setSelectedIndex(made.indexOf(draft));
        isFilling = false;
    }

    private void save() {
        if (!save.isEnabled() || recorded == null) {
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
        if (name.getText().isBlank()) {
            name.propose(RunDraft.freeName(open.file()));
        }
        Path file = target(open.file());
        tryOut(made -> write(made, open.file(), file));
    }

    private Path target(Path level) {
        String given = name.getText().strip();
        String suffix = FileKind.RUN.suffix();
        return level.resolveSibling(given.endsWith(suffix) ? given : given + suffix);
    }

    private void write(RunDraft made, Path level, Path file) {
        if (!made.canBeSaved()) {
            return; // The note says why, and the button is off.
        }
        RecordedPlay play = recorded;
        boolean mustEndTheSame = exact.isSelected();
        CompletableFuture.runAsync(() -> {
            String problem = null;
            try {
                RunFiles.save(made.forLevel(level, mustEndTheSame), file);
            } catch (IOException e) {
                problem = String.valueOf(e.getMessage());
            }
            String why = problem;
            EventThread.post(() -> {
                if (why != null) {
                    failed(play, why);
                    return;
                }
                notices.withdraw(TOPIC);
                onSaved.run();
                status.pass("Saved " + file.getFileName() + ": ledge run " + file + " plays it");
                if (play == recorded) {
                    close();
                } else {
                    asked.values().remove(play);
                }
            });
        });
    }

    private void failed(RecordedPlay play, String why) {
        notices.show(Notice.error(TOPIC, "The run was not saved", List.of(why)).retry(() -> again(play)));
        if (play == recorded) {
            // Once Enter has brought the focus home: what is typed next is another name.
            EventThread.post(() -> EventThread.post(name::requestFocusInWindow));
        }
    }

    /** Saves it as it is asked for, or asks again if it is not: another level was looked at meanwhile. */
    private void again(RecordedPlay play) {
        if (play == recorded) {
            save();
        } else {
            ask(play);
        }
    }

    /** Looks at what there is of the name that was typed, beside the event thread: typing does not wait for a disk. */
    private void lookAtName() {
        Path level = document.get().file();
        Path file = level == null
                        || RunName.refusal(name.getText()) != null
                        || name.getText().isBlank()
                ? null
                : target(level);
        named = file;
        there = RunName.NONE;
        showName();
        if (file == null) {
            return;
        }
        String levelPath = level.getFileName().toString();
        CompletableFuture.supplyAsync(() -> RunName.of(levelPath, file))
                .thenAccept(found -> EventThread.post(() -> {
                    if (file.equals(named)) {
                        there = found;
                        showName();
                    }
                }))
                .exceptionally(fault -> {
                    Uncaught.handOver(fault);
                    return null;
                });
    }

    private void showName() {
        Path level = document.get().file();
        String why = RunName.refusal(name.getText());
        if (why != null) {
            mark("error", why);
        } else if (there.lost() != null) {
            mark("error", there.lost().endsWith(".") ? there.lost() : there.lost() + ".");
        } else if (there.isTaken()) {
            mark("warning", "There is a run of that name already: it gets these buttons, and keeps what it expects.");
        } else {
            mark(null, "");
        }
        boolean isWhatWasPlayed = draft == null || draft.canBeSaved();
        save.setEnabled(isWhatWasPlayed
                && why == null
                && (level == null || !name.getText().isBlank()));
        save.setText(level == null ? "Save level and run…" : there.isTaken() ? "Replace run" : "Save run");
    }

    private void mark(String outline, String remark) {
        name.putClientProperty("JComponent.outline", outline);
        aboutName = remark;
        note.setText(note(document.get()));
    }

    private void showState() {
        Document open = document.get();
        showName();
        origin.setVisible(drafts.size() > 1);
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
        if (draft == null) {
            return words.append("Playing it again …").toString();
        }
        boolean another = drafts.stream().anyMatch(RunDraft::canBeSaved);
        return words.append(DraftWords.of(draft, recorded.secondsPerTick(), another))
                .toString();
    }
}
