package dev.ledge.editor.panel.run;

import dev.ledge.editor.component.Sentence;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;

/** Below what a run expects: what became of it in words, and buttons; in a narrow panel also those that add to it. */
@SuppressWarnings("serial")
final class RunsFoot extends JPanel {
    /** Of what fails is said so much, the rest in its tooltip. */
    private static final int MOST_LINES = 3;

    private final transient MigLayout layout =
            new MigLayout("insets 0 12 2 8, gap 2 2, hidemode 3", "[grow][][][][][]");
    private final Sentence message = new Sentence(MOST_LINES);
    private final JButton expect = new JButton("Expect …");
    private final JButton accept = new JButton();
    private final transient List<JButton> adding;

    /**
     * A foot that has room.
     *
     * @param adding the buttons that add an expectation, which are elsewhere where there is room
     * @param acceptEnd lets the run end as it does
     * @param buttons in the order in which they are shown
     */
    RunsFoot(List<JButton> adding, Runnable acceptEnd, List<JButton> buttons) {
        super();
        setLayout(layout);
        this.adding = adding;
        Styles.small(message);
        message.setName("runs.message");
        expect.setName("runs.expect");
        expect.setToolTipText("Adds what must come true");
        expect.putClientProperty("JButton.buttonType", "toolBarButton");
        Styles.small(expect);
        expect.addActionListener(e -> showMenu());
        accept.setName("runs.accept-end");
        accept.setToolTipText("Accept how it ends now: from then on it must end so");
        accept.getAccessibleContext().setAccessibleName("Accept how it ends now");
        Styles.small(accept);
        accept.addActionListener(e -> acceptEnd.run());
        accept.setVisible(false);
        add(message);
        add(accept);
        add(expect, "alignx left");
        buttons.forEach(this::add);
        setNarrow(false);
    }

    void setNarrow(boolean narrow) {
        layout.setComponentConstraints(message, narrow ? "growx, wmin 0, spanx, wrap" : "growx, wmin 0");
        expect.setVisible(narrow);
        accept.setText(narrow ? "Accept end" : "Accept how it ends now");
        revalidate();
    }

    /** Lets expectations be added, or not. */
    void setEditable(boolean editable) {
        expect.setEnabled(editable);
    }

    /** Offers to let the run end as it does, or does not. */
    void offerEnd(boolean offered) {
        accept.setVisible(offered);
    }

    /** Says something of a run; nothing if it is empty. */
    void say(String words, boolean fails) {
        message.setText(words.isEmpty() ? " " : words);
        message.setIcon(fails ? Icons.of("error") : null);
        message.setToolTipText(words.isEmpty() ? null : PlainText.of(words));
    }

    private void showMenu() {
        JPopupMenu menu = new JPopupMenu();
        for (JButton button : adding) {
            JMenuItem item = new JMenuItem(button.getText());
            item.setName(button.getName() + ".item");
            item.setToolTipText(button.getToolTipText());
            item.addActionListener(e -> button.doClick(0));
            menu.add(item);
        }
        menu.show(expect, 0, -menu.getPreferredSize().height);
    }
}
