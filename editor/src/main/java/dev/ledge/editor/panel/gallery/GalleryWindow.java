package dev.ledge.editor.panel.gallery;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowList;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.component.WindowSize;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.NewestFirst;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;

/**
 * The gallery: levels to be searched through and looked at, each with its runs playing; any of them opens in the
 * editor. Nothing in it waits for work. For the event dispatch thread.
 */
@SuppressWarnings("serial")
public final class GalleryWindow extends JDialog {
    private static final Dimension SIZE = new Dimension(1000, 680);
    private static final int LIST_WIDTH = 320;

    private final transient Consumer<Path> open;
    private final transient NewestFirst<GalleryShelf.Item> reader = new NewestFirst<>("gallery", this::read);
    private final JTextField search = new JTextField();
    private final DefaultListModel<GalleryShelf.Item> found = new DefaultListModel<>();
    private final RowList<GalleryShelf.Item> list = new RowList<>(found);
    private final JTextArea remark = new JTextArea();
    private final GalleryStage stage = new GalleryStage();
    private final JButton openLevel = new JButton("Open in the editor");
    private final JButton openRun = new JButton("Open with this run");

    // Of the reader's thread alone.
    private final transient GalleryRuns runs = new GalleryRuns();
    private final transient Set<Path> looked = new HashSet<>();

    /** What is known of the levels beside their names, by file. */
    private transient Map<Path, String> about = Map.of();

    private transient GalleryShelf shelf = new GalleryShelf(List.of(), null);

