package dev.ledge.editor.panel.tab;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** The row of the open levels, named {@code levels}, seen where there are several. The middle button closes, too. */
@SuppressWarnings("serial")
public final class LevelTabs extends JTabbedPane {
    private static final int HEIGHT = 28;
    /** Of a tab while there is no room for wider ones. */
    private static final int WIDEST = 180;

    /** Before the title of a level that is not saved. */
    private static final String DOT = "• ";

    private final transient DocumentListener changes = new DocumentListener() {
        @Override
        public void levelChanged(Level before, Level after) {
            if (before.name() == null || !before.name().equals(after.name())) {
                name();
            }
        }

        @Override
        public void stateChanged() {
            name();
        }
    };
    private transient List<Document> documents = List.of();
    private boolean isListing;

    /** What the tabs are asked for. */
    public interface User {
        void show(Document document);

        void close(Document document);
    }

    /** An empty row. */
    public LevelTabs(User user) {
        super(TOP, SCROLL_TAB_LAYOUT);
        setName("levels");
        getAccessibleContext().setAccessibleName("Open levels");
        setRequestFocusEnabled(false); // The mouse leaves the focus to the level; Tab comes here.
        setMinimumSize(new Dimension());
        putClientProperty(FlatClientProperties.TABBED_PANE_TAB_HEIGHT, HEIGHT);
        putClientProperty(FlatClientProperties.TABBED_PANE_TAB_CLOSABLE, true);
        putClientProperty(FlatClientProperties.TABBED_PANE_TAB_CLOSE_TOOLTIPTEXT, "Close");
        putClientProperty(
                FlatClientProperties.TABBED_PANE_TAB_CLOSE_CALLBACK, (IntConsumer) at -> user.close(documents.get(at)));
        addChangeListener(e -> {
            if (!isListing && getSelectedIndex() >= 0) {
                user.show(documents.get(getSelectedIndex()));
            }
        });
        addMouseListener(new MouseAdapter() {
            private int pressed;

            @Override
            public void mousePressed(MouseEvent e) {
                pressed = indexAtLocation(e.getX(), e.getY());
            }

            @Override
            public void mouseReleased(MouseEvent e) {
                boolean isThere = pressed >= 0 && pressed == indexAtLocation(e.getX(), e.getY());
                if (SwingUtilities.isMiddleMouseButton(e) && isThere) {
                    user.close(documents.get(pressed));
                }
            }
        });
    }

    /** Another theme begins the row anew, where the chosen tab may be out of sight. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (documents != null) {
            EventThread.post(this::showChosen);
        }
    }

    @Override
    public void setSelectedIndex(int index) {
        super.setSelectedIndex(index);
        EventThread.post(this::showChosen);
    }

    /** Twice: where the row was scrolled, arrows come and go, and leave the tab other room. */
    private void showChosen() {
        for (int i = 0; i < 2 && getSelectedIndex() >= 0; i++) {
            validate();
            Rectangle chosen = getBoundsAt(getSelectedIndex());
            for (Component part : getComponents()) {
                if (part instanceof JViewport viewport && viewport.getView() instanceof JComponent row) {
                    row.scrollRectToVisible(SwingUtilities.convertRectangle(this, chosen, row));
                }
            }
        }
    }

    /** Titles take the room that there is. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean isOtherWidth = width != getWidth();
        super.setBounds(x, y, width, height);
        if (isOtherWidth) {
            name();
        }
    }

    /** Shows these, one of them chosen. */
    public void list(List<Document> open, Document shown) {
        isListing = true;
        try {
            if (!open.equals(documents)) {
                documents.forEach(document -> document.removeListener(changes));
                documents = open;
                documents.forEach(document -> document.addListener(changes));
                removeAll();
                documents.forEach(document -> addTab(words(document), null));
                setVisible(documents.size() > 1);
            }
            setSelectedIndex(documents.indexOf(shown));
        } finally {
            isListing = false;
        }
        name();
    }

    private void name() {
        putClientProperty(FlatClientProperties.TABBED_PANE_MAXIMUM_TAB_WIDTH, tabWidth());
        for (int i = 0; i < documents.size(); i++) {
            Document document = documents.get(i);
            String words = words(document);
            if (!words.equals(getTitleAt(i))) {
                setTitleAt(i, words);
            }
            String place = document.file() == null
                    ? "Not saved yet"
                    : Excerpt.path(document.file().toAbsolutePath());
            setToolTipTextAt(i, PlainText.of(place));
            getAccessibleContext()
                    .getAccessibleChild(i)
                    .getAccessibleContext()
                    .setAccessibleName(title(document).whole() + (document.isModified() ? ", not saved" : ""));
        }
    }

    private String words(Document document) {
        FontMetrics metrics = getFontMetrics(getFont());
        int room = tabWidth() - beside();
        String words = title(document).fitting(text -> metrics.stringWidth(DOT + text) <= room);
        return PlainText.of((document.isModified() ? DOT : "") + words);
    }

    /** As wide as a tab may be: wider where the row has room for all of them. */
    private int tabWidth() {
        return Math.max(WIDEST, getWidth() / Math.max(1, documents.size()));
    }

    /** What a tab has beside its words, px. */
    private static int beside() {
        Insets insets = UIManager.getInsets("TabbedPane.tabInsets");
        return UIScale.scale(insets.left + insets.right + UIManager.getDimension("TabbedPane.closeSize").width);
    }

    private TabTitle title(Document document) {
        String title = document.title();
        List<Path> alike = documents.stream()
                .filter(other -> other != document && other.title().equals(title))
                .map(Document::file)
                .filter(Objects::nonNull)
                .toList();
        return TabTitle.of(title, document.file(), alike);
    }
}
