package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.render.Icons;
import java.awt.Color;
import java.awt.Dimension;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;

/** A message above the canvas that is in nobody's way: what went wrong, where, and what to do. It stays until it is closed. */
@SuppressWarnings("serial")
public final class Banner extends JPanel {
    private static final int MOST_HEIGHT = 150;

    private final JLabel title = new JLabel();
    private final JTextArea details = new JTextArea();
    private final JScrollPane scroll;
    private final JButton retry = new JButton("Try again");
    private final JButton close;
    private transient Runnable again;
    private boolean isError;

    public Banner() {
        super(new MigLayout("insets 8 12 8 8, gapx 10, gapy 4, hidemode 3", "[grow,fill][][]", "[]0[]"));
        setName("banner");
        title.setName("banner.title");
        Styles.heading(title);
        details.setName("banner.details");
        details.setEditable(false);
        details.setLineWrap(true);
        details.setWrapStyleWord(true);
        details.setOpaque(false);
        details.setBorder(BorderFactory.createEmptyBorder());
        details.getAccessibleContext().setAccessibleName("Details");
        scroll =
                new JScrollPane(
                        details,
                        ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                        ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER) {
                    @Override
                    public Dimension getPreferredSize() {
                        Dimension size = super.getPreferredSize();
                        return new Dimension(0, Math.min(size.height, MOST_HEIGHT));
                    }
                };
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        retry.setName("banner.retry");
        retry.addActionListener(e -> {
            setVisible(false);
            again.run();
        });
        close = Form.iconButton("close", "Close this message");
        close.setName("banner.close");
        close.addActionListener(e -> setVisible(false));
        add(title, "wmin 0");
        add(retry);
        add(close, "wrap");
        add(scroll, "gapleft 24, wmin 0, spanx");
        setVisible(false);
    }

    /**
     * Shows that something went wrong.
     *
     * @param lines where and what to do
     * @param retryAction tries again, or null
     */
    public void fail(String words, List<String> lines, Runnable retryAction) {
        isError = true;
        show("error", words, lines);
        again = retryAction;
        retry.setVisible(retryAction != null);
        close.setVisible(true);
    }

    /** Shows what is so for as long as the document is open. */
    public void warn(String words, List<String> lines) {
        isError = false;
        show("warning", words, lines);
        retry.setVisible(false);
        close.setVisible(true);
    }

    private void show(String icon, String words, List<String> lines) {
        title.setIcon(Icons.of(icon));
        title.setText(words);
        title.setToolTipText(words);
        details.setText(String.join("\n", lines));
        details.setCaretPosition(0);
        scroll.setVisible(!lines.isEmpty());
        getAccessibleContext().setAccessibleName(words);
        colour();
        setVisible(true);
        revalidate();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (title != null) {
            colour();
        }
    }

    private void colour() {
        boolean dark = FlatLaf.isLafDark();
        Color back = isError
                ? dark ? new Color(0x4A2A2D) : new Color(0xFBE4E4)
                : dark ? new Color(0x453A22) : new Color(0xFBF0D9);
        Color line = isError
                ? dark ? new Color(0x8A4145) : new Color(0xE5A3A3)
                : dark ? new Color(0x84692F) : new Color(0xE2C27E);
        setBackground(back);
        setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, line));
    }
}
