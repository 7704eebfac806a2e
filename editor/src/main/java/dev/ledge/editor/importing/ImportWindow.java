package dev.ledge.editor.importing;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.component.WindowSize;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FrameTimer;
import dev.ledge.editor.exchange.choice.MappingRows;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.convert.PictureStore;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.levelview.LevelView;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/** The import dialog's window: nothing in it waits for work. */
@SuppressWarnings("serial")
final class ImportWindow extends JDialog {
    private static final int STEPS = 1000;

    /** Time that the owner gets to have the focus back, ms. */
    private static final int PATIENCE = 700;

    private static final Dimension SIZE = new Dimension(1080, 680);

    /** How much of the height the level gets; the report has the rest. */
    private static final double MAP_SHARE = 0.65;

    /** What the presets need, px. */
    private static final int PRESETS_WIDTH = 540;

    /** What stands below both, with the margins, px. */
    private static final int BELOW = 120;

    private final transient Controls controls;
    private final MappingTable table;
    private final PresetChoice presets;
    private final JTextField search = new JTextField();
    private final JLabel noMapping = new JLabel("Ledge wrote this file: its levels come back as they were.");
    private final JPanel mapping = new JPanel(new MigLayout("insets 0, fillx, hidemode 3", "[grow,fill]"));
    private final JComboBox<String> levels = new JComboBox<>();
    private final LevelView view = new LevelView("The level as it comes out");
    private final JTextArea report = new JTextArea();
    private final JTextField target = new JTextField();
    private final JButton choose = new JButton("Choose…");
    private final JLabel status = new JLabel(" ");
    private final JProgressBar progress = new JProgressBar(0, STEPS);
    private final JButton confirm = new JButton("Import");
    private final transient Map<Picture, Optional<BufferedImage>> pictures = new HashMap<>();
    private transient List<Imported> made = List.of();
    private String told = " ";
    /** What is said above every report, and why; empty for nothing. */
    private String remark = "";

    private transient List<String> remarkLines = List.of();
    private boolean areCollisionsShown = true;
    private boolean isShowing;
    private boolean isOpened;

    /** What the user does. */
    interface Controls {
        /** Other presets are to be asked. */
        void mapping(Mapping mapping);

        /** Takes a table that was changed. */
        Consumer<MappingRows> rows();

        void chooseTarget();

        void confirm();

        void cancel();
    }

