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
        removeAll();
        List<Notice> list = notices.list();
        for (int i = 0; i < Math.min(MOST_ROWS, list.size()); i++) {
            String name = i == 0 ? "banner" : "banner-" + (i + 1);
            add(new NoticeRow(list.get(i), notices, name, i == 0), "growx, wmin 0");
        }
        setVisible(!list.isEmpty());
        revalidate();
        repaint();
    }
}