    /**
     * A gallery that is not shown yet.
     *
     * @param shelf finds the levels, on a thread of its own
     * @param open opens a level, or a run with its level, in the editor
     */
    public GalleryWindow(Window owner, Supplier<GalleryShelf> shelf, Consumer<Path> open) {
        super(owner, "Gallery", ModalityType.MODELESS);
        this.open = open;
        setName("gallery");
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        JPanel content = new JPanel(new MigLayout("insets 12, fill, hidemode 3", "[grow,fill]", "[grow,fill][]"));
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, left(), stage);
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setDividerLocation(UIScale.scale(LIST_WIDTH));
        content.add(split, "grow, push, wmin 0, hmin 0, wrap");
        content.add(buttons(), "growx");
        setContentPane(content);
        getRootPane()
                .registerKeyboardAction(
                        e -> dispose(),
                        KeyStroke.getKeyStroke("ESCAPE"),
                        JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                stage.leave();
                reader.close();
            }
        });
        WindowSize.set(this, owner, SIZE);
        setLocationRelativeTo(owner);
        stage.say("Looking for levels …");
        CompletableFuture.supplyAsync(shelf)
                .whenComplete((levels, fault) -> EventThread.post(() -> {
                    if (fault == null) {
                        show(levels);
                    } else {
                        stage.say("The levels can't be listed");
                        Uncaught.handOver(fault);
                    }
                }));
    }

    private JPanel left() {
        search.setName("gallery.search");
        search.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "Search levels");
        search.getAccessibleContext().setAccessibleName("Search levels");
        Typing.in(search, this::narrow);
        onKey("DOWN", () -> move(1));
        onKey("UP", () -> move(-1));
        onKey("ENTER", () -> take(null));
        list.setName("gallery.list");
        list.getAccessibleContext().setAccessibleName("Levels");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Cell());
        list.setFixedCellHeight(new Cell()
                .getListCellRendererComponent(list, new GalleryShelf.Item(Path.of("x"), "x"), 0, false, false)
                .getPreferredSize()
                .height);
        list.addListSelectionListener(e -> {
            if (!e.getValueIsAdjusting() && list.getSelectedValue() != null) {
                reader.submit(list.getSelectedValue());
            }
        });
        list.onRowClicked(e -> {
            if (e.getClickCount() == 2) {
                take(null);
            }
        });
        Styles.small(remark);
        remark.setName("gallery.remark");
        remark.setEditable(false);
        remark.setFocusable(false);
        remark.setOpaque(false);
        remark.setLineWrap(true);
        remark.setWrapStyleWord(true);
        remark.setVisible(false);
        JPanel left = new JPanel(new MigLayout("insets 0 0 0 8, fill, hidemode 3", "[grow,fill]", "[][grow,fill][]"));
        left.add(search, "wmin 0, wrap");
        left.add(new JScrollPane(list), "grow, push, wmin 0, hmin 60, wrap");
        left.add(remark, "wmin 0, growx");
        left.setMinimumSize(new Dimension(180, 100));
        return left;
    }

    private JPanel buttons() {
        openLevel.setName("gallery.open");
        openLevel.setToolTipText("Opens the level in the editor, to be changed and played");
        openLevel.addActionListener(e -> take(null));
        openRun.setName("gallery.open-run");
        openRun.setToolTipText("Opens the level in the editor with the run that is played here");
        openRun.addActionListener(e -> take(stage.run()));
        JButton close = new JButton("Close");
        close.setName("gallery.close");
        close.addActionListener(e -> dispose());
        JPanel row = new JPanel(new MigLayout("insets 0, fillx", "[grow][][][]"));
        row.add(new JLabel());
        row.add(openLevel);
        row.add(openRun);
        row.add(close);
        openLevel.setEnabled(false);
        openRun.setEnabled(false);
        return row;
    }

    private void onKey(String key, Runnable body) {
        search.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        search.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }

    private void move(int by) {
        if (!found.isEmpty()) {
            int to = Math.max(0, Math.min(found.size() - 1, list.getSelectedIndex() + by));
            list.setSelectedIndex(to);
            list.ensureIndexIsVisible(to);
        }
    }

    private void show(GalleryShelf levels) {
        shelf = levels;
        remark.setVisible(levels.remark() != null);
        remark.setText(levels.remark());
        narrow();
        CompletableFuture.supplyAsync(levels::about)
                .whenComplete((found, fault) -> EventThread.post(() -> {
                    if (fault == null) {
                        about = found;
                        narrow();
                    } else {
                        Uncaught.handOver(fault);
                    }
                }));
    }

    private void narrow() {
        GalleryShelf.Item before = list.getSelectedValue();
        List<GalleryShelf.Item> matching = shelf.matching(search.getText(), about);
        if (!matching.isEmpty() && matching.equals(Collections.list(found.elements()))) {
            return; // What is shown goes on playing.
        }
        found.clear();
        found.addAll(matching);
        search.putClientProperty("JComponent.outline", matching.isEmpty() ? "warning" : null);
        if (matching.isEmpty()) {
            reader.clear();
            stage.say(shelf.levels().isEmpty() ? "There are no levels to show" : "No level is called or described so");
            openLevel.setEnabled(false);
            openRun.setEnabled(false);
        } else {
            int index = Math.max(0, matching.indexOf(before));
            list.setSelectedIndex(index);
            list.ensureIndexIsVisible(index);
        }
    }

    /** On the reader's thread. */
    private void read(GalleryShelf.Item item) {
        GalleryLevel level = GalleryLevel.read(item);
        if (level.isWhole()) {
            post(level);
            return;
        }
        if (looked.add(item.file().getParent())) {
            post(level); // Its folder is looked through for runs for the first time, which may take a while.
        }
        GalleryLevel whole = level.withRuns(runs, reader::isOutdated);
        if (whole != null) {
            post(whole);
        }
    }

    private void post(GalleryLevel level) {
        EventThread.post(() -> {
            if (isDisplayable() && level.item().equals(list.getSelectedValue())) {
                stage.show(level);
                openLevel.setEnabled(true);
                openRun.setEnabled(level.isWhole() && !level.runs().isEmpty());
            }
        });
    }

    private void take(Path run) {
        GalleryShelf.Item item = list.getSelectedValue();
        if (item != null) {
            dispose();
            open.accept(run == null ? item.file() : run);
        }
    }

    /** A row of the list: the level's name, and its folder. */
    private static final class Cell extends JPanel implements ListCellRenderer<GalleryShelf.Item> {
        private final JLabel name = new JLabel();
        private final JLabel folder = new JLabel();

        Cell() {
            super(new MigLayout("insets 3 8 3 8, gapx 10", "[grow,fill][]"));
            Styles.plain(name);
            Styles.plain(folder);
            Styles.small(folder);
            add(name, "wmin 0");
            add(folder);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends GalleryShelf.Item> all,
                GalleryShelf.Item item,
                int index,
                boolean selected,
                boolean focused) {
            setBackground(selected ? all.getSelectionBackground() : all.getBackground());
            name.setForeground(selected ? all.getSelectionForeground() : all.getForeground());
            folder.setForeground(name.getForeground());
            name.setText(Excerpt.of(item.name()));
            folder.setText(Excerpt.of(item.folder()));
            setToolTipText(PlainText.of(Excerpt.path(item.file())));
            getAccessibleContext().setAccessibleName(name.getText() + ", " + folder.getText());
            return this;
        }
    }
}
