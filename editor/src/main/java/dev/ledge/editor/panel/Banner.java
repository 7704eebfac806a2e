package dev.ledge.editor.panel;

import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import java.util.List;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * The notices above the canvas, which cover nothing: the newest in full, and the titles of some that came before; the
 * rest follow when these are closed.
 */
@SuppressWarnings("serial")
public final class Banner extends JPanel {
    private static final int MOST_ROWS = 3;

    private final transient Notices notices;

    public Banner(Notices notices) {
        super(new MigLayout("insets 0, gap 0, flowy, fillx", "[grow,fill]"));
        this.notices = notices;
        setName("banner");
        getAccessibleContext().setAccessibleName("Messages");
        notices.addListener(this::arrange);
        arrange();
    }

    private void arrange() {
        List<Notice> list = notices.list();
        int count = Math.min(MOST_ROWS, list.size());
        for (int i = 0; i < count; i++) {
            show(list.get(i), i);
        }
        while (getComponentCount() > count) {
            remove(count);
        }
        setVisible(count > 0);
        revalidate();
        repaint();
    }

    /** A row that says the same already stays: a button must not go away between its press and its release. */
    private void show(Notice notice, int at) {
        if (at < getComponentCount()) {
            if (((NoticeRow) getComponent(at)).take(notice)) {
                return;
            }
            remove(at);
        }
        String name = at == 0 ? "banner" : "banner-" + (at + 1);
        add(new NoticeRow(notice, notices, name, at == 0), "growx, wmin 0", at);
    }
}