    ImportWindow(Window owner, String title, Controls controls) {
        super(owner, title, ModalityType.MODELESS);
        this.controls = controls;
        setName("import");
        table = new MappingTable(controls.rows(), this::showFault);
        presets = new PresetChoice(controls::mapping);
        WindowSize.set(this, owner, SIZE);
        JPanel content = new JPanel(new MigLayout("insets 12, fill, hidemode 3", "[grow,fill]", "[grow,fill][][]"));
        content.add(split(), "wrap, push, grow");
        content.add(targetRow(), "wrap, growx");
        content.add(buttonRow(), "growx");
        setContentPane(content);
        // No default button: Enter in a row of the table must not import.
        getRootPane()
                .registerKeyboardAction(
                        e -> controls.cancel(),
                        KeyStroke.getKeyStroke("ESCAPE"),
                        JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent e) {
                search.requestFocusInWindow(); // Else what is first depends on whether the map was read before.
            }

            @Override
            public void windowClosing(WindowEvent e) {
                controls.cancel();
            }
        });
        setLocationRelativeTo(owner);
    }

    private JSplitPane split() {
        search.setName("import.search");
        search.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "Search");
        search.getAccessibleContext().setAccessibleName("Search in what becomes of what");
        Typing.in(search, () -> table.narrow(search.getText()));
        noMapping.setVisible(false);
        JLabel heading = new JLabel("What becomes of what; where you choose nothing, these rules decide:");
        mapping.add(heading, "wmin 0, wrap");
        mapping.add(presets, "wmin 0, wrap");
        mapping.add(search, "wrap");
        mapping.add(new JScrollPane(table), "grow, push, hmin 60, wmin 0");
        // Which row the rest is for is known to what pushes: what is hidden has none.
        JPanel left = new JPanel(new MigLayout("insets 0, fillx, hidemode 3", "[grow,fill]"));
        left.add(noMapping, "wmin 0, wrap");
        left.add(mapping, "grow, push, wmin 0");
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, left, right());
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setResizeWeight(0.5);
        split.setDividerLocation(Math.max(getWidth() / 2, UIScale.scale(PRESETS_WIDTH)));
        left.setMinimumSize(new Dimension(200, 100));
        return split;
    }

    private JComponent right() {
        levels.setName("import.levels");
        levels.getAccessibleContext().setAccessibleName("Level that is shown");
        levels.setVisible(false);
        levels.addActionListener(e -> {
            if (!isShowing) {
                showLevel();
            }
        });
        JCheckBox collisions = new JCheckBox("Show what collides", true);
        collisions.setName("import.collisions");
        collisions.addActionListener(e -> showCollisions(collisions.isSelected()));
        JPanel legend = new JPanel(new MigLayout("insets 0, gap 10 0, hidemode 3, wrap 2"));
        legend.add(collisions, "span");
        for (CollisionPainter.Deed deed : CollisionPainter.Deed.values()) {
            legend.add(new JLabel(deed.label, new Swatch(deed.color), JLabel.LEADING));
        }
        report.setName("import.report");
        report.getAccessibleContext().setAccessibleName("Report");
        report.setEditable(false);
        report.setLineWrap(true);
        report.setWrapStyleWord(true);
        report.setFont(new JLabel().getFont());
        JPanel right = new JPanel(new MigLayout("insets 0, fillx, hidemode 3", "[grow,fill]"));
        right.add(levels, "wmin 0, wrap");
        right.add(view, "grow, push, wmin 0, hmin 60, wrap");
        right.add(legend, "wmin 0");
        JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, right, new JScrollPane(report));
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setResizeWeight(MAP_SHARE);
        split.setDividerLocation((int) ((getHeight() - UIScale.scale(BELOW)) * MAP_SHARE));
        return split;
    }

    private JPanel targetRow() {
        JPanel row = new JPanel(new MigLayout("insets 0, fillx", "[][grow,fill][]"));
        JLabel label = new JLabel("Into");
        label.setLabelFor(target);
        target.setName("import.target");
        target.setEditable(false);
        choose.setName("import.choose");
        choose.addActionListener(e -> controls.chooseTarget());
        row.add(label);
        row.add(target, "wmin 0");
        row.add(choose);
        return row;
    }

    private JPanel buttonRow() {
        JPanel row = new JPanel(new MigLayout("insets 0, fillx, hidemode 3", "[grow,fill][160!,fill][][]"));
        status.setName("import.status");
        status.putClientProperty("html.disable", Boolean.TRUE);
        progress.setName("import.progress");
        progress.getAccessibleContext().setAccessibleName("Progress");
        JButton cancel = new JButton("Cancel");
        cancel.setName("import.cancel");
        cancel.addActionListener(e -> controls.cancel());
        confirm.setName("import.confirm");
        confirm.setEnabled(false);
        confirm.addActionListener(e -> controls.confirm());
        row.add(status, "wmin 0");
        row.add(progress);
        row.add(cancel, "tag cancel");
        row.add(confirm, "tag ok");
        return row;
    }

    /**
     * Shows it once the window that it belongs to has the focus back from a dialog before, which else takes it again.
     */
    void open() {
        Window owner = getOwner();
        if (owner.isFocused()) {
            showOnce();
            return;
        }
        FrameTimer patience = FrameTimer.once(PATIENCE, this::showOnce);
        owner.addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent e) {
                owner.removeWindowFocusListener(this);
                patience.stop();
                EventThread.post(ImportWindow.this::showOnce);
            }
        });
        patience.start();
    }

    /** Once closed, it stays so. */
    private void showOnce() {
        if (!isOpened) {
            isOpened = true;
            setVisible(true);
        }
    }

    /** Whether there is anything for a mapping to decide. */
    void showHasMapping(boolean has) {
        mapping.setVisible(has);
        noMapping.setVisible(!has);
    }

    /** Lets the mapping and the target be changed, or not: what is being written is as it was asked for. */
    void setChangeable(boolean changeable) {
        table.setEnabled(changeable);
        presets.setEnabled(changeable);
        choose.setEnabled(changeable);
    }

    void showRows(MappingRows rows) {
        table.show(rows);
        presets.show(rows.mapping());
        presets.setEnabled(true);
    }

    private void tell(String what) {
        told = what;
        status.setText(what);
    }

    /** Says why something typed cannot be taken, in place of the status until that is over. */
    private void showFault(String fault) {
        status.setText(fault.isEmpty() ? told : fault);
    }

    /** Says something above every report from now on, and why; empty says nothing. */
    void setRemark(String what, List<String> why) {
        remark = what;
        remarkLines = why;
    }

    void showTarget(Path file) {
        target.setText(Excerpt.path(file));
    }

    void showBusy(String what) {
        tell(what);
        progress.setValue(0);
        progress.setVisible(true);
        confirm.setEnabled(false);
    }

    void showProgress(double fraction) {
        progress.setValue((int) Math.round(fraction * STEPS));
    }

    /** The work is done, and what it made can be imported. */
    void showReady() {
        progress.setVisible(false);
        confirm.setEnabled(true);
    }

    void showFailure(String what, List<String> why) {
        progress.setVisible(false);
        confirm.setEnabled(false);
        tell(what);
        report.setText(what + "\n\n" + String.join("\n", why));
        report.setCaretPosition(0);
    }

    /** Shows what came out; the level that was looked at before stays, if it is there still. */
    void showLevels(List<Imported> newLevels) {
        int before = Math.max(0, levels.getSelectedIndex());
        made = newLevels;
        isShowing = true;
        levels.removeAllItems();
        newLevels.forEach(level -> levels.addItem(PlainText.of(Excerpt.name(level.file()))));
        levels.setSelectedIndex(Math.min(before, newLevels.size() - 1));
        levels.setVisible(newLevels.size() > 1);
        isShowing = false;
        List<String> lost = newLevels.get(0).report().lostLines();
        String result =
                lost.isEmpty() ? "Everything has an equal here" : "Some things have no equal here: see the report";
        tell(remark.isEmpty() ? result : remark);
        List<String> lines = new ArrayList<>();
        if (!remark.isEmpty()) {
            lines.add(remark + ":");
            remarkLines.forEach(line -> lines.add("  " + line));
            lines.add("");
        }
        if (!lost.isEmpty()) {
            lines.add("Without an equal here:");
            lost.forEach(line -> lines.add("  " + line));
            lines.add("");
        }
        lines.add("Taken over:");
        newLevels.get(0).report().takenLines().forEach(line -> lines.add("  " + line));
        report.setText(String.join("\n", lines));
        report.setCaretPosition(0);
        showLevel();
    }

    private void showLevel() {
        Imported level = made.get(Math.max(0, levels.getSelectedIndex()));
        view.show(level.level(), new TileImages(level::file, src -> picture(level, src)));
        showCollisions(areCollisionsShown);
    }

    private void showCollisions(boolean shown) {
        areCollisionsShown = shown;
        view.setOverlay(shown && view.level() != null ? new CollisionPainter(view.level())::paint : (g, where) -> {});
    }

    /** The picture that is not beside the level yet. */
    private Optional<BufferedImage> picture(Imported level, String src) {
        Picture picture = level.pictures() == null ? null : level.pictures().picture(src);
        return picture == null ? Optional.empty() : pictures.computeIfAbsent(picture, ImportWindow::read);
    }

    private static Optional<BufferedImage> read(Picture picture) {
        try {
            return Optional.of(PictureStore.read(picture));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
