package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowLabel;
import dev.ledge.editor.notice.Notice;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.render.style.Icons;
import java.awt.Color;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** One notice: its title, its buttons, and below them where and what to do. */
@SuppressWarnings("serial")
final class NoticeRow extends JPanel {
    /** More buttons than these would leave no room for the title. */
    private static final int MOST_BESIDE = 2;

    /** A title and buttons that are wider together than a canvas in a small window stand one above the other, px. */
    private static final int MOST_WIDTH = 540;

    /** Around the title and between it and what is beside, px. */
    private static final int GAPS = 12 + 8 + 10;

    private static final int GAP = 10;

    private final RowLabel title;
    private final int beside;
    private transient Notice notice;

    /**
     * A row.
     *
     * @param name what its parts are called, {@code NAME.title} and so on
     * @param lines false to leave room for others: the title alone
     */
    NoticeRow(Notice notice, Notices notices, String name, boolean lines) {
        super(new MigLayout("insets 8 12 8 8, gapx 10, gapy 4, hidemode 3", "[grow]", "[]0[]"));
        this.notice = notice;
        setName(name + ".row");
        getAccessibleContext().setAccessibleName(notice.title());
        title = new RowLabel(notice.title());
        title.setIcon(Icons.of(icon(notice.severity())));
        title.setToolTipText(PlainText.of(notice.title()));
        title.setName(name + ".title");
        Styles.heading(title);
        JButton[] buttons = IntStream.range(0, notice.choices().size())
                .mapToObj(index -> button(index, notices, name))
                .toArray(JButton[]::new);
        boolean isLong = buttons.length > MOST_BESIDE || width(title, buttons) > UIScale.scale(MOST_WIDTH);
        add(title, "wmin 0, growx, pushx, split " + (isLong ? 2 : buttons.length + 2));
        for (JButton button : isLong ? new JButton[0] : buttons) {
            add(button, "growx 0");
        }
        JButton close = Styles.iconButton("close", "Close this message");
        close.setName(name + ".close");
        beside = close.getPreferredSize().width
                + (isLong ? 0 : width(buttons))
                + title.getIcon().getIconWidth()
                + title.getIconTextGap();
        close.addActionListener(e -> notices.withdraw(this.notice.topic()));
        add(close, "growx 0, wrap");
        NoticeDetails details = new NoticeDetails(String.join("\n", notice.lines()), name + ".details");
        details.setVisible(lines && !notice.lines().isEmpty());
        add(details, "gapleft 24, wmin 0, growx, wrap");
        if (isLong) {
            add(new FlowRow(buttons), "gapleft 24, gaptop 6, wmin 0, growx");
        }
        colour();
    }

    private static int width(RowLabel title, JButton... buttons) {
        return buttons.length == 0 ? 0 : title.getPreferredSize().width + width(buttons);
    }

    private static int width(JButton... buttons) {
        int width = 0;
        for (JButton button : buttons) {
            width += button.getPreferredSize().width + UIScale.scale(GAP);
        }
        return width;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        title.fit(width - beside - UIScale.scale(GAPS));
    }

    /** Takes over another notice if it looks the same; true if it does. */
    boolean take(Notice other) {
        if (!notice.looksLike(other)) {
            return false;
        }
        notice = other;
        return true;
    }

    private JButton button(int index, Notices notices, String name) {
        JButton button = new JButton(notice.choices().get(index).label());
        button.setName(name + "." + notice.choices().get(index).id());
        button.addActionListener(e -> {
            Notice.Choice choice = notice.choices().get(index);
            if (choice.closes()) {
                notices.withdraw(notice.topic());
            }
            choice.action().run();
        });
        return button;
    }

    private static String icon(Notice.Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case QUESTION -> "info";
        };
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (notice != null) {
            colour();
        }
    }

    private void colour() {
        boolean isDark = FlatLaf.isLafDark();
        switch (notice.severity()) {
            case ERROR -> colour(isDark ? 0x4A2A2D : 0xFBE4E4, isDark ? 0x8A4145 : 0xE5A3A3);
            case WARNING -> colour(isDark ? 0x453A22 : 0xFBF0D9, isDark ? 0x84692F : 0xE2C27E);
            case QUESTION -> colour(isDark ? 0x243A4D : 0xE1EEFA, isDark ? 0x3F6A8F : 0x9CC3E6);
        }
    }

    private void colour(int back, int line) {
        setBackground(new Color(back));
        setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, new Color(line)));
    }
}
