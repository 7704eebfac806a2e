package dev.ledge.editor.panel.gallery;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.problem.Excerpt;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.List;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/**
 * Shows a level being played, one of its runs after the other and over again, and what the run expects, coming true.
 * For the event dispatch thread.
 */
@SuppressWarnings("serial")
final class GalleryStage extends JPanel {
    private static final int REST_MILLIS = 1500;

    /** Of what a run shows so much is said, some four lines. */
    private static final int LONGEST_ABOUT = 400;

    private final JPanel picture = new JPanel(new BorderLayout());
    private final JLabel message = new JLabel("", JLabel.CENTER);
    private final JComboBox<String> runs = new JComboBox<>();
    private final JTextArea about = new JTextArea(" ");
    private final JLabel count = new JLabel();
    private final DefaultListModel<ExpectationCell.Row> rows = new DefaultListModel<>();
    private final JList<ExpectationCell.Row> expectations = new JList<>(rows);
    private final transient FrameTimer rest = FrameTimer.once(REST_MILLIS, this::next);
    private transient GalleryLevel shown;
    private transient PreviewSession session;
    private boolean refreshing;
    private long known;

    GalleryStage() {
        super(new MigLayout("insets 0, fill, hidemode 3", "[grow,fill]", "[grow,fill][][]4[]4[]"));
        picture.setPreferredSize(new Dimension(520, 340));
        message.setName("gallery.message");
        Styles.plain(message);
        Styles.dim(message, true);
        runs.setName("gallery.runs");
        runs.getAccessibleContext().setAccessibleName("Runs of this level");
        runs.setToolTipText("The run that is played; the others follow");
        runs.addActionListener(e -> chosen());
        about.setName("gallery.about");
        Styles.small(about);
        about.setEditable(false);
        about.setFocusable(false);
        about.setOpaque(false);
        about.setLineWrap(true);
        about.setWrapStyleWord(true);
        Styles.heading(count);
        count.setName("gallery.count");
        expectations.setName("gallery.expectations");
        expectations.getAccessibleContext().setAccessibleName("What the run expects");
        expectations.setCellRenderer(new ExpectationCell(this::tick));
        expectations.setFocusable(false);
        JScrollPane scroll = new JScrollPane(expectations);
        scroll.putClientProperty(FlatClientProperties.STYLE, "arc: 6");
        add(picture, "grow, push, wmin 0, hmin 120, wrap");
        add(runs, "wmin 0, growx, wrap");
        add(about, "wmin 0, growx, hmin pref, wrap");
        add(count, "growx, wrap");
        add(scroll, "growx, h 90:150:200, wmin 0");
    }

    /** Shows a level, from its first run on. */
    void show(GalleryLevel level) {
        leave();
        shown = level;
        if (level.document() == null) {
            say("This level can't be shown: " + Excerpt.of(level.obstacle()));
            return;
        }
        session = new PreviewSession(level.document());
        LevelRenderer renderer =
                new LevelRenderer(new TileImages(() -> level.item().file()), ObjectKinds.FIGURES);
        PreviewPanel preview = new PreviewPanel(session, renderer);
        preview.setName("gallery.preview");
        preview.setFocusable(false);
        preview.showStatus(false);
        session.addListener(this::ticked);
        picture.add(preview, BorderLayout.CENTER);
        refreshing = true;
        List<GalleryLevel.GalleryRun> all = runs();
        runs.setModel(new DefaultComboBoxModel<>(
                all.stream().map(run -> PlainText.of(Excerpt.of(run.name()))).toArray(String[]::new)));
        refreshing = false;
        runs.setVisible(!all.isEmpty());
        chosen();
        revalidate();
        repaint();
    }

    /** Shows words in place of a level. */
    void say(String words) {
        leave();
        message.setText(words);
        message.setToolTipText(PlainText.of(words));
        picture.add(message, BorderLayout.CENTER);
        runs.setVisible(false);
        about.setText(" ");
        count.setText(" ");
        revalidate();
        repaint();
    }

    /** Ends playing. */
    void leave() {
        rest.stop();
        if (session != null) {
            session.close();
            session = null;
        }
        shown = null;
        rows.clear();
        picture.removeAll();
    }

    /** The file of the run that is played, null if none is. */
    Path run() {
        return current() == null ? null : current().file();
    }

    private List<GalleryLevel.GalleryRun> runs() {
        return shown == null || !shown.isWhole() ? List.of() : shown.runs();
    }

    private GalleryLevel.GalleryRun current() {
        int index = runs.getSelectedIndex();
        return index < 0 || index >= runs().size() ? null : runs().get(index);
    }

    private long tick() {
        return session == null ? 0 : session.tick();
    }

    private void chosen() {
        if (refreshing || session == null) {
            return;
        }
        rest.stop();
        rows.clear();
        GalleryLevel.GalleryRun run = current();
        if (run == null) {
            about.setText(
                    shown.isWhole()
                            ? "This level has no runs: it is shown as it goes by itself."
                            : "Looking for its runs …");
            count.setText(" ");
            return;
        }
        for (int i = 0; i < run.run().effectiveExpect().size(); i++) {
            rows.addElement(new ExpectationCell.Row(
                    run.run().effectiveExpect().get(i),
                    i < run.times().size() ? run.times().get(i) : null));
        }
        String words = run.run().about() == null ? " " : run.run().about();
        about.setText(words.length() <= LONGEST_ABOUT ? words : words.substring(0, LONGEST_ABOUT) + " …");
        known = -1;
        if (run.times().isEmpty() && !rows.isEmpty()) {
            about.setText("This run can't be played in this level.");
            return;
        }
        session.show(run.run());
    }

    private void ticked() {
        GalleryLevel.GalleryRun run = current();
        if (session == null || run == null || session.shownRun().run() != run.run()) {
            return;
        }
        long settled = 0;
        long failed = 0;
        for (int i = 0; i < rows.size(); i++) {
            ExpectationCell.State state = rows.get(i).at(session.tick());
            settled += state == ExpectationCell.State.TRUE ? 1 : 0;
            failed += state == ExpectationCell.State.FAILED ? 1 : 0;
        }
        if (known != settled * 100_000 + failed) {
            known = settled * 100_000 + failed;
            count.setText(
                    rows.isEmpty()
                            ? "Expects nothing"
                            : settled + " of " + rows.size() + " came true"
                                    + (failed == 0 ? "" : ", " + failed + " failed"));
            expectations.repaint();
        }
        if (session.playhead().isPaused() && session.tick() >= run.run().effectiveTicks() && !rest.isRunning()) {
            rest.start();
        }
    }

    /** After a rest at its end the next run begins. */
    private void next() {
        rest.stop();
        List<GalleryLevel.GalleryRun> all = runs();
        if (!all.isEmpty()) {
            int index = (runs.getSelectedIndex() + 1) % all.size();
            if (index == runs.getSelectedIndex()) {
                chosen();
            } else {
                runs.setSelectedIndex(index);
            }
        }
    }
}
